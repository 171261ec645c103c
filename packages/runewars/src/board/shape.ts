import { areasOn, type Board, type Marker } from './board.ts';
import { type Rotation, rotate } from './hex.ts';
import type { Placed } from './piece.ts';

/** The room a table has for its map, in sides of a hex: as wide and as high as four players fill well. */
const frame = { wide: 14, high: 8.7 } as const;

const HEIGHT = Math.sqrt(3);

/** How large a side is drawn where the map is fitted into the frame: 1 fills it, more is better. */
const fitOf = (columns: number, halfRows: number): number =>
  Math.min(frame.wide / (1.5 * columns + 2), frame.high / (HEIGHT * (halfRows / 2 + 1)));

export type Fit = { readonly fit: number; readonly turn: Rotation };

/** How well a board fits, turned the best way. The three ways to turn it measure it along its three axes. */
export function bestFit(board: Board): Fit {
  let [leastQ, mostQ, leastR, mostR, leastS, mostS] = [99, -99, 99, -99, 99, -99];
  let [leastRS, mostRS, leastSQ, mostSQ, leastQR, mostQR] = [99, -99, 99, -99, 99, -99];
  for (const { hex } of areasOn(board)) {
    const { q, r } = hex;
    const s = 0 - q - r;
    leastQ = Math.min(leastQ, q);
    mostQ = Math.max(mostQ, q);
    leastR = Math.min(leastR, r);
    mostR = Math.max(mostR, r);
    leastS = Math.min(leastS, s);
    mostS = Math.max(mostS, s);
    leastRS = Math.min(leastRS, r - s);
    mostRS = Math.max(mostRS, r - s);
    leastSQ = Math.min(leastSQ, s - q);
    mostSQ = Math.max(mostSQ, s - q);
    leastQR = Math.min(leastQR, q - r);
    mostQR = Math.max(mostQR, q - r);
  }
  let fit = fitOf(mostQ - leastQ, mostRS - leastRS);
  let turn: Rotation = 0;
  const once = fitOf(mostR - leastR, mostSQ - leastSQ);
  if (once > fit) [fit, turn] = [once, 1];
  const twice = fitOf(mostS - leastS, mostQR - leastQR);
  if (twice > fit) [fit, turn] = [twice, 2];
  return { fit, turn };
}

const turnedPiece =
  (turn: Rotation) =>
  ({ piece, at, rotation }: Placed): Placed => ({
    piece,
    at: rotate(at, turn),
    rotation: ((rotation + turn) % 6) as Rotation,
  });

export const turnedMarker = ([one, two]: Marker, turn: Rotation): Marker => [
  rotate(one, turn),
  rotate(two, turn),
];

/** The same board, turned as a whole: whatever was legal stays so. */
export const turnedBoard = (board: Board, turn: Rotation): Board => ({
  tiles: board.tiles.map(turnedPiece(turn)),
  markers: board.markers.map(marker => turnedMarker(marker, turn)),
  homes: board.homes.map(turnedPiece(turn)),
});
