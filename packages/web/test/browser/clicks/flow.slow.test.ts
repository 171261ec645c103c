import type { Page } from '@playwright/test';
import { PASS } from '@runehold/kernel/ask/offer';
import { describe, expect, it } from 'vitest';
import { spendEvening } from '../evening.ts';
import { everyVariant } from '../every-variant.ts';
import { openGame } from '../guest.ts';
import { parts } from '../page-parts.ts';
import { playedGame } from '../positions.ts';
import { isAskedFor, soughtGame } from '../sought-game.ts';
import { clicksOn, countClicks, savedFile } from './counting.ts';

/** Everybody here has an empty browser: what is counted is what a stranger needs, with nothing set. */
const evening = spendEvening();

const noLesson = async (page: Page): Promise<void> => {
  const enough = page.getByRole('button', { name: 'No more hints' });
  if (await enough.isVisible()) await enough.click();
};

/** How often seat 0 has answered in a game. */
const decisionsIn = (file: string): number =>
  (JSON.parse(file) as { readonly entries: readonly (readonly [seat: number])[] }).entries.filter(
    ([seat]) => seat === 0,
  ).length;

describe('a turn costs few clicks', () => {
  it('a unit of Rune Age is bought with two, and given back with one', async () => {
    const { stranger, address } = evening();
    const mira = await stranger({ moves: true });
    const { page } = mira;
    await countClicks(page);
    const file = playedGame({
      of: 'rune-age',
      holders: ['Mira', 'bot:Bruno'],
      seed: 3,
      until: match =>
        isAskedFor('prompt.action')(match) &&
        match.view(0).asks[0].options.some(({ name }) => name === 'gold'),
    });
    await openGame(mira, address, file);
    await parts(page).bar.waitFor();
    await noLesson(page);
    const before = await clicksOn(page);
    await page.locator('[data-at^="pile/"][data-state="legal"]').first().click();
    await page.locator('[data-proposal]').waitFor();
    // However much there is to say of it, question and buttons stay on one line.
    const desk = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const size of [{ width: 1024, height: 768 }, desk]) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await page.locator('[data-ask]').boundingBox())?.height ?? 0)
        .toBeLessThan(70);
    }
    await page.locator('[data-ask] button[aria-keyshortcuts="Enter"]').click();
    await expect.poll(() => page.locator('[data-proposal]').count()).toBe(0);
    // The purchase is made once all of its answers are given.
    await page.locator('[data-ask][aria-busy="false"]').waitFor();
    expect((await clicksOn(page)) - before).toBeLessThanOrEqual(2);
    const answers = decisionsIn(await savedFile(page)) - decisionsIn(file);
    expect(answers).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.locator('[data-ask] button', { hasText: 'Undo' }).click();
    await page.locator('[data-prompt="prompt.action"]').waitFor();
    expect(mira.mishaps).toEqual([]);
  });

  it('a moment in which one can do nothing is asked about once, where other people sit', async () => {
    const { stranger, address } = evening();
    const mira = await stranger({ moves: true });
    const { page } = mira;
    const file = soughtGame({
      of: 'runewars',
      holders: ['Mira', 'Antek'],
      options: everyVariant,
      until: match =>
        isAskedFor('prompt.lay-fate')(match) &&
        match.view(0).asks[0].options.every(({ code }) => code === PASS),
    });
    await openGame(mira, address, file);
    const { curtain, bar } = parts(page);
    await bar.or(curtain).first().waitFor();
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    const put = page.locator('[data-prompt="prompt.lay-fate"]');
    await put.waitFor();
    await page.locator('[data-pass-on]').click();
    await expect.poll(() => put.count()).toBe(0);
    // What Mira lets pass is hers: whoever plays on at this screen hears nothing of it.
    await curtain.getByRole('button').click();
    await bar.waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('[data-ask-again]').count()).toBe(0);
    expect(mira.mishaps).toEqual([]);
  });
});
