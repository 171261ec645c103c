/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { FastChance } from '@runehold/kernel/chance/fast';
import { untilAsked } from './asked.ts';
import type { Stop } from './player.ts';

type TabKey = 'Tab' | 'Shift+Tab';

/** Presses Tab, or Shift and Tab, until the focus is on something that matches; not if there is no such thing any more. */
const tabTo = async (page: Page, selector: string, key: TabKey): Promise<boolean> => {
  for (let n = 0; n < 250; n++) {
    const [isThere, isGone] = await page.evaluate(
      wanted => [document.activeElement?.matches(wanted) === true, document.querySelector(wanted) === null],
      selector,
    );
    if (isThere || isGone) return isThere;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
};

const CONFIRM = '[data-ask] button[aria-keyshortcuts="Enter"]:not(:disabled)';
/** A list from which the place of an item is still to be chosen. */
const UNPLACED = '[data-ask] select:has(option:checked[value=""])';

/** What there is to be pressed: chips that have a digit, areas that glow, lists without a choice. */
const lookAtBar = ({ unplaced, confirm }: { readonly unplaced: string; readonly confirm: string }) => {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const digitsOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(chip => chip.getAttribute('aria-keyshortcuts') ?? '');
  return {
    free: digitsOf('[data-ask] [data-option][aria-keyshortcuts][aria-pressed="false"]'),
    chosen: digitsOf('[data-ask] [data-option][aria-keyshortcuts][aria-pressed="true"]'),
    areas: count('svg [data-area][data-state="legal"]'),
    unplaced: count(unplaced),
    // Where nothing has the focus that takes Enter for itself, Enter confirms.
    isFree: document.activeElement?.matches('h2, body') === true,
    isInBar: document.activeElement?.closest('[data-ask]') !== null,
    mayConfirm: count(confirm) > 0,
  };
};

const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

const isOnLegalArea = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-area][data-state="legal"]') === true);

/** When it is enough: so many answers, and so many areas chosen where they lie. */
type LeastPlayed = { readonly answers: number; readonly onMap: number };

/** How it ended, how many answers were given, and how many areas were chosen by walking to them. */
export type KeyedPlay = { readonly stop: Stop | undefined; readonly answers: number; readonly onMap: number };

/**
 * Plays a seat with the keyboard alone: digits choose, Enter confirms, Tab leads to the map and to lists. Goes on until
 * play stops, or until it is enough.
 */
export const playByKeys = async (page: Page, seed: number, least: LeastPlayed): Promise<KeyedPlay> => {
  const rng = new FastChance(seed);
  let [answers, onMap] = [0, 0];
  const isEnough = (): boolean => answers >= least.answers && onMap >= least.onMap;
  for (let keys = 0; !isEnough() && keys < 40 * least.answers; keys++) {
    const stop = await untilAsked(page);
    if (stop !== undefined) return { stop, answers, onMap };
    const seen = await page.evaluate(lookAtBar, { unplaced: UNPLACED, confirm: CONFIRM });
    const { free, chosen, areas, unplaced, mayConfirm, isFree, isInBar } = seen;
    // From the map the way back to the bar is the shorter one: the whole log lies on the other.
    const toBar = isInBar ? 'Tab' : 'Shift+Tab';
    if (unplaced > 0) {
      if (await tabTo(page, UNPLACED, toBar)) await page.keyboard.press('ArrowDown');
    } else if (mayConfirm && (free.length === 0 || rng.pick(3) > 0)) {
      if (!isFree && !(await tabTo(page, CONFIRM, toBar))) continue;
      await page.keyboard.press('Enter');
      answers++;
    } else if (areas > 0 && (onMap < least.onMap || rng.pick(2) === 0)) {
      await tabTo(page, 'svg [data-area]', 'Tab');
      if (!(await isOnLegalArea(page))) await page.keyboard.press(arrows[rng.pick(arrows.length)]);
      if (!(await isOnLegalArea(page))) continue;
      await page.keyboard.press('Space');
      onMap++;
    } else {
      const digits = free.length > 0 ? free : chosen;
      if (digits.length > 0) await page.keyboard.press(digits[rng.pick(digits.length)]);
    }
  }
  return { stop: undefined, answers, onMap };
};
