import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { looks } from './looks.ts';
import { boxFindings, notWhole, windows } from './page-boxes.ts';
import { parts } from './page-parts.ts';
import { during, inRound, playedGame } from './positions.ts';

const evening = spendEvening();

const company = ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'];
const races = { race1: 'latari', race2: 'daqan', race3: 'uthuk', race4: 'waiqar' };

/** Tables on which much lies: Events, Rewards, runes, cities that are held, a full hand; and a siege. */
const games = {
  resurgence: playedGame({ holders: company, options: races, seed: 21, until: inRound(11) }),
  cataclysm: playedGame({
    holders: company,
    options: { ...races, scenario: 'cataclysm' },
    seed: 7,
    until: inRound(6),
  }),
  siege: playedGame({
    holders: company,
    options: { ...races, scenario: 'runewars' },
    seed: 5,
    until: match => {
      const { fighter, army } = match.view('spectator').table as { fighter: number[]; army: string[][] };
      return during('assault')(match) && fighter[1] >= 0 && army[0].length > 1 && army[1].length > 0;
    },
  }),
} as const;

const dress = (page: Page, theme: string): Promise<void> =>
  page.evaluate(it => {
    document.documentElement.dataset['theme'] = it;
  }, theme);

/** Everything that is wrong with a table in the window as it is. */
const wrongOn = async (page: Page): Promise<readonly string[]> => {
  const { overlaps, cut } = await boxFindings(page, 'main');
  return [
    ...overlaps,
    ...cut.map(text => `cut: ${text}`),
    ...(await notWhole(page, '[data-at^="hand/"]')).map(card => `hand: ${card}`),
    ...(await notWhole(page, '[data-ask] button[aria-keyshortcuts="Enter"]')).map(it => `confirm: ${it}`),
  ];
};

/** The same when the table has come to rest: a window that changes its size moves things for a moment. */
const restingFaults = async (page: Page): Promise<readonly string[]> => {
  let wrong = await wrongOn(page);
  for (let again = 0; again < 10 && wrong.length > 0; again++) {
    await page.waitForTimeout(100);
    wrong = await wrongOn(page);
  }
  return wrong;
};

/** In each language and theme other windows, so that every window is seen once. */
const windowsIn = (pair: number): readonly (readonly [number, number])[] =>
  looks([...windows.slice(2 * pair), ...windows.slice(0, 2 * pair)], 2);

describe('the table of Rune Age in eight windows, both languages and themes', () => {
  it.each(Object.entries(games))(
    '%s: nothing covers anything, every name is whole, hand and confirm are in sight, and axe finds nothing',
    async (_, file) => {
      const { guest, address } = evening();
      const { page, mishaps, context } = await guest();
      await openGame({ page, mishaps, context }, address, file);
      await parts(page).bar.waitFor();
      const wrong: Record<string, readonly string[]> = {};
      for (const [n, language] of (['EN', 'PL'] as const).entries()) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page
          .getByRole('button', { name: language === 'EN' ? /English|angielski/i : /Polish|polski/i })
          .click();
        await page.evaluate(() => document.fonts.ready);
        for (const [m, theme] of (['dark', 'light'] as const).entries()) {
          await dress(page, theme);
          for (const [width, height] of windowsIn(2 * n + m)) {
            await page.setViewportSize({ width, height });
            const found = await restingFaults(page);
            if (found.length > 0) wrong[`${language} ${theme} ${width}×${height}`] = found;
          }
          // What axe looks for does not change with the size, but for what is folded away.
          const [width, height] = theme === 'dark' ? [1440, 900] : [390, 844];
          await page.setViewportSize({ width, height });
          const axe = await findings(page);
          if (axe.length > 0) wrong[`${language} ${theme} axe`] = axe;
        }
      }
      expect(wrong).toEqual({});
      expect(mishaps).toEqual([]);
      await context.close();
    },
    A_WHILE,
  );
});
