import { SIDE } from '../land/geometry.ts';
import type { PlacedPiece } from '../pieces/piece.ts';
import { DEVELOPMENT } from './about-area.ts';

/** Half of how high a piece is drawn at scale 1. */
const HALF = 18;
/** Where the round mark of a development lies on its stronghold, and how large it is. */
const MARK = { x: -14, y: -14, r: 9 };

/** The piece that lies at a point of its area, measured from the middle; of two the upper one. */
export const pieceUnder = (pieces: readonly PlacedPiece[], x: number, y: number): string | undefined => {
  for (const piece of pieces.toReversed()) {
    const [across, down] = [(x - piece.x) / piece.scale, (y - piece.y) / piece.scale];
    const isOnMark = Math.hypot(across - MARK.x, down - MARK.y) <= MARK.r;
    if (piece.kind === 'stronghold' && piece.development !== undefined && isOnMark) return DEVELOPMENT;
    if (Math.abs(across) <= piece.width / 2 && Math.abs(down) <= HALF) return piece.key;
  }
  return undefined;
};

type Pointed = { readonly clientX: number; readonly clientY: number };

/** The piece of an area that somebody points at; the area is given as it is seen on the screen. */
export const pointedPiece = (
  pieces: readonly PlacedPiece[],
  hex: DOMRect,
  { clientX, clientY }: Pointed,
): string | undefined => {
  const scale = hex.width / (2 * SIDE);
  return pieceUnder(
    pieces,
    (clientX - hex.left - hex.width / 2) / scale,
    (clientY - hex.top - hex.height / 2) / scale,
  );
};
