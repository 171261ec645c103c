import { describe, expect, it } from 'vitest';
import { spendEvening, WHOLE_GAME } from './evening.ts';
import { parts, sitDown } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening();

describe('a whole game in the browser, every decision made in the bar', () => {
  it(
    'alone against the Dragonlords',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      await sitDown(mira, address, 1);
      expect(await playOn(mira.page, { seed: 5 })).toBe('over');
      await expect.poll(() => parts(mira.page).over.innerText()).toContain('The game is over');
      expect(mira.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );

  it(
    'four players, three of them bots',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      await sitDown(mira, address, 4);
      expect(await playOn(mira.page, { seed: 9, hurry: true })).toBe('over');
      await mira.page.goto(`${address}#/`);
      await expect.poll(() => mira.page.getByText('over', { exact: true }).count()).toBe(1);
      expect(mira.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );

  it(
    'on a phone, in Polish, by touch; nothing is wider than the screen',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844, language: 'pl' });
      await sitDown(mira, address, 1);
      const tooWide = (): Promise<number> =>
        mira.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await tooWide()).toBe(0);
      const chip = parts(mira.page).options.first();
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await chip.tap();
      await parts(mira.page).confirm.tap();
      expect(await playOn(mira.page, { seed: 3, hurry: true })).toBe('over');
      expect(await parts(mira.page).over.innerText()).toContain('Koniec gry');
      expect(await tooWide()).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );
});
