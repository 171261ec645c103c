import type { EventDef } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { hasPeasant } from '../map/peasants.ts';
import { drivePeasantOff } from '../orders/development-cards/peasants.ts';

/** An activation token of a seat comes into an area, whoever has placed it, and is told of; a peasant there goes at once. (BW-PEAS-05) */
export const putActivation = (
  t: Table,
  seat: Seat,
  area: number,
  event: EventDef<[number, number], false>,
): void => {
  t.activation.set(area, t.activation.get(area) | seatBit(seat));
  t.emit(event, seat, area);
  if (hasPeasant(t, area)) drivePeasantOff(t, area);
};
