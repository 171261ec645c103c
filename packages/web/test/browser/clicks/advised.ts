/// <reference lib="dom" />
import type { JSHandle, Page } from '@playwright/test';
import type { AskView } from '@runehold/kernel/view/describe';
import type { TableSession } from '../../../src/table/session/session.ts';

/** An ask as it stands on the page, with the answer in the making. */
type Standing = {
  readonly ask: AskView | undefined;
  readonly doing: string;
  readonly draft: readonly (number | undefined)[];
  readonly isFinal: boolean;
  readonly year: number;
};

/** One decision that was put to the person: how it was asked, and what it cost. */
export type Decided = { readonly ask: string; readonly kind: string; readonly clicks: number };

/** The session of the table on the page, taken from what React keeps for the element that shows it. */
const sessionOf = (page: Page): Promise<JSHandle<TableSession>> =>
  page.evaluateHandle(() => {
    type Fiber = {
      readonly return: Fiber | null;
      readonly memoizedProps: { readonly value?: { readonly session?: TableSession } } | null;
    };
    const element = document.querySelector('[data-link]') ?? document.body;
    const entry = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'));
    for (let fiber = entry?.[1] as Fiber | null | undefined; fiber; fiber = fiber.return) {
      const session = fiber.memoizedProps?.value?.session;
      if (session !== undefined) return session;
    }
    throw new Error('there is no table on the page');
  });

/** Waits until the page and its table have come to rest: something is asked, and nothing is under way. */
const standing = (session: JSHandle<TableSession>): Promise<Standing> =>
  session.evaluate(async ({ store }): Promise<Standing> => {
    const read = (): Standing & { readonly isBusy: boolean } => {
      const { view, draft, final, busy } = store.getState();
      return {
        ask: view?.asks.find(ask => ask.seat === view.viewer && ask.answered === undefined),
        doing: view?.crumbs.at(-1)?.procedure ?? '',
        draft,
        isFinal: final !== undefined,
        year: Number(view?.table['year'] ?? 0),
        isBusy: busy,
      };
    };
    const frame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));
    let last = '';
    for (let calm = 0; calm < 8; calm++) {
      await frame();
      const now = read();
      const text = JSON.stringify([now, document.querySelector('[data-ask]')?.textContent]);
      const isShown = document.querySelector('[data-ask][aria-busy="false"]') !== null;
      if (text !== last || now.isBusy || ((now.ask === undefined || !isShown) && now.year < 2)) calm = 0;
      last = text;
    }
    return read();
  });

/** Presses the first thing that matches and that nothing covers, once it lies still. */
const press = async (page: Page, selector: string): Promise<boolean> => {
  const spot = await page.evaluate(async wanted => {
    const frame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));
    const look = (): { x: number; y: number } | undefined => {
      for (const thing of document.querySelectorAll(wanted)) {
        const box = thing.getBoundingClientRect();
        for (const down of [0.5, 0.25, 0.75, 0.1])
          for (const right of [0.5, 0.25, 0.75, 0.1]) {
            const [x, y] = [box.x + box.width * right, box.y + box.height * down];
            if (document.elementFromPoint(x, y)?.closest('[data-at], button') === thing) return { x, y };
          }
      }
      return undefined;
    };
    let last = '';
    let found: { x: number; y: number } | undefined;
    for (let calm = 0, tries = 0; calm < 3 && tries < 300; calm++, tries++) {
      await frame();
      found = look();
      if (found === undefined || JSON.stringify(found) !== last) calm = 0;
      last = JSON.stringify(found);
      if (found === undefined && tries > 90) break;
    }
    return found;
  }, selector);
  if (spot === undefined) return false;
  await page.mouse.click(spot.x, spot.y);
  return true;
};

const timesIn = (codes: readonly (number | undefined)[], code: number): number =>
  codes.filter(each => each === code).length;

const CONFIRM = '[data-ask] button[aria-keyshortcuts="Enter"]:not(:disabled)';

