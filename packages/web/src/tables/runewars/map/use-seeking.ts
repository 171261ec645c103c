import { useEffect, useRef } from 'react';
import { useSought } from '../../../table/board/seek.ts';
import { shineOn } from '../../../table/motion/spotlight.tsx';
import { at } from '../addresses.ts';
import type { Point } from '../land/geometry.ts';
import { centreOf } from '../land/geometry.ts';
import type { Sight } from '../sight.ts';

/** Brings areas into sight that are sought from elsewhere on the table, and lights them up where they lie then. */
export const useSeeking = (sight: Sight, show: (points: readonly Point[]) => void): void => {
  const sought = useSought(state => state.sought);
  const followed = useRef(sought);
  useEffect(() => {
    if (followed.current === sought) return;
    followed.current = sought;
    const areas = sight.map.hexes.flatMap((hex, area) =>
      sought.includes(at.area(area)) ? [centreOf(hex)] : [],
    );
    show(areas);
    shineOn(sought);
  }, [sought, sight, show]);
};
