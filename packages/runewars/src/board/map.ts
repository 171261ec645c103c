import type { Border, Ice, NeutralStart } from '../content/types-map.ts';
import { type AreaSet, addArea, areaSet, listAreas, lowest } from './area-set.ts';
import { areaAcross, areasOn, type Board } from './board.ts';
import { type BoardArea, edgeColour } from './ground.ts';
import type { Hex } from './hex.ts';

const MOST_AREAS = 64;

/** What a distance says where no way leads. */
export const UNREACHABLE = 255;

/** What lets a figure cross coloured edges, and where it has to stop. */
export type Travel = {
  /** Crosses mountains and water; still no holes. (RW-BORDER-02, RW-BORDER-07) */
  readonly flying?: boolean;
  /** Water is open. (RW-BORDER-04) */
  readonly winter?: boolean;
  /** A card opens mountains. (RW-BORDER-05) */
  readonly mountainPass?: boolean;
  /** Areas that can be entered but not passed. (RW-MOVE-08) */
  readonly blockedBy?: AreaSet;
  /** Areas that count as next to one another. (RW-EXPL-21) */
  readonly portals?: AreaSet | undefined;
};

/** The finished board: areas are numbers from 0, and nothing in it ever changes. (RW-BOARD-34) */
export type GameMap = {
  readonly areas: number;
  readonly ids: readonly string[];
  /** Areas that are on the board. */
  readonly here: AreaSet;
  /** The same areas one by one, smallest first: for rules that look at each. */
  readonly each: readonly number[];
  readonly hexes: readonly Hex[];
  /** Per area: the neighbour across each edge, clockwise from N; -1 at holes and at the edge of the board. */
  readonly across: readonly (readonly number[])[];
  /** Per area: the colour of each edge, whichever side prints it. */
  readonly borders: readonly (readonly (Border | undefined)[])[];
  /** Per area: the edges on which it prints water itself, as bits. */
  readonly prints: Uint8Array;
  /** By what is open (1 water, 2 mountains): per area two words with the areas one step away. */
  readonly open: readonly Int32Array[];
  readonly food: Uint8Array;
  readonly wood: Uint8Array;
  readonly ore: Uint8Array;
  readonly neutrals: readonly (NeutralStart | undefined)[];
  /** Per area: the home realm it belongs to, as a place in `realms`, or -1. */
  readonly home: Int8Array;
  readonly realms: readonly string[];
};

const WATER = 1;
const MOUNTAINS = 2;
const opensFor = (border: Border | undefined): number => {
  if (border === 'water') return WATER;
  return border === 'mountain' ? MOUNTAINS : 0;
};

const opened = ({ flying, winter, mountainPass }: Travel): number =>
  flying === true
    ? WATER | MOUNTAINS
    : (winter === true ? WATER : 0) | (mountainPass === true ? MOUNTAINS : 0);

const nobody: Travel = {};

/** The areas that share an edge with an area, whatever its colour. (RW-AREA-03) */
export const neighbours = (map: GameMap, area: number): readonly number[] =>
  map.across[area].filter(other => other >= 0);

/** The colour of the edge between two neighbours. */
export const borderBetween = (map: GameMap, a: number, b: number): Border | undefined =>
  map.borders[a][map.across[a].indexOf(b)];

/** Areas entered on the shortest way, whoever stands there; `UNREACHABLE` if there is none. (RW-MOVE-07) */
export const distance = (map: GameMap, from: number, to: number, travel = nobody): number =>
  stepsOn(map, opened(travel))[from * map.areas + to];

/** Whether a figure may step over a border from one area to another. (RW-BORDER-02, RW-BORDER-04) */
export const isStep = (map: GameMap, from: number, to: number, flying: boolean, winter: boolean): boolean => {
  const open = map.open[flying ? WATER | MOUNTAINS : winter ? WATER : 0];
  return ((open[2 * from + (to >>> 5)] >>> (to & 31)) & 1) === 1;
};

/**
 * The areas that can be entered with up to this many steps, and the start itself. Only areas on the way have to be
 * passable, so the answer read backwards tells who can come into an area. (RW-MOVE-05, RW-MOVE-08)
 */
