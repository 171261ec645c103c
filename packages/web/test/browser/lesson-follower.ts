/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { chooseByKeys, pressByKeys } from './lesson-keys.ts';

/** With what somebody follows a lesson. */
export type Hand = 'mouse' | 'finger' | 'keys';

/** What is pointed at now: where it can be touched, what it is, and what lies over it. */
type Aim =
  | { readonly kind: 'done' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'covered'; readonly by: string; readonly isCard: boolean }
  | { readonly kind: 'moving' }
  | { readonly kind: 'touch'; readonly x: number; readonly y: number; readonly what: string }
  | { readonly kind: 'place'; readonly value: string };

/** What is seen in one look: the step of the lesson, what is asked, what is pointed at, and a mark of all of it. */
type Look = { readonly step: string; readonly prompt: string; readonly mark: string; readonly aim: Aim };

/** What was seen before a touch, how long the page may take to show something else, and how long that stands still then. */
type Wait = { readonly before: string; readonly most: number; readonly still: number };

/** Runs in the page: waits until something else is to be seen than before, and looks for what is pointed at. */
const lookInPage = async (wait: Wait | undefined): Promise<Look> => {
  const shown = (selector: string, name: string): string =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const targets = (): Element[] => [...document.querySelectorAll('[data-school-target]')];
  const told = ['data-school-target', 'data-option', 'data-at', 'data-state', 'aria-pressed', 'disabled'];
  const mark = (): string =>
    JSON.stringify([
      document.querySelector('[data-coach]')?.textContent,
      shown('[data-ask]', 'aria-busy'),
      shown('[data-ask] [data-prompt]', 'data-prompt'),
      ...targets().flatMap(target => told.map(name => target.getAttribute(name))),
    ]);
  if (wait !== undefined) {
    const began = performance.now();
    for (let [last, since] = [wait.before, began]; ; ) {
      const [now, time] = [mark(), performance.now()];
      if (now !== last) [last, since] = [now, time];
      if (time - began > wait.most || (last !== wait.before && time - since > wait.still)) break;
      await new Promise(resolve => setTimeout(resolve, 16));
    }
  }
  const coach = document.querySelector('[data-coach]');
  const over = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
  const placeOf = (it: Element): string => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [left, top, width, height].join();
  };
  const frame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));
  const aim = async (): Promise<Aim> => {
    if (coach?.querySelector('[data-play], [data-home]')) return { kind: 'done' };
    if (document.querySelector('[data-ask][aria-busy="true"]')) return { kind: 'nothing' };
    const target = targets().find(each => each.checkVisibility({ visibilityProperty: true }));
    if (target === undefined) return { kind: 'nothing' };
    const value = target.getAttribute('data-school-target') ?? '';
    if (target instanceof HTMLSelectElement) return { kind: 'place', value };
    if (target instanceof HTMLButtonElement && target.disabled) return { kind: 'nothing' };
    // Nobody touches what is still on its way: what lies there a moment later would be touched instead.
    const before = placeOf(target);
    await frame();
    await frame();
    if (placeOf(target) !== before) return { kind: 'moving' };
    const box = target.getBoundingClientRect();
    // Some spot of it that nothing covers: cards in a hand lie over each other.
    const parts = [0.5, 0.2, 0.8, 0.08, 0.92];
    const spots = parts.flatMap(dy =>
      parts.map(dx => ({ x: box.left + box.width * dx, y: box.top + box.height * dy })),
    );
    const free = spots.find(({ x, y }) => {
      const top = over(x, y);
      return top !== null && (target === top || target.contains(top));
    });
    const what =
      target.getAttribute('data-option') ?? target.getAttribute('data-at') ?? target.textContent ?? '';
    if (free !== undefined) return { kind: 'touch', ...free, what };
    const top = over(box.left + box.width / 2, box.top + box.height / 2);
    const by = top?.outerHTML.slice(0, 160) ?? 'nothing';
    return { kind: 'covered', by, isCard: coach?.contains(top) === true };
  };
  return {
    step: shown('[data-coach]', 'data-step-id'),
    prompt: shown('[data-ask] [data-prompt]', 'data-prompt'),
    mark: mark(),
    aim: await aim(),
  };
};

