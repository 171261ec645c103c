import type { ComponentProps, ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../art/targets.ts';
import { type Box, freeSpot } from './corner.ts';
import styles from './slot.module.css';

/** What must be touched is lit, or chosen already; what another slot tells is to be read, and the hand is always seen. */
const LIT = '[data-state="legal"], [data-state="selected"], [data-slot], [data-hand] [data-at]';
/** What lies about besides and is better seen: things, and what is read or pressed. */
const THINGS = 'main :is([data-at], [data-area], button, h2, h3, p, li)';

/** When the camera has come to rest that went to what is asked, in milliseconds. */
const AT_REST = 420;

/** Where the slot may lie: the part of the board that says so, else all of it. */
const roomOf = (): Element | null =>
  document.querySelector('[data-slot-room]') ?? document.querySelector('main');

/** Where the things lie that are to be seen now. */
const boxesOf = (things: string, own: Element): Box[] =>
  [...document.querySelectorAll(things)]
    .filter(each => !own.contains(each) && each.checkVisibility({ visibilityProperty: true }))
    .map(each => each.getBoundingClientRect());

/** The same with things at some addresses, which follow one another in one text. */
const litWith = (addresses: string): string =>
  [LIT, ...addresses.split(' ').flatMap(at => (at === '' ? [] : [`[data-at="${at}"]`]))].join();

type SlotProps = ComponentProps<'section'> & {
  /** What it is about: a place is sought anew when that changes. */
  readonly about: string;
  /** What else it must not lie over: the things that it speaks of. */
  readonly apart?: readonly Address[];
};

/**
 * The one slot for what is told beside the table: tip, hint, odds, what came of something. It lies where it hides least of the board,
 * far from what must be touched, and never over that where there is room.
 */
export const Slot = ({ about, apart = [], className, children, ...rest }: SlotProps): ReactNode => {
  const spokenOf = apart.join(' ');
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; maxHeight: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const seek = (): void => {
      const { current } = box;
      const room = roomOf()?.getBoundingClientRect();
      if (current === null || room === undefined || about === '') return;
      // On a phone some of the board stays in sight.
      const most = Math.round(innerWidth <= 700 ? room.height * 0.6 : room.height - 16);
      const height = Math.min(current.scrollHeight, most);
      const size = { width: current.offsetWidth, height };
      const { left, top } = freeSpot(
        room,
        size,
        boxesOf(litWith(spokenOf), current),
        boxesOf(THINGS, current),
      );
      setPlace({ left: Math.round(left), top: Math.round(top), maxHeight: most });
    };
    seek();
    const later = setTimeout(seek, AT_REST);
    const grown = new ResizeObserver(seek);
    if (box.current !== null) grown.observe(box.current);
    addEventListener('resize', seek);
    return () => {
      clearTimeout(later);
      grown.disconnect();
      removeEventListener('resize', seek);
    };
  }, [about, spokenOf]);
  return (
    <section {...rest} ref={box} className={`${styles.slot} ${className ?? ''}`} style={place} data-slot>
      {children}
    </section>
  );
};
