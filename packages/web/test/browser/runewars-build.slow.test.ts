/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { freeThing, groundOf, holdOver, lift, middleOf, restOf } from './carry.ts';
import { untilStill } from './drawn.ts';
import { A_WHILE, spendEvening, WHOLE_GAME } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';
import { during, playedGame } from './positions.ts';

const evening = spendEvening();
const LONG = { timeout: 120_000 };

/** A game of two at the first tile that Mira lays. She is the first player, so that the setup markers are hers too. */
const begun = ((): string => {
  for (let seed = 1; seed < 60; seed++) {
    let isFirst = false;
    const file = playedGame({
      of: 'runewars',
      holders: ['Mira', 'bot:Tomasz'],
      options: { board: 'built', faction1: 'latari', faction2: 'uthuk' },
      seed,
      until: match => {
        isFirst = match.view('spectator').table['firstSeat'] === 0;
        return during('lay-tile')(match);
      },
    });
    if (isFirst) return file;
  }
  throw new Error('Mira is never the first player');
})();

/** A board of three with some tiles on it and one in Mira's hand. */
const halfBuilt = playedGame({
  of: 'runewars',
  holders: ['Mira', 'bot:Tomasz', 'bot:Grukk'],
  options: { board: 'built' },
  seed: 2,
  until: match => match.view(0).asks[0]?.prompt.key === 'prompt.lay-tile' && match.entries.length > 9,
});

/** Four at the table; Mira is asked which area to activate. */
const marching = playedGame({
  of: 'runewars',
  holders: ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'],
  options: { faction1: 'latari', faction2: 'daqan', faction3: 'uthuk', faction4: 'waiqar' },
  seed: 4,
  until: match => match.view(0).asks[0]?.prompt.key === 'prompt.activate',
});

const lawful = 'svg [data-at*="spot/"][data-state="legal"]';
const barred = 'svg [data-at*="spot/"][data-state="denied"]';
const land = 'svg [data-area][data-state="legal"]';

const held = (page: Page) => page.locator('[data-held]').first();
const promptOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-ask] h2').allInnerTexts()).join();

/** Waits until the question has been answered and another one is put. */
const answered = async (page: Page, before: string): Promise<void> => {
  await expect.poll(() => promptOf(page), LONG).not.toBe(before);
  await page.locator('[data-ask], [data-over]').first().waitFor();
};

const confirm = async (page: Page): Promise<void> => {
  const before = await promptOf(page);
  await parts(page).confirm.click();
  await answered(page, before);
};

/** Puts what is in the tray down on a place where it may lie. */
const dropOn = async (page: Page, selector: string): Promise<void> => {
  const place = await freeThing(page, selector);
  await holdOver(page, place);
  await page.mouse.up();
  await expect.poll(() => place.getAttribute('data-state'), LONG).toBe('selected');
};

/** Turns what is in the hand, by key or by wheel, until there is a place for it as it is turned. */
const turnUntilItFits = async (page: Page, turn: () => Promise<void>): Promise<void> => {
  const label = (): Promise<string | null> => held(page).getAttribute('aria-label');
  do {
    const before = await label();
    await turn();
    await expect.poll(label, LONG).not.toBe(before);
  } while ((await page.locator(lawful).count()) === 0);
};