/** Touches an option: the thing it is about, its chip, or its chip in the list of all. */
const touchOption = async (page: Page, name: string): Promise<void> => {
  const option = `[data-option="${name}"]`;
  if (await press(page, option)) return;
  // Where the thing is covered or out of sight, the list of all options has it.
  await press(page, '[data-list][aria-expanded="false"], [data-quiet][aria-expanded="false"]');
  if (!(await press(page, `[data-ask] ${option}`))) throw new Error(`${name} cannot be touched`);
};

const nameOf = (ask: AskView, code: number): string =>
  ask.kind === 'yes'
    ? (['no', 'yes'][code] ?? '')
    : ask.kind === 'number'
      ? `${code}`
      : (ask.options.find(option => option.code === code)?.name ?? '');

/** One touch towards an answer in which several things are chosen. */
const gather = async (
  page: Page,
  { ask, draft }: Standing & { ask: AskView },
  reply: readonly number[],
): Promise<void> => {
  const surplus = ask.options.find(({ code }) => timesIn(draft, code) > timesIn(reply, code));
  const missing = ask.options.find(({ code }) => timesIn(draft, code) < timesIn(reply, code));
  if (surplus !== undefined && (missing === undefined || draft.length < ask.max || ask.min < ask.max)) {
    // All of a kind are put back with one touch of it, single ones where they are listed in the bar.
    if (timesIn(reply, surplus.code) === 0 && timesIn(draft, surplus.code) === surplus.limit)
      await touchOption(page, surplus.name);
    else {
      const chosen = ask.options.filter(({ code }) => timesIn(draft, code) > 0);
      await page.locator('[data-chosen] button').nth(chosen.indexOf(surplus)).click();
    }
  } else if (missing !== undefined) await touchOption(page, missing.name);
  else await press(page, CONFIRM);
};

/** One touch towards an arrangement: an item back from where it should not be, or to where it should. */
const arrange = async (
  page: Page,
  { ask, draft }: Standing & { ask: AskView },
  reply: readonly number[],
): Promise<void> => {
  const free = draft.indexOf(undefined);
  const wrong = draft.findLastIndex((place, item) => place !== reply[item]);
  if (wrong < 0) await press(page, CONFIRM);
  else if (free >= 0) await touchOption(page, nameOf(ask, reply[free]));
  else {
    const after = draft.findLastIndex(place => place !== reply[wrong]);
    // The last one that lies elsewhere goes where one touches; any other is taken back to the hand first.
    if (after === wrong) await touchOption(page, nameOf(ask, reply[wrong]));
    else await page.locator('[data-held]').nth(wrong).click();
  }
};

/**
 * Plays for the person at a page what the page's own hint says, in the fewest touches that it offers, until the second
 * year; tells what each decision cost.
 */
export const playAdvised = async (page: Page, clicks: () => Promise<number>): Promise<readonly Decided[]> => {
  const decided: Decided[] = [];
  const session = await sessionOf(page);
  for (;;) {
    let now = await standing(session);
    const { ask, doing } = now;
    if (ask === undefined || now.year >= 2) return decided;
    const reply = await session.evaluate(async (table, id) => {
      const hint = await table.advise({ type: 'hint' }, id);
      return hint.type === 'hint' ? hint.reply : undefined;
    }, ask.id);
    if (reply === undefined) throw new Error(`no hint at ${doing}/${ask.name}`);
    const before = await clicks();
    for (let touch = 0; now.ask?.id === ask.id; touch++) {
      if (touch > 24) throw new Error(`nothing comes of ${reply} at ${doing}/${ask.name}: ${now.draft}`);
      if (now.isFinal) await press(page, CONFIRM);
      else if (ask.kind === 'some') await gather(page, { ...now, ask }, reply);
      else if (ask.kind === 'arrange') await arrange(page, { ...now, ask }, reply);
      else await touchOption(page, nameOf(ask, reply[0]));
      now = await standing(session);
    }
    decided.push({ ask: `${doing}/${ask.name}`, kind: ask.kind, clicks: (await clicks()) - before });
  }
};
