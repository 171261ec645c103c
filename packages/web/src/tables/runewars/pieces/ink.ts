import type { Rect } from '../land/geometry.ts';
import type { Keep, Piece } from './piece.ts';

/** The box in which all of a drawing lies, between its left and right and its top and bottom. */
const box = (left: number, right: number, top: number, bottom: number): Rect => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** The shield sticks out at the lower right, developments at the upper corners, the crown of a capital on top. */
const keepInk = ({ developments, isCapital }: Keep): Rect => {
  if (isCapital) return box(-28, 28, -32.6, 26.2);
  return developments.length > 0 ? box(-23.2, 23, -23.2, 22) : box(-16.4, 23, -17.2, 22);
};

/** Where the ink of a piece lies as it is drawn about (0, 0), so that it can be fitted into its place. */
export const inkOf = (piece: Piece): Rect => {
  switch (piece.kind) {
    case 'stronghold':
      return keepInk(piece);
    case 'city':
      if (piece.token?.isLost === true) return box(-20.7, 20.7, -20.7, 20.7);
      return (piece.token?.runes ?? 0) > 0 ? box(-16, 19.5, -16, 18.5) : box(-16, 16, -16, 17.5);
    case 'peasant':
      return box(-14, 18.5, -15.6, 18);
    case 'land-token':
      return piece.token.count > 1 ? box(-15.2, 17.2, -15.2, 17.2) : box(-15.2, 15.2, -15.2, 16.8);
    case 'rune':
      return box(-15, 15.2, -15.2, 15.4);
    case 'token':
      if (piece.effect?.kind === 'add-strength') return box(-12, 16.4, -15.2, 16.8);
      return piece.effect === undefined ? box(-12, 12, -12, 12.8) : box(-12, 15.2, -15.2, 12.8);
    case 'seal':
      return box(-14, 14, -14, 15.6);
    case 'pennant':
      return box(-12.4, 12, -20.4, 23.4);
    case 'banner':
      return box(-11.4, 11.6, -15.4, 16.4);
    case 'hero':
      return box(-16.8, 21, -19, 18);
    case 'units':
      return box(-18.4, 18.4, -18.4, 18.4);
  }
};
