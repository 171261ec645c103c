import type { LocalList } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { AREAS, PER_WORD } from '../../pools.ts';
import { isFriendly } from '../map/areas.ts';
import { setOf } from '../table/remembered.ts';

/** A local that remembers a set of areas while an order is carried out. */
export const areaWords = setOf(AREAS);

/** Remembers the areas that a seat controls, and no others. */
export const rememberFriendly = (t: Table, seat: Seat, list: LocalList): void => {
  list.clear();
  for (let from = 0; from < t.areas; from += PER_WORD) {
    let bits = 0;
    const end = Math.min(t.areas - from, PER_WORD);
    for (let bit = 0; bit < end; bit++) if (isFriendly(t, from + bit, seat)) bits |= 1 << bit;
    list.push(bits);
  }
};
