/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** What is pointed at is reached with so many keys at most. */
const MOST = 300;

/** The keys that walk a map of hexes; with Shift the other slant. */
type Arrow = 'ArrowUp' | 'ArrowDown' | `${'' | 'Shift+'}Arrow${'Left' | 'Right'}`;

/** Where the focus is: on what is pointed at, on an area of the same map, with the arrows that lead nearer first, or elsewhere. */
type Stand =
  | { readonly kind: 'there' }
  | { readonly kind: 'map'; readonly at: string; readonly arrows: readonly Arrow[] }
  | { readonly kind: 'elsewhere' };

/** Runs in the page. */
const standInPage = (): Stand => {
  const { activeElement: active } = document;
  const target = document.querySelector('[data-school-target]');
  if (active === null || target === null) return { kind: 'elsewhere' };
  if (active === target) return { kind: 'there' };
  const map = target.closest('svg');
  if (map === null || target.getAttribute('tabindex') !== '-1' || active.closest('svg') !== map)
    return { kind: 'elsewhere' };
  const [from, to] = [active.getBoundingClientRect(), target.getBoundingClientRect()];
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const slant = 0.6;
  const ways: readonly (readonly [Arrow, number])[] = [
    ['ArrowUp', -down],
    ['Shift+ArrowRight', right - slant * down],
    ['ArrowRight', right + slant * down],
    ['ArrowDown', down],
    ['Shift+ArrowLeft', slant * down - right],
    ['ArrowLeft', -right - slant * down],
  ];
  const arrows = ways.toSorted((a, b) => b[1] - a[1]).map(([arrow]) => arrow);
  return { kind: 'map', at: active.getAttribute('data-at') ?? '', arrows };
};

/** Goes to what is pointed at with Tab, and over a map with arrows. */
const goByKeys = async (page: Page): Promise<void> => {
  const tried = new Set<string>();
  for (let n = 0; n < MOST; n++) {
    const stand = await page.evaluate(standInPage);
    if (stand.kind === 'there') return;
    if (stand.kind === 'elsewhere') await page.keyboard.press('Tab');
    else {
      // From each area every arrow once, that which leads nearer first.
      const arrow = stand.arrows.find(each => !tried.has(`${stand.at} ${each}`));
      if (arrow === undefined) break;
      tried.add(`${stand.at} ${arrow}`);
      await page.keyboard.press(arrow);
    }
  }
  const target = page.locator('[data-school-target]').first();
  const what = await target.evaluate(each => each.outerHTML.slice(0, 200));
  throw new Error(`no key leads to what is pointed at: ${what}`);
};

/** Goes to what is pointed at, and presses it. */
export const pressByKeys = async (page: Page): Promise<void> => {
  await goByKeys(page);
  await page.keyboard.press('Enter');
};

/** Goes to the list that is pointed at, and chooses from it. */
export const chooseByKeys = async (page: Page, value: string): Promise<void> => {
  await goByKeys(page);
  const list = page.locator('select[data-school-target]').first();
  const options = await list
    .locator('option')
    .evaluateAll(all => all.map(each => (each as HTMLOptionElement).value));
  const [from, to] = [options.indexOf(await list.inputValue()), options.indexOf(value)];
  for (let n = from; n !== to; n += Math.sign(to - from))
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
};
