import { useEffect, useRef } from 'react';
import { type Address, thingAt } from '../../../table/art/targets.ts';
import { useSought } from '../../../table/board/seek.ts';
import { shineOn } from '../../../table/motion/spotlight.tsx';
import type { Point } from '../land/geometry.ts';
import { centreOf } from '../land/geometry.ts';
import type { Sight } from '../sight.ts';

/** The area that a thing with an address is, or lies in. */
const areaOf = (sight: Sight, address: Address): number | undefined => {
  const [kind, number] = thingAt(address);
  if (kind === 'hero') return sight.t.heroArea.get(number) - 1;
  return kind === 'area' || kind === 'units' ? number : undefined;
};

/** Brings areas into sight that are sought from elsewhere on the table, and lights them up where they lie then. */
export const useSeeking = (sight: Sight, show: (points: readonly Point[]) => void): void => {
  const sought = useSought(state => state.sought);
  const followed = useRef(sought);
  useEffect(() => {
    if (followed.current === sought) return;
    followed.current = sought;
    const wanted = new Set(sought.map(address => areaOf(sight, address)));
    const areas = sight.map.hexes.flatMap((hex, area) => (wanted.has(area) ? [centreOf(hex)] : []));
    show(areas);
    if (useSought.getState().isLit) shineOn(sought);
  }, [sought, sight, show]);
};
