import type { Page } from '@playwright/test';

/** The windows that every table must look right in. */
export const windows = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

/** What is wrong with the boxes on a page. */
export type BoxFindings = {
  /** Two things that must not cover each other do. */
  readonly overlaps: readonly string[];
  /** Words that are cut at the side by what they stand on, where they cannot be moved into sight. */
  readonly cut: readonly string[];
};

/**
 * Measures everything that is read or touched inside `within`: text, tokens (`data-token`) and targets (buttons, links,
 * fields). Nothing of it may lie over anything else but what it is a part of. What is moved out of sight by scrolling
 * counts only as far as it is seen.
 */
export const boxFindings = (page: Page, within: string): Promise<BoxFindings> =>
  page.evaluate(root => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Item = { kind: 'text' | 'token' | 'target'; name: string; element: Element; box: Box };
    /** What may be shared at an edge. Rings and shadows are no part of a box. */
    const SLACK = 3;
    /** The part of a line's height above and below that letters leave free. */
    const LEADING = 0.2;

    /** What cuts off things that lie in an element. */
    const clipsOf = (element: Element | null): Element[] => {
      const clips: Element[] = [];
      for (let at = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') clips.push(at);
      }
      return clips;
    };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const seen = (box: Box, inside: Element | null): Box =>
      clipsOf(inside).reduce((left, clip) => meet(left, clip.getBoundingClientRect()), meet(box, screen));
    const isThere = ({ left, top, right, bottom }: Box): boolean => right - left > 2 && bottom - top > 2;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr, [role="dialog"], [data-sky], [data-tip]') === null;

    const items: Item[] = [];
    const cut: string[] = [];
    const add = (kind: Item['kind'], name: string, element: Element, whole: Box): void => {
      const box = seen(whole, kind === 'text' ? element : element.parentElement);
      if (isThere(box)) items.push({ kind, name, element, box });
    };
    for (const frame of document.querySelectorAll(root)) {
      for (const element of frame.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]'))
        if (isShown(element))
          add(
            'target',
            element.ariaLabel ?? element.textContent ?? '',
            element,
            element.getBoundingClientRect(),
          );
      for (const element of frame.querySelectorAll('[data-token]'))
        if (isShown(element))
          add('token', element.textContent ?? '', element, element.getBoundingClientRect());
      const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { parentElement: element, textContent } = node;
        const text = textContent?.trim() ?? '';
        if (text === '' || element === null || !isShown(element) || element.closest('[data-token]') !== null)
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const free = line.height * LEADING;
          const { left, right, top, bottom } = line;
          add('text', text, element, { left, right, top: top + free, bottom: bottom - free });
          const stands = clipsOf(element).find(clip => getComputedStyle(clip).overflowX !== 'visible');
          const style = stands === undefined ? undefined : getComputedStyle(stands);
          const isCut =
            stands !== undefined &&
            /hidden|clip/.test(style?.overflowX ?? '') &&
            getComputedStyle(element).textOverflow !== 'ellipsis' &&
            style?.textOverflow !== 'ellipsis' &&
            (line.right > stands.getBoundingClientRect().right + 1.5 ||
              line.left < stands.getBoundingClientRect().left - 1.5);
          if (isCut && isThere(seen(line, element))) cut.push(text);
        }
      }
    }
    const told = ({ kind, name }: Item): string => `${kind} "${name.trim().slice(0, 40)}"`;
    const overlaps: string[] = [];
    for (const [i, a] of items.entries())
      for (const b of items.slice(i + 1)) {
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element))
          continue;
        const { left, top, right, bottom } = meet(a.box, b.box);
        if (right - left > SLACK && bottom - top > SLACK)
          overlaps.push(`${told(a)} × ${told(b)} (${Math.round(right - left)}×${Math.round(bottom - top)})`);
      }
    return { overlaps, cut };
  }, within);

/** Those of some things that are not whole in the window, or lie under something else. */
export const notWhole = (page: Page, things: string): Promise<readonly string[]> =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)].flatMap(thing => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const name = `${thing.ariaLabel ?? thing.textContent ?? ''}`.slice(0, 40);
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
          return [`${name} at ${[left, top, right, bottom].map(Math.round).join(' ')}`];
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return over === null || thing.contains(over)
          ? []
          : [`${name} under ${over.className || over.tagName}`];
      }),
    things,
  );
