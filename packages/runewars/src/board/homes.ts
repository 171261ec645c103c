import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { MapPiece } from '../content/types-map.ts';
import { areaAt, type Board, type Marker } from './board.ts';
import { keyOf, neighbour, rotations, subtract } from './hex.ts';
import { layOut, orient, type Placed } from './piece.ts';
import { coloursApart, isTaken } from './place.ts';
import { boardReasons } from './reasons.ts';

/** A home realm and the marker it would replace. */
export type HomePlacement = { readonly marker: Marker; readonly home: Placed };

/** Whether a home realm may take the place of a marker in this way. (RW-BOARD-27 to 30) */
export function homeMayLie(board: Board, { marker, home }: HomePlacement): Verdict {
  const laid = layOut(home);
  const covers = new Set(laid.map(({ hex }) => keyOf(hex)));
  if (!marker.every(hex => covers.has(keyOf(hex)))) return no(boardReasons['home-off-marker']);
  if (laid.some(({ hex }) => isTaken(board, hex, marker))) return no(boardReasons['board-taken']);
  const nextToHome = laid.some(({ hex }) =>
    rotations.some(direction => areaAt(board, neighbour(hex, direction))?.home === true),
  );
  if (nextToHome) return no(boardReasons['home-next-to-home']);
  return coloursApart(board, home) ? YES : no(boardReasons['board-colour-on-colour']);
}

/** Every way to replace any remaining marker with this home realm. None: steps 4 to 6 again. (RW-BOARD-29, 30) */
export const homePlacements = (board: Board, realm: MapPiece): readonly HomePlacement[] =>
  board.markers.flatMap(marker =>
    rotations.flatMap(rotation =>
      orient(realm, rotation)
        .map(({ hex }) => ({ piece: realm, at: subtract(marker[0], hex), rotation }))
        .map(home => ({ marker, home }))
        .filter(placement => homeMayLie(board, placement) === YES),
    ),
  );
