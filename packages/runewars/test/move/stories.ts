import type { Play } from '@runehold/testkit/play';
import { areaIds, type Table } from '../../src/layout.ts';
import { controller, isOnBoard } from '../../src/rules/map/areas.ts';
import { area } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

/** Seat 0 has begun its Order: the first ask of the Order, if it has any, is open. */
export const ordering = (
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

/** Who controls an area by its id: a seat, or -1. */
export const holder = (t: Table, id: string): number => controller(t, area(id));

export const onBoard = (t: Table): string[] => areaIds.filter(id => isOnBoard(t, area(id)));

/** What happened with the last answer, of one kind: its arguments. */
export const toldOf = (story: Play<Table>, key: string): unknown[] =>
  story
    .told()
    .filter(event => event.key === key)
    .map(({ args }) => args);
