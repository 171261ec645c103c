/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { Eyes } from '@runehold/ai/agent';
import type { Match } from '@runehold/kernel/match/match';
import { decisionOf, wordsAt } from '@runehold/kernel/pack/coach';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { runeAgePack } from '@runehold/rune-age/pack';
import { runewarsPack } from '@runehold/runewars/pack';
import { oddsmaker } from '@runehold/runewars/rules/view/odds/oddsmaker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { type Guest, openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { soughtGame } from './sought-game.ts';

const evening = spendEvening();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

const holders = ['Mira', 'bot:Bruno'] as const;

/** Whether the coach says one thing to seat 0, with an answer in mind where one is named. */
const says =
  (pack: GamePack, id: string, minded?: string) =>
  (match: Match): boolean => {
    const view = match.view(0);
    const [ask] = view.asks;
    if (ask === undefined || pack.coach === undefined) return false;
    const option = ask.options.find(({ name }) => name === minded);
    if (minded !== undefined && option === undefined) return false;
    const decision = decisionOf(pack.game, { view, ask }, option === undefined ? [] : [option.code]);
    return wordsAt(pack.coach, decision)[0]?.trigger.id === id;
  };

/** Fall: Mira chooses an Order, and some of her units will starve unless it is another than Recruit. */
const hungry = soughtGame({
  of: 'runewars',
  holders,
  until: match =>
    says(runewarsPack, 'runewars.hunger')(match) &&
    says(runewarsPack, 'runewars.hunger', 'order-recruit')(match),
});

/** Mira's units stand before neutral ones, and a battle is worse than a talk. */
const outnumbered = soughtGame({
  of: 'runewars',
  holders,
  until: match => {
    const view = match.view(0);
    const [ask] = view.asks;
    if (view.crumbs.at(-1)?.procedure !== 'negotiate' || ask?.name !== 'approach') return false;
    const battle = ask.options.find(({ name }) => name === 'battle');
    if (battle === undefined || ask.options.length < 2) return false;
    const question = { chosen: [battle.code], seed: 1, isWanted: () => true };
    const odds = oddsmaker.oddsFor(new Eyes(runewarsPack.game).look(match.table, 0), question);
    const decision = decisionOf(runewarsPack.game, { view, ask }, [battle.code], odds);
    return runewarsPack.coach !== undefined && wordsAt(runewarsPack.coach, decision).length > 0;
  },
});

/** Mira's turn of Rune Age, with gold in hand that buys something. */
const rich = soughtGame({
  of: 'rune-age',
  holders,
  until: says(runeAgePack, 'rune-age.gold-left', 'end'),
});

const word = (page: Page, id: string) => page.locator(`[data-coach="${id}"]`);
const lit = (page: Page): Promise<number> =>
  page
    .locator('[data-sky]')
    .evaluateAll(skies => Math.max(...skies.map(sky => Number(sky.dataset['lit'] ?? 0))));

