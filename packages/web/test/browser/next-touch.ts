/// <reference lib="dom" />

/** What the eyes look for, and the chance that decides between what they find. */
export type Eyes = {
  /** What is to be reported when it is first seen. */
  readonly wanted: readonly string[];
  /** Six numbers from which everything that is chosen here is chosen. */
  readonly chance: readonly number[];
};

/** What comes next for somebody at the page. */
export type Next =
  | { readonly kind: 'seen'; readonly selector: string }
  /** Nothing that could be touched is free to be touched. */
  | { readonly kind: 'covered'; readonly by: string; readonly prompt: string }
  | {
      readonly kind: 'touch';
      readonly what: Touched;
      readonly x: number;
      readonly y: number;
      readonly prompt: string;
    }
  /** The place of an item is chosen from a list. */
  | { readonly kind: 'place'; readonly list: number; readonly place: string; readonly prompt: string };

export type Touched = 'thing' | 'chip' | 'chosen' | 'more' | 'confirm' | 'list';

/**
 * Runs in the page: chooses what to touch, and finds a spot of it that nothing covers. What glows on the table and what
 * stands in the bar are equally likely.
 */
export const nextTouch = ({ wanted, chance }: Eyes): Next => {
  const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const selector = wanted.find(has);
  if (selector !== undefined) return { kind: 'seen', selector };

  const [onTable, which, other, more, place, list] = chance;
  const prompt = document.querySelector('[data-ask] h2')?.textContent ?? '';
  const isHead = (n: number): boolean => n % 2 === 0;
  const rotated = <T>(things: readonly T[], by: number): T[] => {
    const start = things.length === 0 ? 0 : by % things.length;
    return [...things.slice(start), ...things.slice(0, start)];
  };
  let by = '';
  const touch = (what: Touched, candidates: readonly Element[]): Next | undefined => {
    for (const thing of candidates) {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = thing.getBoundingClientRect();
      for (const down of [0.5, 0.25, 0.75])
        for (const right of [0.5, 0.25, 0.75]) {
          const [x, y] = [box.x + box.width * right, box.y + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit?.closest('[data-at], button') === thing) return { kind: 'touch', what, x, y, prompt };
          by = `${what} by ${hit?.outerHTML.slice(0, 120)}`;
        }
    }
    return undefined;
  };

  const open = all<HTMLSelectElement>('[data-ask] select');
  const unplaced = open.filter(({ value }) => value === '');
  if (unplaced.length > 0) {
    const chosen = unplaced[list % unplaced.length];
    const places = [...chosen.options].map(({ value }) => value).filter(value => value !== '');
    if (places.length > 0)
      return { kind: 'place', list: open.indexOf(chosen), place: places[place % places.length], prompt };
  }
  const confirm = all('[data-ask] button[aria-keyshortcuts="Enter"]:not(:disabled)');
  const chips = rotated(all('[data-ask] [data-option][aria-pressed="false"]'), which);
  const things = rotated(all('[data-at][data-state="legal"]'), other);
  if (confirm.length > 0 && (chips.length + things.length === 0 || isHead(more))) {
    const plus = all('[data-ask] input[type="number"] + button:not(:disabled)');
    const next = (isHead(place) ? touch('more', plus) : undefined) ?? touch('confirm', confirm);
    return next ?? { kind: 'covered', by, prompt };
  }
  return (
    (isHead(onTable) || chips.length === 0 ? touch('thing', things) : undefined) ??
    touch('chip', chips) ??
    touch('thing', things) ??
    // There may be more than one of something; or too much is chosen, and something is put back.
    touch('chosen', rotated(all('[data-option][aria-pressed="true"]'), other)) ??
    touch('confirm', confirm) ??
    touch('list', all('[data-list][aria-expanded="false"]')) ?? { kind: 'covered', by, prompt }
  );
};
