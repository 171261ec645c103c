import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { faultsOnMap, thingsOnMap } from './boxes.ts';
import { spendEvening } from './evening.ts';
import { type Guest, openGame } from './guest.ts';
import { sitDown } from './page-parts.ts';
import { playOn } from './player.ts';
import { inYear, playedGame } from './positions.ts';
import { isAskedFor } from './sought-game.ts';

const evening = spendEvening();

const sizes = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const;

/** Four players in year three with everything that the boxes have, at an area to be activated. */
const fullBoard = (): string =>
  playedGame({
    of: 'runewars',
    holders: ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'],
    options: {
      expansion: 'banners-of-war',
      exploration: 'yes',
      developmentCards: 'yes',
      freeCities: 'yes',
      commanders: 'yes',
    },
    seed: 7,
    until: match => inYear(3)(match) && isAskedFor('prompt.activate')(match),
  });

/** Plays on until something on the map may be touched. */
const untilOnMap = async ({ page }: Guest, seed: number): Promise<void> => {
  expect(await playOn(page, { seed, until: 'svg [data-area][data-state="legal"]' })).toBe('wanted');
};

describe('Runewars in the browser', () => {
  it('an area that glows is chosen where it lies, with the mouse or with the keyboard', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await sitDown(mira, address, { game: 'runewars', seats: 2 });
    await untilOnMap(mira, 5);
    const { page } = mira;
    const glowing = page.locator('svg [data-area][data-state="legal"]').first();
    const name = String(await glowing.getAttribute('data-area'));
    const area = page.locator(`svg [data-area="${name}"]`);
    await area.click();
    await expect.poll(() => area.getAttribute('data-state')).toBe('selected');
    expect(await area.getAttribute('aria-label')).toContain(name);

    await area.focus();
    const visited = new Set<string | null>();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      visited.add(await page.locator('svg [data-area]:focus').getAttribute('data-area'));
    }
    expect(visited.size).toBeGreaterThan(1);
    expect(mira.mishaps).toEqual([]);
  });

  it('a full board of four players is dragged and zoomed, and at no size does anything lie on anything else', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await openGame(mira, address, fullBoard());
    const glowing = page.locator('svg [data-area][data-state="legal"]').first();
    await glowing.waitFor();
    const before = await glowing.boundingBox();
    if (before === null) throw new Error('nothing glows');
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 + 30, {
      steps: 5,
    });
    await page.mouse.up();
    await expect.poll(async () => Math.round(((await glowing.boundingBox())?.x ?? 0) - before.x)).toBe(60);
    expect(await glowing.getAttribute('data-state')).toBe('legal');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await glowing.boundingBox())?.width).toBeGreaterThan(before.width * 1.2);

    const onMap = (name: string): Promise<void> =>
      page
        .locator(`[data-map] button[aria-label="${name}"]`)
        .evaluate(button => (button as HTMLElement).click());
    const levels = new Set<number>();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await onMap('Show the whole map');
      for (let zoom = 0; zoom < 4; zoom++) {
        expect(await faultsOnMap(page), `${width} × ${height}, ${zoom}`).toEqual([]);
        levels.add(await thingsOnMap(page));
        await onMap('Zoom in');
      }
    }
    // Tiny, small, middle and full differ in what they show.
    expect(levels.size).toBeGreaterThan(3);

    await onMap('Camera follows the action');
    expect(await page.evaluate(() => localStorage.getItem('runehold.settings'))).toContain('"follow":false');
    expect(mira.mishaps).toEqual([]);
  });

  it('on a phone, in Polish; nothing is wider than the screen, and nothing serious is found by axe', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    await sitDown(mira, address, { game: 'runewars', seats: 2 });
    await untilOnMap(mira, 7);
    const { page } = mira;
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const tab of ['Królestwo', 'Karty', 'Rywale', 'Kronika', 'Mapa']) {
      await page
        .locator('nav')
        .getByRole('button', { name: new RegExp(`^${tab}`) })
        .click();
      expect(await seriousFindings(page), tab).toEqual([]);
    }
    expect(mira.mishaps).toEqual([]);
  });
});
