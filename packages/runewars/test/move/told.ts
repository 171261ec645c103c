import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { areaIds } from '../../src/pools.ts';
import { controller, isOnBoard } from '../../src/rules/map/areas.ts';
import { area } from '../kit/arrange.ts';

/** Who controls an area by its id: a seat, or -1. */
export const holder = (t: Table, id: string): number => controller(t, area(id));

export const onBoard = (t: Table): string[] => areaIds.filter(id => isOnBoard(t, area(id)));

/** What happened with the last answer, of one kind: its arguments. */
export const toldOf = (story: Play<Table>, key: string): unknown[] =>
  story
    .told()
    .filter(event => event.key === key)
    .map(({ args }) => args);
