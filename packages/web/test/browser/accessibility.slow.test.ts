import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { during, inRound, inYear, playedGame } from './positions.ts';

const evening = spendEvening();

const four = { of: 'runewars', holders: ['Mira', 'bot:Bruno', 'bot:Kasia', 'bot:Grukk'] } as const;

const games = {
  table: playedGame({ holders: ['Mira', 'bot:Bruno', 'bot:Kasia'], seed: 11, until: inRound(4) }),
  combat: playedGame({ holders: ['Mira'], seed: 3, until: during('assault') }),
  hotSeat: playedGame({ holders: ['Mira', 'Antek'], seed: 8, until: inRound(2) }),
  finished: playedGame({ holders: ['Mira', 'bot:Bruno'], seed: 21 }),
  war: playedGame({ ...four, seed: 4, until: inYear(2) }),
  battle: playedGame({ ...four, seed: 4, until: during('battle') }),
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
  table: table(games.table, '[data-ask]'),
  combat: table(games.combat, '[data-combat]'),
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

const looks = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1024 },
  { theme: 'light', width: 390 },
] as const;

describe('axe finds nothing', () => {
  for (const [name, visit] of Object.entries(screens))
    it(`${name}: by night on a desk, by day on a tablet and on a phone`, async () => {
      const { guest, address } = evening();
      for (const { theme, width } of looks) {
        const mira = await guest({ theme, width, height: 900 });
        await visit(mira, address);
        expect(await findings(mira.page), `${theme} ${width}`).toEqual([]);
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
