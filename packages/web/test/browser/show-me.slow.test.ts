import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { cardOverTarget, followLesson } from './lesson-follower.ts';
import { looks } from './looks.ts';
import { rawWordsOn, watchWords } from './raw-words.ts';

const evening = spendEvening('watched');

/** What is tried: a statement, with what, and as whom. */
const tries = [
  ['rune-age', 'RA-SIEGE-13', 'mouse', {}],
  ['rune-age', 'RA-WOUND-06', 'finger', { width: 390, height: 844, language: 'pl', theme: 'light' }],
  ['runewars', 'RW-DIPL-01', 'finger', { width: 390, height: 844 }],
  ['runewars', 'RW-QUEST-22', 'keys', { language: 'pl', theme: 'light' }],
] as const;

const pagesOf = async (page: Page): Promise<number> => {
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

describe('a rule of the library', () => {
  it.each(tries)('%s: %s is tried at a table with %s', async (game, rule, hand, plan) => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest(plan);
    await watchWords(page);
    await page.goto(`${address}#/library/rules/${game}/${rule}`);
    await page.locator(`[data-show="${rule}"]`).click();
    await page.locator('[data-coach]:visible').waitFor();
    expect(await page.locator('[data-coach] header').innerText()).toContain(rule);
    await followLesson(page, {
      hand,
      onStep: async step => expect(await cardOverTarget(page), `${step} is covered`).toBe(0),
    });
    // Nothing of it is remembered among the lessons.
    const kept = await page.evaluate(() => localStorage.getItem('runehold.school') ?? '');
    expect(kept).not.toContain(rule);
    await page.locator('[data-home]').click();
    await page.locator(`#${rule}[data-wanted="true"]`).waitFor();
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mishaps).toEqual([]);
  });

  it('is found among those that can be tried, and may be played otherwise', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await page.goto(`${address}#/library/rules/rune-age`);
    await page.locator('[data-wanted]').first().waitFor();
    const all = await page.locator('[data-wanted]').count();
    await page.locator('[data-only-shown]').check();
    const shown = await page.locator('[data-show]').count();
    expect(shown).toBeGreaterThan(20);
    await expect.poll(() => page.locator('[data-wanted]').count()).toBe(shown);
    expect(shown).toBeLessThan(all);
    expect(await findings(page)).toEqual([]);
    await page.goto(`${address}#/library/rules/rune-age/RA-GOLD-08/try`);
    await page.locator('[data-option="end"]:visible').click();
    await page.locator('[data-ask] [data-confirm]:enabled').click();
    await page.locator('[data-note]').waitFor({ state: 'detached' });
    await page.locator('[data-back]:enabled').click();
    await followLesson(page, { hand: 'mouse' });
    expect(mishaps).toEqual([]);
  });

  it('is not there to be tried where nobody arranged it', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    await page.goto(`${address}#/library/rules/runewars/RW-COMP-01/try`);
    await page.getByText('There is no such page.').waitFor();
  });
});

describe('a game in ten minutes', () => {
  it.each(
    looks([
      { language: 'pl', theme: 'light', width: 390 },
      { language: 'en', theme: 'dark', width: 1440 },
    ] as const),
  )('is read, drawn, and printed on one page: %o', async plan => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest({ ...plan, height: 860 });
    await watchWords(page);
    for (const game of ['rune-age', 'runewars']) {
      await page.goto(`${address}#/learn`);
      await page.locator(`[data-brief="${game}"]`).click();
      await page.locator('[data-chapter]').first().waitFor();
      expect(await page.locator('[data-chapter]').count()).toBeGreaterThanOrEqual(8);
      expect(await findings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await pagesOf(page)).toBe(1);
      // Every chapter shows what it is about.
      for (const chapter of await page.locator('[data-chapter]').all())
        expect(await chapter.locator('svg').count()).toBeGreaterThan(0);
    }
    await page.goto(`${address}#/library/guide/runewars`);
    await page.locator('[data-brief="runewars"]').click();
    await page.locator('[data-chapter="end"]').waitFor();
    expect(await rawWordsOn(page)).toEqual([]);
    expect(mishaps).toEqual([]);
  });
});
