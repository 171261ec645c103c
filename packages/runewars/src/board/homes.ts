import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { MapPiece } from '../content/types-map.ts';
import { areasOn, type Board, type Marker } from './board.ts';
import { areaOn } from './ground.ts';
import { keyOf, neighbourKey, rotations, shiftKey, subtract } from './hex.ts';
import { orient, type Placed } from './piece.ts';
import { coloursApart, isCovered } from './place.ts';
import { boardReasons } from './reasons.ts';

/** A home realm and the marker it would replace. */
export type HomePlacement = { readonly marker: Marker; readonly home: Placed };

/** Whether a home realm may take the place of a marker in this way. (RW-BOARD-27 to 30) */
export function homeMayLie(board: Board, { marker, home }: HomePlacement): Verdict {
  const ground = areasOn(board);
  const start = keyOf(home.at);
  const [first, second] = [keyOf(marker[0]), keyOf(marker[1])];
  let covers = 0;
  let taken = false;
  let nextToHome = false;
  for (const { hex } of orient(home.piece, home.rotation)) {
    const key = shiftKey(start, hex);
    if (key === first || key === second) covers++;
    taken ||= isCovered(board, key, marker);
    for (let direction = 0; direction < 6; direction++) {
      nextToHome ||= areaOn(ground, neighbourKey(key, direction))?.home === true;
    }
  }
  if (covers < 2) return no(boardReasons['home-off-marker']);
  if (taken) return no(boardReasons['board-taken']);
  if (nextToHome) return no(boardReasons['home-next-to-home']);
  return coloursApart(board, home) ? YES : no(boardReasons['board-colour-on-colour']);
}

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
export const homePlacements = (board: Board, realm: MapPiece): readonly HomePlacement[] =>
  homeSpots(board, realm).filter(placement => homeMayLie(board, placement) === YES);