export function reach(
  map: GameMap,
  from: number,
  steps: number,
  travel: Travel = nobody,
  into: AreaSet = areaSet(),
): AreaSet {
  const open = map.open[opened(travel)];
  const closedLow = travel.blockedBy?.[0] ?? 0;
  const closedHigh = travel.blockedBy?.[1] ?? 0;
  const portalsLow = travel.portals?.[0] ?? 0;
  const portalsHigh = travel.portals?.[1] ?? 0;
  let low = from < 32 ? 1 << from : 0;
  let high = from < 32 ? 0 : 1 << (from & 31);
  let frontLow = low;
  let frontHigh = high;
  for (let step = 0; step < steps && (frontLow | frontHigh) !== 0; step++) {
    let nextLow = 0;
    let nextHigh = 0;
    for (let rest = frontLow; rest !== 0; rest &= rest - 1) {
      const area = lowest(rest);
      nextLow |= open[2 * area];
      nextHigh |= open[2 * area + 1];
    }
    for (let rest = frontHigh; rest !== 0; rest &= rest - 1) {
      const area = 32 + lowest(rest);
      nextLow |= open[2 * area];
      nextHigh |= open[2 * area + 1];
    }
    if (((frontLow & portalsLow) | (frontHigh & portalsHigh)) !== 0) {
      nextLow |= portalsLow;
      nextHigh |= portalsHigh;
    }
    frontLow = nextLow & ~low & ~closedLow;
    frontHigh = nextHigh & ~high & ~closedHigh;
    low |= nextLow;
    high |= nextHigh;
  }
  into[0] = low;
  into[1] = high;
  return into;
}

const printsWater = ({ across, prints }: GameMap, area: number, other: number): boolean =>
  ((prints[area] >> across[area].indexOf(other)) & 1) === 1;

/** Opens the water of frozen areas, then closes every way to and from flooded ones for who cannot cross water. */
export const withWaters = (map: GameMap, frozen: AreaSet, flooded: AreaSet, ice: Ice): GameMap => {
  const rows = (mountains: number): Int32Array => {
    const open = map.open[mountains].slice();
    const link = (from: number, to: number): void => {
      open[2 * from + (to >>> 5)] |= 1 << (to & 31);
    };
    const cut = (from: number, to: number): void => {
      open[2 * from + (to >>> 5)] &= ~(1 << (to & 31));
    };
    const around = (area: number, rows: Int32Array): number[] =>
      listAreas(rows.subarray(2 * area, 2 * area + 2));
    for (const area of listAreas(frozen)) {
      for (const other of around(area, map.open[mountains | WATER])) {
        if (ice === 'as-printed' && !printsWater(map, area, other)) continue;
        link(area, other);
        link(other, area);
      }
    }
    for (const area of listAreas(flooded)) {
      for (const other of around(area, open)) {
        cut(area, other);
        cut(other, area);
      }
    }
    return open;
  };
  return { ...map, open: [rows(0), map.open[WATER], rows(MOUNTAINS), map.open[WATER | MOUNTAINS]] };
};

/** Areas entered on the shortest way from row to column. */
function stepsApart(open: Int32Array, areas: number): Uint8Array {
  const steps = new Uint8Array(areas * areas).fill(UNREACHABLE);
  for (let from = 0; from < areas; from++) {
    const row = from * areas;
    const reached = [from];
    steps[row + from] = 0;
    for (const area of reached) {
      for (const other of listAreas(open.subarray(2 * area, 2 * area + 2))) {
        if (steps[row + other] !== UNREACHABLE) continue;
        steps[row + other] = steps[row + area] + 1;
        reached.push(other);
      }
    }
  }
  return steps;
}

/** Distances are worked out when somebody first asks for them: most games never do. */
const distances = new WeakMap<Int32Array, Uint8Array>();

function stepsOn({ open, areas }: GameMap, what: number): Uint8Array {
  let steps = distances.get(open[what]);
  if (steps === undefined) {
    steps = stepsApart(open[what], areas);
    distances.set(open[what], steps);
  }
  return steps;
}