/** How Mira answers each question of board building by hand; `done` counts how she did it. */
const hands: Readonly<Record<string, (page: Page, done: (how: string) => void) => Promise<void>>> = {
  'prompt.choose-tile': async (page, done) => {
    // Picking a tile up says which one it is; it is laid with the same movement.
    const before = await promptOf(page);
    await lift(page, held(page));
    await answered(page, before);
    const place = await freeThing(page, lawful);
    await holdOver(page, place);
    const ghost = page.locator('[data-ghost]');
    await expect.poll(() => ghost.getAttribute('data-lawful'), LONG).toBe('true');
    await page.mouse.up();
    await expect.poll(() => place.getAttribute('data-state'), LONG).toBe('selected');
    await confirm(page);
    done('tile carried from the hand');
  },
  'prompt.lay-tile': async (page, done) => {
    // Where it may not lie it says why; Escape lets go of it.
    await lift(page, held(page));
    await holdOver(page, await freeThing(page, barred));
    await page.locator('[data-map] [role="status"]').waitFor();
    expect(await page.locator('[data-ghost]').getAttribute('data-lawful')).toBe('false');
    expect(await page.locator('[data-map] [role="status"]').innerText()).not.toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => held(page).getAttribute('data-carried'), LONG).toBeNull();
    await page.mouse.up();

    await turnUntilItFits(page, () => page.keyboard.press('r'));
    await page.locator('svg [data-at*="spot/"][tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const focused = page.locator('svg [data-at*="spot/"]:focus');
    await expect.poll(() => focused.getAttribute('data-state'), LONG).toBe('legal');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused.getAttribute('data-state'), LONG).toBe('selected');
    const before = await promptOf(page);
    await page.keyboard.press('Enter');
    await answered(page, before);
    done('tile laid by keyboard');
  },
  'prompt.lay-marker': async (page, done) => {
    // Markers that leave no room for the next one are taken back, and laid in another direction.
    const inTheWay = page.locator('[data-option^="take-back-"]').first();
    if ((await inTheWay.count()) > 0) {
      await inTheWay.click();
      await confirm(page);
      await turnUntilItFits(page, () => page.keyboard.press('r'));
    }
    await lift(page, held(page));
    await dropOn(page, lawful);
    await confirm(page);
    done('marker carried');
  },
  'prompt.lay-runes': async (page, done) => {
    for (const rune of [0, 1]) {
      await lift(page, page.locator(`[data-held="token/${rune}"]`));
      await dropOn(page, land);
    }
    await confirm(page);
    done('runes carried');
  },
  'prompt.lay-home': async (page, done) => {
    await lift(page, held(page));
    await turnUntilItFits(page, () => page.mouse.wheel(0, 100));
    await dropOn(page, lawful);
    await confirm(page);
    done('home realm turned and carried');
  },
  'prompt.first-stronghold': async (page, done) => {
    await lift(page, held(page));
    await dropOn(page, land);
    await confirm(page);
    done('stronghold carried');
  },
};

describe('building the board by hand', () => {
  it(
    'a game of two: tiles, markers, runes, home realm and stronghold are carried to where they lie, and the game begins',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, begun);
      const did = new Set<string>();
      const opening = '[data-prompt="prompt.choose-order"]';
      for (let asks = 0; asks < 40 && (await page.locator(opening).count()) === 0; asks++) {
        await page.locator('[data-ask] [data-prompt]').waitFor();
        const prompt = String(await page.locator('[data-ask] [data-prompt]').getAttribute('data-prompt'));
        if (Object.hasOwn(hands, prompt)) await hands[prompt](page, how => did.add(how));
        // Starting units and heroes are placed in the bar.
        else expect(await playOn(page, { seed: 1, until: opening })).toBe('wanted');
      }
      expect([...did].sort()).toEqual([
        'home realm turned and carried',
        'marker carried',
        'runes carried',
        'stronghold carried',
        'tile carried from the hand',
        'tile laid by keyboard',
      ]);
      await page.locator(opening).waitFor();
      expect(await parts(page).crumbs.innerText()).toContain('Year 1');
      expect(mira.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );

  it(
    'on a phone a finger carries the tile, and a touch on it turns it',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844, language: 'pl' });
      const { page } = mira;
      await openGame(mira, address, halfBuilt);
      await held(page).waitFor();
      await turnUntilItFits(page, () => held(page).tap());
      expect(await seriousFindings(page)).toEqual([]);
      const place = await freeThing(page, lawful);
      const finger = await page.context().newCDPSession(page);
      const from = await middleOf(held(page));
      const to = await restOf(page, place);
      const touch = (type: 'touchStart' | 'touchMove', x: number, y: number): Promise<unknown> =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      await touch('touchStart', from.x, from.y);
      await touch('touchMove', from.x + 20, from.y + 20);
      await expect.poll(() => held(page).getAttribute('data-carried'), LONG).toBe('true');
      // A finger hides what is under it, so the tile is held above it.
      const ghost = page.locator('[data-ghost][data-lawful="true"]');
      for (let below = 0; below < 90 && (await ghost.count()) === 0; below += 12)
        await touch('touchMove', to.x, to.y + below);
      const laidOn = String(await ghost.getAttribute('data-ghost'));
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const chosen = page.locator(`svg [data-at="${laidOn}"]`);
      await expect.poll(() => chosen.getAttribute('data-state'), LONG).toBe('selected');
      await confirm(page);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});

