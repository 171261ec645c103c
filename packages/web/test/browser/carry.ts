/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { expect } from 'vitest';

export type Point = { readonly x: number; readonly y: number };

export const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The address of the first such thing on the map that nothing lies over, once page and map have come to rest. */
const firstFree = async (selector: string): Promise<string | undefined> => {
  await document.fonts.ready;
  const places: string[] = [];
  for (let look = 0; look < 3; look++) {
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const free = [...document.querySelectorAll(selector)].find(thing => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('svg [data-at]') === thing;
    });
    const { x, y } = free?.getBoundingClientRect() ?? { x: 0, y: 0 };
    places.push(`${free?.getAttribute('data-at') ?? ''} ${x} ${y}`);
  }
  const [address] = places[0].split(' ');
  return address !== '' && new Set(places).size === 1 ? address : undefined;
};

/** Waits for a thing on the map that can be pointed at. */
export const freeThing = async (page: Page, selector: string): Promise<Locator> => {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = await page.evaluate(firstFree, selector);
        return found;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return page.locator(`svg [data-at="${found}"]`);
};

/** Picks a thing of the tray up with the mouse. */
export const lift = async (page: Page, held: Locator): Promise<void> => {
  await held.waitFor();
  const { x, y } = await middleOf(held);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 4 });
  await expect.poll(() => held.getAttribute('data-carried'), { timeout: 60_000 }).toBe('true');
};

/** Whether a point of the page lies on a thing of the map, and nothing over it, when the page has come to rest. */
const isOnTop = async ({ x, y, at }: Point & { readonly at: string | null }): Promise<boolean> => {
  await document.fonts.ready;
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.elementFromPoint(x, y)?.closest('svg [data-at]')?.getAttribute('data-at') === at;
};

/** The middle of a thing on the map, once the map has found its place. */
export const restOf = async (page: Page, thing: Locator): Promise<Point> => {
  const at = await thing.getAttribute('data-at');
  let found: Point = { x: 0, y: 0 };
  await expect
    .poll(
      async () => {
        found = await middleOf(thing);
        const isThere = await page.evaluate(isOnTop, { ...found, at });
        const { x, y } = await middleOf(thing);
        return isThere && x === found.x && y === found.y;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return found;
};

/** A spot of an area on which no piece lies, nor close to one, and which nothing covers. */
const bareSpot = (area: Element): Point => {
  const AWAY = 2;
  const number = area.getAttribute('data-at')?.split('/')[1] ?? '';
  const pieces = [...document.querySelectorAll(`[data-piece^="${number}/"]`)].map(piece =>
    piece.getBoundingClientRect(),
  );
  const { left, top, width, height } = area.getBoundingClientRect();
  for (let down = 1; down < 20; down++)
    for (let across = 1; across < 20; across++) {
      const [x, y] = [left + (width * across) / 20, top + (height * down) / 20];
      const isPiece = pieces.some(
        piece =>
          x > piece.left - AWAY && x < piece.right + AWAY && y > piece.top - AWAY && y < piece.bottom + AWAY,
      );
      if (!isPiece && document.elementFromPoint(x, y)?.closest('svg [data-at]') === area) return { x, y };
    }
  throw new Error('pieces lie all over it');
};

/** A spot of an area on which no piece lies, once the map has found its place. */
export const groundOf = async (page: Page, area: Locator): Promise<Point> => {
  await restOf(page, area);
  return area.evaluate(bareSpot);
};

/** Holds what is carried over a thing on the map. */
export const holdOver = async (page: Page, thing: Locator): Promise<void> => {
  const { x, y } = await restOf(page, thing);
  await page.mouse.move(x, y, { steps: 6 });
};
