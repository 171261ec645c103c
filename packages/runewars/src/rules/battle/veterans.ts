import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { uprightOf } from '../move/upright.ts';
import { countType } from './fighters.ts';
import { ATTACKER } from './sides.ts';

/*
 * The units of the current player that have fought in this turn, where a card asks for them: the area plus 1 to which
 * they have come, then how many of each column. (Forced March)
 */

/** Counts those who have fought and live; the current player is the attacker. */
export const countVeterans = (t: Table): void => {
  for (let column = 0; column + 1 < t.veterans.length; column++)
    t.veterans.set(1 + column, countType(t, ATTACKER, column));
};

/** The victors hold the area that they fought for. */
export const placeVeterans = (t: Table, area: number): void => {
  if (t.veterans.length > 0) t.veterans.set(0, area + 1);
};

/** The beaten have retreated to an area, or to none, where those who came lie routed, or stand if a card has covered them. */
export const retreatVeterans = (t: Table, area: number): void => {
  placeVeterans(t, area);
  if (area === NONE) return;
  for (let column = 0; column + 1 < t.veterans.length; column++)
    t.veterans.set(
      1 + column,
      Math.min(t.veterans.get(1 + column), t.routed.get(area, column) + uprightOf(t, column)),
    );
};

/** How many standing units of a column have not fought; who lies routed counts as one who has. */
export const freshIn = (t: Table, area: number, column: number): number => {
  const fought = t.veterans.get(0) === area + 1 ? t.veterans.get(1 + column) : 0;
  return t.standing.get(area, column) - Math.max(0, fought - t.routed.get(area, column));
};
