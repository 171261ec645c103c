import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

/** Seat 0 has begun its Order: the first ask of the Order, if it has any, is open. */
const ordering = (
  order: 'order-strategize' | 'order-mobilize' | 'order-conquer',
  arrange: (t: Table) => void,
  setting: Setting = {},
): Play<Table> => atTurn(position(setting).given(arrange), 0, order).answer('order');

export const conquering = (arrange: (t: Table) => void, setting?: Setting): Play<Table> =>
  ordering('order-conquer', arrange, setting);

export const mobilizing = (arrange: (t: Table) => void, setting?: Setting): Play<Table> =>
  ordering('order-mobilize', arrange, setting);

export const strategizing = (arrange: (t: Table) => void, setting?: Setting): Play<Table> =>
  ordering('order-strategize', arrange, setting);

/** Whether the Order is over and the turn goes on. */
export const isOver = (story: Play<Table>): boolean => story.ask().rule === 'RW-ORDER-23';
