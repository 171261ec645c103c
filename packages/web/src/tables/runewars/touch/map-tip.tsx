import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { useOwnClicks } from '../../../table/tips/use-own-clicks.ts';
import { useSpeaker } from '../../../text/use-speaker.ts';
import styles from './map-tip.module.css';

const GAP = 12;
const EDGE = 8;

type MapTipProps = {
  /** The thing on the map that it is about. */
  readonly about: Address;
  readonly frame: HTMLElement | null;
  readonly className?: string;
  /** What it is called, and how it is put away, where it stays until somebody does. */
  readonly title?: string;
  readonly close?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Takes the focus while it stays, and gives it back to what it is about. */
const useFocus = (tip: RefObject<HTMLElement | null>, thing: () => SVGElement | null, isOpen: boolean) => {
  const latest = useRef(thing);
  latest.current = thing;
  useEffect(() => {
    const { current } = tip;
    if (!isOpen || current === null) return;
    current.focus({ preventScroll: true });
    return () => {
      if (current.contains(document.activeElement) || document.activeElement === document.body)
        latest.current()?.focus({ preventScroll: true });
    };
  }, [tip, isOpen]);
};

/** While it stays it is read, and Escape puts it away. */
const spoken = (title: string | undefined, close: () => void) =>
  ({
    role: 'dialog',
    'aria-label': title,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    },
  }) as const;

/** A slip of parchment beside a thing on the map: never over it where there is room, never outside the map. */
export const MapTip = ({ about, frame, className = '', title, close, children }: MapTipProps): ReactNode => {
  const speaker = useSpeaker();
  const ownClicks = useOwnClicks(about);
  const tip = useRef<HTMLDivElement>(null);
  const find = (): SVGElement | null => frame?.querySelector<SVGElement>(`[data-at="${about}"]`) ?? null;
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const thing = frame?.querySelector(`[data-at="${about}"]`)?.getBoundingClientRect();
    const room = frame?.getBoundingClientRect();
    const size = tip.current?.getBoundingClientRect();
    if (thing === undefined || room === undefined || size === undefined) return;
    const right = thing.right - room.left + GAP;
    const left = thing.left - room.left - GAP - size.width;
    const middle = thing.left - room.left + thing.width / 2 - size.width / 2;
    const beside = right + size.width < room.width - EDGE ? right : left >= EDGE ? left : undefined;
    const above = thing.top - room.top - GAP - size.height;
    const below = thing.bottom - room.top + GAP;
    const level = thing.top - room.top + thing.height / 2 - size.height / 2;
    const top = beside !== undefined ? level : above >= EDGE ? above : below;
    setPlace({
      left: Math.max(EDGE, Math.min(beside ?? middle, room.width - size.width - EDGE)),
      top: Math.max(EDGE, Math.min(top, room.height - size.height - EDGE)),
    });
  }, [about, frame]);
  useFocus(tip, find, close !== undefined && place !== undefined);
  return (
    <div
      ref={tip}
      className={`${styles.tip} ${className}`}
      style={place ?? { visibility: 'hidden' }}
      {...(close === undefined ? {} : { ...spoken(title, close), ...ownClicks })}
    >
      {children}
      {close === undefined ? undefined : (
        <button type="button" className={styles.close} onClick={close}>
          {speaker.say('app.close')}
        </button>
      )}
    </div>
  );
};
