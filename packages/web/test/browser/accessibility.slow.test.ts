import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { everyVariant } from './every-variant.ts';
import type { Guest } from './guest.ts';
import { openGame } from './guest.ts';
import { layoutFaults } from './layout-faults.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { during, inRound, inYear, playedGame } from './positions.ts';
import { isAskedFor } from './sought-game.ts';

const evening = spendEvening();

const four = { of: 'runewars', holders: ['Mira', 'bot:Bruno', 'bot:Kasia', 'bot:Grukk'] } as const;

const games = {
  table: playedGame({ holders: ['Mira', 'bot:Bruno', 'bot:Kasia'], seed: 11, until: inRound(4) }),
  hotSeat: playedGame({ holders: ['Mira', 'Antek'], seed: 8, until: inRound(2) }),
  finished: playedGame({ holders: ['Mira', 'bot:Bruno'], seed: 21 }),
  war: playedGame({ ...four, seed: 4, until: inYear(2) }),
  battle: playedGame({ ...four, seed: 4, until: during('battle') }),
  orders: playedGame({
    ...four,
    options: everyVariant,
    seed: 4,
    until: match => inYear(2)(match) && isAskedFor('prompt.choose-order')(match),
  }),
  building: playedGame({
    ...four,
    options: { board: 'built' },
    seed: 2,
    until: match => during('lay-tile')(match) && match.entries.length > 5,
  }),
};

type Visit = (guest: Guest, address: string) => Promise<void>;

const at =
  (path: string, wait: string): Visit =>
  async ({ page }, address) => {
    await page.goto(`${address}#/${path}`);
    await page.locator(wait).first().waitFor();
  };

const table =
  (file: string, wait: string): Visit =>
  async (guest, address) => {
    await openGame(guest, address, file);
    await guest.page.locator(wait).first().waitFor();
  };

const screens: Readonly<Record<string, Visit>> = {
  hall: at('', 'h1'),
  'new table': at('new/rune-age', 'aside button'),
  settings: at('settings', 'form'),
  rules: at('library/rules/rune-age', 'ol li'),
  guide: at('library/guide/runewars', 'ol h2'),
  'the other guide': at('library/guide/rune-age', 'ol h2'),
  cards: at('library/cards', 'h2'),
  components: at('library/cards/runewars', 'h3'),
  curtain: table(games.hotSeat, '[data-curtain]'),
  replay: table(games.finished, '[data-frame]'),
  war: table(games.war, '[data-ask]'),
  battle: table(games.battle, '[data-stage="battle"]'),
  building: table(games.building, '[data-ask]'),
  rule: async (guest, address) => {
    await table(games.table, '[data-ask]')(guest, address);
    await guest.page.getByRole('button', { name: 'The rule' }).click();
    await guest.page.getByRole('dialog').waitFor();
  },
  menu: async (guest, address) => {
    await table(games.table, '[data-ask]')(guest, address);
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await guest.page.getByRole('dialog').waitFor();
  },
};

/** The windows in which a screen is looked at: the first of them in one browser, whose window is made smaller. */
const browsers = looks([
  [
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 390 },
  ],
  [
    { theme: 'light', width: 1440 },
    { theme: 'light', width: 1024 },
    { theme: 'dark', width: 1024 },
  ],
  [
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 390 },
  ],
] as const);

describe('axe finds nothing', () => {
  for (const [name, visit] of Object.entries(screens))
    it(`${name}: by night on a desk, by day on a phone`, async () => {
      const { guest, address } = evening();
      for (const ofBrowser of browsers) {
        const mira = await guest({ theme: 'system', width: ofBrowser[0].width, height: 900 });
        await mira.page.emulateMedia({ colorScheme: ofBrowser[0].theme });
        await visit(mira, address);
        for (const { theme, width } of ofBrowser) {
          await mira.page.emulateMedia({ colorScheme: theme });
          await mira.page.setViewportSize({ width, height: 900 });
          expect(await findings(mira.page), `${theme} ${width}`).toEqual([]);
        }
        expect(mira.mishaps).toEqual([]);
        await mira.context.close();
      }
    });

  it('a screen reader is told what happens and what is asked', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, games.table);
    await parts(mira.page).options.first().click();
    await parts(mira.page).confirm.click();
    await expect.poll(() => mira.page.locator('[role="log"]').innerText()).toMatch(/\w+/);
    await expect.poll(() => mira.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });
});

/** The windows in which every table is played, and those of them that axe looks at. */
const windows = looks(
  [
    [1280, 720, true],
    [768, 1024, false],
    [844, 390, true],
    [390, 844, false],
    [1920, 1080, false],
    [1440, 900, false],
    [1366, 768, false],
    [1024, 768, true],
  ] as const,
  4,
);

/** The tables that are laid out in all of them, each with where its hand is. */
const laid: Readonly<Record<string, { readonly file: string; readonly hand: string }>> = {
  'Runewars, nine Orders to choose from': {
    file: games.orders,
    hand: '[data-hand="open"] [data-at^="order/"][data-option]',
  },
};

describe('in windows of every kind, in both languages, by day and by night', () => {
  it.each(Object.entries(laid))(
    '%s: nothing lies over anything; the hand is whole',
    async (_, { file, hand }) => {
      const { guest, address } = evening();
      const mira = await guest({ theme: 'system' });
      const { page } = mira;
      await openGame(mira, address, file);
      await parts(page).bar.waitFor();
      for (const [width, height, isForAxe] of windows) {
        await page.setViewportSize({ width, height });
        for (const language of ['EN', 'PL'] as const) {
          await page.getByRole('banner').getByText(language, { exact: true }).click();
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            await page.mouse.move(1, 1);
            const name = `${width}×${height} ${language} ${colorScheme}`;
            await expect.poll(() => page.evaluate(layoutFaults, { hand }), { message: name }).toEqual([]);
            if (isForAxe && (language === 'EN') === (colorScheme === 'dark'))
              expect(await findings(page), name).toEqual([]);
          }
        }
      }
      expect(mira.mishaps).toEqual([]);
    },
  );
});
