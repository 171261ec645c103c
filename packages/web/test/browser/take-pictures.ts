import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame, welcome } from './guest.ts';
import { pictureGame } from './picture-games.ts';
import { openSite } from './site.ts';

/**
 * Takes the pictures of docs/pictures: every screen, on a desk and on a phone.
 *
 *   [FOLDER [BEGINNING…]]   where they go, and how the names of those begin that are wanted
 */

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../../docs/pictures', import.meta.url));

const desk: GuestPlan = { width: 1440, height: 900 };
const phone: GuestPlan = { width: 390, height: 844 };
const tablet: GuestPlan = { width: 1024, height: 768 };

type Shot = {
  readonly name: string;
  readonly plans: readonly (readonly [suffix: string, plan: GuestPlan])[];
  readonly take: (guest: Guest, address: string) => Promise<void>;
};

const both = [
  ['', desk],
  ['-phone', phone],
] as const;

const polish = [
  ['-pl', { ...desk, language: 'pl' }],
  ['-phone-pl', { ...phone, language: 'pl' }],
] as const;

const light = ['-light', { ...desk, theme: 'light' }] as const;

type GameName = Parameters<typeof pictureGame>[0];

const atTable =
  (game: GameName) =>
  async (guest: Guest, address: string): Promise<void> => {
    await openGame(guest, address, pictureGame(game));
    await guest.page.locator('[data-ask], [data-frame], [data-curtain]').first().waitFor();
  };

const shots: readonly Shot[] = [
  {
    name: 'hall',
    plans: [...both, ['-pl-light', { ...desk, language: 'pl', theme: 'light' }]],
    take: async (guest, address) => {
      for (const game of ['finished', 'war', 'table'] as const) await atTable(game)(guest, address);
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
      await atTable('table')(guest, address);
      await guest.page.locator('[data-option]').nth(1).click();
    },
  },
  { name: 'rune-age-siege', plans: both, take: atTable('siege') },
  { name: 'rune-age-battle', plans: both, take: atTable('battle') },
  {
    name: 'runewars-table',
    plans: [...both, ...polish, light, ['-tablet', tablet]],
    take: atTable('war'),
  },
  {
    name: 'runewars-battle',
    plans: [...both, ...polish, light],
    take: atTable('clash'),
  },
  { name: 'runewars-choose', plans: [...both, ...polish], take: atTable('choosing') },
  { name: 'runewars-orders', plans: [...both, ...polish], take: atTable('nine') },
  { name: 'runewars-capital', plans: [...both, ...polish], take: atTable('capital') },
  { name: 'runewars-commanders', plans: [...both, ...polish], take: atTable('fate') },
  { name: 'runewars-building', plans: [...both, ...polish], take: atTable('building') },
  { name: 'runewars-duel', plans: [...both, ...polish], take: atTable('duel') },
  { name: 'runewars-quest', plans: [...both, ...polish], take: atTable('test') },
  { name: 'runewars-bid', plans: [...both, ...polish], take: atTable('bid') },
  {
    name: 'runewars-replay',
    plans: [...both, ...polish],
    take: async (guest, address) => {
      await atTable('won')(guest, address);
      const slider = guest.page.getByRole('slider');
      const decision = Math.floor(Number(await slider.getAttribute('max')) * 0.6);
      await slider.fill(String(decision));
      await guest.page.locator(`[data-shown="${decision}"]`).waitFor();
    },
  },
  {
    name: 'runewars-charts',
    plans: [...both, ...polish],
    take: async (guest, address) => {
      await atTable('won')(guest, address);
      await guest.page.getByRole('button', { name: /Charts|Wykresy/ }).click();
      await guest.page.locator('[data-measure="influence"] canvas').waitFor();
    },
  },
  ...(
    [
      ['runewars-end', 'won'],
      ['rune-age-end', 'finished'],
    ] as const
  ).map(
    ([name, game]): Shot => ({
      name,
      plans: [...both, ...polish, light],
      take: async (guest, address) => {
        await atTable(game)(guest, address);
        await guest.page.locator('a[href^="#/table/"]').last().click();
        await guest.page.locator('[data-course="told"]').waitFor();
      },
    }),
  ),
  { name: 'curtain', plans: both, take: atTable('hotSeat') },
  {
    name: 'replay',
    plans: both,
    take: async (guest, address) => {
      await atTable('finished')(guest, address);
      const slider = guest.page.getByRole('slider');
      await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)));
      await guest.page.waitForTimeout(300);
    },
  },
  {
    name: 'charts',
    plans: both,
    take: async (guest, address) => {
      await atTable('finished')(guest, address);
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
    plans: [...both, ...polish, light],
    take: async ({ page }, address) => {
      await page.goto(`${address}#/library/cards/runewars/heroes`);
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
      await atTable('table')(guest, address);
      await guest.page.getByRole('button', { name: 'The rule' }).click();
      await guest.page.locator('blockquote').waitFor();
    },
  },
];

const takeAll = async (browser: Browser, address: string): Promise<void> => {
  const wanted = process.argv.slice(3);
  for (const { name, plans, take } of shots) {
    for (const [suffix, plan] of plans) {
      if (wanted.length > 0 && !wanted.some(it => `${name}${suffix}`.startsWith(it))) continue;
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