const overNow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-coach]')?.getBoundingClientRect();
    const target = document
      .querySelector('[data-school-target]:not([data-coach] *)')
      ?.getBoundingClientRect();
    if (card === undefined || target === undefined) return 0;
    const width = Math.min(card.right, target.right) - Math.max(card.left, target.left);
    const height = Math.min(card.bottom, target.bottom) - Math.max(card.top, target.top);
    return width > 0 && height > 0 ? width * height : 0;
  });

/** For how long the card may lie over something that has just moved under it, in milliseconds. */
const UNTIL_IT_MOVES = 1000;

/** How far the card of the coach lies over what it points at, in square pixels, once it has had time to move away. */
export const cardOverTarget = async (page: Page): Promise<number> => {
  for (const since = Date.now(); ; await page.waitForTimeout(50)) {
    const over = await overNow(page);
    if (over === 0 || Date.now() - since > UNTIL_IT_MOVES) return over;
  }
};

/** How long a lesson may stand still before something is wrong, in milliseconds. */
const PATIENCE = 60_000;
/** How long the page may take to show that something was touched, and how long it stands still then, in milliseconds. */
const BEAT = { most: 1500, still: 60 };
/** How long it may take until what covers something has moved away, in milliseconds. */
const A_MOMENT = 130;

/** How often it is seen in a row that the card covers what it points at: a moment it may, while things still move. */
const LONG = 5;

/** The step of the lesson that the page is at. */
export const stepOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-coach]').getAttribute('data-step-id')) ?? '';

type Walk = {
  readonly hand: Hand;
  /** Called once for every question of a step, when something of it is to be touched. */
  onStep?(step: string, isFirst: boolean): Promise<void>;
  /** Stops before this step. */
  readonly until?: string;
};

/** Touches what is pointed at. */
const touch = async (page: Page, hand: Hand, aim: Aim): Promise<string> => {
  if (aim.kind === 'place' && hand === 'keys') {
    await chooseByKeys(page, aim.value);
    return aim.value;
  }
  if (aim.kind === 'place') {
    await page.locator('select[data-school-target]').first().selectOption(aim.value);
    return aim.value;
  }
  if (aim.kind !== 'touch') return '';
  if (hand === 'keys') await pressByKeys(page);
  else if (hand === 'finger') await page.touchscreen.tap(aim.x, aim.y);
  else await page.mouse.click(aim.x, aim.y);
  return aim.what.trim();
};

/** Follows a lesson: touches nothing but what is pointed at. Returns what was touched. */
export const followLesson = async (page: Page, { hand, onStep, until }: Walk): Promise<readonly string[]> => {
  const touched: string[] = [];
  const met = new Set<string>();
  let covered = 0;
  let look = await page.evaluate(lookInPage, undefined);
  for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
    const { aim, step, prompt } = look;
    if (aim.kind === 'done') return touched;
    covered = aim.kind === 'covered' && aim.isCard ? covered + 1 : 0;
    if (aim.kind === 'covered' && covered >= LONG)
      throw new Error(`the card covers what it points at: ${aim.by}`);
    if (aim.kind === 'covered' || aim.kind === 'moving') await page.waitForTimeout(A_MOMENT);
    else if (aim.kind !== 'nothing') {
      if (until !== undefined && step === until) return touched;
      const asked = `${step} ${prompt}`;
      const isNew = !met.has(asked);
      if (isNew) {
        const isFirst = !met.has(step);
        met.add(step).add(asked);
        await onStep?.(step, isFirst);
      } else touched.push(`${step}: ${await touch(page, hand, aim)}`);
      // Something may have been done meanwhile.
      since = Date.now();
      if (isNew) {
        look = await page.evaluate(lookInPage, undefined);
        continue;
      }
    }
    const isOnTheWay = aim.kind === 'covered' || aim.kind === 'moving';
    const wait = isOnTheWay ? undefined : { before: look.mark, ...BEAT };
    look = await page.evaluate(lookInPage, wait);
  }
  // What the page says instead leads to the cause.
  const says = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 300);
  throw new Error(
    `the lesson stands still at ${look.step}: ${JSON.stringify(look.aim)} after ${touched.slice(-5).join('; ')}; the page says: ${says}`,
  );
};

/** Opens a lesson by its address and waits until something is said. */
export const enterLesson = async (page: Page, address: string, id: string): Promise<void> => {
  const [game, ...name] = id.split('.');
  await page.goto(`${address}#/learn/${game}/${name.join('.')}`);
  await page.locator('[data-coach]:visible').waitFor();
};