/** How much of one thing on the page lies over another. */
const overlap = async (page: Page, ...selectors: readonly [string, string]): Promise<number> => {
  const boxes = await Promise.all(selectors.map(selector => page.locator(selector).first().boundingBox()));
  const [one, other] = boxes;
  if (!one || !other) return Number.NaN;
  const along = (axis: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.max(
      0,
      Math.min(one[axis] + one[size], other[axis] + other[size]) - Math.max(one[axis], other[axis]),
    );
  return along('x', 'width') * along('y', 'height');
};

/** What a browser remembers that has played with the coach before. */
const remember = async ({ page }: Guest, tables: readonly string[]): Promise<void> => {
  await page.addInitScript(
    book => {
      if (localStorage.getItem('runehold.coach') === null) localStorage.setItem('runehold.coach', book);
    },
    JSON.stringify({
      state: {
        games: { runewars: { tables, isAsked: false, isOver: false, muted: [], heeded: {} } },
        tables: {},
        switched: {},
      },
      version: 0,
    }),
  );
};

describe('the coach at the table', () => {
  it(
    'hunger in fall is said before Orders are chosen, and asked once more; what it is about is lit',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'first', oneClick: true });
      const { page } = mira;
      await openGame(mira, address, hungry);
      const hunger = word(page, 'runewars.hunger');
      await hunger.waitFor();
      expect(await hunger.innerText()).toMatch(/Winter: \d+ units? in \w+/);
      await hunger.getByRole('button', { name: 'Show me' }).click();
      await expect.poll(() => lit(page)).toBeGreaterThan(0);
      expect(await seriousFindings(page)).toEqual([]);
      // It does not lie over what it speaks of.
      const name = /in (\w+)/.exec(await hunger.innerText())?.[1] ?? '';
      await expect.poll(() => overlap(page, '[data-coach]', `svg [data-area="${name}"]`)).toBe(0);
      // Another Order is not sent before it is confirmed.
      const { option, confirm } = parts(page);
      await option('order-recruit').click();
      await expect.poll(() => page.locator('[data-final]').innerText()).toBe('Confirm to do it anyway.');
      expect(await page.locator('[data-prompt="prompt.choose-order"]').count()).toBe(1);
      await confirm.click();
      await expect.poll(() => page.locator('[data-final]').count()).toBe(0);
      await hunger.waitFor({ state: 'detached' });
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'Not again silences a word for good, also when the page is loaded anew',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'first', language: 'pl', width: 390, height: 844 });
      const { page } = mira;
      await openGame(mira, address, hungry);
      const hunger = word(page, 'runewars.hunger');
      await hunger.waitFor();
      expect(await hunger.innerText()).toMatch(/Zima: na obszarze \w+/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const heights = await hunger
        .locator('button')
        .evaluateAll(buttons => buttons.map(each => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await hunger.locator('[data-not-again]').click();
      await hunger.waitFor({ state: 'detached' });
      await page.reload();
      await parts(page).bar.waitFor();
      expect(await hunger.count()).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'in the third game it offers once to fall silent, and then does',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'first' });
      const { page } = mira;
      await remember(mira, ['first', 'second']);
      await openGame(mira, address, hungry);
      await page.locator('[data-coach-leaves]').waitFor();
      await page.getByRole('button', { name: 'That’s enough, thanks' }).click();
      await word(page, 'runewars.hunger').waitFor({ state: 'detached' });
      await page.reload();
      await parts(page).bar.waitFor();
      expect(await page.locator('[data-coach]').count()).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'in the fourth game it is not there, unless it is called to the table',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'first' });
      const { page } = mira;
      await remember(mira, ['first', 'second', 'third']);
      await openGame(mira, address, hungry);
      await parts(page).bar.waitFor();
      expect(await page.locator('[data-coach]').count()).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('[data-coach-switch="false"]').click();
      await page.keyboard.press('Escape');
      await word(page, 'runewars.hunger').waitFor();
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'gold that is left at the end of a turn of Rune Age is asked about once more',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'always', oneClick: true });
      const { page } = mira;
      await openGame(mira, address, rich);
      const { option } = parts(page);
      await page.locator('[data-prompt="prompt.action"]').waitFor();
      expect(await page.locator('[data-coach]').count()).toBe(0);
      await option('end').click();
      const gold = word(page, 'rune-age.gold-left');
      await gold.waitFor();
      expect(await gold.innerText()).toMatch(/\d+ gold unspent: it is discarded with your hand\./);
      expect(await page.locator('[data-final]').innerText()).toBe('Confirm to do it anyway.');
      await gold.getByRole('button', { name: 'Show me' }).click();
      await expect.poll(() => lit(page)).toBeGreaterThan(0);
      await gold.getByRole('button', { name: 'Do it anyway' }).click();
      await gold.waitFor({ state: 'detached' });
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'what depends on chance is said as soon as the odds are known, and holds nothing up',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ coaching: 'always' });
      const { page } = mira;
      await openGame(mira, address, outnumbered);
      const { option, confirm } = parts(page);
      await option('battle').click();
      await expect.poll(() => confirm.isEnabled()).toBe(true);
      await page.locator('[data-coach]').waitFor();
      expect(await page.locator('[data-coach]').innerText()).toMatch(
        /About \d+% to win|You could talk first: \d influence, \d+%/,
      );
      await option('diplomacy').click();
      await page.locator('[data-coach]').waitFor({ state: 'detached' });
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'among people it comes when it is called, and the others see it',
    async () => {
      const { guest } = evening();
      const [mira, antek] = [
        await guest({ name: 'Mira', coaching: 'always' }),
        await guest({ name: 'Antek', coaching: 'always' }),
      ];
      const { page } = mira;
      await page.goto(`${server.address}#/new/rune-age`);
      await page.getByRole('button', { name: '2', exact: true }).click();
      await page.getByLabel('Who sits in seat 2').selectOption('open');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect.poll(() => page.url()).toContain('#/table/server/');
      await antek.page.goto(page.url());
      await antek.page.getByRole('button', { name: /Sit down/ }).click();
      await page.getByText('Antek').first().waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('[data-coach-switch="false"]').click();
      await page.keyboard.press('Escape');
      await antek.page.locator('[data-coached="0"]').waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('[data-coach-switch="true"]').click();
      await antek.page.locator('[data-coached]').waitFor({ state: 'detached' });
      for (const { mishaps } of [mira, antek]) expect(mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
