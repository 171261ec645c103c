import { eachSeat } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { SeatOrder } from '@runehold/kernel/procedure/op';
import type { UnitNumbers } from '../../content/numbers.ts';
import type { Table } from '../../layout.ts';
import { typeOf } from '../map/columns.ts';
import { changeFor } from '../table/development-cards.ts';
import { byEdition } from '../table/edition.ts';

/** One of the two sides of a battle: the attacker is 0, the defender 1. (RW-BATTLE-11) */
export type Side = number;

export const ATTACKER: Side = 0;
export const DEFENDER: Side = 1;

/** A number for each side, kept in a local. */
export const eachSide = eachSeat;

export const otherSide = (side: Side): Side => 1 - side;

export const contestedArea = (t: Table): number => t.battleArea - 1;

/** Who decides for a side; for unallied neutral units that is the attacker's left neighbour. (RW-BATTLE-31, RW-BATTLE-32) */
export const seatOn = (t: Table, side: Side): Seat => t.sideSeat.get(side);

/** Whether a side is nobody's: unallied neutral units, for which a player only decides. (RW-BATTLE-33, RW-BATTLE-34) */
export const isUnallied = (t: Table, side: Side): boolean => side === DEFENDER && t.neutralDefence === 1;

/** The attacker, then the defender. (RW-ROUND-05, RW-ROUND-06, RW-ROUND-14) */
export const attackerFirst: SeatOrder<Table, unknown> = {
  start: () => ATTACKER,
  count: () => 2,
  at: (_t, _f, start, n) => (start + n) % 2,
};

/** Who deals first: the attacker, whose victims are then assigned first; in the original edition the defender. (RW-ROUND-19, 20, RW-ORIG-12) */
export const inOrderOfDealing: SeatOrder<Table, unknown> = {
  start: t => (byEdition.assignsFirst(t) === 'defender' ? ATTACKER : DEFENDER),
  count: () => 2,
  at: (_t, _f, start, n) => (start + n) % 2,
};

/** The side that a seat fights for. */
export const sideOf = (t: Table, seat: Seat): Side => (seatOn(t, ATTACKER) === seat ? ATTACKER : DEFENDER);

export const rowOf = (t: Table, side: Side, column: number): number => side * t.columns + column;

export const typeOn = (t: Table, side: Side, column: number): number => typeOf(t, seatOn(t, side), column);

export const unitOn = (t: Table, side: Side, column: number): UnitNumbers =>
  t.content.unit[typeOn(t, side, column)];

const moreHealth = changeFor('raise-health');

/** The damage that destroys a unit: the printed number, with what a card adds, or what an ability has raised it to. (RW-CLASS-13, RW-DMG-19) */
export const healthOn = (t: Table, side: Side, column: number): number => {
  const raised = t.raisedHealth.get(side, column);
  if (raised > 0) return raised;
  const type = typeOn(t, side, column);
  return t.content.unit[type].health + moreHealth(t, type);
};
