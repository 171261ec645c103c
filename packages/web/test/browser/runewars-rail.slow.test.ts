import type { Page } from '@playwright/test';
import type { Match } from '@runehold/kernel/match/match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { playOn, type Stop } from './player.ts';
import { inYear, playedGame } from './positions.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

const evening = spendEvening();

const factions = { faction1: 'latari', faction2: 'uthuk' } as const;

const asks =
  (prompt: string) =>
  (match: Match): boolean =>
    match.view(0).asks[0]?.prompt.key === prompt;

const thing = (page: Page, address: string) => page.locator(`button[data-at="${address}"]`);
const orderAsk = '[data-ask] [data-prompt="prompt.choose-order"]';

/** A game of two, the other a bot, at the first ask of seat 0 at which something holds; of several games the first. */
const until = (holds: (match: Match) => boolean): string => {
  for (let seed = 12; seed < 24; seed++) {
    const file = playedGame({
      of: 'runewars',
      holders: ['Mira', 'bot:Grukk'],
      options: factions,
      seed,
      until: holds,
    });
    if ((JSON.parse(file) as { over: boolean }).over === false) return file;
  }
  throw new Error('it came to that in no game');
};

/** Plays on until Orders are chosen, however long the other takes. */
const untilOrders = async (page: Page, seed: number): Promise<Stop> => {
  const stop = await playOn(page, { seed, until: orderAsk });
  return stop === 'stuck' ? untilOrders(page, seed + 1) : stop;
};

/** Where Harvest would turn each dial, as the dials say it. */
const harvests = (page: Page): Promise<number[]> =>
  Promise.all(
    [0, 1, 2].map(async dial => {
      const label = await thing(page, `dial/${dial}`).getAttribute('aria-label');
      return Number(/Harvest: (\d+)/.exec(String(label))?.[1]);
    }),
  );

const arrows = (page: Page): Promise<number[]> =>
  Promise.all(
    [0, 1, 2].map(async dial => {
      const label = await thing(page, `dial/${dial}`).getAttribute('aria-label');
      return Number(/dial at (\d+)/.exec(String(label))?.[1]);
    }),
  );

