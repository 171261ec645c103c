import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { A_WHILE, spendEvening } from './evening.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { openGame } from './guest.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { inYear, playedGame } from './positions.ts';
import { isAskedFor } from './sought-game.ts';
import { countDrawing, drawnBy, laidOutBy, styledBy } from './work-of.ts';

const evening = spendEvening();
const four = { of: 'runewars', holders: ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'], seed: 4 } as const;

const choosing = playedGame({
  ...four,
  until: match => inYear(2)(match) && isAskedFor('prompt.choose-order')(match),
});
const activating = playedGame({
  ...four,
  until: match => inYear(2)(match) && isAskedFor('prompt.activate')(match),
});

const sitAt = async (file: string, plan: GuestPlan = {}): Promise<Guest> => {
  const { guest, address } = evening();
  const mira = await guest(plan);
  await countDrawing(mira.page);
  await openGame(mira, address, file);
  await parts(mira.page).bar.waitFor();
  await mira.page.evaluate(() => document.fonts.ready);
  return mira;
};

/** Chooses an area that may be chosen and is not yet. */
const chooseAnother = async (page: Page): Promise<void> => {
  const name = await page.locator('svg [data-area][data-state="legal"]').first().getAttribute('data-area');
  const area = page.locator(`svg [data-area="${name}"]`);
  await area.click();
  await expect.poll(() => area.getAttribute('data-state'), { timeout: A_WHILE }).toBe('selected');
};

/** What a press may have to do with, where the whole table is thousands. */
const FEW_COMPONENTS = 60;
const FEW_ELEMENTS = 300;

describe('a press is a small thing', () => {
  it.each(looks(['pl', 'en'] as const))(
    'whatever Order is chosen, the map and all else on the table stay where they are (%s)',
    async language => {
      const mira = await sitAt(choosing, { language });
      const { page } = mira;
      const world = page.locator('[data-world]');
      const place = async () => [await parts(page).bar.boundingBox(), await world.getAttribute('style')];
      await expect
        .poll(async () => isDeepStrictEqual(await place(), await place()), { timeout: A_WHILE })
        .toBe(true);
      const before = await place();
      const orders = await page.locator('[data-at^="order/"][data-state="legal"]').all();
      const addresses = await Promise.all(orders.map(order => order.getAttribute('data-at')));
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of addresses) {
        const order = page.locator(`[data-at="${address}"]`);
        await order.click();
        await expect.poll(() => order.getAttribute('data-state'), { timeout: A_WHILE }).toBe('selected');
        await expect.poll(place, { timeout: A_WHILE, message: String(address) }).toEqual(before);
      }
      expect(mira.mishaps).toEqual([]);
    },
  );

  it('an area that is chosen is drawn anew, and the bar; the rest of the table is not', async () => {
    const mira = await sitAt(activating);
    const { page } = mira;
    await expect
      .poll(() => drawnBy(page, () => chooseAnother(page)), { timeout: A_WHILE })
      .toBeLessThan(FEW_COMPONENTS);
    expect(mira.mishaps).toEqual([]);
  });

  it.each([
    ['an Order', choosing, '[data-at^="order/"]', '[data-tip]'],
    ['an area', activating, 'svg [data-area]', '#more-about-area'],
  ] as const)(
    '%s that is pointed at is shown closer, and the style of what that comes to lie over is left alone',
    async (_, file, things, look) => {
      const mira = await sitAt(file);
      const { page } = mira;
      const closer = page.locator(look);
      const pointAtIt = async (): Promise<void> => {
        await page.mouse.move(1, 1);
        await closer.waitFor({ state: 'detached' });
        await page.locator(`${things}[data-state="legal"]`).first().hover();
        await closer.waitFor();
      };
      await expect.poll(() => styledBy(page, pointAtIt), { timeout: A_WHILE }).toBeLessThan(FEW_ELEMENTS);
      expect(mira.mishaps).toEqual([]);
    },
  );

  it('an area that is pressed leaves the style of the rest of the map alone', async () => {
    const mira = await sitAt(activating);
    const { page } = mira;
    await expect
      .poll(() => styledBy(page, () => chooseAnother(page)), { timeout: A_WHILE })
      .toBeLessThan(FEW_ELEMENTS);
    expect(mira.mishaps).toEqual([]);
  });
});

describe('a map that is zoomed is a picture that is stretched', () => {
  it('no step sets its type or lays out anything anew, nor draws a component', async () => {
    const mira = await sitAt(activating);
    const { page } = mira;
    const map = await page.locator('[data-map]').boundingBox();
    if (map === null) throw new Error('there is no map');
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
    const width = (): Promise<string | null> =>
      page.locator('[data-world] svg').first().getAttribute('width');
    const steps = 18;
    const zoom = async (): Promise<void> => {
      for (let n = 0; n < steps; n++) await page.mouse.wheel(0, n % 12 < 6 ? -60 : 60);
    };
    const before = await width();
    let drawn = Number.POSITIVE_INFINITY;
    // Whoever is slow at the wheel has stopped in between, where it is drawn anew: then it is tried again.
    await expect
      .poll(
        () =>
          laidOutBy(page, async () => {
            drawn = await drawnBy(page, zoom);
          }),
        { timeout: A_WHILE },
      )
      .toBeLessThan(steps / 2);
    expect(drawn).toBeLessThan(FEW_COMPONENTS);
    await expect.poll(width, { timeout: A_WHILE }).not.toBe(before);
    expect(mira.mishaps).toEqual([]);
  });
});
