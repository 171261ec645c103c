import { hasArea } from '@runehold/runewars/board/area-set';
import { type Rotation, rotate, rotations } from '@runehold/runewars/board/hex';
import { freezeMap, type GameMap } from '@runehold/runewars/board/map';
import { areaIds } from '@runehold/runewars/layout';
import { boardOf } from '@runehold/runewars/sight/board';
import { boxAround } from './geometry.ts';

let lastKey = '';
let last: GameMap | undefined;

const shifted = <T>(edges: readonly T[], by: number): T[] =>
  edges.map((_, edge) => edges[(edge - by + edges.length) % edges.length]);

/** The same map seen from another side of the table. */
export const turnedMap = (map: GameMap, by: Rotation): GameMap => ({
  ...map,
  hexes: map.hexes.map(hex => rotate(hex, by)),
  across: map.across.map(edges => shifted(edges, by)),
  borders: map.borders.map(edges => shifted(edges, by)),
});

/** How wide the part of the screen is on which a map lies, for each unit of its height. */
const FRAME = 1.45;

/** How large a map can be drawn in the frame. */
const roomFor = ({ hexes, here }: GameMap): number => {
  const { width, height } = boxAround(hexes.filter((_, area) => hasArea(here, area)));
  return Math.min(FRAME / width, 1 / height);
};

/** A map as it is seen from the side of the table from which it is drawn largest. */
const fromBestSide = (map: GameMap): GameMap =>
  rotations
    .slice(0, 3)
    .map(by => turnedMap(map, by))
    .reduce((best, other) => (roomFor(other) > roomFor(best) * 1.02 ? other : best));

/**
 * The map that a view's pieces make. While it is built it grows as it lies, home realms too; when it is finished it is
 * seen from its best side. It changes so seldom that the last one is kept.
 */
export const mapFrom = (laid: readonly (readonly number[])[], isFinished = true): GameMap => {
  const key = JSON.stringify([laid, isFinished]);
  if (last === undefined || key !== lastKey) {
    const map = freezeMap(boardOf({ laid, marker: [] }), areaIds);
    last = isFinished ? fromBestSide(map) : map;
    lastKey = key;
  }
  return last;
};
