import type { Border } from '../content/types-map.ts';
import { directions, type Hex, hexOf, keyOf, neighbour, neighbourKey, opposite } from './hex.ts';
import { type LaidArea, layOut, type Placed } from './piece.ts';

/** A home realm setup marker: the two hexes it covers. (RW-BOARD-17) */
export type Marker = readonly [Hex, Hex];

/** A board under construction. Plain data: every function here makes a new one or only reads. */
export type Board = {
  readonly tiles: readonly Placed[];
  readonly markers: readonly Marker[];
  readonly homes: readonly Placed[];
};

export const emptyBoard: Board = { tiles: [], markers: [], homes: [] };

export const withTile = (board: Board, tile: Placed): Board => ({ ...board, tiles: [...board.tiles, tile] });

export const withMarker = (board: Board, marker: Marker): Board => ({
  ...board,
  markers: [...board.markers, marker],
});

/** The home realm takes the place of a marker. (RW-BOARD-26) */
export const withHome = (board: Board, marker: Marker, home: Placed): Board => ({
  ...board,
  markers: board.markers.filter(one => one !== marker),
  homes: [...board.homes, home],
});

/** An area on the board, with its place in the list of all. */
export type BoardArea = LaidArea & {
  readonly index: number;
  readonly home: boolean;
  /** The tile's or home realm's place in its list of the board. */
  readonly of: number;
};

type Ground = {
  readonly areas: readonly BoardArea[];
  readonly byHex: ReadonlyMap<number, BoardArea>;
  readonly adjacent: readonly (readonly BoardArea[])[];
};

const grounds = new WeakMap<Board, Ground>();

function ground(board: Board): Ground {
  const known = grounds.get(board);
  if (known !== undefined) return known;
  const areas: BoardArea[] = [];
  const lay = (pieces: readonly Placed[], home: boolean) => {
    for (const [of, placed] of pieces.entries()) {
      for (const laid of layOut(placed)) areas.push({ ...laid, index: areas.length, home, of });
    }
  };
  lay(board.tiles, false);
  lay(board.homes, true);
  const byHex = new Map(areas.map(area => [keyOf(area.hex), area]));
  const adjacent = areas.map(({ hex }) =>
    directions.flatMap((_, direction) => byHex.get(neighbourKey(keyOf(hex), direction)) ?? []),
  );
  const made = { areas, byHex, adjacent };
  grounds.set(board, made);
  return made;
}

/** All areas: those of tiles in the order of placing, then those of home realms. */
export const areasOn = (board: Board): readonly BoardArea[] => ground(board).areas;

export const areaAt = (board: Board, hex: Hex): BoardArea | undefined => ground(board).byHex.get(keyOf(hex));

/** The area across an edge, by direction; none at holes and at the edge of the board. (RW-AREA-03) */
export const areaAcross = (board: Board, area: BoardArea, direction: number): BoardArea | undefined =>
  ground(board).byHex.get(neighbourKey(keyOf(area.hex), direction));

/** The areas that share an edge with this one, whatever the colour of the edge. (RW-AREA-03) */
export const adjacentAreas = (board: Board, area: BoardArea): readonly BoardArea[] =>
  ground(board).adjacent[area.index];

/** The colour of an edge of an area, whichever side prints it. (RW-BOARD-10, RW-BORDER-09) */
export const borderOf = (board: Board, area: BoardArea, direction: number): Border | undefined =>
  area.prints[direction] ?? areaAcross(board, area, direction)?.prints[opposite(direction)];

/** Hexes without an area that share an edge with one. */
export function freeHexes(board: Board): readonly Hex[] {
  const { areas, byHex } = ground(board);
  const free = new Set<number>();
  for (const { hex } of areas) {
    for (let direction = 0; direction < 6; direction++) {
      const key = neighbourKey(keyOf(hex), direction);
      if (!byHex.has(key)) free.add(key);
    }
  }
  return [...free].map(hexOf);
}

const outsides = new WeakMap<Board, ReadonlySet<number>>();

/** The hexes around the board, two deep, that can be walked to from afar without crossing an area. */
function outside(board: Board): ReadonlySet<number> {
  const known = outsides.get(board);
  if (known !== undefined) return known;
  const { areas, byHex } = ground(board);
  const reached = new Set<number>();
  const qs = areas.map(({ hex }) => hex.q);
  const rs = areas.map(({ hex }) => hex.r);
  const [left, right] = [Math.min(...qs) - 2, Math.max(...qs) + 2];
  const [top, bottom] = [Math.min(...rs) - 2, Math.max(...rs) + 2];
  const open = areas.length === 0 ? [] : [{ q: left, r: top }];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    const key = keyOf(hex);
    if (hex.q < left || hex.q > right || hex.r < top || hex.r > bottom) continue;
    if (reached.has(key) || byHex.has(key)) continue;
    reached.add(key);
    for (let direction = 0; direction < 6; direction++) open.push(neighbour(hex, direction));
  }
  outsides.set(board, reached);
  return reached;
}

/** Whether a hex next to the board lies outside its outline, not in a hole. (RW-BOARD-17) */
export const isOutside = (board: Board, hex: Hex): boolean => outside(board).has(keyOf(hex));

/** The missing hexes that the board encloses. (RW-BOARD-12) */
export function holes(board: Board): readonly Hex[] {
  const { byHex } = ground(board);
  const found = new Set<number>();
  const open = freeHexes(board).filter(hex => !isOutside(board, hex));
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    const key = keyOf(hex);
    if (found.has(key) || byHex.has(key)) continue;
    found.add(key);
    for (let direction = 0; direction < 6; direction++) open.push(neighbour(hex, direction));
  }
  return [...found].sort((a, b) => a - b).map(hexOf);
}

/** The edges at which the board ends: area and direction, holes not counted. */
export const rim = (board: Board): readonly { readonly area: BoardArea; readonly direction: number }[] =>
  areasOn(board).flatMap(area =>
    directions.flatMap((_, direction) =>
      isOutside(board, neighbour(area.hex, direction)) ? [{ area, direction }] : [],
    ),
  );
