import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Match } from '@runehold/kernel/match/match';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame, welcome } from './guest.ts';
import { during, inRound, inYear, playedGame } from './positions.ts';
import { openSite } from './site.ts';

/** Takes the pictures of docs/pictures: every screen, on a desk and on a phone. */

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../../docs/pictures', import.meta.url));

const desk: GuestPlan = { width: 1440, height: 900 };
const phone: GuestPlan = { width: 390, height: 844 };
const tablet: GuestPlan = { width: 1024, height: 768 };

const races = { race1: 'latari', race2: 'daqan', race3: 'uthuk', race4: 'waiqar' } as const;
const company = ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'] as const;

const factions = {
  faction1: 'latari',
  faction2: 'daqan',
  faction3: 'uthuk',
  faction4: 'waiqar',
} as const;

/** A battle of many units in its second round or later. */
const isGreatBattle = (match: Match): boolean => {
  const { fighters, combatRound } = match.view('spectator').table as {
    fighters: number[][];
    combatRound: number;
  };
  return combatRound > 1 && fighters.flat().reduce((sum, units) => sum + units, 0) > 7;
};

const games = {
  table: playedGame({
    holders: company,
    options: races,
    seed: 11,
    until: match => inRound(6)(match) && Number(match.view(0).asks[0]?.prompt.args['purse'] ?? 0) >= 3,
  }),
  siege: playedGame({
    holders: company,
    options: { ...races, scenario: 'runewars' },
    seed: 5,
    until: match => {
      const { fighter, army } = match.view('spectator').table as {
        fighter: number[];
        army: string[][];
      };
      return during('assault')(match) && fighter[1] >= 0 && army[0].length > 1 && army[1].length > 0;
    },
  }),
  battle: playedGame({
    holders: ['Mira'],
    options: { race1: 'uthuk' },
    seed: 3,
    until: match =>
      inRound(4)(match) &&
      during('assault')(match) &&
      (match.view('spectator').table as { army: string[][] }).army[0].length > 1,
  }),
  hotSeat: playedGame({ holders: ['Mira', 'Antek'], options: races, seed: 8, until: inRound(2) }),
  finished: playedGame({ holders: company, options: races, seed: 21 }),
  war: playedGame({
    of: 'runewars',
    holders: company,
    options: factions,
    seed: 4,
    until: match => inYear(5)(match) && match.view(0).asks[0]?.name === 'area' && during('activate')(match),
  }),
  clash: playedGame({
    of: 'runewars',
    holders: company,
    options: factions,
    seed: 6,
    until: match => inYear(2)(match) && isGreatBattle(match),
  }),
  building: playedGame({
    of: 'runewars',
    holders: company.slice(0, 3),
    options: { board: 'built' },
    seed: 2,
    until: match => during('lay-tile')(match) && match.entries.length > 5,
  }),
};

type Shot = {
  readonly name: string;
  readonly plans: readonly (readonly [suffix: string, plan: GuestPlan])[];
  readonly take: (guest: Guest, address: string) => Promise<void>;
};

const both = [
  ['', desk],
  ['-phone', phone],
] as const;

const atTable =
  (file: string) =>
  async (guest: Guest, address: string): Promise<void> => {
    await openGame(guest, address, file);
    await guest.page.locator('[data-ask], [data-frame], [data-curtain]').first().waitFor();
  };

