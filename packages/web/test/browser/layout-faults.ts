/// <reference lib="dom" />

/** What is looked for: where the hand is, of which every card is to be seen whole, and whether something is asked. */
export type LayoutEyes = { readonly hand?: string | undefined; readonly isAsked?: boolean };

/**
 * Runs in the page: all that is wrong with how it is laid out. Outside the map nothing that is read or touched lies over
 * something else; the cards in hand and the confirm button are whole and free; nothing is wider than the window.
 */
export const layoutFaults = ({ hand, isAsked = true }: LayoutEyes): string[] => {
  type Rect = { left: number; top: number; right: number; bottom: number };
  type Part = Rect & { readonly element: Element; readonly name: string };
  const TARGET = 'button, a[href], select, input';
  /** Rounding and the air of letters are no fault. */
  const SLACK = 2;
  const AIR = 0.18;
  const meet = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Rect): boolean =>
    right - left > SLACK && bottom - top > SLACK;
  const screen: Rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** Strips at the foot of something that scrolls: what lies behind one is hidden, and scrolled out from under it. */
  const strips = [...document.querySelectorAll('[data-pinned]')].flatMap(strip => {
    const { position } = getComputedStyle(strip);
    const behind = position === 'fixed' ? document.body : position === 'sticky' ? strip.parentElement : null;
    return behind === null ? [] : [{ strip, behind, top: strip.getBoundingClientRect().top }];
  });
  /** What is seen of a box: all that no ancestor cuts off, and no strip hides. */
  const seen = (element: Element, box: Rect): Rect => {
    let rest = meet(box, screen);
    for (const { strip, behind, top } of strips)
      if (behind.contains(element) && !strip.contains(element)) rest.bottom = Math.min(rest.bottom, top);
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(up);
      if (clipPath.startsWith('inset')) return { ...rest, right: rest.left };
      if (overflowX !== 'visible' || overflowY !== 'visible') rest = meet(rest, up.getBoundingClientRect());
    }
    return rest;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[data-map], .sr') === null;

  const targets = [...document.querySelectorAll(TARGET)].filter(isShown).map((element): Part => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { ...seen(element, element.getBoundingClientRect()), element, name: `[${name.slice(0, 40)}]` };
  });
  const texts: Part[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || element === null || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const letters = { left, right, top: top + height * AIR, bottom: bottom - height * AIR };
      texts.push({ ...seen(element, letters), element, name: `“${text.slice(0, 40)}”` });
    }
  }
  const faults: string[] = [];
  const compare = (some: readonly Part[], others: readonly Part[]): void => {
    for (const [i, one] of some.entries())
      for (const other of some === others ? others.slice(i + 1) : others) {
        if (one.element === other.element || !isThere(one) || !isThere(other)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isThere(meet(one, other))) faults.push(`${one.name} and ${other.name} lie over each other`);
      }
  };
  compare(targets, targets);
  compare(texts, targets);
  compare(texts, texts);

  const whole = (element: Element, name: string): void => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const rest = seen(element, { left, top, right, bottom });
    const isWhole =
      rest.right - rest.left > right - left - SLACK && rest.bottom - rest.top > bottom - top - SLACK;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!isWhole) faults.push(`${name} is cut off`);
    else if (hit === null || !element.contains(hit)) faults.push(`${name} is covered`);
  };
  const cards = hand === undefined ? [] : [...document.querySelectorAll(hand)].filter(isShown);
  if (hand !== undefined && cards.length === 0) faults.push('there is no hand');
  for (const card of cards) whole(card, card.getAttribute('aria-label')?.slice(0, 30) ?? 'a card');
  const confirm = document.querySelector('[data-ask] button[aria-keyshortcuts="Enter"]');
  if (confirm === null && isAsked) faults.push('there is no confirm button');
  else if (confirm !== null) whole(confirm, 'the confirm button');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
  return [...new Set(faults)];
};
