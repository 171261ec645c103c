import { KEYS, keyOf, neighbourKey } from './hex.ts';
import { type LaidArea, layOut, type Placed } from './piece.ts';

/** An area on the board, with its place in the list of all. */
export type BoardArea = LaidArea & {
  readonly index: number;
  readonly key: number;
  readonly home: boolean;
  /** The tile's or home realm's place in its list of the board. */
  readonly of: number;
};

/** What covers the hexes of a board, read off its pieces. */
export type Ground = {
  readonly areas: readonly BoardArea[];
  /** By the key of a hex: the place of its area in the list plus 1, or 0. */
  readonly at: Uint8Array;
};

export const bareGround: Ground = { areas: [], at: new Uint8Array(KEYS) };

/** The ground with one piece more. */
export const extended = ({ areas, at }: Ground, placed: Placed, home: boolean, of: number): Ground => {
  const all = areas.slice();
  const covered = at.slice();
  for (const laid of layOut(placed)) {
    const key = keyOf(laid.hex);
    covered[key] = all.length + 1;
    all.push({ area: laid.area, hex: laid.hex, prints: laid.prints, index: all.length, key, home, of });
  }
  return { areas: all, at: covered };
};

export const areaOn = ({ areas, at }: Ground, key: number): BoardArea | undefined => {
  const place = at[key];
  return place === undefined || place === 0 ? undefined : areas[place - 1];
};

/** The areas around each area, clockwise from the north. */
export const adjacency = (ground: Ground): readonly (readonly BoardArea[])[] =>
  ground.areas.map(({ key }) => {
    const around: BoardArea[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const area = areaOn(ground, neighbourKey(key, direction));
      if (area !== undefined) around.push(area);
    }
    return around;
  });

/** Free hexes next to an area, each once. */
export const freeKeys = ({ areas, at }: Ground): readonly number[] => {
  const seen = at.slice();
  const free: number[] = [];
  for (const { key } of areas) {
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourKey(key, direction);
      if (seen[next] !== 0) continue;
      seen[next] = 1;
      free.push(next);
    }
  }
  return free;
};

/** The hexes around the areas, two deep, that can be walked to from afar without crossing an area: 1 by key. */
export const outsideOf = ({ areas, at }: Ground): Uint8Array => {
  const reached = new Uint8Array(KEYS);
  if (areas.length === 0) return reached;
  let [left, right, top, bottom] = [KEYS, -KEYS, KEYS, -KEYS];
  for (const { hex } of areas) {
    left = Math.min(left, hex.q - 2);
    right = Math.max(right, hex.q + 2);
    top = Math.min(top, hex.r - 2);
    bottom = Math.max(bottom, hex.r + 2);
  }
  // Hexes beyond the frame count as walked over, so that the walk stays inside.
  const walked = new Uint8Array(KEYS).fill(1);
  for (let q = left; q <= right; q++) {
    const first = keyOf({ q, r: top });
    for (let key = first; key <= first + bottom - top; key++) walked[key] = at[key];
  }
  const open = [keyOf({ q: left, r: top })];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (walked[key] !== 0) continue;
    walked[key] = 1;
    reached[key] = 1;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourKey(key, direction);
      if (walked[next] === 0) open.push(next);
    }
  }
  return reached;
};
