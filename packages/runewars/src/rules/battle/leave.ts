import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../layout.ts';
import { sendAway } from '../move/force.ts';
import { retreat } from '../move/retreat.ts';
import { procedure } from '../rules.ts';
import { noteFallen } from './fallen.ts';
import { columnOfFighter, stateOfFighter } from './fighters.ts';
import { contestedArea, isUnallied, rowOf, type Side, seatOn } from './sides.ts';

/** Whose units a side's are when they retreat: the seat plus 1, or 0 for nobody's. */
export const ownerOf = (t: Table, side: Side): number => (isUnallied(t, side) ? 0 : seatOn(t, side) + 1);

/** One unit leaves the battle by the rules of retreat; without a refuge it is destroyed. (RW-ROUND-39, RW-TALLY-10) */
export const leaveBattle = procedure('leave-battle', { side: count, fighter: count }, steps =>
  steps
    .do((t, f) => {
      const column = columnOfFighter(t, f.fighter);
      t.fighters.add(rowOf(t, f.side, column), stateOfFighter(f.fighter), -1);
      sendAway(t, contestedArea(t), seatOn(t, f.side), column, 1);
    })
    .call(
      () => retreat,
      { seat: (t, f) => ownerOf(t, f.side), origin: t => contestedArea(t) },
      (t, f, callee) => {
        t.losses.add(f.side, callee.lost);
        noteFallen(t, f.side, columnOfFighter(t, f.fighter), callee.lost);
      },
    ),
);
