import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { controller, hasCity, strongholdOf } from '../map/areas.ts';

/** Whether a stronghold can stand in an area that is controlled; not where one has just been given up. (RW-O8-02, RW-O8-04) */
export const isSite = (t: Table, area: number, seat: Seat, left: number = NONE): Verdict => {
  if (controller(t, area) !== seat) return no(reasons['area-not-yours']);
  if (strongholdOf(t, area) !== NONE) return no(reasons['stronghold-there']);
  if (t.content.area[area].wild) return no(reasons['no-stronghold-here']);
  if (hasCity(t, area)) return no(reasons['city-there']);
  return area === left ? no(reasons['stronghold-left-here']) : YES;
};
