import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening('watched');

const word = (page: Page, point: string) => page.locator(`[data-coach="runewars.guide.${point}"]`);

const lit = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-sky][data-lit]').first().getAttribute('data-lit'));

describe('the guided first year of Runewars', () => {
  it('is a real table with two bots and a coach, who speaks before the first Order and lights what it is about', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    const { page } = mira;
    await page.goto(`${address}#/learn/runewars/first-year`);
    await page.locator('[data-lead="latari"]').click();
    await parts(page).bar.waitFor();
    await playOn(page, { seed: 3, until: '[data-prompt="prompt.choose-order"]' });
    await word(page, 'spring').waitFor();
    expect(await word(page, 'spring').innerText()).toContain('Trzy sprawy na ten rok');
    await expect.poll(() => lit(page)).toBeGreaterThan(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(mira.mishaps).toEqual([]);
  });

  it('goes through the year with a word in every season, and asks at its end whether to play on', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await page.goto(`${address}#/learn/runewars/first-year`);
    await page.locator('[data-lead="daqan"]').click();
    await parts(page).bar.waitFor();
    for (const point of ['spring', 'summer', 'fall', 'winter']) {
      // In fall, whoever has units that would starve may be told that instead.
      const words = point === 'fall' ? ['guide.fall', 'hunger'] : [`guide.${point}`];
      const until = words.map(each => `[data-coach="runewars.${each}"]`).join();
      expect(await playOn(page, { seed: 7, until })).toBe('wanted');
    }
    // The table is guided wherever it is opened from.
    await page.reload();
    await playOn(page, { seed: 8, until: '[data-rest]' });
    expect(await page.locator('[data-rest]').innerText()).toMatch(/Runes \d+, areas \d+, army \d+\./);
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('[data-stop-here]').click();
    await expect.poll(() => page.url()).toContain('#/learn/runewars');
    const line = page.locator('[data-lesson-card="runewars.first-year"] [data-standing]');
    expect(await line.getAttribute('data-standing')).toBe('done');
    // It is among the games one plays, and asks no more.
    await page.goBack();
    await parts(page).bar.waitFor();
    expect(await page.locator('[data-rest]').count()).toBe(0);
    expect(mira.mishaps).toEqual([]);
  });
});
