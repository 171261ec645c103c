import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { columnOf } from '../map/columns.ts';
import { noteVacated } from '../map/peasants.ts';
import { takeUnits } from '../map/units.ts';

/** Standing units leave an area because their player moves them; where they go is up to the rule. (RW-MOVE-05, BW-PEAS-07) */
export const setOff = (
  t: Table,
  seat: Seat,
  type: number,
  amount: number,
  from: number,
  to: number,
): void => {
  const held = t.occupant.get(from) > 0;
  takeUnits(t, from, columnOf(t, type), amount);
  if (held && t.occupant.get(from) === 0) noteVacated(t, from, seat);
  t.emit(events['units-marched'], seat, type, amount, from, to);
};
