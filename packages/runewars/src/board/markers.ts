import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../boxes/base/tiles.ts';
import {
  type AreaSet,
  addArea,
  addStep,
  areaSet,
  clearAreas,
  copyAreas,
  hasArea,
  listAreas,
  shareArea,
} from './area-set.ts';
import { areasOn, type Board, chainsOn, freeKeysOn, isOutside, type Marker } from './board.ts';
import { type BoardArea, gridOf, outsideOf, plainEdgesOf } from './ground.ts';
import { gridDistance, hexOf, KEYS, keyOf, neighbourKey } from './hex.ts';
import { isCovered } from './place.ts';
import { boardReasons } from './reasons.ts';

const { plainEdges: plainEdgesNeeded, areasBetween } = boardBuilding.marker;

/** How many areas must lie between two markers: three, or as many as an edition asks. */
const revisedSpacing = areasBetween.revised;

/** The places of the areas that share an edge, coloured or not, with a hex of a marker. */
function touchedBy(board: Board, first: number, second: number, touched: AreaSet = areaSet()): AreaSet {
  const ground = areasOn(board);
  const grid = gridOf(ground);
  clearAreas(touched);
  for (let direction = 0; direction < 6; direction++) {
    const one = grid[neighbourKey(first, direction)];
    if (one !== 0 && !ground[one - 1].home) addArea(touched, one - 1);
    const other = grid[neighbourKey(second, direction)];
    if (other !== 0 && !ground[other - 1].home) addArea(touched, other - 1);
  }
  return touched;
}

const touchedByMarker = (board: Board, marker: Marker): AreaSet =>
  touchedBy(board, keyOf(marker[0]), keyOf(marker[1]));

/** The areas that share an edge, coloured or not, with a hex of the marker. (RW-BOARD-16, RW-BOARD-21) */
export const areasTouching = (board: Board, marker: Marker): readonly BoardArea[] =>
  listAreas(touchedByMarker(board, marker)).map(place => areasOn(board)[place]);

/** The areas of the shortest chain whose ends lie in these sets; borders do not matter. */
function chainBetween(board: Board, from: AreaSet, to: AreaSet): number {
  const chains = chainsOn(board);
  const reached = areaSet();
  copyAreas(from, reached);
  for (let length = 1; ; length++) {
    if (shareArea(reached, to)) return length;
    const low = reached[0];
    const high = reached[1];
    addStep(chains, reached, reached);
    if (reached[0] === low && reached[1] === high) return Number.POSITIVE_INFINITY;
  }
}

/** The number of areas between two markers: the shortest chain of areas whose ends touch them. (RW-BOARD-16) */
export const areasBetweenMarkers = (board: Board, a: Marker, b: Marker): number =>
  chainBetween(board, touchedByMarker(board, a), touchedByMarker(board, b));

/** Whether a marker may cover two hexes side by side. (RW-BOARD-14 to 17) */
function pairMayBeCovered(board: Board, first: number, second: number, spacing: number): Verdict {
  if (isCovered(board, first) || isCovered(board, second)) return no(boardReasons['board-taken']);
  if (!isOutside(board, first) || !isOutside(board, second)) return no(boardReasons['marker-in-hole']);
  // A hex across is the marker's own, so that the areas alone can print a colour.
  const edges = plainEdgesOf(areasOn(board));
  const plain = edges[first] + edges[second];
  if (plain < plainEdgesNeeded) {
    return no(boardReasons['marker-too-few-edges'], plainEdgesNeeded, plain);
  }
  if (board.markers.length === 0) return YES;
  const touched = touchedBy(board, first, second);
  for (const other of board.markers) {
    const between = chainBetween(board, touchedByMarker(board, other), touched);
    if (between < spacing) return no(boardReasons['marker-too-close'], spacing, between);
  }
  return YES;
}

/** Whether a marker may lie there beside those that lie already. (RW-BOARD-13 to 17) */
export const markerMayLie = (board: Board, [a, b]: Marker, spacing = revisedSpacing): Verdict =>
  gridDistance(a, b) === 1
    ? pairMayBeCovered(board, keyOf(a), keyOf(b), spacing)
    : no(boardReasons['marker-not-two-hexes']);

// By the key of a hex, while pairs are looked at: 1 if it is free and at the board.
const isFree = new Uint8Array(KEYS);

/** Looks at every pair of hexes at the board, each once, the one with the lower key first. */
function eachPair(board: Board, look: (first: number, second: number) => void): void {
  const free = freeKeysOn(board);
  for (const key of free) isFree[key] = 1;
  for (const key of free) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbourKey(key, direction);
      if (key < other) look(key, other);
      else if (isFree[other] === 0) look(other, key);
    }
  }
  for (const key of free) isFree[key] = 0;
}

