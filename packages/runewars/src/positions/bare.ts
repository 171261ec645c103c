import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';
import { startingInfluence } from '../rules/table/seats.ts';
import { clearTable, stronghold } from './arrange.ts';
import { boards, layBoard, type Spot } from './boards.ts';

const homeArea = (t: Table, seat: Seat): string => {
  const home = t.content.homeRealms[t.faction.get(seat) - 1];
  return home.areas[0].id;
};

/**
 * A bare table: a fixed board, a stronghold in the A area of each home realm, dials and influence as printed, the first
 * player seat 0, and no units, heroes, runes, cities or cards in hands.
 */
export const bare = (t: Table, board: readonly Spot[] = boards[2]): void => {
  clearTable(t);
  layBoard(t, board);
  t.firstSeat = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const { food, wood, ore } = t.content.dials[t.content.factions[t.faction.get(seat) - 1].id];
    for (const [resource, dial] of [food, wood, ore].entries()) t.dial.set(seat, resource, dial.start);
    t.influence.set(seat, startingInfluence(t, seat));
    stronghold(t, seat, homeArea(t, seat));
  }
};

/** Orders that a seat has in play already, by number: they are not in hand, and they stand against supremacy. */
export const ordersInPlay = (t: Table, seat: Seat, ...numbers: readonly number[]): void =>
  t.ordersInPlay.set(
    seat,
    numbers.reduce((bits, number) => bits | (1 << (number - 1)), 0),
  );
