import type { Seat } from '@runehold/kernel/layout/seats';
import type { Resources } from '../../content/types-map.ts';
import type { Table } from '../../layout.ts';
import { FOOD, ORE, turnDial, WOOD } from '../table/resources.ts';

/** Whether the dials can pay a price in full. (RW-DIAL-07, RW-COMP-27) */
export const canPay = (t: Table, seat: Seat, { food, wood, ore }: Resources): boolean =>
  t.dial.get(seat, FOOD) >= food && t.dial.get(seat, WOOD) >= wood && t.dial.get(seat, ORE) >= ore;

/** Lowers the dials by a price. */
export const pay = (t: Table, seat: Seat, { food, wood, ore }: Resources): void => {
  turnDial(t, seat, FOOD, -food);
  turnDial(t, seat, WOOD, -wood);
  turnDial(t, seat, ORE, -ore);
};
