import type { View } from '@runehold/kernel/layout/view';
import type { Board } from '@runehold/runewars/board/board';
import { freezeMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { areaIds } from '@runehold/runewars/layout';
import { boardOf } from '@runehold/runewars/sight/board';
import type { Sight as TableSight } from '@runehold/runewars/sight/sight';
import type { RunewarsTable } from '@runehold/runewars/sight/table';
import type { Scene } from '../scene.ts';

/** All that is drawn from: what the viewer sees, the board and the map it makes, and the words. */
export type Sight = TableSight & { readonly board: Board; readonly scene: Scene };

export const sightOf = (view: View, scene: Scene): Sight => {
  const t = view.table as unknown as RunewarsTable;
  const board = boardOf(t);
  return {
    t,
    board,
    map: freezeMap(board, areaIds),
    content: scene.pack.game.content as PreparedContent,
    view,
    scene,
  };
};
