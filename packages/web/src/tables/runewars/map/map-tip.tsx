import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../../../table/targets.ts';
import styles from './map-tip.module.css';

const GAP = 12;
const EDGE = 8;

type MapTipProps = {
  /** The thing on the map that it is about. */
  readonly about: Address;
  readonly frame: HTMLElement | null;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A slip of parchment beside a thing on the map: never over it where there is room, never outside the map. */
export const MapTip = ({ about, frame, className = '', children }: MapTipProps): ReactNode => {
  const tip = useRef<HTMLDivElement>(null);
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
  return (
    <div ref={tip} className={`${styles.tip} ${className}`} style={place ?? { visibility: 'hidden' }}>
      {children}
    </div>
  );
};
