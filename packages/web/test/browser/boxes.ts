/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * What is wrong with the map as it is drawn: things of an area that lie on each other, or that leave their hex. Boxes
 * are those of the ink on the screen, down to half a pixel.
 */
export const faultsOnMap = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`{
    const HAIR = 0.5;
    const meet = (a, b) =>
      a.left < b.right - HAIR && b.left < a.right - HAIR && a.top < b.bottom - HAIR && b.top < a.bottom - HAIR;
    const leaves = (box, hex) => {
      const x = hex.left + hex.width / 2;
      const y = hex.top + hex.height / 2;
      const out = Math.max(x - box.left, box.right - x);
      const away = Math.max(y - box.top, box.bottom - y);
      return away > hex.height / 2 + HAIR || out > hex.width / 2 - away / Math.sqrt(3) + HAIR;
    };
    // Capitals with their edge fill two thirds of a line.
    const inkOf = thing => {
      const { left, right, top, bottom, height } = thing.getBoundingClientRect();
      const air = thing.localName === 'text' ? height / 6 : 0;
      return { left, right, top: top + air, bottom: bottom - air };
    };
    [...document.querySelectorAll('[data-map] [data-in]')].flatMap(area => {
      const name = area.dataset.in;
      const hex = document.querySelector('[data-map] [data-area="' + name + '"] path').getBoundingClientRect();
      const things = [...area.querySelectorAll('[data-slot]')].map(thing => ({
        is: thing.dataset.slot,
        box: inkOf(thing),
      }));
      return things.flatMap(({ is, box }, i) => [
        ...(leaves(box, hex) ? [name + ': ' + is + ' leaves'] : []),
        ...things.slice(0, i).filter(other => meet(box, other.box)).map(other => name + ': ' + is + ' on ' + other.is),
      ]);
    });
  }`);

/** How many things are drawn in the areas of the map. */
export const thingsOnMap = (page: Page): Promise<number> => page.locator('[data-map] [data-slot]').count();
