import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame } from './guest.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { inYear, playedGame } from './positions.ts';
import { isAskedFor } from './sought-game.ts';

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
          await page.getByRole('button', { name: 'One decision forward' }).click();
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

describe('the ceremony', () => {
  it(
    'names the winner, what decided it, where every rune came from and what turned the game',
    async () => {
      for (const [language, origin, again] of looks([
        ['pl', /od początku|cel:|nagroda/, 'Rewanż'],
        ['en', /at the start|Objective|Reward/, 'Rematch'],
      ] as const)) {
        const { page, context, mishaps } = await watch({ language }, 10);
        await page.locator('a[href^="#/table/"]').last().click();
        await page.locator('[data-ceremony="told"]').waitFor();
        const winner = page.locator('li[data-won="true"]');
        expect(await winner.count()).toBe(1);
        // One behind the other: nobody shares a place that the game tells apart.
        expect(await page.locator('li[data-place="2"]').count()).toBe(1);
        const counted = page.locator(`[data-counted="${await winner.getAttribute('data-seat')}"]`);
        const runes = Number(await counted.locator('> b').innerText());
        expect(await counted.locator('li svg').count()).toBe(runes);
        expect(await counted.innerText()).toMatch(origin);
        await page.locator('[data-course="told"]').waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        const turn = page.locator('a[data-turn]').first();
        const frame = await turn.getAttribute('data-turn');
        await turn.click();
        await page.locator(`[data-shown="${frame}"]`).waitFor();
        await page.goBack();
        await page.getByRole('button', { name: again }).click();
        await page.locator('[data-ask]').waitFor();
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

describe('the digest', () => {
  it(
    'shows where each thing happened, as the area stands now',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      const file = playedGame({
        of: 'runewars',
        holders: ['Mira', 'bot:Bruno', 'bot:Kasia', 'bot:Alda'],
        seed: 4,
        until: match => inYear(4)(match) && isAskedFor('prompt.choose-order')(match),
      });
      await openGame(mira, address, file);
      // Fortify is the last Order: all others act before her.
      await page.locator('[data-at="order/7"]').click();
      await parts(page).confirm.click();
      await page.locator('[data-prompt="prompt.turn"]').waitFor();
      await page.keyboard.press('d');
      const lines = page.locator('[data-drawer="digest"] li:has([data-vignette])');
      await lines.first().waitFor();
      for (const line of await lines.all()) {
        const area = await line.locator('[data-vignette]').getAttribute('data-vignette');
        expect(await line.innerText()).toContain(area ?? '?');
      }
      expect(mira.mishaps).toEqual([]);
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
      for (const [language, typed, id] of looks([
        ['en', 'flying dragon', 'unit-dragon'],
        ['pl', 'smok', 'unit-dragon'],
      ] as const)) {
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

  it(
    'has the rules in the language of their reader, found without accents, and says what is asked under them',
    async () => {
      const { guest, address } = evening();
      const { page, context, mishaps } = await guest({ language: 'pl', width: 390, height: 844 });
      const scripts: Promise<string>[] = [];
      page.on('response', response => {
        if (response.url().endsWith('.js')) scripts.push(response.text());
      });
      const isFetched = async (words: string): Promise<boolean> =>
        (await Promise.all(scripts)).some(script => script.includes(words));
      await page.goto(`${address}#/library/rules/rune-age`);
      const rule = page.locator('#RA-SIEGE-07');
      await expect.poll(() => rule.locator('p').textContent()).toMatch(/oblężeniu.*s\.\s12/);
      expect(await rule.locator('p').getAttribute('lang')).toBe('pl');
      expect(await isFetched('plays no further card in this siege')).toBe(false);
      expect(await page.title()).toBe('Biblioteka · Runehold');
      expect(await page.locator('html').getAttribute('lang')).toBe('pl');
      const about = page.locator('meta[name="description"]');
      expect(await about.getAttribute('content')).toContain('przeglądarce');
      const manifest = page.locator('link[rel="manifest"]');
      expect(await manifest.getAttribute('href')).toBe('./manifest.pl.webmanifest');

      const rows = page.locator('section > ol > li');
      await page.getByRole('searchbox').fill('zadnej karty oblezeniu');
      await expect.poll(() => rows.evaluateAll(all => all.map(({ id }) => id))).toContain('RA-SIEGE-07');
      expect(await rows.count()).toBeLessThan(5);
      await page.getByRole('searchbox').fill('ra-combat-13');
      await expect.poll(() => rows.count()).toBe(1);
      await page.getByText('Którą kartę zagrywasz?').waitFor();

      await page.getByRole('button', { name: 'angielski' }).click();
      await page.getByText('Which card do you play?').waitFor();
      expect(await rows.locator('p').getAttribute('lang')).toBe('en');
      expect(await isFetched('plays no further card in this siege')).toBe(true);
      expect(await page.title()).toBe('Library · Runehold');
      expect(await manifest.getAttribute('href')).toBe('./manifest.webmanifest');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
      expect(mishaps).toEqual([]);
      await context.close();
    },
    A_WHILE,
  );
});
