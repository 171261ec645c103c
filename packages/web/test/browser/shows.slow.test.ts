import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame } from './guest.ts';
import { playedGame } from './positions.ts';

const evening = spendEvening();

const finished = playedGame({
  of: 'runewars',
  holders: ['Mira', 'bot:Bruno'],
  options: { edition: 'original', faction1: 'latari', faction2: 'daqan' },
  seed: 4,
});

/** Opens the replay of a finished game and goes to one of its decisions. */
const watch = async (plan: GuestPlan, decision: number): Promise<Guest> => {
  const { guest, address } = evening();
  const mira = await guest(plan);
  await openGame(mira, address, finished);
  await mira.page.locator('[data-shown="0"]').waitFor();
  await mira.page.getByRole('slider').fill(String(decision));
  await mira.page.locator(`[data-shown="${decision}"]`).waitFor();
  return mira;
};

/** Counts everything that is ever seen moving from now on: ghosts come and go faster than a test looks. */
const countGhosts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { body } = document;
    body.dataset['ghosts'] = '0';
    new MutationObserver(changes => {
      const seen = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter(node => node instanceof Element && node.parentElement?.dataset['sky'] !== undefined);
      body.dataset['ghosts'] = String(Number(body.dataset['ghosts']) + seen.length);
    }).observe(body, { childList: true, subtree: true });
  });

const ghosts = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.body.dataset['ghosts']));

describe('nothing happens silently', () => {
  it(
    'what is told is seen to move when a replay goes on, and nothing moves where others are shown at once',
    async () => {
      for (const pace of ['calm', 'skip'] as const) {
        const { page, mishaps, context } = await watch({ pace }, 60);
        await countGhosts(page);
        for (let decision = 61; decision <= 66; decision++) {
          await page.getByRole('button', { name: 'One decision on' }).click();
          await page.locator(`[data-shown="${decision}"]`).waitFor();
        }
        if (pace === 'calm') await expect.poll(() => ghosts(page)).toBeGreaterThan(0);
        else expect(await ghosts(page)).toBe(0);
        expect(mishaps).toEqual([]);
        await context.close();
      }
    },
    A_WHILE,
  );

  it(
    'a line of the log shows its place, leads to its moment and to its rule',
    async () => {
      const { page, context } = await watch({}, 200);
      const line = page.locator('ol li:has(a[href*="/library/rules/runewars/RW-"])').last();
      const moment = line.locator('a').first();
      // Sought by the keyboard: the tip must be there for those who point with nothing.
      await moment.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.locator('[data-sky][data-lit]').getAttribute('data-lit')).not.toBe('0');
      const rule = await line.locator('a').nth(1).getAttribute('href');
      await line.locator('a').nth(1).press('Enter');
      const id = rule?.split('/').at(-1) ?? '';
      await page.locator(`#${id}[data-wanted="true"]`).waitFor();
      await page.goBack();
      await page.locator('[data-shown]').waitFor();
      await context.close();
    },
    A_WHILE,
  );
});

describe('the final score', () => {
  it(
    'names the winner, what decided it and where every rune came from, in both languages',
    async () => {
      for (const [language, score, origin] of [
        ['en', 'Final score', /laid by|received by|Reward/],
        ['pl', 'Wynik końcowy', /ułożony|otrzymany|nagroda/],
      ] as const) {
        const { page, context, mishaps } = await watch({ language }, 10);
        await page.getByRole('button', { name: score }).click();
        const dialog = page.getByRole('dialog');
        const winner = dialog.locator('section[data-won="true"]').first();
        await winner.waitFor();
        const runes = Number(await winner.getAttribute('data-runes'));
        expect(await winner.locator('li').count()).toBe(runes);
        expect(await dialog.locator('section[data-runes]').count()).toBe(2);
        expect(await dialog.innerText()).toMatch(origin);
        expect(await seriousFindings(page)).toEqual([]);
        expect(mishaps).toEqual([]);
        await context.close();
      }
    },
    A_WHILE,
  );
});

describe('the charts of a replay', () => {
  it(
    'draw runes, areas, army strength and influence, with the numbers at the end in words, by day on a phone',
    async () => {
      const { page, context, mishaps } = await watch({ theme: 'light', width: 390, height: 844 }, 10);
      await page.getByRole('button', { name: 'Charts' }).click();
      for (const measure of ['runes', 'areas', 'strength', 'influence']) {
        const chart = page.locator(`[data-measure="${measure}"]`);
        await chart.locator('canvas').waitFor();
        expect(await chart.locator('dd').count()).toBe(2);
      }
      expect(await seriousFindings(page)).toEqual([]);
      expect(mishaps).toEqual([]);
      await context.close();
    },
    A_WHILE,
  );
});

describe('the library', () => {
  it(
    'has every kind of thing of both games, each at an address of its own',
    async () => {
      const { guest, address } = evening();
      const { page, context, mishaps } = await guest();
      for (const [game, id] of [
        ['runewars', 'tactics-ambush'],
        ['runewars', 'tile-4'],
        ['runewars', 'unit-dragon'],
        ['runewars', 'dial-uthuk-ore'],
        ['runewars', 'fate-17'],
        ['runewars', 'token-activation'],
        ['rune-age', 'latari-latari.deepwood_archer'],
      ] as const) {
        await page.goto(`${address}#/library/cards/${game}/${id}`);
        await page.locator(`[data-item="${id}"][data-wanted="true"]`).waitFor();
      }
      expect(mishaps).toEqual([]);
      await context.close();
    },
    A_WHILE,
  );

  it(
    'finds cards by what they say, in the language that is set',
    async () => {
      const { guest, address } = evening();
      for (const [language, typed, id] of [
        ['en', 'flying dragon', 'unit-dragon'],
        ['pl', 'smok', 'unit-dragon'],
      ] as const) {
        const { page, context } = await guest({ language, width: 390, height: 844 });
        await page.goto(`${address}#/library/cards/runewars`);
        const all = page.locator('[data-item]');
        await all.first().waitFor();
        const before = await all.count();
        expect(before).toBeGreaterThan(250);
        await page.getByRole('searchbox').fill(typed);
        await expect.poll(() => all.count()).toBeLessThan(before);
        await page.locator(`[data-item="${id}"]`).waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(390);
        await context.close();
      }
    },
    A_WHILE,
  );
});
