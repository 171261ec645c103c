/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Where a page stands when play stops. */
export type Stop = 'over' | 'wanted' | 'curtain' | 'stuck';

type Plan = { readonly seed: number; readonly until?: string };

/**
 * Plays on until the game is over, or until something that matches the selector is on the page. What is chosen is
 * chance; how it is chosen is what a person does: touch chips and things, then Confirm.
 */
const playInPage = async ({ seed, until }: Plan): Promise<Stop> => {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  const frame = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 0));
  /** Waits until something on the page is another, or a while: whoever looks all the time keeps the bots from playing. */
  const change = (most: number): Promise<void> =>
    new Promise(resolve => {
      const done = (): void => {
        watcher.disconnect();
        clearTimeout(late);
        // What is drawn in several steps is looked at when it is whole.
        setTimeout(resolve, 0);
      };
      const watcher = new MutationObserver(done);
      const late = setTimeout(done, most);
      watcher.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  /** How long nobody may ask anything before something is wrong, in milliseconds. */
  const patience = 240_000;
  // An area of a map is no element that could click itself.
  const press = (thing: Element): unknown => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const bar = (): HTMLElement | null => document.querySelector('[data-ask]');
  const confirmOf = (from: HTMLElement): HTMLButtonElement | null =>
    from.querySelector('button[aria-keyshortcuts="Enter"]');
  const promptOf = (from: HTMLElement): string | null | undefined => from.querySelector('h2')?.textContent;
  for (let since = Date.now(); Date.now() - since < patience; ) {
    if (document.querySelector('[data-over]')) return 'over';
    if (document.querySelector('[data-curtain]')) return 'curtain';
    if (until !== undefined && document.querySelector(until)) return 'wanted';
    const open = bar();
    // While an answer is on its way, the next question may come at any moment.
    if (open === null || open.ariaBusy === 'true' || open.querySelector('[data-answered]')) {
      await change(100);
      continue;
    }
    const before = promptOf(open);
    const chips = [...document.querySelectorAll('[data-option]')];
    for (const select of open.querySelectorAll('select')) {
      select.selectedIndex = 1 + below(select.options.length - 1);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (chips.length > 0) press(chips[below(chips.length)]);
    await frame();
    for (let more = 0; more < 60 && bar() === open && confirmOf(open)?.disabled === true; more++) {
      if (chips.length > 0) press(chips[more % chips.length]);
      await frame();
    }
    // Somebody else may have brought up another question meanwhile, which nobody has looked at yet.
    if (bar() !== open || promptOf(open) !== before) continue;
    confirmOf(open)?.click();
    // The answer is on its way: wait until the bar shows something else, or a while.
    for (let wait = 0; wait < 400; wait++) {
      await frame();
      const now = bar();
      if (now !== open || promptOf(now) !== before || confirmOf(now)?.disabled) break;
    }
    since = Date.now();
  }
  return 'stuck';
};

export const playOn = (page: Page, plan: Plan): Promise<Stop> => page.evaluate(playInPage, plan);
