import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../content/tiles.ts';
import {
  adjacentAreas,
  areaAt,
  areasOn,
  type Board,
  type BoardArea,
  borderOf,
  freeHexes,
  isOutside,
  type Marker,
} from './board.ts';
import { gridDistance, keyOf, neighbour, opposite } from './hex.ts';
import { isTaken } from './place.ts';
import { boardReasons } from './reasons.ts';

const { plainEdges: plainEdgesNeeded, areasBetween } = boardBuilding.marker;

/** How many areas must lie between two markers: three, or as many as an edition asks. */
const revisedSpacing = areasBetween.revised;

type TouchedEdge = { readonly area: BoardArea; readonly direction: number };

/** The area edges along which a marker lies, homes left out. */
const touchedEdges = (board: Board, marker: Marker): readonly TouchedEdge[] =>
  marker.flatMap(hex =>
    [0, 1, 2, 3, 4, 5].flatMap(direction => {
      const area = areaAt(board, neighbour(hex, direction));
      return area === undefined || area.home ? [] : [{ area, direction: opposite(direction) }];
    }),
  );

/** The areas that share an edge, coloured or not, with a hex of the marker. (RW-BOARD-16, RW-BOARD-21) */
export const areasTouching = (board: Board, marker: Marker): readonly BoardArea[] => [
  ...new Set(touchedEdges(board, marker).map(({ area }) => area)),
];

/** How many areas each area is from these, the first one counted; 0 where no chain leads. Borders do not matter. */
function chainsFrom(board: Board, starts: readonly BoardArea[]): readonly number[] {
  const counts: number[] = new Array(areasOn(board).length).fill(0);
  let front = starts;
  for (const start of starts) counts[start.index] = 1;
  for (let count = 2; front.length > 0; count++) {
    const next: BoardArea[] = [];
    for (const area of front) {
      for (const other of adjacentAreas(board, area)) {
        if (other.home || counts[other.index] !== 0) continue;
        counts[other.index] = count;
        next.push(other);
      }
    }
    front = next;
  }
  return counts;
}

/** The number of areas between two markers: the shortest chain of areas whose ends touch them. (RW-BOARD-16) */
export function areasBetweenMarkers(board: Board, a: Marker, b: Marker): number {
  const counts = chainsFrom(board, areasTouching(board, a));
  const ends = areasTouching(board, b).map(({ index }) => counts[index]);
  return Math.min(...ends.filter(count => count > 0));
}

/** Whether a marker may lie there beside those that lie already. (RW-BOARD-13 to 17) */
export function markerMayLie(board: Board, marker: Marker, spacing = revisedSpacing): Verdict {
  const [a, b] = marker;
  if (gridDistance(a, b) !== 1) return no(boardReasons['marker-not-two-hexes']);
  if (isTaken(board, a) || isTaken(board, b)) return no(boardReasons['board-taken']);
  if (!isOutside(board, a) || !isOutside(board, b)) return no(boardReasons['marker-in-hole']);
  const plain = touchedEdges(board, marker).filter(
    ({ area, direction }) => borderOf(board, area, direction) === undefined,
  ).length;
  if (plain < plainEdgesNeeded) {
    return no(boardReasons['marker-too-few-edges'], plainEdgesNeeded, plain);
  }
  for (const other of board.markers) {
    const between = areasBetweenMarkers(board, marker, other);
    if (between < spacing) return no(boardReasons['marker-too-close'], spacing, between);
  }
  return YES;
}

/** Every spot where the next marker may lie. */
export function markerSpots(board: Board, spacing = revisedSpacing): readonly Marker[] {
  const spots = new Map<string, Marker>();
  for (const hex of freeHexes(board)) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(hex, direction);
      const [first, second] = keyOf(hex) < keyOf(other) ? [hex, other] : [other, hex];
      const name = `${keyOf(first)} ${keyOf(second)}`;
      if (!spots.has(name)) spots.set(name, [first, second]);
    }
  }
  return [...spots.values()].filter(spot => markerMayLie(board, spot, spacing) === YES);
}

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
  const touching = spots.map(spot => areasTouching(board, spot));
  const known: (readonly number[])[] = [];
  const chains = (a: number): readonly number[] => {
    known[a] ??= chainsFrom(board, touching[a]);
    return known[a];
  };
  const apart = (a: number, b: number): boolean =>
    touching[b].every(({ index }) => chains(a)[index] === 0 || chains(a)[index] >= spacing) &&
    spots[a].every(hex => spots[b].every(other => keyOf(hex) !== keyOf(other)));
  const choose = (
    chosen: readonly number[],
    missing: number,
    from: number,
  ): readonly number[] | undefined => {
    if (missing === 0) return chosen;
    for (let next = from; next <= spots.length - missing; next++) {
      if (!chosen.every(one => apart(one, next))) continue;
      const all = choose([...chosen, next], missing - 1, next + 1);
      if (all !== undefined) return all;
    }
    return undefined;
  };
  return choose([], count - board.markers.length, 0)?.map(index => spots[index]);
}

/** Whether a setup rune may go to an area; `runes` are the areas that hold one. (RW-BOARD-21, 22, 24) */
export function runeMayLie(board: Board, area: BoardArea, runes: readonly string[]): Verdict {
  if (runes.includes(area.area.id)) return no(boardReasons['rune-already-there']);
  const near = board.markers.some(marker => areasTouching(board, marker).includes(area));
  return near ? no(boardReasons['rune-next-to-marker']) : YES;
}

/** The areas that are open to the next setup rune. */
export const runeAreas = (board: Board, runes: readonly string[]): readonly BoardArea[] =>
  areasOn(board).filter(area => !area.home && runeMayLie(board, area, runes) === YES);
