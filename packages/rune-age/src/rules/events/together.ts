import type { EventDef } from '@runehold/kernel/event/event';
import { type Seat, type SeatMask, seatBit } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { isAlive, survivors } from '../order.ts';

/** Everybody who is still in the game. */
export const aliveSeats = (t: Table): SeatMask => {
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) mask |= seatBit(seat);
  return mask;
};

/** Who is asked where the players decide together. Of two the first player decides anyway, so only he is. (RA-GEN-06) */
export const deciders = (t: Table): SeatMask => (survivors(t) > 2 ? aliveSeats(t) : seatBit(t.firstSeat));

type Votes = { get(seat: Seat): number };

const supporters = (t: Table, votes: Votes, choice: number): number => {
  let found = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat) && votes.get(seat) === choice) found++;
  return found;
};

/**
 * All propose under seal, and then it is told who proposed what; most proposals decide, and of equally many the first
 * player's. (RA-GEN-06)
 */
export const jointChoice = (t: Table, event: EventDef<[number, number], false>, votes: Votes): number => {
  let choice = votes.get(t.firstSeat);
  if (survivors(t) <= 2) return choice;
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isAlive(t, seat)) continue;
    t.emit(event, seat, votes.get(seat));
    if (supporters(t, votes, votes.get(seat)) > supporters(t, votes, choice)) choice = votes.get(seat);
  }
  return choice;
};
