import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { isUnallied, sideOf } from './sides.ts';

/** The Tactics card that a seat may not use in the battle that goes on, or `NONE`. (Spy) */
export const barredFor = (t: Table, seat: Seat): number => {
  if (t.barredTactics.length === 0 || t.battleArea === 0) return NONE;
  const side = sideOf(t, seat);
  return t.sideSeat.get(side) !== seat || isUnallied(t, side) ? NONE : t.barredTactics.get(side) - 1;
};
