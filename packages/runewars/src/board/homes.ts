import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { MapPiece } from '../content/types-map.ts';
import { areasOn, type Board, type Marker } from './board.ts';
import { gridOf } from './ground.ts';
import { directionTo, keyOf, neighbourKey, rotations, shiftKey, subtract } from './hex.ts';
import { type LaidArea, orient, type Placed } from './piece.ts';
import { coloursApart, isCovered } from './place.ts';
import { boardReasons } from './reasons.ts';

/** A home realm and the marker it would replace. */
export type HomePlacement = { readonly marker: Marker; readonly home: Placed };

const coversBoth = (laid: readonly LaidArea[], start: number, marker: Marker): boolean => {
  const first = keyOf(marker[0]);
  const second = keyOf(marker[1]);
  let covers = 0;
  for (const { hex } of laid) {
    const key = shiftKey(start, hex);
    if (key === first || key === second) covers++;
  }
  return covers === 2;
};

const touchesHome = (board: Board, laid: readonly LaidArea[], start: number): boolean => {
  if (board.homes.length === 0) return false;
  const ground = areasOn(board);
  const grid = gridOf(ground);
  for (const { hex } of laid) {
    const key = shiftKey(start, hex);
    for (let direction = 0; direction < 6; direction++) {
      const across = grid[neighbourKey(key, direction)];
      if (across !== 0 && ground[across - 1].home) return true;
    }
  }
  return false;
};

/** Whether a home realm that covers a marker may lie with its (0, 0) on a hex, told by its key. (RW-BOARD-28 to 30) */
export function homeMayCover(
  board: Board,
  marker: Marker,
  laid: readonly LaidArea[],
  start: number,
): Verdict {
  for (let n = 0; n < laid.length; n++) {
    if (isCovered(board, shiftKey(start, laid[n].hex), marker)) return no(boardReasons['board-taken']);
  }
  if (touchesHome(board, laid, start)) return no(boardReasons['home-next-to-home']);
  return coloursApart(board, laid, start) ? YES : no(boardReasons['board-colour-on-colour']);
}

/** Whether a home realm may take the place of a marker. (RW-BOARD-27 to 30) */
export const homeMayLie = (board: Board, { marker, home }: HomePlacement): Verdict => {
  const laid = orient(home.piece, home.rotation);
  const start = keyOf(home.at);
  return coversBoth(laid, start, marker)
    ? homeMayCover(board, marker, laid, start)
    : no(boardReasons['home-off-marker']);
};

/** Every way to lay a home realm over a marker, legal or not. */
export const homeSpots = (board: Board, realm: MapPiece): readonly HomePlacement[] =>
  board.markers.flatMap(marker =>
    rotations.flatMap(rotation =>
      orient(realm, rotation).map(({ hex }) => ({
        marker,
        home: { piece: realm, at: subtract(marker[0], hex), rotation },
      })),
    ),
  );

/** Every way to replace any remaining marker with this home realm. None: steps 4 to 6 again. (RW-BOARD-29, 30) */
export function homePlacements(board: Board, realm: MapPiece): readonly HomePlacement[] {
  const ways: HomePlacement[] = [];
  for (const marker of board.markers) {
    const side = directionTo(keyOf(marker[0]), keyOf(marker[1]));
    for (const rotation of rotations) {
      const laid = orient(realm, rotation);
      for (const { hex, beside } of laid) {
        if (((beside >> side) & 1) === 0) continue;
        const at = subtract(marker[0], hex);
        if (homeMayCover(board, marker, laid, keyOf(at)) === YES)
          ways.push({ marker, home: { piece: realm, at, rotation } });
      }
    }
  }
  return ways;
}
