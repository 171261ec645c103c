import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../boxes/base/tiles.ts';
import type { MapPiece } from '../content/types-map.ts';
import { addArea, areaCount, areaSet } from './area-set.ts';
import { areasOn, type Board, freeHexes, type Marker } from './board.ts';
import { areaOn, gridOf, isColoured } from './ground.ts';
import {
  type Hex,
  keyOf,
  neighbourKey,
  opposite,
  type Rotation,
  rotations,
  shiftKey,
  subtract,
} from './hex.ts';
import { type LaidArea, orient, type Placed } from './piece.ts';
import { boardReasons } from './reasons.ts';

/** Whether an area or a setup marker, but for the one to be replaced, covers a hex. (RW-BOARD-08) */
export const isCovered = (board: Board, key: number, replaced?: Marker): boolean => {
  if (gridOf(areasOn(board))[key] !== 0) return true;
  for (const marker of board.markers) {
    if (marker !== replaced && (keyOf(marker[0]) === key || keyOf(marker[1]) === key)) return true;
  }
  return false;
};

/** Whether no coloured edge of the piece comes to lie along one that is on the table. (RW-BOARD-09, 10, 28, BW-CITY12-04, 05) */
export function coloursApart(board: Board, laid: readonly LaidArea[], start: number): boolean {
  const ground = areasOn(board);
  for (const area of laid) {
    if (area.colours === 0) continue;
    const key = shiftKey(start, area.hex);
    for (let direction = 0; direction < 6; direction++) {
      if (!isColoured(area, direction)) continue;
      const across = areaOn(ground, neighbourKey(key, direction));
      if (across !== undefined && isColoured(across, opposite(direction))) return false;
    }
  }
  return true;
}

const touched = areaSet();

/** Whether a numbered tile may lie with its (0, 0) on a hex, told by its key. (RW-BOARD-05 to 10) */
export function tileMayStart(board: Board, piece: MapPiece, rotation: Rotation, start: number): Verdict {
  const ground = areasOn(board);
  const laid = orient(piece, rotation);
  for (const { hex } of laid) {
    if (isCovered(board, shiftKey(start, hex))) return no(boardReasons['board-taken']);
  }
  if (ground.length === 0) return YES;
  const grid = gridOf(ground);
  let own = 0;
  touched.fill(0);
  for (const { hex } of laid) {
    let touches = 0;
    for (let direction = 0; direction < 6; direction++) {
      const across = grid[neighbourKey(shiftKey(start, hex), direction)];
      if (across === undefined || across === 0) continue;
      touches = 1;
      addArea(touched, across - 1);
    }
    own += touches;
  }
  // A piece of one hexagon touches with that, and only once. (BW-CITY12-02, BW-CITY12-03)
  const needOwn = Math.min(boardBuilding.contact.own, laid.length);
  const needPlaced = Math.min(boardBuilding.contact.placed, ground.length);
  if (own < needOwn) return no(boardReasons['board-too-few-own'], needOwn, own);
  if (areaCount(touched) < needPlaced) {
    return no(boardReasons['board-too-few-placed'], needPlaced, areaCount(touched));
  }
  return coloursApart(board, laid, start) ? YES : no(boardReasons['board-colour-on-colour']);
}

export const tileMayLie = (board: Board, { piece, at, rotation }: Placed): Verdict =>
  tileMayStart(board, piece, rotation, keyOf(at));

/** Every spot next to what lies there, legal or not, by rotation and then by hex; on an empty table the middle. */
export function tileSpots(board: Board, piece: MapPiece): readonly Placed[] {
  const free = areasOn(board).length === 0 ? undefined : freeHexes(board);
  return rotations.flatMap(rotation => {
    if (free === undefined) return [{ piece, at: { q: 0, r: 0 }, rotation }];
    const anchors = new Map<number, Hex>();
    for (const { hex } of orient(piece, rotation)) {
      for (const target of free) {
        const at = subtract(target, hex);
        anchors.set(keyOf(at), at);
      }
    }
    return [...anchors].sort(([a], [b]) => a - b).map(([, at]) => ({ piece, at, rotation }));
  });
}

/** Every way to lay the tile. (RW-BOARD-05) */
export const tilePlacements = (board: Board, piece: MapPiece): readonly Placed[] =>
  tileSpots(board, piece).filter(placed => tileMayLie(board, placed) === YES);

/** What a player may do with the tiles in hand: every way to lay any of them. None: step 3 again. (RW-BOARD-11) */
export const handPlacements = (board: Board, hand: readonly MapPiece[]): readonly Placed[] =>
  hand.flatMap(piece => tilePlacements(board, piece));
