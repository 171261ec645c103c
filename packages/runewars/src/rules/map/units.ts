import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { UnitNumbers } from '../../content/numbers.ts';
import type { Table } from '../../layout.ts';
import { DAMAGE_LEVELS } from '../../pools.ts';
import { changeFor } from '../table/development-cards.ts';
import { isNeutralColumn, typeOf } from './columns.ts';

/** The printed numbers of the units in a column that has any. Neutral columns need no seat. */
export const unitAt = (t: Table, seat: Seat, column: number): UnitNumbers =>
  t.content.unit[typeOf(t, seat, column)];

/** The seat whose faction's units are in an area, or `NONE`. */
export const occupantOf = (t: Table, area: number): Seat => t.occupant.get(area) - 1;

export const countColumn = (t: Table, area: number, column: number): number =>
  t.standing.get(area, column) + t.routed.get(area, column);

/** All units in an area, standing and routed, of a player and neutral. (RW-CAP-01) */
export const unitsIn = (t: Table, area: number): number => standingIn(t, area) + routedIn(t, area);

export const standingIn = (t: Table, area: number): number => t.standing.sum(area, 0, t.columns);

export const routedIn = (t: Table, area: number): number => t.routed.sum(area, 0, t.columns);

/** Units of the occupant's own colour. */
export const ownUnitsIn = (t: Table, area: number): number =>
  t.standing.sum(area, 0, t.ownColumns) + t.routed.sum(area, 0, t.ownColumns);

export const neutralsIn = (t: Table, area: number): number =>
  t.standing.sum(area, t.ownColumns, t.columns) + t.routed.sum(area, t.ownColumns, t.columns);

/** Puts units into an area: of the seat's faction, or, in a neutral column, of nobody's. */
export const putUnits = (
  t: Table,
  area: number,
  seat: Seat,
  column: number,
  amount: number,
  routed = false,
): void => {
  if (amount === 0) return;
  (routed ? t.routed : t.standing).add(area, column, amount);
  if (!isNeutralColumn(t, column)) t.occupant.set(area, seat + 1);
};

/** Takes units out of an area. When the last of a player's colour goes, nobody's units hold it. (RW-AREA-21) */
export const takeUnits = (t: Table, area: number, column: number, amount: number, routed = false): void => {
  (routed ? t.routed : t.standing).add(area, column, -amount);
  leaveIfGone(t, area);
};

/** The occupant has left when no unit of his colour is there. */
export const leaveIfGone = (t: Table, area: number): void => {
  if (t.occupant.get(area) > 0 && ownUnitsIn(t, area) === 0) t.occupant.set(area, 0);
};

export const routUnits = (t: Table, area: number, column: number, amount: number): void => {
  t.standing.add(area, column, -amount);
  t.routed.add(area, column, amount);
};

export const standUnits = (t: Table, area: number, column: number, amount: number): void => {
  t.routed.add(area, column, -amount);
  t.standing.add(area, column, amount);
};

/** Figures of a column that are on the board, underway or in a battle. Neutral ones are counted whoever has them. */
const inPlay = (t: Table, seat: Seat, column: number): number => {
  const neutral = isNeutralColumn(t, column);
  const moving = neutral || t.mover === seat + 1;
  let sum = 0;
  for (let area = 0; area < t.areas; area++) {
    if (neutral || t.occupant.get(area) === seat + 1) sum += countColumn(t, area, column);
    if (moving) sum += t.underway.get(area, column);
  }
  for (let side = 0; side < 2; side++) {
    if (!neutral && (t.sideSeat.get(side) !== seat || (side === 1 && t.neutralDefence === 1))) continue;
    const row = side * t.columns + column;
    sum += t.fighters.sum(row, 0, 2 * DAMAGE_LEVELS);
  }
  return sum;
};

const moreFigures = changeFor('more-figures');

/** How many figures of a column, or of `NONE`, are in the supply: the seat's, or the common neutral one. (RW-COMP-03, RW-COMP-04) */
export const supplyOf = (t: Table, seat: Seat, column: number): number => {
  const type = column === NONE ? NONE : typeOf(t, seat, column);
  if (type === NONE) return 0;
  return t.content.unit[type].figures + moreFigures(t, type) - inPlay(t, seat, column);
};
