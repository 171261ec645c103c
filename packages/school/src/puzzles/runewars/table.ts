import type { Table } from '@runehold/runewars/layout';
import { orderIds } from '@runehold/runewars/pools';
import {
  area as areaNumber,
  hero as heroNumber,
  unit as unitNumber,
} from '@runehold/runewars/positions/arrange';
import { type Figure, type Line, type Script, type Start, thing } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';

/** Things as the words name them. */
export const area = (id: string): Figure<Table> => thing('area', areaNumber(id));
export const unit = (id: string): Figure<Table> => thing('unit', unitNumber(id));
export const hero = (id: string): Figure<Table> => thing('hero', heroNumber(id));
export const order = (id: string): Figure<Table> => thing('order', orderIds.indexOf(id));

/** What every puzzle of Runewars has, but for the table and the question. */
export const inRunewars = { game: 'runewars', learner: 0 } as const;

/** The rival builds on far away. */
const fortifies: Line = { on: 'prompt.choose-order', say: 'order-fortify', isAlways: true };
export const rivalFortifies = { 1: [fortifies] } as const;

/** The practice board in the midst of an Order that the learner carries out, at the ask of this prompt. */
export const inOrder = (
  chosen: string,
  until: string,
  position: (t: Table) => void,
  lines: readonly Line[] = [],
  chance?: Script,
): Start<Table> => ({
  ...onPracticeBoard(position),
  opening: {
    until,
    ...(chance && { chance }),
    lines: {
      0: [{ on: 'prompt.choose-order', say: chosen }, { on: 'prompt.turn', say: 'order' }, ...lines],
      ...rivalFortifies,
    },
  },
});

/** Who stands in an area: the seat, or -1. */
export const holderOf = (t: Table, where: string): number => t.occupant.get(areaNumber(where)) - 1;

/** Whether the learner's turn is over. */
export const isTurnOver = (t: Table): boolean => t.current !== 1;

/** The units in an area, standing and routed. */
export const unitsIn = (t: Table, where: number): number =>
  t.standing.sum(where, 0, t.columns) + t.routed.sum(where, 0, t.columns);

/** All units of a seat on the map. */
export const unitsOf = (t: Table, seat: number): number => {
  let units = 0;
  for (let where = 0; where < t.areas; where++)
    if (t.occupant.get(where) === seat + 1) units += unitsIn(t, where);
  return units;
};
