import type { Viewer } from '@runehold/kernel/layout/seats';
import { hasArea } from '@runehold/runewars/board/area-set';
import { type Rotation, rotate, rotations } from '@runehold/runewars/board/hex';
import type { GameMap } from '@runehold/runewars/board/map';
import { isFinished, mapIn } from '@runehold/runewars/rules/view/areas';
import type { Look } from '@runehold/runewars/rules/view/look';
import { boxAround } from './geometry.ts';

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

const best = new WeakMap<GameMap, GameMap>();

/** The map of a table: while it is built as it lies, home realms too; once it is finished, from its best side. */
export const mapFrom = (look: Look<Viewer>): GameMap => {
  const map = mapIn(look);
  if (!isFinished(look)) return map;
  const turned = best.get(map) ?? fromBestSide(map);
  best.set(map, turned);
  return turned;
};
