import {
  areaOn,
  type BoardArea,
  chainsOf,
  extended,
  freeKeys,
  type Ground,
  groundOf,
  type KnownFree,
  type Links,
  outsideOf,
  takeBack,
  tryOn,
  waysOf,
} from './ground.ts';
import { directions, type Hex, hexOf, keyOf, neighbour, neighbourKey } from './hex.ts';
import type { Placed } from './piece.ts';

/** A home realm setup marker: the two hexes it covers. (RW-BOARD-17) */
export type Marker = readonly [Hex, Hex];

/** A board under construction. Plain data: every function here makes a new one or only reads. */
export type Board = {
  readonly tiles: readonly Placed[];
  readonly markers: readonly Marker[];
  readonly homes: readonly Placed[];
};

export const emptyBoard: Board = { tiles: [], markers: [], homes: [] };

/** What is read off a board's pieces when it is first asked for. Markers do not change it. All have one form, to be read quickly. */
class Reading {
  readonly ground: Ground;
  /** The same before home realms were laid; many boards are finished on the same tiles. */
  readonly tiles: Reading | undefined;
  /** What was known of the free hexes before the last piece was laid. */
  readonly before: KnownFree | undefined;
  chains: Links | undefined = undefined;
  ways: Links | undefined = undefined;
  free: readonly number[] | undefined = undefined;

  constructor(ground: Ground, tiles?: Reading, before?: KnownFree) {
    this.ground = ground;
    this.tiles = tiles;
    this.before = before;
  }
}

/** A board that was made out of another and has been read with it. Copies of it are plain boards, to be read anew. */
class ReadBoard implements Board {
  readonly tiles: readonly Placed[];
  readonly markers: readonly Marker[];
  readonly homes: readonly Placed[];
  readonly #reading: Reading;

  constructor({ tiles, markers, homes }: Board, reading: Reading) {
    this.tiles = tiles;
    this.markers = markers;
    this.homes = homes;
    this.#reading = reading;
  }

  static readingOf(board: Board): Reading | undefined {
    return #reading in board ? board.#reading : undefined;
  }
}

let lastBoard: Board | undefined;
let lastReading = new Reading([]);

/** What is known of a board; rules look at the same one many times over. */
function reading(board: Board): Reading {
  if (board === lastBoard) return lastReading;
  lastReading = ReadBoard.readingOf(board) ?? new Reading(groundOf(board.tiles, board.homes));
  lastBoard = board;
  return lastReading;
}

export const withTile = (board: Board, tile: Placed): Board => {
  const next = { tiles: [...board.tiles, tile], markers: board.markers, homes: board.homes };
  if (board.homes.length > 0) return next;
  const { ground, free } = reading(board);
  const before = free && { areas: ground.length, keys: free };
  const longer = extended(ground, tile, false, board.tiles.length);
  return new ReadBoard(next, new Reading(longer, undefined, before));
};

export const withMarkers = (board: Board, markers: readonly Marker[]): Board => {
  const { tiles, homes } = board;
  return new ReadBoard({ tiles, markers: [...board.markers, ...markers], homes }, reading(board));
};

/**
 * A board on whose tiles markers and home realms are tried. It changes with every try, since of many one is kept; what
 * was read off it holds until the next home realm.
 */
export class Trial {
  readonly board: Board;
  readonly #markers: Marker[] = [];
  readonly #homes: Placed[] = [];
  readonly #ground: BoardArea[];
  readonly #reading: Reading;

  constructor(tiles: Board) {
    const known = reading(tiles);
    this.#ground = known.ground.slice();
    this.#reading = new Reading(this.#ground, known);
    this.board = new ReadBoard(
      { tiles: tiles.tiles, markers: this.#markers, homes: this.#homes },
      this.#reading,
    );
  }

  /** Lays other markers, and takes up what lay there. */
  mark(markers: readonly Marker[]): void {
    this.#markers.length = 0;
    for (const marker of markers) this.#markers.push(marker);
    this.#homes.length = 0;
    takeBack(this.#ground, this.#reading.tiles?.ground.length ?? 0);
    this.#reading.ways = undefined;
  }

  /** The home realm takes the place of a marker. (RW-BOARD-26) */
  layHome(marker: Marker, home: Placed): void {
    this.#markers.splice(this.#markers.indexOf(marker), 1);
    tryOn(this.#ground, home, this.#homes.length);
    this.#homes.push(home);
    this.#reading.ways = undefined;
  }

  /** The board as it lies now, for good. */
  kept(): Board {
    const { tiles, markers, homes } = this.board;
    const { ground, tiles: bare, ways } = this.#reading;
    const found = new Reading(ground.slice(), bare);
    found.ways = ways;
    return new ReadBoard({ tiles, markers: [...markers], homes: [...homes] }, found);
  }
}

/** All areas: those of tiles in the order of placing, then those of home realms. */
export const areasOn = (board: Board): readonly BoardArea[] => reading(board).ground;

const areaAt = (board: Board, hex: Hex): BoardArea | undefined => areaOn(areasOn(board), keyOf(hex));

/** The area across an edge, by direction; none at holes and at the edge of the board. (RW-AREA-03) */
export const areaAcross = (board: Board, area: BoardArea, direction: number): BoardArea | undefined =>
  areaOn(areasOn(board), neighbourKey(area.key, direction));

/** Which areas of tiles share an edge. (RW-AREA-03) */
export const chainsOn = (board: Board): Links => {
  const known = reading(board);
  known.chains ??= chainsOf(known.ground);
  return known.chains;
};

const waysIn = (known: Reading): Links => {
  known.ways ??= waysOf(known.ground, known.tiles && waysIn(known.tiles));
  return known.ways;
};

/** Which areas one can walk between. (RW-BORDER-01) */
export const waysOn = (board: Board): Links => waysIn(reading(board));

/** The keys of the hexes without an area that share an edge with one. */
export const freeKeysOn = (board: Board): readonly number[] => {
  const known = reading(board);
  known.free ??= freeKeys(known.ground, known.before);
  return known.free;
};

/** Hexes without an area that share an edge with one. */
export const freeHexes = (board: Board): readonly Hex[] => freeKeysOn(board).map(hexOf);

/** Whether a hex next to the board lies outside its outline, not in a hole. (RW-BOARD-17) */
export const isOutside = (board: Board, key: number): boolean => outsideOf(areasOn(board))[key] === 1;

/** The missing hexes that the board encloses. (RW-BOARD-12) */
export function holes(board: Board): readonly Hex[] {
  const found = new Set<number>();
  const open = freeHexes(board).filter(hex => !isOutside(board, keyOf(hex)));
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    const key = keyOf(hex);
    if (found.has(key) || areaAt(board, hex) !== undefined) continue;
    found.add(key);
    for (let direction = 0; direction < 6; direction++) open.push(neighbour(hex, direction));
  }
  return [...found].sort((a, b) => a - b).map(hexOf);
}

/** The edges at which the board ends: area and direction, holes not counted. */
export const rim = (board: Board): readonly { readonly area: BoardArea; readonly direction: number }[] =>
  areasOn(board).flatMap(area =>
    directions.flatMap((_, direction) =>
      isOutside(board, neighbourKey(area.key, direction)) ? [{ area, direction }] : [],
    ),
  );
