import type { Border } from '../content/types-map.ts';
import { type Hex, hexOf, KEYS, keyOf, neighbourKey, opposite, shiftKey } from './hex.ts';
import { type LaidArea, orient, type Placed } from './piece.ts';

/** An area on the board, with its place in the list of all. Boards are tried by the dozen: it is small. */
export class BoardArea {
  readonly laid: LaidArea;
  readonly index: number;
  readonly key: number;
  readonly home: boolean;
  /** The tile's or home realm's place in its list of the board. */
  readonly of: number;

  constructor(laid: LaidArea, index: number, key: number, home: boolean, of: number) {
    this.laid = laid;
    this.index = index;
    this.key = key;
    this.home = home;
    this.of = of;
  }

  get area(): LaidArea['area'] {
    return this.laid.area;
  }

  get hex(): Hex {
    return hexOf(this.key);
  }

  get prints(): LaidArea['prints'] {
    return this.laid.prints;
  }

  get colours(): number {
    return this.laid.colours;
  }

  get closes(): number {
    return this.laid.closes;
  }
}

/** The areas of a board: those of tiles in the order of placing, then those of home realms. */
export type Ground = readonly BoardArea[];

/** Puts the areas of a piece at the end of a list. */
const layOn = (all: BoardArea[], { piece, at, rotation }: Placed, home: boolean, of: number): void => {
  const start = keyOf(at);
  for (const laid of orient(piece, rotation))
    all.push(new BoardArea(laid, all.length, shiftKey(start, laid.hex), home, of));
};

/** The ground with one piece more. */
export const extended = (ground: Ground, placed: Placed, home: boolean, of: number): Ground => {
  const all = ground.slice();
  layOn(all, placed, home, of);
  return all;
};

export const groundOf = (tiles: readonly Placed[], homes: readonly Placed[]): Ground => {
  const all: BoardArea[] = [];
  for (let of = 0; of < tiles.length; of++) layOn(all, tiles[of], false, of);
  for (let of = 0; of < homes.length; of++) layOn(all, homes[of], true, of);
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
    // Boards that are tried one after another mostly begin alike.
    let same = 0;
    while (same < ground.length && same < shown.length && ground[same] === shown[same]) same++;
    for (let i = same; i < shown.length; i++) grid[shown[i].key] = 0;
    for (let i = same; i < ground.length; i++) grid[ground[i].key] = i + 1;
    shown = ground;
  }
  return grid;
};

/** Lays a home realm on a ground that is being tried, which is the one that was looked at last. */
export const tryOn = (ground: BoardArea[], home: Placed, of: number): void => {
  const from = ground.length;
  layOn(ground, home, true, of);
  if (ground === shown) for (let i = from; i < ground.length; i++) grid[ground[i].key] = i + 1;
};

/** Takes up again what was tried on a ground, down to so many areas. */
export const takeBack = (ground: BoardArea[], areas: number): void => {
  if (ground === shown) for (let i = areas; i < ground.length; i++) grid[ground[i].key] = 0;
  ground.length = areas;
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

/** Whether an area prints a colour on its edge in a direction. */
export const isColoured = ({ colours }: Pick<LaidArea, 'colours'>, direction: number): boolean =>
  ((colours >> direction) & 1) === 1;

/** Whether an area prints a mountain or water on its edge in a direction; yellow counts as no colour. (BW-CITY12-06, 07) */
const isClosed = ({ closes }: BoardArea, direction: number): boolean => ((closes >> direction) & 1) === 1;

/** Areas that lie next to one another: two words for each area of a ground, with a bit for each it is linked to. */
export type Links = readonly number[];

const link = (links: number[], one: number, other: number): void => {
  links[2 * one + (other >>> 5)] |= 1 << (other & 31);
  links[2 * other + (one >>> 5)] |= 1 << (one & 31);
};

/** Which areas of tiles share an edge, whatever its colour. */
export const chainsOf = (ground: Ground): Links => {
  const chains: number[] = new Array(2 * ground.length).fill(0);
  const grid = gridOf(ground);
  for (const area of ground) {
    if (area.home) continue;
    // Half of the directions: every edge has two sides.
    for (let direction = 0; direction < 3; direction++) {
      const other = grid[neighbourKey(area.key, direction)] - 1;
      if (other >= 0 && !ground[other].home) link(chains, area.index, other);
    }
  }
  return chains;
};

/** Which areas share an edge that is not closed, home realms among them; for its first areas that may be known already. */
export const waysOf = (ground: Ground, known: Links = []): Links => {
  const ways = known.slice();
  while (ways.length < 2 * ground.length) ways.push(0);
  const grid = gridOf(ground);
  for (let index = known.length / 2; index < ground.length; index++) {
    const area = ground[index];
    for (let direction = 0; direction < 6; direction++) {
      const other = grid[neighbourKey(area.key, direction)] - 1;
      if (other < 0 || isClosed(area, direction)) continue;
      if (!isClosed(ground[other], opposite(direction))) link(ways, index, other);
    }
  }
  return ways;
};

const seen = new Uint8Array(KEYS);

/** What is known of the first areas of a ground: how many they are, and the free hexes next to them. */
export type KnownFree = { readonly areas: number; readonly keys: readonly number[] };

const nothingKnown: KnownFree = { areas: 0, keys: [] };

/** Free hexes next to an area, each once; those next to its first areas may be known already. */
export const freeKeys = (ground: Ground, known = nothingKnown): readonly number[] => {
  const taken = gridOf(ground);
  const free: number[] = [];
  const find = (key: number): void => {
    if (taken[key] !== 0 || seen[key] !== 0) return;
    seen[key] = 1;
    free.push(key);
  };
  for (const key of known.keys) find(key);
  for (let index = known.areas; index < ground.length; index++) {
    const { key } = ground[index];
    for (let direction = 0; direction < 6; direction++) find(neighbourKey(key, direction));
  }
  for (const key of free) seen[key] = 0;
  return free;
};

const plain = new Uint8Array(KEYS);
let turnedOut: Ground | undefined;

/** By the key of a hex: how many edges that are not closed areas of tiles turn to it. One grid serves all boards in turn. */
export const plainEdgesOf = (ground: Ground): Readonly<Uint8Array> => {
  if (ground === turnedOut) return plain;
  plain.fill(0);
  turnedOut = ground;
  for (const area of ground) {
    if (area.home) continue;
    for (let direction = 0; direction < 6; direction++) {
      if (!isClosed(area, direction)) plain[neighbourKey(area.key, direction)]++;
    }
  }
  return plain;
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
