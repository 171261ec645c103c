import type { Rotation } from '../board/hex.ts';
import type { Table } from '../layout.ts';
import { homePieces, pieces } from '../pools.ts';
import { layPiece, sealBoard, takeUpPiece } from '../rules/map/map-of.ts';
import { factionOf } from '../rules/table/seats.ts';

/** A piece, the hex of its (0, 0) and how often it is turned; `seat-0` is the home realm of seat 0, whatever its faction. */
export type Spot = readonly [piece: string, q: number, r: number, rotation: Rotation];

/**
 * Boards that stories and lessons can rely on, by the number of seats. They are legal for Daqan, Latari, Uthuk and Waiqar in this
 * order; `neighboursOf` tells what lies next to what, and kit/position.test.ts has all of it for three and four seats. The
 * board of two seats, with ~m for mountains and ~w for water:
 *
 *     1A: 2A~w 3C~m 1B 1C 2C 2B    1B: 3C 3B 1C 1A         1C: 1A 1B 2C
 *     2A: 3C~m 1A~w 2B             2B: 2A 1A 2C 5C         2C: 2B 1A 1C 5A~w 5C
 *     3A: DC 3B 3C                 3B: 3A DC DB 1B 3C      3C: 3A 3B 1B 1A~m 2A~m
 *     5A: 5C 2C~w LC LB 5B         5B: 5D 5C 5A LB         5C: 2B 2C 5A 5B 5D       5D: 5C 5B
 *     DA: DB DC                    DB: DC DA 3B            DC: DA DB 3B 3A
 *     LA: LB LC                    LB: 5B 5A LC LA         LC: 5A LA LB
 */
export const boards: Readonly<Record<2 | 3 | 4, readonly Spot[]>> = {
  2: [
    ['5', 0, 0, 3],
    ['2', 2, -3, 1],
    ['1', 2, -2, 0],
    ['3', 4, -4, 0],
    ['seat-0', 6, -4, 2],
    ['seat-1', -1, 2, 4],
  ],
  3: [
    ['7', 0, 0, 1],
    ['3', -1, 0, 3],
    ['1', 1, -3, 1],
    ['2', 2, -3, 0],
    ['5', 0, 1, 1],
    ['9', 3, -1, 2],
    ['seat-0', 5, -2, 2],
    ['seat-1', -3, 3, 0],
    ['seat-2', 0, -3, 4],
  ],
  4: [
    ['2', 0, 0, 0],
    ['9', 1, 0, 3],
    ['3', 3, -1, 1],
    ['1', 3, 0, 1],
    ['6', 1, -2, 1],
    ['4', -2, -2, 0],
    ['7', 3, -3, 2],
    ['5', 1, 3, 5],
    ['seat-0', 2, -4, 5],
    ['seat-1', 3, 3, 1],
    ['seat-2', -1, 2, 3],
    ['seat-3', -2, -3, 5],
  ],
};

const numberOfPiece = (t: Table, name: string): number => {
  const seat = /^seat-(\d)$/.exec(name)?.[1];
  if (seat !== undefined) return homePieces[factionOf(t, Number(seat))];
  const piece = pieces.findIndex(({ id }) => id === name);
  if (piece < 0) throw new Error(`there is no piece ${name}`);
  return piece;
};

/** Takes up the board and lays another one, as it is told: whether it is legal is not asked. */
export const layBoard = (t: Table, spots: readonly Spot[]): void => {
  for (let piece = 0; piece < t.pieces; piece++) takeUpPiece(t, piece);
  for (const [name, q, r, rotation] of spots) {
    const piece = numberOfPiece(t, name);
    layPiece(t, piece, { piece: pieces[piece], at: { q, r }, rotation });
  }
  sealBoard(t);
};
