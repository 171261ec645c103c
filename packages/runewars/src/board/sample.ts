import { YES } from '@runehold/kernel/ask/verdict';
import type { MapPiece } from '../content/types-map.ts';
import { type Board, freeHexes } from './board.ts';
import { rotations, subtract } from './hex.ts';
import { type HomePlacement, homeMayLie } from './homes.ts';
import { orient, type Placed } from './piece.ts';
import { tileMayLie } from './place.ts';

/** A random whole number from 0 to n - 1. */
export type Pick = (n: number) => number;

/**
 * How often a random placement is tried. To find one in this way is far cheaper than to list all; to find none does
 * not say that there is none.
 */
const TRIES = 48;

/** A way to lay a tile next to what lies there. */
export function someTilePlacement(board: Board, piece: MapPiece, pick: Pick): Placed | undefined {
  const free = freeHexes(board);
  const size = piece.areas.length;
  for (let n = 0; n < TRIES; n++) {
    const code = pick(rotations.length * size * Math.max(1, free.length));
    const rotation = rotations[code % rotations.length];
    const own = orient(piece, rotation)[Math.floor(code / rotations.length) % size];
    const target = free[Math.floor(code / (rotations.length * size))];
    const at = target === undefined ? { q: 0, r: 0 } : subtract(target, own.hex);
    const placed = { piece, at, rotation };
    if (tileMayLie(board, placed) === YES) return placed;
  }
  return undefined;
}

/** A way to replace a marker with a home realm. */
export function someHomePlacement(board: Board, realm: MapPiece, pick: Pick): HomePlacement | undefined {
  const size = realm.areas.length;
  for (let n = 0; n < TRIES; n++) {
    const code = pick(board.markers.length * rotations.length * size);
    const marker = board.markers[Math.floor(code / (rotations.length * size))];
    const rotation = rotations[code % rotations.length];
    const own = orient(realm, rotation)[Math.floor(code / rotations.length) % size];
    const placement = { marker, home: { piece: realm, at: subtract(marker[0], own.hex), rotation } };
    if (homeMayLie(board, placement) === YES) return placement;
  }
  return undefined;
}
