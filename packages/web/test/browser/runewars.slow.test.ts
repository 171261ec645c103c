import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { sitDown } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening();

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

  it('the map is dragged without touching what lies under the pointer, and zoomed', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await sitDown(mira, address, { game: 'runewars', seats: 2 });
    await untilOnMap(mira, 6);
    const { page } = mira;
    const glowing = page.locator('svg [data-area][data-state="legal"]').first();
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
