import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type ReasonDef } from '@runehold/kernel/ask/verdict';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { type AreaTest, isOnBoard } from './areas.ts';

/** Offers the areas that a test admits, and says of the others on the board what they lack. */
export const offerAreas = (
  t: Table,
  offer: Offer,
  admits: (area: number) => boolean,
  lack: ReasonDef,
): void => {
  for (let area = 0; area < t.areas; area++) {
    if (admits(area)) offer.add(area);
    else if (offer.explaining && isOnBoard(t, area)) offer.consider(area, no(lack));
  }
};

/** What asks for areas have in common: a test, and the local that holds what it is about. */
export const areasFor = <About extends string>(admits: AreaTest, about: About, lack: ReasonDef) => ({
  seat: 'seat' as const,
  from: areaDomain,
  options: (t: Table, f: Readonly<Record<About, number>>, offer: Offer): void =>
    offerAreas(t, offer, area => admits(t, area, f[about]), lack),
});
