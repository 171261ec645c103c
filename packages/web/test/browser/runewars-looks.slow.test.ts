import type { Page } from '@playwright/test';
import { runewarsPack } from '@runehold/runewars/pack';
import { unitIds } from '@runehold/runewars/pools';
import { describe, expect, it } from 'vitest';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { findings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { inYear } from './positions.ts';
import { atDiplomacy, atDuel, withoutChoice } from './positions-stage.ts';
import { isAskedFor, soughtGame } from './sought-game.ts';

const evening = spendEvening();
const english = new Speaker('en', runewarsPack);
const pair = { of: 'runewars', holders: ['Mira', 'bot:Bruno'] } as const;

/** Mira chooses an Order: nothing on the map is asked for. */
const choosing = soughtGame({
  ...pair,
  until: match => inYear(2)(match) && isAskedFor('prompt.choose-order')(match),
});

/** Where units stand on the map that nothing covers, and of which type they are. */
const unitsOnMap = (page: Page) =>
  page.evaluate(() => {
    for (const piece of document.querySelectorAll('[data-piece*="/units/"]')) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      const area = document.elementFromPoint(spot.x, spot.y)?.closest('[data-area]');
      const name = area?.getAttribute('data-area');
      if (name) return { ...spot, area: name, type: Number(piece.getAttribute('data-piece')?.split('/')[2]) };
    }
    throw new Error('no units are in sight');
  });

/** The same once the map has come to rest where it is shown. */
const unitsAtRest = async (page: Page) => {
  let last: Awaited<ReturnType<typeof unitsOnMap>> | undefined;
  await expect
    .poll(async () => {
      const before = JSON.stringify(last);
      last = await unitsOnMap(page);
      return JSON.stringify(last) === before;
    })
    .toBe(true);
  if (last === undefined) throw new Error('the map never comes to rest');
  return last;
};

const shown = (page: Page) => page.locator('[data-tip="shown"]');
const pinned = (page: Page) => page.locator('[data-tip="pinned"]');
const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) === true, selector);

describe('what lies on the map says what it is', () => {
  it(
    'to the mouse that rests on it, and no longer when the mouse goes on',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, choosing);
      await parts(page).bar.waitFor();
      const { x, y, type } = await unitsAtRest(page);
      await page.mouse.move(x, y);
      await shown(page).waitFor();
      expect(await shown(page).innerText()).toContain(english.noun('unit', unitIds[type]));
      await page.mouse.move(1, 1);
      await shown(page).waitFor({ state: 'detached' });
      // Where there is nothing to be done, a press keeps it, with its links.
      await page.mouse.click(x, y);
      await pinned(page).waitFor();
      expect(await pinned(page).locator('a[href*="/library/cards/runewars/"]').count()).toBe(1);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'to a finger that is held on it',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844 });
      const { page } = mira;
      await openGame(mira, address, choosing);
      await parts(page).bar.waitFor();
      await page.locator('[data-opens="map"]').click();
      const { x, y, type } = await unitsAtRest(page);
      const cdp = await mira.context.newCDPSession(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await pinned(page).waitFor();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await pinned(page).innerText()).toContain(english.noun('unit', unitIds[type]));
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'to the keyboard, from the card of its area, and every step leads back',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, choosing);
      await parts(page).bar.waitFor();
      const { area } = await unitsAtRest(page);
      await page.locator(`svg [data-area="${area}"]`).focus();
      await page.keyboard.press('i');
      const card = page.getByRole('dialog', { name: area });
      await card.waitFor();
      expect(await findings(page)).toEqual([]);
      const things = card.locator('button[aria-keyshortcuts="i"]');
      expect(await things.count()).toBeGreaterThan(0);
      await expect.poll(() => isFocused(page, '[role="dialog"]')).toBe(true);
      await page.keyboard.press('Tab');
      await shown(page).waitFor();
      await page.keyboard.press('Enter');
      await pinned(page).waitFor();
      expect(await pinned(page).locator('a[href*="/library/"]').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await pinned(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(page, '[role="dialog"] button')).toBe(true);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(page, `[data-area="${area}"]`)).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});

describe('on a tablet', () => {
  it(
    'the rail is a strip whose parts open over the map with the keyboard, and close again',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 1024, height: 768 });
      const { page } = mira;
      await openGame(mira, address, choosing);
      const part = (name: string) => page.locator(`[data-part="${name}"]`);
      const opener = (name: string) => page.locator(`[data-opens="${name}"]`);
      await opener('realm').waitFor();
      expect((await opener('realm').boundingBox())?.width).toBeLessThanOrEqual(72);
      await page.locator('[data-at^="order/"][data-state="legal"]').first().click();
      await expect.poll(() => parts(page).confirm.isEnabled()).toBe(true);
      for (const name of ['realm', 'cards', 'rivals', 'log']) {
        await opener(name).focus();
        await page.keyboard.press('Enter');
        await part(name).waitFor();
        expect(await opener(name).getAttribute('aria-expanded')).toBe('true');
        await expect.poll(() => isFocused(page, `[data-part="${name}"]`)).toBe(true);
        expect(await findings(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await part(name).waitFor({ state: 'hidden' });
        await expect.poll(() => isFocused(page, `[data-opens="${name}"]`)).toBe(true);
      }
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a strip says in words what it shows in figures, in both languages',
    async () => {
      const { guest, address } = evening();
      for (const [language, influence] of [
        ['en', /Realm\. \d+ influence, dragon runes you control: \d of 6/],
        ['pl', /Królestwo\.\s\d+\swpływ\w*, smocze runy, które kontrolujesz:\s\d\sz\s6/],
      ] as const) {
        const mira = await guest({ width: 1024, height: 768, language });
        await openGame(mira, address, choosing);
        const realm = mira.page.locator('[data-opens="realm"]');
        await realm.waitFor();
        expect(await realm.getAttribute('aria-label')).toMatch(influence);
        await mira.context.close();
      }
    },
    A_WHILE,
  );
});

describe('the odds', () => {
  it.each([
    ['battle', withoutChoice],
    ['duel', atDuel],
    ['diplomacy', atDiplomacy],
  ] as const)(
    'are asked for on the stage of a %s as in the bar, on the same sheet',
    async (kind, position) => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, position());
      const odds = page.locator(`[data-stage="${kind}"] [data-advise="odds"]`);
      await odds.click();
      const sheet = page.locator('[data-advice="odds"]');
      await sheet.locator('[data-odds]').first().waitFor();
      expect(await sheet.count()).toBe(1);
      expect(await page.locator('[data-ask] [data-advise="odds"]').getAttribute('aria-expanded')).toBe(
        'true',
      );
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(page, '[data-stage] [data-advise="odds"]')).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
