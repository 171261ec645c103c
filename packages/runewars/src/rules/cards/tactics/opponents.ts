import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { isAlive } from '../../table/seats.ts';

/** Offers the other players still in the game that a test admits. */
export const offerOpponents = (
  t: Table,
  seat: Seat,
  offer: Offer,
  admits: (t: Table, other: Seat, seat: Seat) => boolean,
): void => {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isAlive(t, other) && admits(t, other, seat)) offer.add(other);
  }
};

export const anyOpponent = (
  t: Table,
  seat: Seat,
  admits: (t: Table, other: Seat, seat: Seat) => boolean,
): boolean => {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isAlive(t, other) && admits(t, other, seat)) return true;
  }
  return false;
};
