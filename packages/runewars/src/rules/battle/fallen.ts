import type { Table } from '../../layout.ts';
import { routedIn } from '../map/units.ts';
import { countFighters } from './fighters.ts';
import { contestedArea, DEFENDER, rowOf, type Side } from './sides.ts';

/*
 * Participating units that went back to the supply since the battle marker was placed, where a card asks for them. Who
 * is put back counts no more, and again when destroyed again; who retreated to an area never counts. (G9)
 */

/** Units have gone, or come back with a negative amount. */
export const noteFallen = (t: Table, side: Side, column: number, amount: number): void => {
  if (t.fallen.length > 0) t.fallen.add(rowOf(t, side, column), amount);
};

export const fallenOf = (t: Table, side: Side, column: number): number =>
  t.fallen.length > 0 ? t.fallen.get(rowOf(t, side, column)) : 0;

/** Units that a side may still bring in: a defender has no more in the area than it holds, those included that lay before. (G3) */
export const roomFor = (t: Table, side: Side): number =>
  side === DEFENDER
    ? t.content.limits.unitsPerArea - countFighters(t, side) - routedIn(t, contestedArea(t))
    : Number.POSITIVE_INFINITY;

/** Nobody has fallen in a battle that is over. */
export const forgetFallen = (t: Table): void => {
  for (let row = 0; row < t.fallen.length; row++) t.fallen.set(row, 0);
};
