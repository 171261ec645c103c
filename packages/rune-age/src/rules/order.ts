import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { SeatOrder } from '@runehold/kernel/procedure/op';
import type { Table } from '../layout.ts';
import { reasons } from '../words.ts';

/** The n-th seat from one on, in the present direction of play. */
export const seatAfter = (t: Table, start: Seat, n: number): Seat =>
  t.clockwise === 1 ? (start + n) % t.seats : (start - n + n * t.seats) % t.seats;

/** Play order from the first player; eliminated players are passed over where it is used. (RA-GEN-05, RA-EVENT-03) */
export const playOrder = <F>(): SeatOrder<Table, F> => ({
  start: t => t.firstSeat,
  count: t => t.seats,
  at: (t, _f, start, n) => seatAfter(t, start, n),
});

export const isAlive = (t: Table, seat: Seat): boolean => t.alive.get(seat) === 1;

/** Another player who is still in the game. */
export const anotherPlayer = (t: Table, seat: Seat, other: Seat): Verdict =>
  other === seat ? no(reasons.yourself) : yesIf(isAlive(t, other), reasons.eliminated);

export const offerSeats = (t: Table, offer: Offer, admits: (seat: Seat) => Verdict): void => {
  for (let seat = 0; seat < t.seats; seat++) offer.consider(seat, admits(seat));
};

export const survivors = (t: Table): number => {
  let count = 0;
  for (let seat = 0; seat < t.seats; seat++) count += t.alive.get(seat);
  return count;
};

/** If the first player is gone, the next survivor in the direction of play takes over at once. (RA-TURN-15) */
export const passFirstPlayerOn = (t: Table): void => {
  if (survivors(t) === 0) return;
  let seat = t.firstSeat;
  while (!isAlive(t, seat)) seat = seatAfter(t, seat, 1);
  if (seat === t.firstSeat) return;
  t.firstSeat = seat;
};
