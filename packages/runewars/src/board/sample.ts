import { YES } from '@runehold/kernel/ask/verdict';
import type { MapPiece } from '../content/types-map.ts';
import { type Board, freeKeysOn } from './board.ts';
import { directionTo, hexOf, keyOf, middleKey, rotations, shiftKeyBack } from './hex.ts';
import { type HomePlacement, homeMayCover } from './homes.ts';
import { orient, type Placed } from './piece.ts';
import { tileMayStart } from './place.ts';

/** A random whole number from 0 to n - 1. */
export type Pick = (n: number) => number;

/**
 * How often a random placement is tried. To find one in this way is far cheaper than to list all; to find none does
 * not say that there is none.
 */
const TRIES = 48;

// A constant of this file, and quotients cut to whole numbers: no fractions are reckoned with.
const TURNS = rotations.length;

/** A way to lay a tile next to what lies there. */
export function someTilePlacement(board: Board, piece: MapPiece, pick: Pick): Placed | undefined {
  const free = freeKeysOn(board);
  const size = piece.areas.length;
  for (let n = 0; n < TRIES; n++) {
    const code = pick(TURNS * size * Math.max(1, free.length));
    const rotation = rotations[code % TURNS];
    const spot = (code / TURNS) | 0;
    const own = orient(piece, rotation)[spot % size];
    const target = free[(spot / size) | 0];
    const start = target === undefined ? middleKey : shiftKeyBack(target, own.hex);
    if (tileMayStart(board, piece, rotation, start) === YES) return { piece, at: hexOf(start), rotation };
  }
  return undefined;
}

/** A way to replace a marker with a home realm. */
export function someHomePlacement(board: Board, realm: MapPiece, pick: Pick): HomePlacement | undefined {
  const size = realm.areas.length;
  const sides = board.markers.map(([first, second]) => directionTo(keyOf(first), keyOf(second)));
  for (let n = 0; n < TRIES; n++) {
    const code = pick(sides.length * TURNS * size);
    const rotation = rotations[code % TURNS];
    const spot = (code / TURNS) | 0;
    const at = (spot / size) | 0;
    const laid = orient(realm, rotation);
    const own = laid[spot % size];
    // What most ways lack is asked first: the other hex of the marker covered as well.
    if (((own.beside >> sides[at]) & 1) === 0) continue;
    const marker = board.markers[at];
    const start = shiftKeyBack(keyOf(marker[0]), own.hex);
    if (homeMayCover(board, marker, laid, start) === YES)
      return { marker, home: { piece: realm, at: hexOf(start), rotation } };
  }
  return undefined;
}
