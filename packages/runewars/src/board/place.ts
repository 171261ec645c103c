import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { boardBuilding } from '../content/tiles.ts';
import type { MapPiece } from '../content/types-map.ts';
import { areaAt, areasOn, type Board, freeHexes, type Marker } from './board.ts';
import { type Hex, keyOf, neighbour, opposite, rotations, subtract } from './hex.ts';
import { layOut, orient, type Placed } from './piece.ts';
import { boardReasons } from './reasons.ts';

/** Whether an area or a setup marker, but for the one to be replaced, covers a hex. (RW-BOARD-08) */
export const isTaken = (board: Board, hex: Hex, replaced?: Marker): boolean =>
  areaAt(board, hex) !== undefined ||
  board.markers.some(marker => marker !== replaced && marker.some(one => keyOf(one) === keyOf(hex)));

/** Whether no coloured edge of the piece comes to lie along one that is on the table. (RW-BOARD-09, 10, 28) */
export function coloursApart(board: Board, placed: Placed): boolean {
  for (const { hex, prints } of layOut(placed)) {
    for (const [direction, print] of prints.entries()) {
      if (print === undefined) continue;
      const across = areaAt(board, neighbour(hex, direction));
      if (across?.prints[opposite(direction)] !== undefined) return false;
    }
  }
  return true;
}

/** Whether a numbered tile may lie there. (RW-BOARD-05 to 10) */
export function tileMayLie(board: Board, placed: Placed): Verdict {
  const laid = layOut(placed);
  if (laid.some(({ hex }) => isTaken(board, hex))) return no(boardReasons['board-taken']);
  if (areasOn(board).length === 0) return YES;
  let own = 0;
  const touched = new Set<number>();
  for (const { hex } of laid) {
    let touches = false;
    for (let direction = 0; direction < 6; direction++) {
      const across = areaAt(board, neighbour(hex, direction));
      if (across === undefined) continue;
      touches = true;
      touched.add(across.index);
    }
    if (touches) own++;
  }
  const need = boardBuilding.contact;
  if (own < need.own) return no(boardReasons['board-too-few-own'], need.own, own);
  if (touched.size < need.placed) {
    return no(boardReasons['board-too-few-placed'], need.placed, touched.size);
  }
  return coloursApart(board, placed) ? YES : no(boardReasons['board-colour-on-colour']);
}

/** Every way to lay the tile, by rotation and then by hex; on an empty table in the middle. (RW-BOARD-05) */
export function tilePlacements(board: Board, piece: MapPiece): readonly Placed[] {
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
    return [...anchors]
      .sort(([a], [b]) => a - b)
      .map(([, at]) => ({ piece, at, rotation }))
      .filter(placed => tileMayLie(board, placed) === YES);
  });
}

/** What a player may do with the tiles in hand: every way to lay any of them. None: step 3 again. (RW-BOARD-11) */
export const handPlacements = (board: Board, hand: readonly MapPiece[]): readonly Placed[] =>
  hand.flatMap(piece => tilePlacements(board, piece));
