import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../content/tiles.ts';
import { addArea, areaSet, hasArea } from './area-set.ts';
import { adjacentAreas, areasOn, type Board, freeHexes, isOutside, type Marker } from './board.ts';
import { areaOn, type BoardArea, type Ground } from './ground.ts';
import { gridDistance, type Hex, KEYS, keyOf, neighbour, neighbourKey, opposite } from './hex.ts';
import { isCovered } from './place.ts';
import { boardReasons } from './reasons.ts';

const { plainEdges: plainEdgesNeeded, areasBetween } = boardBuilding.marker;

/** How many areas must lie between two markers: three, or as many as an edition asks. */
const revisedSpacing = areasBetween.revised;

/** What is known of a marker on a ground: the areas it touches, and how far all areas are from them. */
type MarkerReading = {
  readonly touching: readonly BoardArea[];
  counts?: readonly number[];
};

/** By the hexes of a marker, on the ground that was looked at last. */
const readings = new Map<number, MarkerReading>();
let readGround: Ground | undefined;

const hexesOf = ([a, b]: Marker): number => keyOf(a) * KEYS + keyOf(b);

function reading(board: Board, marker: Marker): MarkerReading {
  const ground = areasOn(board);
  if (ground !== readGround) {
    readings.clear();
    readGround = ground;
  }
  const hexes = hexesOf(marker);
  let known = readings.get(hexes);
  if (known === undefined) {
    known = { touching: touchedBy(ground, marker) };
    readings.set(hexes, known);
  }
  return known;
}

function touchedBy(ground: Ground, marker: Marker): readonly BoardArea[] {
  const touching: BoardArea[] = [];
  for (const hex of marker) {
    for (let direction = 0; direction < 6; direction++) {
      const area = areaOn(ground, neighbourKey(keyOf(hex), direction));
      if (area !== undefined && !area.home && !touching.includes(area)) touching.push(area);
    }
  }
  return touching;
}

/** The areas that share an edge, coloured or not, with a hex of the marker. (RW-BOARD-16, RW-BOARD-21) */
export const areasTouching = (board: Board, marker: Marker): readonly BoardArea[] =>
  reading(board, marker).touching;

/** How many area edges without a colour a marker lies along, homes left out. (RW-BOARD-14) */
function plainEdges(board: Board, marker: Marker): number {
  const ground = areasOn(board);
  let plain = 0;
  for (const hex of marker) {
    for (let direction = 0; direction < 6; direction++) {
      const area = areaOn(ground, neighbourKey(keyOf(hex), direction));
      // The hex across is the marker's own, so that the area alone can print a colour.
      if (area !== undefined && !area.home && area.prints[opposite(direction)] === undefined) plain++;
    }
  }
  return plain;
}

/** How many areas each area is from these, the first one counted; 0 where no chain leads. Borders do not matter. */
function chainsFrom(board: Board, starts: readonly BoardArea[]): readonly number[] {
  const counts: number[] = new Array(areasOn(board).length).fill(0);
  const reached = [...starts];
  for (const start of starts) counts[start.index] = 1;
  for (const area of reached) {
    for (const other of adjacentAreas(board, area)) {
      if (other.home || counts[other.index] !== 0) continue;
      counts[other.index] = counts[area.index] + 1;
      reached.push(other);
    }
  }
  return counts;
}

const chainsOf = (board: Board, known: MarkerReading): readonly number[] => {
  known.counts ??= chainsFrom(board, known.touching);
  return known.counts;
};

const chainsFromMarker = (board: Board, marker: Marker): readonly number[] =>
  chainsOf(board, reading(board, marker));

const shortest = (counts: readonly number[], ends: readonly BoardArea[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const { index } of ends) if (counts[index] > 0) least = Math.min(least, counts[index]);
  return least;
};

/** The number of areas between two markers: the shortest chain of areas whose ends touch them. (RW-BOARD-16) */
export const areasBetweenMarkers = (board: Board, a: Marker, b: Marker): number =>
  shortest(chainsFromMarker(board, a), areasTouching(board, b));

