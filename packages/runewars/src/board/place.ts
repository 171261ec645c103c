import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../content/tiles.ts';
import type { MapPiece } from '../content/types-map.ts';
import { addArea, areaCount, areaSet } from './area-set.ts';
import { areasOn, type Board, freeHexes, type Marker } from './board.ts';
import { areaOn, gridOf } from './ground.ts';
import { type Hex, keyOf, neighbourKey, opposite, rotations, shiftKey, subtract } from './hex.ts';
import { orient, type Placed } from './piece.ts';
import { boardReasons } from './reasons.ts';

/** Whether an area or a setup marker, but for the one to be replaced, covers a hex. (RW-BOARD-08) */
export const isCovered = (board: Board, key: number, replaced?: Marker): boolean => {
  if (areaOn(areasOn(board), key) !== undefined) return true;
  for (const marker of board.markers) {
    if (marker !== replaced && (keyOf(marker[0]) === key || keyOf(marker[1]) === key)) return true;
  }
  return false;
};

/** Whether no coloured edge of the piece comes to lie along one that is on the table. (RW-BOARD-09, 10, 28) */
export function coloursApart(board: Board, { piece, at, rotation }: Placed): boolean {
  const ground = areasOn(board);
  const start = keyOf(at);
  for (const { hex, prints } of orient(piece, rotation)) {
    for (let direction = 0; direction < 6; direction++) {
      if (prints[direction] === undefined) continue;
      const across = areaOn(ground, neighbourKey(shiftKey(start, hex), direction));
      if (across?.prints[opposite(direction)] !== undefined) return false;
    }
  }
  return true;
}

const touched = areaSet();

/** Whether a numbered tile may lie there. (RW-BOARD-05 to 10) */
export function tileMayLie(board: Board, placed: Placed): Verdict {
  const ground = areasOn(board);
  const laid = orient(placed.piece, placed.rotation);
  const start = keyOf(placed.at);
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
  const need = boardBuilding.contact;
  if (own < need.own) return no(boardReasons['board-too-few-own'], need.own, own);
  if (areaCount(touched) < need.placed) {
    return no(boardReasons['board-too-few-placed'], need.placed, areaCount(touched));
  }
  return coloursApart(board, placed) ? YES : no(boardReasons['board-colour-on-colour']);
}

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