const shots: readonly Shot[] = [
  {
    name: 'hall',
    plans: [...both, ['-pl-light', { ...desk, language: 'pl', theme: 'light' }]],
    take: async (guest, address) => {
      for (const file of [games.finished, games.battle, games.table]) await atTable(file)(guest, address);
      await guest.page.goto(`${address}#/`);
      await guest.page.locator('time').first().waitFor();
    },
  },
  {
    name: 'new-table',
    plans: both,
    take: async ({ page }, address) => {
      await page.goto(`${address}#/new/rune-age`);
      await page.getByRole('button', { name: 'Latari Elves' }).first().click();
      await page.getByRole('button', { name: '4', exact: true }).click();
      await page.getByRole('button', { name: 'Uthuk Y’llan' }).nth(2).click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'rune-age-table',
    plans: [
      ...both,
      ['-tablet', tablet],
      ['-pl', { ...desk, language: 'pl' }],
      ['-light', { ...desk, theme: 'light' }],
      ['-phone-pl', { ...phone, language: 'pl' }],
    ],
    take: async (guest, address) => {
      await atTable(games.table)(guest, address);
      await guest.page.locator('[data-option]').nth(1).click();
    },
  },
  { name: 'rune-age-siege', plans: both, take: atTable(games.siege) },
  { name: 'rune-age-battle', plans: both, take: atTable(games.battle) },
  {
    name: 'runewars-table',
    plans: [...both, ['-pl', { ...desk, language: 'pl' }], ['-phone-pl', { ...phone, language: 'pl' }]],
    take: atTable(games.war),
  },
  {
    name: 'runewars-battle',
    plans: [...both, ['-pl', { ...desk, language: 'pl' }]],
    take: atTable(games.clash),
  },
  { name: 'runewars-building', plans: both, take: atTable(games.building) },
  { name: 'curtain', plans: both, take: atTable(games.hotSeat) },
  {
    name: 'replay',
    plans: both,
    take: async (guest, address) => {
      await atTable(games.finished)(guest, address);
      const slider = guest.page.getByRole('slider');
      await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)));
      await guest.page.waitForTimeout(300);
    },
  },
  {
    name: 'charts',
    plans: both,
    take: async (guest, address) => {
      await atTable(games.finished)(guest, address);
      await guest.page.getByRole('button', { name: 'Charts' }).click();
      await guest.page.locator('canvas').nth(2).waitFor();
    },
  },
  {
    name: 'library-rules',
    plans: both,
    take: async ({ page }, address) => {
      await page.goto(`${address}#/library/rules/rune-age`);
      await page.getByRole('searchbox').fill('attrition');
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'library-cards',
    plans: both,
    take: async ({ page }, address) => {
      await page.goto(`${address}#/library/cards`);
      await page.locator('h2').first().waitFor();
    },
  },
  {
    name: 'library-runewars',
    plans: [...both, ['-pl', { ...desk, language: 'pl' }]],
    take: async ({ page }, address) => {
      await page.goto(`${address}#/library/cards/runewars`);
      await page.locator('h3').first().waitFor();
    },
  },
  {
    name: 'settings',
    plans: both,
    take: async ({ page }, address) => {
      await page.goto(`${address}#/settings`);
      await page.locator('form').waitFor();
    },
  },
  {
    name: 'rule',
    plans: both,
    take: async (guest, address) => {
      await atTable(games.table)(guest, address);
      await guest.page.getByRole('button', { name: 'The rule' }).click();
      await guest.page.locator('blockquote').waitFor();
    },
  },
];

const takeAll = async (browser: Browser, address: string): Promise<void> => {
  const wanted = process.argv[3];
  for (const { name, plans, take } of shots) {
    for (const [suffix, plan] of plans) {
      if (wanted !== undefined && !`${name}${suffix}`.startsWith(wanted)) continue;
      const guest = await welcome(browser, plan);
      await take(guest, address);
      await guest.page.evaluate(() => document.fonts.ready);
      await guest.page.waitForTimeout(250);
      await guest.page.screenshot({ path: join(folder, `${name}${suffix}.jpg`), type: 'jpeg', quality: 86 });
      for (const mishap of guest.mishaps) console.error(`${name}${suffix}: ${mishap}`);
      await guest.context.close();
    }
  }
};

await mkdir(folder, { recursive: true });
const site = await openSite('shipped');
const browser = await startBrowser();
try {
  await takeAll(browser, site.address);
} finally {
  await browser.close();
  await site.close();
}