/** Whether a marker may lie there beside those that lie already. (RW-BOARD-13 to 17) */
export function markerMayLie(board: Board, marker: Marker, spacing = revisedSpacing): Verdict {
  const [a, b] = marker;
  if (gridDistance(a, b) !== 1) return no(boardReasons['marker-not-two-hexes']);
  if (isCovered(board, keyOf(a)) || isCovered(board, keyOf(b))) return no(boardReasons['board-taken']);
  if (!isOutside(board, a) || !isOutside(board, b)) return no(boardReasons['marker-in-hole']);
  const plain = plainEdges(board, marker);
  if (plain < plainEdgesNeeded) {
    return no(boardReasons['marker-too-few-edges'], plainEdgesNeeded, plain);
  }
  if (board.markers.length === 0) return YES;
  const touching = areasTouching(board, marker);
  for (const other of board.markers) {
    const between = shortest(chainsFromMarker(board, other), touching);
    if (between < spacing) return no(boardReasons['marker-too-close'], spacing, between);
  }
  return YES;
}

/** Every pair of hexes at the board, each once, legal or not. */
export function markerCandidates(board: Board): readonly Marker[] {
  const free = freeHexes(board);
  const keys = new Set(free.map(keyOf));
  const pairs: Marker[] = [];
  for (const hex of free) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(hex, direction);
      if (keyOf(hex) < keyOf(other)) pairs.push([hex, other]);
      else if (!keys.has(keyOf(other))) pairs.push([other, hex]);
    }
  }
  return pairs;
}

/** Every spot where the next marker may lie. */
export const markerSpots = (board: Board, spacing = revisedSpacing): readonly Marker[] =>
  markerCandidates(board).filter(spot => markerMayLie(board, spot, spacing) === YES);

const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

const shareHex = (a: Marker, b: Marker): boolean =>
  isSame(a[0], b[0]) || isSame(a[0], b[1]) || isSame(a[1], b[0]) || isSame(a[1], b[1]);

/**
 * Markers that complete those on the board to `count`, taken from the spots in their order; none if there is no
 * way. An earlier spot is given up when the later ones do not fit with it. (RW-BOARD-18, RW-BOARD-19)
 */
export function completeMarkers(
  board: Board,
  count: number,
  spots: readonly Marker[] = markerSpots(board),
  spacing = revisedSpacing,
): readonly Marker[] | undefined {
  const known = spots.map(spot => reading(board, spot));
  const chosen: number[] = [];
  const fits = (next: number): boolean => {
    for (const one of chosen) {
      if (shortest(chainsOf(board, known[one]), known[next].touching) < spacing) return false;
      if (shareHex(spots[one], spots[next])) return false;
    }
    return true;
  };
  const choose = (missing: number, from: number): boolean => {
    if (missing === 0) return true;
    for (let next = from; next <= spots.length - missing; next++) {
      if (!fits(next)) continue;
      chosen.push(next);
      if (choose(missing - 1, next + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(count - board.markers.length, 0) ? chosen.map(index => spots[index]) : undefined;
}

/** Whether a setup rune may go to an area; `runes` are the areas that hold one. (RW-BOARD-21, 22, 24) */
export function runeMayLie(board: Board, area: BoardArea, runes: readonly string[]): Verdict {
  if (runes.includes(area.area.id)) return no(boardReasons['rune-already-there']);
  const near = board.markers.some(marker => areasTouching(board, marker).includes(area));
  return near ? no(boardReasons['rune-next-to-marker']) : YES;
}

/** The areas that are open to the next setup rune. */
export const runeAreas = (board: Board, runes: readonly string[]): readonly BoardArea[] => {
  const near = areaSet();
  for (const marker of board.markers) {
    for (const { index } of areasTouching(board, marker)) addArea(near, index);
  }
  return areasOn(board).filter(
    ({ home, index, area }) => !home && !hasArea(near, index) && !runes.includes(area.id),
  );
};
