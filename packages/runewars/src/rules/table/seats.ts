import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { SeatOrder } from '@runehold/kernel/procedure/op';
import type { Alignment } from '../../content/types.ts';
import type { Table } from '../../layout.ts';

export const isAlive = (t: Table, seat: Seat): boolean => t.alive.get(seat) === 1;

/** The number of a seat's faction. */
export const factionOf = (t: Table, seat: Seat): number => t.faction.get(seat) - 1;

/** The seat that plays a faction, or `NONE`. */
export const seatOfFaction = (t: Table, faction: number): Seat => {
  for (let seat = 0; seat < t.seats; seat++) if (t.faction.get(seat) === faction + 1) return seat;
  return NONE;
};

export const alignmentOf = (t: Table, seat: Seat): Alignment =>
  t.content.factions[factionOf(t, seat)].alignment;

/** What the faction sheet prints; a tie-breaker for the whole game. (RW-SETUP-23) */
export const startingInfluence = (t: Table, seat: Seat): number =>
  t.content.factions[factionOf(t, seat)].influence;

/** The next remaining player clockwise. (RW-NEUT-21, RW-BATTLE-37) */
export const leftNeighbour = (t: Table, seat: Seat): Seat => {
  for (let step = 1; step < t.seats; step++) {
    const other = (seat + step) % t.seats;
    if (isAlive(t, other)) return other;
  }
  return seat;
};

/** Who draws Season cards and comes first where nothing else decides. (RW-SETUP-04, RW-ELIM-09) */
export const firstPlayer = (t: Table): Seat =>
  isAlive(t, t.firstSeat) ? t.firstSeat : leftNeighbour(t, t.firstSeat);

/** The current player, or `NONE` outside the Resolve Order Cards step. (RW-SEASON-17) */
export const currentPlayer = (t: Table): Seat => t.current - 1;

/**
 * Who decides for unallied neutral units: the left neighbour of the current player, else of the player whose effect
 * or hero it is, else of the first player. (RW-SEASON-18, RW-RETR-09)
 */
export const deciderForNeutrals = (t: Table, cause: Seat = NONE): Seat => {
  const from = t.current > 0 ? currentPlayer(t) : cause === NONE ? firstPlayer(t) : cause;
  return leftNeighbour(t, from);
};

export const aliveMask = (t: Table): SeatMask => {
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) mask |= seatBit(seat);
  return mask;
};

/** How far from the first seat, clockwise. */
const placeAtTable = (t: Table, seat: Seat): number => (seat - t.firstSeat + t.seats) % t.seats;

/** The printed number of the Order that a player resolves; less than any for who has none. */
const orderNumber = (t: Table, seat: Seat): number => {
  const active = t.activeOrder.get(seat);
  return active === 0 ? -1 : t.content.orders[active - 1].number;
};

/** Negative if `a` acts before `b`: lower Order, more influence, higher starting influence, place at the table. (RW-ORDER-07 to 11) */
const compareInPlayOrder = (t: Table, a: Seat, b: Seat): number => {
  const byOrder = orderNumber(t, a) - orderNumber(t, b);
  if (byOrder !== 0) return byOrder;
  const byInfluence = t.influence.get(b) - t.influence.get(a);
  if (byInfluence !== 0) return byInfluence;
  const byStart = startingInfluence(t, b) - startingInfluence(t, a);
  if (byStart !== 0) return byStart;
  return placeAtTable(t, a) - placeAtTable(t, b);
};

/** The seats in play order, packed two bits each, so that a procedure can keep the order it began with. */
export const playOrderCode = (t: Table): number => {
  let code = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    let before = 0;
    for (let other = 0; other < t.seats; other++) {
      if (other !== seat && compareInPlayOrder(t, other, seat) < 0) before++;
    }
    code |= seat << (2 * before);
  }
  return code;
};

/** The seat that acts as the nth in a packed order. */
export const seatInOrder = (code: number, n: number): Seat => (code >> (2 * n)) & 3;

/** All seats in play order, fixed when it begins. Ask `isAlive` of each. (RW-SEASON-11, RW-ORDER-12) */
export const inPlayOrder = <F>(): SeatOrder<Table, F> => ({
  start: t => playOrderCode(t),
  count: t => t.seats,
  at: (_t, _f, start, n) => seatInOrder(start, n),
});

/** All seats in the play order that a procedure has noted where everybody can read it. */
export const inNotedOrder = <F extends { order: number }>(): SeatOrder<Table, F> => ({
  ...inPlayOrder<F>(),
  start: (_t, f) => f.order,
});