describe('the rail of Runewars', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess(evening().site.folder);
  }, A_WHILE);
  afterAll(() => server.close(), A_WHILE);

  it(
    'an Order is chosen in secret, changed while the other thinks, and turned up with his',
    async () => {
      const { guest } = evening();
      const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek' })];
      await mira.page.goto(`${server.address}#/new/runewars`);
      await mira.page.getByRole('button', { name: '2', exact: true }).click();
      await mira.page.getByLabel('Who sits in seat 2').selectOption('open');
      await mira.page.getByRole('button', { name: 'Open the table' }).click();
      await expect.poll(() => mira.page.url(), { timeout: A_WHILE }).toContain('#/table/server/');
      await antek.page.goto(mira.page.url());
      await antek.page.getByRole('button', { name: /Sit down/ }).click();
      const reached = await Promise.all([mira, antek].map(({ page }, n) => untilOrders(page, 3 + n)));
      expect(reached).toEqual(['wanted', 'wanted']);

      const { option, confirm } = parts(mira.page);
      await option('order-harvest').click();
      await confirm.click();
      await mira.page.locator('[data-answered]').waitFor();
      await mira.page.locator('[data-order="sealed"]').waitFor();
      expect(await thing(mira.page, 'order/3').getAttribute('aria-label')).toContain('chosen in secret');
      await expect.poll(() => confirm.isDisabled()).toBe(true);
      await antek.page.getByText('has chosen').first().waitFor();
      expect(await antek.page.locator('[data-rail]').innerText()).not.toContain('Harvest');

      await thing(mira.page, 'order/4').click();
      await expect.poll(() => confirm.isDisabled()).toBe(false);
      await confirm.click();
      await expect
        .poll(() => thing(mira.page, 'order/4').getAttribute('aria-label'), { timeout: A_WHILE })
        .toContain('chosen in secret');

      await parts(antek.page).option('order-fortify').click();
      await parts(antek.page).confirm.click();
      for (const { page, mishaps } of [mira, antek]) {
        const order = page.locator('[data-play-order] li');
        await order.first().waitFor();
        const said = await order.allInnerTexts();
        expect(said.join(' ')).toMatch(/Recruit[\s\S]*Fortify/);
        expect(mishaps).toEqual([]);
      }
    },
    A_WHILE,
  );

  it(
    'what Harvest is said to give is what it gives',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(
        mira,
        address,
        until(match => {
          const [ask] = match.view(0).asks;
          return inYear(2)(match) && ask?.prompt.key === 'prompt.turn' && ask.prompt.args['order'] === 3;
        }),
      );
      await parts(page).option('order').waitFor();
      const told = await harvests(page);
      expect(told.every(Number.isInteger)).toBe(true);
      await parts(page).option('order').click();
      await parts(page).confirm.click();
      await parts(page).option('end').waitFor();
      await expect.poll(() => arrows(page), { timeout: A_WHILE }).toEqual(told);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a quest shows on the map where it is attempted',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, until(asks('prompt.choose-order')));
      await parts(page).bar.waitFor();
      const quest = page.locator('button[data-at^="quest/"]').first();
      await quest.waitFor();
      const where = /(?:attempted in: )([0-9A-Z]+)/.exec(String(await quest.getAttribute('aria-label')))?.[1];
      if (where === undefined) throw new Error('the quest is attempted nowhere');
      expect(await thing(page, 'objective').getAttribute('aria-label')).toMatch(
        /So far \d+ of \d+|Fulfilled/,
      );
      const lit = page.locator('[data-lit]:not([data-lit="0"])');
      expect(await lit.count()).toBe(0);
      await quest.hover();
      await lit.waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 4 });
      await quest.click();
      const area = page.locator(`svg [data-area="${where}"]`);
      const isInSight = async (): Promise<boolean> => {
        const box = await area.boundingBox();
        return (
          box !== null && box.x + box.width > 0 && box.x < 1040 && box.y + box.height > 90 && box.y < 800
        );
      };
      await expect.poll(isInSight, { timeout: A_WHILE }).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a thing is looked at with the keyboard, its links followed, and left again',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ language: 'pl', theme: 'light' });
      const { page } = mira;
      await openGame(mira, address, until(asks('prompt.choose-order')));
      await parts(page).bar.waitFor();
      const harvest = thing(page, 'order/3');
      await harvest.focus();
      await page.keyboard.press('i');
      const tip = page.locator('[data-tip="pinned"]');
      await tip.waitFor();
      expect(await tip.getByRole('link').count()).toBe(2);
      expect(await tip.innerText()).toContain('Starszeństw');
      expect(await findings(page, '[data-tip]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => tip.count()).toBe(0);
      await expect.poll(() => harvest.evaluate(button => button === document.activeElement)).toBe(true);
      await harvest.focus();
      await page.keyboard.press('i');
      await tip.getByRole('link', { name: 'W bibliotece' }).click();
      await expect.poll(() => page.url()).toContain('#/library/cards/runewars/order-harvest');
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a decision is explained once, and not at all when hints are switched off',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ lessons: true });
      const { page } = mira;
      const file = until(asks('prompt.choose-order'));
      await openGame(mira, address, file);
      const lesson = page.locator('[data-lesson]');
      await lesson.waitFor();
      expect(await lesson.getAttribute('data-lesson')).toBe('runewars.choose-order');
      await lesson.getByRole('button', { name: 'Got it' }).click();
      await expect.poll(() => lesson.count()).toBe(0);
      await parts(page).option('order-harvest').click();
      await parts(page).confirm.click();
      expect(await playOn(page, { seed: 2, until: '[data-lesson="runewars.turn"]' })).toBe('wanted');
      await page.locator('[data-lesson]').getByRole('button', { name: 'No more hints' }).click();
      await expect.poll(() => lesson.count()).toBe(0);
      await page.goto(`${address}#/settings`);
      const none = page.getByRole('group', { name: 'First-time hints' }).getByLabel('none');
      await none.waitFor();
      expect(await none.isChecked()).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'on a phone areas are touched on the map; the list has them all, those nobody could march to behind one chip',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844 });
      const { page } = mira;
      await openGame(mira, address, until(asks('prompt.activate')));
      const { list } = parts(page);
      await list.waitFor();
      const options = parts(page).bar.locator('[data-option]');
      expect(await options.count()).toBeLessThan(3);
      await list.click();
      const fold = page.locator('[data-quiet]');
      await fold.waitFor();
      const [quiet, loud] = [Number(await fold.getAttribute('data-quiet')), await options.count()];
      expect(quiet).toBeGreaterThan(5);
      expect(await fold.getAttribute('aria-expanded')).toBe('false');
      await fold.click();
      await expect.poll(() => options.count()).toBe(loud + quiet);
      await fold.click();
      await expect.poll(() => options.count()).toBe(loud);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