const markerOn = (first: number, second: number): Marker => [hexOf(first), hexOf(second)];

/** Every pair of hexes at the board, each once, legal or not. */
export function markerCandidates(board: Board): readonly Marker[] {
  const pairs: Marker[] = [];
  eachPair(board, (first, second) => pairs.push(markerOn(first, second)));
  return pairs;
}

/** Every spot where the next marker may lie. */
export function markerSpots(board: Board, spacing = revisedSpacing): readonly Marker[] {
  const spots: Marker[] = [];
  const ground = areasOn(board);
  const edges = plainEdgesOf(ground);
  const outside = outsideOf(ground);
  eachPair(board, (first, second) => {
    // What most pairs lack is asked first.
    if (edges[first] + edges[second] < plainEdgesNeeded) return;
    if (outside[first] === 0 || outside[second] === 0) return;
    if (pairMayBeCovered(board, first, second, spacing) === YES) spots.push(markerOn(first, second));
  });
  return spots;
}

/** A spot for a marker, with what must be known to put it beside others; areas as two words. */
export type SurveyedSpot = {
  readonly marker: Marker;
  readonly first: number;
  readonly second: number;
  readonly touchedLow: number;
  readonly touchedHigh: number;
  /** The areas that no marker beside this one may touch. */
  readonly nearLow: number;
  readonly nearHigh: number;
};

const near = areaSet();

const surveyed = (board: Board, marker: Marker, spacing: number): SurveyedSpot => {
  const first = keyOf(marker[0]);
  const second = keyOf(marker[1]);
  touchedBy(board, first, second, near);
  const touchedLow = near[0];
  const touchedHigh = near[1];
  for (let length = 2; length < spacing; length++) addStep(chainsOn(board), near, near);
  return { marker, first, second, touchedLow, touchedHigh, nearLow: near[0], nearHigh: near[1] };
};

export const survey = (
  board: Board,
  spots: readonly Marker[],
  spacing = revisedSpacing,
): readonly SurveyedSpot[] => spots.map(spot => surveyed(board, spot, spacing));

const goTogether = (a: SurveyedSpot, b: SurveyedSpot): boolean =>
  (a.nearLow & b.touchedLow) === 0 &&
  (a.nearHigh & b.touchedHigh) === 0 &&
  a.first !== b.first &&
  a.first !== b.second &&
  a.second !== b.first &&
  a.second !== b.second;

/**
 * So many spots that go together, taken in their order; none if there is no way. An earlier spot is given up when the
 * later ones do not fit with it. (RW-BOARD-18, RW-BOARD-19)
 */
export function chooseSpots(
  spots: readonly SurveyedSpot[],
  count: number,
): readonly SurveyedSpot[] | undefined {
  const chosen: SurveyedSpot[] = [];
  const fits = (next: SurveyedSpot): boolean => {
    for (const one of chosen) if (!goTogether(one, next)) return false;
    return true;
  };
  const choose = (from: number): boolean => {
    const missing = count - chosen.length;
    if (missing === 0) return true;
    for (let next = from; next <= spots.length - missing; next++) {
      if (!fits(spots[next])) continue;
      chosen.push(spots[next]);
      if (choose(next + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0) ? chosen : undefined;
}

/** Markers that complete those on the board to `count`, taken from the spots in their order; none if there is no way. */
export const completeMarkers = (
  board: Board,
  count: number,
  spots: readonly Marker[] = markerSpots(board),
  spacing = revisedSpacing,
): readonly Marker[] | undefined =>
  chooseSpots(survey(board, spots, spacing), count - board.markers.length)?.map(({ marker }) => marker);

/** Whether a setup rune may go to an area; `runes` are the areas that hold one. (RW-BOARD-21, 22, 24) */
export function runeMayLie(board: Board, area: BoardArea, runes: readonly string[]): Verdict {
  if (runes.includes(area.area.id)) return no(boardReasons['rune-already-there']);
  const near = board.markers.some(marker => hasArea(touchedByMarker(board, marker), area.index));
  return near ? no(boardReasons['rune-next-to-marker']) : YES;
}

/** The areas that are open to the next setup rune. */
export const runeAreas = (board: Board, runes: readonly string[]): readonly BoardArea[] => {
  const near = areaSet();
  for (const marker of board.markers) {
    const touched = touchedByMarker(board, marker);
    near[0] |= touched[0];
    near[1] |= touched[1];
  }
  return areasOn(board).filter(
    ({ home, index, area }) => !home && !hasArea(near, index) && !runes.includes(area.id),
  );
};
