import type { Border } from '../content/types-map.ts';
import { KEYS, keyOf, neighbourKey, opposite } from './hex.ts';
import { type LaidArea, orient, type Placed } from './piece.ts';

/** An area on the board, with its place in the list of all. */
export type BoardArea = LaidArea & {
  readonly index: number;
  readonly key: number;
  readonly home: boolean;
  /** The tile's or home realm's place in its list of the board. */
  readonly of: number;
};

/** The areas of a board: those of tiles in the order of placing, then those of home realms. */
export type Ground = readonly BoardArea[];

/** The ground with one piece more. */
export const extended = (
  ground: Ground,
  { piece, at, rotation }: Placed,
  home: boolean,
  of: number,
): Ground => {
  const all = ground.slice();
  for (const { area, hex, prints } of orient(piece, rotation)) {
    const where = { q: hex.q + at.q, r: hex.r + at.r };
    all.push({ area, hex: where, prints, index: all.length, key: keyOf(where), home, of });
  }
  return all;
};

/**
 * Where the areas of the ground that was looked at last lie: by the key of a hex, the place of its area plus 1. One
 * grid serves all boards in turn: to lay some forty areas is cheaper than to keep a grid for each board.
 */
const grid = new Uint8Array(KEYS);
let shown: Ground = [];

/** By the key of a hex: the place of its area in the ground plus 1, or 0. Holds until another ground is asked for. */
export const gridOf = (ground: Ground): Readonly<Uint8Array> => {
  if (ground !== shown) {
    for (const { key } of shown) grid[key] = 0;
    for (const { key, index } of ground) grid[key] = index + 1;
    shown = ground;
  }
  return grid;
};

export const areaOn = (ground: Ground, key: number): BoardArea | undefined => {
  const place = gridOf(ground)[key];
  return place === undefined || place === 0 ? undefined : ground[place - 1];
};

/** The colour of an edge between an area and what lies across, whichever side prints it. (RW-BOARD-10, RW-BORDER-09) */
export const edgeColour = (
  area: BoardArea,
  direction: number,
  across: BoardArea | undefined,
): Border | undefined => area.prints[direction] ?? across?.prints[opposite(direction)];

/** The areas around each area, clockwise from the north. */
export const adjacency = (ground: Ground): readonly (readonly BoardArea[])[] =>
  ground.map(({ key }) => {
    const around: BoardArea[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const area = areaOn(ground, neighbourKey(key, direction));
      if (area !== undefined) around.push(area);
    }
    return around;
  });

const seen = new Uint8Array(KEYS);

/** Free hexes next to an area, each once. */
export const freeKeys = (ground: Ground): readonly number[] => {
  const taken = gridOf(ground);
  const free: number[] = [];
  for (const { key } of ground) {
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourKey(key, direction);
      if (taken[next] !== 0 || seen[next] !== 0) continue;
      seen[next] = 1;
      free.push(next);
    }
  }
  for (const key of free) seen[key] = 0;
  return free;
};

const outer = new Uint8Array(KEYS);
let surrounded: Ground | undefined;

/**
 * The hexes around the areas, two deep, that can be walked to from afar without crossing an area: 1 by key. One grid
 * again serves all boards in turn.
 */
export const outsideOf = (ground: Ground): Readonly<Uint8Array> => {
  if (ground === surrounded) return outer;
  outer.fill(0);
  surrounded = ground;
  if (ground.length > 0) walkAround(ground);
  return outer;
};

function walkAround(ground: Ground): void {
  let [left, right, top, bottom] = [KEYS, -KEYS, KEYS, -KEYS];
  for (const { hex } of ground) {
    left = Math.min(left, hex.q - 2);
    right = Math.max(right, hex.q + 2);
    top = Math.min(top, hex.r - 2);
    bottom = Math.max(bottom, hex.r + 2);
  }
  // Hexes beyond the frame count as walked over, so that the walk stays inside.
  const taken = gridOf(ground);
  seen.fill(1);
  for (let q = left; q <= right; q++) {
    const first = keyOf({ q, r: top });
    for (let key = first; key <= first + bottom - top; key++) seen[key] = taken[key];
  }
  const open = [keyOf({ q: left, r: top })];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen[key] !== 0) continue;
    seen[key] = 1;
    outer[key] = 1;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourKey(key, direction);
      if (seen[next] === 0) open.push(next);
    }
  }
  seen.fill(0);
}