/** What was drawn anew on the map since this was asked first: how many parts of it were changed, but for its place. */
const watchMap = (): number => {
  const page = window as unknown as { changes?: number };
  const world = document.querySelector('[data-world]');
  if (page.changes === undefined && world !== null) {
    page.changes = 0;
    new MutationObserver(changes => {
      page.changes = (page.changes ?? 0) + changes.filter(({ target }) => target !== world).length;
    }).observe(world, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  return page.changes ?? -1;
};

describe('the map', () => {
  it(
    'is dragged and zoomed without any part of it being drawn anew',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, marching);
      const area = await freeThing(page, land);
      const before = await restOf(page, area);
      await page.mouse.move(before.x, before.y);
      await page.mouse.down();
      await page.mouse.move(before.x + 10, before.y, { steps: 3 });
      // What the mouse rests on is told with a delay.
      await untilStill(page, '[data-world]');
      expect(await page.evaluate(watchMap)).toBe(0);
      await page.mouse.move(before.x + 90, before.y + 60, { steps: 20 });
      await expect.poll(async () => Math.round((await middleOf(area)).x - before.x), LONG).toBe(90);
      await page.mouse.wheel(0, -240);
      await expect.poll(async () => (await middleOf(area)).x, LONG).not.toBe(before.x + 90);
      expect(await page.evaluate(watchMap)).toBe(0);
      await page.mouse.up();
      expect(await area.getAttribute('data-state')).toBe('legal');
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'an area says what is there, how full it is and who could march there: under the mouse, by keyboard, and read out',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, marching);
      const area = await freeThing(page, land);
      const name = String(await area.getAttribute('data-area'));
      const { x, y } = await groundOf(page, area);
      await page.mouse.move(x, y);
      const more = page.locator('#more-about-area');
      await expect.poll(() => more.innerText(), LONG).toContain('Can march here now');
      await page.mouse.move(2, 2);
      await more.waitFor({ state: 'detached' });

      await area.focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowDown');
      await more.waitFor();
      const focused = page.locator('svg [data-area]:focus');
      expect(await focused.getAttribute('aria-describedby')).toBe('more-about-area');
      const wide = (await focused.boundingBox())?.width ?? 0;
      await page.keyboard.press('z');
      await expect.poll(async () => (await focused.boundingBox())?.width ?? 0, LONG).toBeGreaterThan(wide);
      expect(name).not.toBe('');
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a finger that rests on an area shows what is there and chooses nothing; a touch chooses',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844 });
      const { page } = mira;
      await openGame(mira, address, marching);
      const area = await freeThing(page, land);
      const { x, y } = await groundOf(page, area);
      const name = String(await area.getAttribute('data-area'));
      const finger = await page.context().newCDPSession(page);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      const card = page.getByRole('dialog', { name });
      await card.waitFor();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await card.innerText()).toMatch(/Yields/);
      // The card may have come up under the finger: it is not touched by that.
      expect(await page.locator('[data-tip]').count()).toBe(0);
      expect(await area.getAttribute('data-state')).toBe('legal');
      await card.getByRole('button', { name: 'Close' }).tap();
      await card.waitFor({ state: 'detached' });
      await area.tap();
      await expect.poll(() => area.getAttribute('data-state'), LONG).toBe('selected');
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