/** The tiles of a board by number and its home realms as they came, so that equal tiles give equal numbers. */
const inOrder = (board: Board): Board => ({
  ...board,
  tiles: board.tiles.toSorted((a, b) => Number(a.piece.id) - Number(b.piece.id)),
});

const nowhere: Hex = { q: 0, r: 0 };
const NO_EDGES: readonly undefined[] = [undefined, undefined, undefined, undefined, undefined, undefined];
const NO_NEIGHBOURS: readonly number[] = [-1, -1, -1, -1, -1, -1];

/** Per area two words with the areas one step away, by what is open. */
function openRows(across: GameMap['across'], borders: GameMap['borders']): Int32Array[] {
  const open = [0, WATER, MOUNTAINS, WATER | MOUNTAINS].map(() => new Int32Array(2 * across.length));
  for (let area = 0; area < across.length; area++) {
    for (let edge = 0; edge < across[area].length; edge++) {
      const other = across[area][edge];
      if (other < 0) continue;
      const needed = opensFor(borders[area][edge]);
      for (let what = 0; what < open.length; what++) {
        if ((needed & what) !== needed) continue;
        open[what][2 * area + (other >>> 5)] |= 1 << (other & 31);
      }
    }
  }
  return open;
}

let lastIds: readonly string[] = [];
let lastPlaces: ReadonlyMap<string, number> = new Map();

/** The place of each id in a list; tables share one list, so that it is looked through once. */
const placesIn = (ids: readonly string[]): ReadonlyMap<string, number> => {
  if (ids !== lastIds) {
    lastPlaces = new Map(ids.map((id, place) => [id, place]));
    lastIds = ids;
  }
  return lastPlaces;
};

/**
 * Makes the map of a finished board. Areas are numbered as they come, or by their place in a list of ids, which may
 * name areas that are not on the board: those have no neighbours.
 */
export function freezeMap(built: Board, numbering?: readonly string[]): GameMap {
  const board = inOrder(built);
  const found = areasOn(board);
  const ids = numbering ?? found.map(({ area }) => area.id);
  const areas = ids.length;
  if (areas > MOST_AREAS) throw new Error(`${areas} areas are more than a set holds`);
  const laid: (BoardArea | undefined)[] = new Array(areas).fill(undefined);
  const places = placesIn(ids);
  const numberOf = found.map(area => {
    const number = places.get(area.area.id) ?? -1;
    laid[number] = area;
    return number;
  });
  const across: (readonly number[])[] = [];
  const borders: (readonly (Border | undefined)[])[] = [];
  const here = areaSet();
  const prints = new Uint8Array(areas);
  const food = new Uint8Array(areas);
  const wood = new Uint8Array(areas);
  const ore = new Uint8Array(areas);
  const home = new Int8Array(areas).fill(-1);
  for (let number = 0; number < areas; number++) {
    const area = laid[number];
    if (area === undefined) {
      across.push(NO_NEIGHBOURS);
      borders.push(NO_EDGES);
      continue;
    }
    const around = [...NO_NEIGHBOURS];
    const colours: (Border | undefined)[] = [...NO_EDGES];
    for (let edge = 0; edge < 6; edge++) {
      const other = areaAcross(board, area, edge);
      if (other !== undefined) around[edge] = numberOf[other.index];
      colours[edge] = edgeColour(area, edge, other);
      if (area.prints[edge] === 'water') prints[number] |= 1 << edge;
    }
    across.push(around);
    borders.push(colours);
    addArea(here, number);
    const { resources } = area.area;
    food[number] = resources.food;
    wood[number] = resources.wood;
    ore[number] = resources.ore;
    if (area.home) home[number] = area.of;
  }
  return {
    areas,
    ids,
    here,
    each: listAreas(here),
    hexes: laid.map(area => area?.hex ?? nowhere),
    across,
    borders,
    prints,
    open: openRows(across, borders),
    food,
    wood,
    ore,
    neutrals: laid.map(area => area?.area.neutral),
    home,
    realms: board.homes.map(({ piece }) => piece.id),
  };
}
