import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { capitalReasons } from '../orders/capital/words.ts';
import { controller, isCapital, strongholdOf } from './areas.ts';

/** What asks about areas have in common: whether an area is as they demand, or what it lacks. */
export const isControlled = (t: Table, area: number, seat: Seat): Verdict =>
  yesIf(controller(t, area) === seat, reasons['area-not-yours']);

export const hasOwnStronghold = (t: Table, area: number, seat: Seat): Verdict =>
  yesIf(strongholdOf(t, area) === seat, reasons['no-stronghold-of-yours']);

/** A stronghold that may be given up for another one: a capital is never moved. (BW-CAP-15, BW-BATTLE-16) */
export const mayBeGivenUp = (t: Table, area: number, seat: Seat): Verdict =>
  strongholdOf(t, area) === seat && isCapital(t, area)
    ? no(capitalReasons['capital-stays'])
    : hasOwnStronghold(t, area, seat);
