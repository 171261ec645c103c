import { SIDE } from '../land/geometry.ts';
import type { Keep, PlacedPiece } from '../pieces/piece.ts';
import { developmentKey } from './entry.ts';

/** Half of how high a piece is drawn at scale 1. */
const HALF = 18;
/** Where the round marks of developments lie on their stronghold, and how large they are; a capital is drawn larger. */
const MARKS = [-14, 14] as const;
const MARK = { y: -14, r: 9 };
const CAPITAL = 1.2;

/** The development at a point of its stronghold. */
const developmentUnder = ({ developments, isCapital }: Keep, x: number, y: number): string | undefined => {
  const scale = isCapital ? CAPITAL : 1;
  const place = developments.findIndex(
    (_, n) => Math.hypot(x / scale - MARKS[n], y / scale - MARK.y) <= MARK.r,
  );
  return place < 0 ? undefined : developmentKey(place);
};

/** The piece that lies at a point of its area, measured from the middle; of two the upper one. */
export const pieceUnder = (pieces: readonly PlacedPiece[], x: number, y: number): string | undefined => {
  for (const piece of pieces.toReversed()) {
    const [across, down] = [(x - piece.x) / piece.scale, (y - piece.y) / piece.scale];
    const mark = piece.kind === 'stronghold' ? developmentUnder(piece, across, down) : undefined;
    if (mark !== undefined) return mark;
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
