import type { Border, MapArea, MapPiece } from '../content/types-map.ts';
import { add, directions, type Hex, neighbour, type Rotation, rotate, rotations, turn } from './hex.ts';

/** A tile or home realm on the table: turned, and with its (0, 0) on a hex. */
export type Placed = { readonly piece: MapPiece; readonly at: Hex; readonly rotation: Rotation };

/** An area as it lies: its hex and the colours it prints, by direction. */
export type LaidArea = {
  readonly area: MapArea;
  readonly hex: Hex;
  readonly prints: readonly (Border | undefined)[];
  /** The directions in which it prints a colour, one bit each. */
  readonly colours: number;
  /** Those of mountains and water, which close an edge. */
  readonly closes: number;
  /** Those in which the piece goes on. */
  readonly beside: number;
};

/** Whether an edge is closed to who walks in summer. (RW-BORDER-01, BW-CITY12-06) */
const isClosing = (border: Border | undefined): boolean => border !== undefined && border !== 'yellow';

const directionsWith = (
  prints: LaidArea['prints'],
  isMeant: (border: Border | undefined) => boolean,
): number => prints.reduce((bits, print, at) => (isMeant(print) ? bits | (1 << at) : bits), 0);

/** The directions in which another area of a piece lies next to one, before the piece is turned. */
const besideOf = ({ areas }: MapPiece, area: MapArea): readonly number[] =>
  directions.flatMap((_, direction) => {
    const { q, r } = neighbour(area, direction);
    return areas.some(other => other.q === q && other.r === r) ? [direction] : [];
  });

const turned = (piece: MapPiece, rotation: number): readonly LaidArea[] =>
  piece.areas.map(area => {
    const prints: (Border | undefined)[] = new Array(6).fill(undefined);
    for (const [number, direction] of directions.entries()) {
      prints[turn(number, rotation)] = area.borders[direction];
    }
    const colours = directionsWith(prints, print => print !== undefined);
    const closes = directionsWith(prints, isClosing);
    const beside = besideOf(piece, area).reduce((bits, at) => bits | (1 << turn(at, rotation)), 0);
    return { area, hex: rotate(area, rotation), prints, colours, closes, beside };
  });

const turnedPieces = new WeakMap<MapPiece, readonly (readonly LaidArea[])[]>();
let lastPiece: MapPiece | undefined;
let lastTurned: readonly (readonly LaidArea[])[] = [];

/** The areas of a piece turned about (0, 0). Mostly the same piece is tried here and there. */
export const orient = (piece: MapPiece, rotation: Rotation): readonly LaidArea[] => {
  if (piece !== lastPiece) {
    lastTurned = turnedPieces.get(piece) ?? rotations.map(one => turned(piece, one));
    turnedPieces.set(piece, lastTurned);
    lastPiece = piece;
  }
  return lastTurned[rotation];
};

/** The areas of a placed piece where they lie. */
export const layOut = ({ piece, at, rotation }: Placed): readonly LaidArea[] =>
  orient(piece, rotation).map(laid => ({ ...laid, hex: add(laid.hex, at) }));
