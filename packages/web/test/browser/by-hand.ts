import type { Page } from '@playwright/test';
import { FastChance } from '@runehold/kernel/chance/fast';
import { untilAsked } from './asked.ts';
import type { Next } from './next-touch.ts';
import { nextTouch } from './next-touch.ts';
import type { Stop } from './player.ts';

export type HandPlan = {
  readonly seed: number;
  readonly until?: string;
  /** Touches with a finger instead of the mouse. */
  readonly touch?: boolean;
  /** What is done the first time that something is on the page while something is asked. */
  readonly firstSight?: Map<string, () => Promise<void>>;
};

/** How it ended, and how often something was touched where it lies, and in the bar. */
export type Deeds = { readonly stop: Stop; readonly onTable: number; readonly inBar: number };

/** When so many touches in a row have led to no other question, something is wrong. */
const ENOUGH = 300;

const act = async (page: Page, isFinger: boolean, next: Next): Promise<void> => {
  // The list may be gone by then: the answer was on its way, and the hand a moment late.
  if (next.kind === 'place')
    await page
      .locator('[data-ask] select')
      .nth(next.list)
      .selectOption(next.place, { timeout: 10_000 })
      .catch(() => undefined);
  if (next.kind !== 'touch') return;
  if (isFinger) await page.touchscreen.tap(next.x, next.y);
  else await page.mouse.click(next.x, next.y);
};

/**
 * Plays a seat as a person would: looks, touches one thing, looks again. Every touch is a press of the mouse, or of a
 * finger, on a spot that nothing covers. What is chosen is chance, and chance is the seed's.
 */
export const playByHand = async (page: Page, plan: HandPlan): Promise<Deeds> => {
  const { seed, until, touch = false, firstSight = new Map() } = plan;
  const rng = new FastChance(seed);
  let [onTable, inBar, inTheWay] = [0, 0, 0];
  for (let idle = 0, last = ''; ; idle++) {
    const chance = Array.from({ length: 6 }, () => rng.pick(1 << 15));
    const stop = await untilAsked(page, until);
    if (stop !== undefined) return { stop, onTable, inBar };
    const next = await page.evaluate(nextTouch, { wanted: [...firstSight.keys()], chance });
    if (next.kind === 'seen') {
      const look = firstSight.get(next.selector);
      firstSight.delete(next.selector);
      await look?.();
      continue;
    }
    if (next.prompt !== last) idle = 0;
    last = next.prompt;
    if (idle > ENOUGH) throw new Error(`nothing comes of it: ${last}`);
    // What the mouse rests on may show itself closer and lie over something else, or a touch may have come a moment too
    // late and opened something: it is closed, and the mouse moved away.
    inTheWay = next.kind === 'covered' ? inTheWay + 1 : 0;
    if (next.kind === 'covered') {
      if (inTheWay > 9) throw new Error(`at "${last}" everything is covered: ${next.by}`);
      await page.keyboard.press('Escape');
      await page.mouse.move(1, 1);
    }
    await act(page, touch, next);
    if (next.kind === 'touch' && next.what === 'thing') onTable++;
    else if (next.kind === 'place' || (next.kind === 'touch' && next.what === 'chip')) inBar++;
  }
};
