import { SIDE } from '../land/geometry.ts';
import { inkOf } from '../pieces/ink.ts';
import type { Keep } from '../pieces/piece.ts';
import type { Slot } from '../slots/layout.ts';
import { developmentKey } from './entry.ts';

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

/** The piece that lies at a point of its area, measured from the middle. */
export const pieceUnder = (slots: readonly Slot[], x: number, y: number): string | undefined => {
  for (const slot of slots) {
    if (slot.it.kind !== 'piece') continue;
    if (Math.abs(x - slot.x) > slot.width / 2 || Math.abs(y - slot.y) > slot.height / 2) continue;
    const { piece } = slot.it;
    if (piece.kind !== 'stronghold') return piece.key;
    const ink = inkOf(piece);
    const scale = Math.min(slot.width / ink.width, slot.height / ink.height);
    const across = (x - slot.x) / scale + ink.x + ink.width / 2;
    const down = (y - slot.y) / scale + ink.y + ink.height / 2;
    return developmentUnder(piece, across, down) ?? piece.key;
  }
  return undefined;
};

type Pointed = { readonly clientX: number; readonly clientY: number };

/** The piece of an area that somebody points at; the area is given as it is seen on the screen. */
export const pointedPiece = (
  slots: readonly Slot[],
  hex: DOMRect,
  { clientX, clientY }: Pointed,
): string | undefined => {
  const scale = hex.width / (2 * SIDE);
  return pieceUnder(
    slots,
    (clientX - hex.left - hex.width / 2) / scale,
    (clientY - hex.top - hex.height / 2) / scale,
  );
};
