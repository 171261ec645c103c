import type { LocalList } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaSet, hasArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { AREAS, PER_WORD } from '../../pools.ts';
import { ownAreas } from '../map/own-areas.ts';
import { setOf } from '../table/remembered.ts';

/** A local that remembers a set of areas while an order is carried out. */
export const areaWords = setOf(AREAS);

const own = areaSet();

/** Remembers the areas that a seat controls, and no others. */
export const rememberFriendly = (t: Table, seat: Seat, list: LocalList): void => {
  list.clear();
  ownAreas(t, seat, own);
  for (let from = 0; from < t.areas; from += PER_WORD) {
    let bits = 0;
    const end = Math.min(t.areas - from, PER_WORD);
    for (let bit = 0; bit < end; bit++) if (hasArea(own, from + bit)) bits |= 1 << bit;
    list.push(bits);
  }
};
