import type { Offer } from '@runehold/kernel/ask/offer';
import { no, yesIf } from '@runehold/kernel/ask/verdict';
import { isStep } from '../../board/map.ts';
import type { Table } from '../../layout.ts';
import { events, reasons } from '../../words.ts';
import { isNeutralColumn, typeOf } from '../map/columns.ts';
import { groundOf } from '../map/ground.ts';
import { offerAreas } from '../map/offer-areas.ts';
import { leaveIfGone, unitAt } from '../map/units.ts';

/** Whether every neutral unit of an area can fly. */
const allFly = (t: Table, area: number): boolean => {
  for (let column = t.ownColumns; column < t.columns; column++) {
    const some = t.standing.get(area, column) + t.routed.get(area, column) > 0;
    if (some && !unitAt(t, 0, column).flying) return false;
  }
  return true;
};

/** Whether a group goes from one area to a neighbour: it crosses a coloured border only if all of it may. (C20) */
export const mayCross = (
  t: Table,
  from: number,
  to: number,
  flying: boolean,
  ground = groundOf(t),
): boolean => isStep(ground, from, to, flying, t.waterOpen === 1);

/** Offers the neighbours to which all neutral units of an area may go together, of those that a test admits. */
export const offerGroupMoves = (
  t: Table,
  from: number,
  offer: Offer,
  admits: (t: Table, area: number) => boolean,
): void => {
  const flying = allFly(t, from);
  const ground = groundOf(t);
  offerAreas(t, offer, area => {
    if (!mayCross(t, from, area, flying, ground)) return no(reasons['cannot-cross-over'], from);
    return yesIf(admits(t, area), reasons['no-ground-for-neutrals']);
  });
};

/** Whether all neutral units of an area have somewhere to go together. */
export const groupMayMove = (
  t: Table,
  from: number,
  admits: (t: Table, area: number) => boolean,
): boolean => {
  const flying = allFly(t, from);
  const ground = groundOf(t);
  for (const area of ground.across[from])
    if (area >= 0 && mayCross(t, from, area, flying, ground) && admits(t, area)) return true;
  return false;
};

/** Moves neutral units of a column as they stand; whose allies they are follows from where they end. (RW-NEUT-15, RW-NEUT-16) */
export const moveNeutrals = (
  t: Table,
  from: number,
  to: number,
  column: number,
  standing: number,
  routed: number,
): void => {
  if (standing + routed === 0) return;
  t.standing.add(from, column, -standing);
  t.routed.add(from, column, -routed);
  t.standing.add(to, column, standing);
  t.routed.add(to, column, routed);
  leaveIfGone(t, from);
  t.emit(events['neutrals-moved'], typeOf(t, 0, column), standing + routed, from, to);
};

/** Moves all neutral units of an area together. */
export const moveAllNeutrals = (t: Table, from: number, to: number): void => {
  for (let column = 0; column < t.columns; column++) {
    if (!isNeutralColumn(t, column)) continue;
    moveNeutrals(t, from, to, column, t.standing.get(from, column), t.routed.get(from, column));
  }
};
