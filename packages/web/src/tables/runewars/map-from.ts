import type { Rotation } from '@runehold/runewars/board/hex';
import { freezeMap, type GameMap } from '@runehold/runewars/board/map';
import type { Placed } from '@runehold/runewars/board/piece';
import { areaIds, pieces, TILES } from '@runehold/runewars/layout';

let lastKey = '';
let last: GameMap | undefined;

const placedAt = (laid: readonly (readonly number[])[], from: number, to: number): Placed[] =>
  laid
    .slice(from, to)
    .map(([order, q, r, rotation], i) => ({ order, q, r, rotation, piece: pieces[from + i] }))
    .filter(({ order }) => order > 0)
    .sort((a, b) => a.order - b.order)
    .map(({ piece, q, r, rotation }) => ({ piece, at: { q, r }, rotation: rotation as Rotation }));

/** The map that a view's pieces make, finished or growing. It changes so seldom that the last one is kept. */
export const mapFrom = (laid: readonly (readonly number[])[]): GameMap => {
  const key = JSON.stringify(laid);
  if (last === undefined || key !== lastKey) {
    last = freezeMap(
      { tiles: placedAt(laid, 0, TILES), markers: [], homes: placedAt(laid, TILES, pieces.length) },
      areaIds,
    );
    lastKey = key;
  }
  return last;
};
