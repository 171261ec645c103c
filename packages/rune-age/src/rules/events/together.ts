import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { isAlive } from '../order.ts';

/** Everybody who is still in the game. */
export const aliveSeats = (t: Table): SeatMask => {
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) mask |= seatBit(seat);
  return mask;
};

/**
 * The players decide together: all propose under seal, and without agreement the first player decides. Where all
 * agree, his proposal is that of all: it is the one that counts in any case. (RA-GEN-06)
 */
export const jointChoice = (t: Table, votes: (seat: Seat) => number): number => votes(t.firstSeat);
