import { useLayoutEffect, useRef, useState } from 'react';
import { placeCard, placeStrip, withArrow } from './place-card.ts';
import type { Pointed } from './pointing.ts';

/** What the card does not lie over if it can: what could be touched, and cards that have just been turned up. */
const KEPT_FREE = 'main [data-state="legal"], main [data-state="selected"], main [data-turns]';
/** What is read besides before one decides, where nothing is pointed at. */
const READ = '[data-at^="dial/"]';

/** How often it is looked whether the card still lies well, in milliseconds. */
const AGAIN = 300;

/** Up to this width a card is a strip. */
const PHONE = 700;

/**
 * Where the card lies: beside what it is about; on a phone in a strip above the bar. Where nothing is pointed at, the
 * strip keeps off all that can be touched.
 */
export const usePlace = (pointed: readonly Pointed[], said: string) => {
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const seek = (): void => {
      const { current } = box;
      if (current === null || said === '') return;
      const bar = document.querySelector('[data-ask], [data-waiting]')?.getBoundingClientRect();
      const isPhone = innerWidth <= PHONE;
      // On a phone the parts of the table are turned to at its head: that stays free.
      const head = document.querySelector(isPhone ? 'main > nav' : 'header')?.getBoundingClientRect();
      const top = Math.round(head?.bottom ?? 0);
      const bottom = Math.round(Math.min(bar?.top ?? innerHeight, innerHeight));
      const size = { width: current.offsetWidth, height: current.offsetHeight };
      const room = { left: 0, top, width: innerWidth, height: Math.max(0, bottom - top) };
      const about = pointed.find(({ isTarget }) => isTarget)?.box;
      const lit = [...document.querySelectorAll(pointed.length > 0 ? KEPT_FREE : `${KEPT_FREE}, ${READ}`)]
        .filter(each => each.checkVisibility({ visibilityProperty: true }))
        .map(each => each.getBoundingClientRect());
      // What is pointed at counts for more than what could be touched besides.
      const points = pointed.map(({ box: each, isTarget }) => (isTarget ? withArrow(each) : each));
      const keepFree = [...points, ...points, ...points, ...points, ...lit];
      const next = isPhone
        ? placeStrip(room, size, points.length > 0 ? points : lit, keepFree, about)
        : placeCard(room, size, about, keepFree);
      const spot = { left: Math.round(next.left), top: Math.round(next.top) };
      setPlace(before => (before?.left === spot.left && before.top === spot.top ? before : spot));
    };
    seek();
    const grown = new ResizeObserver(seek);
    if (box.current !== null) grown.observe(box.current);
    addEventListener('resize', seek);
    // Bars grow and maps move without a word.
    const timer = setInterval(seek, AGAIN);
    return () => {
      clearInterval(timer);
      grown.disconnect();
      removeEventListener('resize', seek);
    };
  }, [pointed, said]);
  return { box, place };
};
