import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { controller, strongholdOf } from './areas.ts';

/** What asks about areas have in common: whether an area is as they demand, or what it lacks. */
export const isControlled = (t: Table, area: number, seat: Seat): Verdict =>
  yesIf(controller(t, area) === seat, reasons['area-not-yours']);

export const hasOwnStronghold = (t: Table, area: number, seat: Seat): Verdict =>
  yesIf(strongholdOf(t, area) === seat, reasons['no-stronghold-of-yours']);
