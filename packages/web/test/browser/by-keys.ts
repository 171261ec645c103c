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

/** Something on the table, other than an area, that glows and to which Tab leads. */
const THING = '[data-at][data-state="legal"]:not([data-area]):not([tabindex="-1"])';
/** The same of what is chosen: there may be more than one of it, or too much is chosen and it is put back. */
const CHOSEN = '[data-at][data-state="selected"]:not([data-area]):not([tabindex="-1"])';
const NUMBER = '[data-ask] input[type="number"]';

type Wanted = Readonly<Record<'unplaced' | 'confirm' | 'thing' | 'taken' | 'number', string>>;

/** What there is to be pressed: chips, with their digits where they have one, areas and things that glow, lists. */
const lookAtBar = ({ unplaced, confirm, thing, taken, number }: Wanted) => {
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(each =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  const digitsOf = (selector: string): string[] =>
    all(selector).flatMap(chip => /\d/.exec(chip.getAttribute('aria-keyshortcuts') ?? '')?.[0] ?? []);
  const addressesOf = (selector: string): string[] =>
    all(selector).map(each => each.getAttribute('data-at') ?? '');
  return {
    prompt: document.querySelector('[data-ask] h2')?.textContent ?? '',
    free: digitsOf('[data-option][aria-keyshortcuts][aria-pressed="false"]'),
    chosen: digitsOf('[data-option][aria-keyshortcuts][aria-pressed="true"]'),
    names: all('[data-ask] [data-option][aria-pressed="false"]').map(
      chip => chip.getAttribute('data-option') ?? '',
    ),
    areas: all('svg [data-area][data-state="legal"]').length,
    things: addressesOf(thing),
    taken: addressesOf(taken),
    isNumber: all(number).length > 0,
    isUnplaced: all(unplaced).length > 0,
    // Where nothing has the focus that takes Enter for itself, Enter confirms.
    isFree: document.activeElement?.matches('h2, body') === true,
    isInBar: document.activeElement?.closest('[data-ask]') !== null,
    mayConfirm: all(confirm).length > 0,
  };
};

const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

const isOnLegalArea = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-area][data-state="legal"]') === true);

/** When it is enough: so many answers, and so many areas chosen where they lie; without a number, when it is over. */
type LeastPlayed = { readonly answers?: number; readonly onMap: number };

/** After so many steps over the map to no area that can be chosen, the chips of the bar are tried as well. */
const PATIENT = 40;

/** When so many looks at the bar in a row have led to no other question, something is wrong. */
const ENOUGH = 400;

/** How it ended, how many answers were given, and what was chosen where: by walking the map, on the table, in the bar. */
export type KeyedPlay = {
  readonly stop: Stop | undefined;
  readonly answers: number;
  readonly onMap: number;
  readonly onTable: number;
  readonly byTab: number;
};

/**
 * Plays a seat with the keyboard alone: digits choose, Enter confirms, Tab leads to the map, to what glows on the table,
 * to chips and to lists, arrow keys walk the map. Goes on until play stops, or until it is enough.
 */
export const playByKeys = async (page: Page, seed: number, least: LeastPlayed): Promise<KeyedPlay> => {
  const rng = new FastChance(seed);
  const wanted = least.answers ?? Number.POSITIVE_INFINITY;
  let [answers, onMap, onTable, byTab, idle, last] = [0, 0, 0, 0, 0, ''];
  const press = async (selector: string, way: TabKey, key: string): Promise<boolean> => {
    if (!(await tabTo(page, selector, way))) return false;
    await page.keyboard.press(key);
    return true;
  };
  const pressThing = async (selector: string, addresses: readonly string[]): Promise<void> => {
    const address = addresses[rng.pick(addresses.length)];
    if (await press(`[data-at="${address}"]${selector}`, 'Tab', 'Enter')) onTable++;
    // What has the focus shows itself closer; that is put away.
    await page.keyboard.press('Escape');
  };
  while (answers < wanted || onMap < least.onMap) {
    const stop = await untilAsked(page);
    if (stop !== undefined) return { stop, answers, onMap, onTable, byTab };
    const seen = await page.evaluate(lookAtBar, {
      unplaced: UNPLACED,
      confirm: CONFIRM,
      thing: THING,
      taken: CHOSEN,
      number: NUMBER,
    });
    const { free, chosen, names, areas, things, taken, mayConfirm, isFree, prompt } = seen;
    idle = prompt === last ? idle + 1 : 0;
    last = prompt;
    if (idle > ENOUGH) throw new Error(`nothing comes of it: ${last}`);
    // From the map the way back to the bar is the shorter one: the whole log lies on the other.
    const toBar = seen.isInBar ? 'Tab' : 'Shift+Tab';
    if (seen.isUnplaced) await press(UNPLACED, toBar, 'ArrowDown');
    else if (seen.isNumber && rng.pick(3) === 0) await press(NUMBER, toBar, 'ArrowUp');
    else if (mayConfirm && (free.length === 0 || rng.pick(3) > 0)) {
      if (!isFree && !(await tabTo(page, CONFIRM, toBar))) continue;
      await page.keyboard.press('Enter');
      answers++;
    } else if (
      areas > 0 &&
      ((onMap < least.onMap && idle < PATIENT) || free.length === 0 || rng.pick(2) === 0)
    ) {
      await tabTo(page, 'svg [data-area]', 'Tab');
      if (!(await isOnLegalArea(page))) await page.keyboard.press(arrows[rng.pick(arrows.length)]);
      if (!(await isOnLegalArea(page))) continue;
      await page.keyboard.press('Space');
      onMap++;
    } else if (things.length > 0 && (free.length === 0 || rng.pick(4) === 0)) {
      await pressThing(THING, things);
    } else if (names.length > 0 && (free.length === 0 || rng.pick(6) === 0)) {
      if (await press(`[data-ask] [data-option="${names[rng.pick(names.length)]}"]`, toBar, 'Space')) byTab++;
    } else if (taken.length > 0 && free.length === 0 && (chosen.length === 0 || rng.pick(2) === 0)) {
      await pressThing(CHOSEN, taken);
    } else {
      const digits = free.length > 0 ? free : chosen;
      if (digits.length > 0) await page.keyboard.press(digits[rng.pick(digits.length)]);
    }
  }
  return { stop: undefined, answers, onMap, onTable, byTab };
};
