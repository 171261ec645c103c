import type { Board } from '../../board/board.ts';
import { type Hex, type Rotation, rotations } from '../../board/hex.ts';
import { freezeMap, type GameMap } from '../../board/map.ts';
import type { Placed } from '../../board/piece.ts';
import type { MapPiece } from '../../content/types-map.ts';
import type { Table } from '../../layout.ts';
import { areaIds, homePieces, pieces, tilePieces } from '../../pools.ts';
import { pieceOfLostCity } from './city-tokens.ts';

const PLACED = 0;
const Q = 1;
const R = 2;
const ROTATION = 3;

/** A piece whose yellow border is covered with water. (BW-CITY12-09) */
const underWater = (piece: MapPiece): MapPiece => ({
  ...piece,
  areas: piece.areas.map(area => ({
    ...area,
    borders: Object.fromEntries(
      Object.entries(area.borders).map(([side, border]) => [side, border === 'yellow' ? 'water' : border]),
    ),
  })),
});

/** How a piece lies, or nothing while it is in a hand or a box. */
const placedPiece = (t: Table, piece: number): Placed | undefined => {
  if (t.laid.get(piece, PLACED) === 0) return undefined;
  const at: Hex = { q: t.laid.get(piece, Q), r: t.laid.get(piece, R) };
  const printed = pieces[piece];
  return {
    piece: piece === pieceOfLostCity(t) ? underWater(printed) : printed,
    at,
    rotation: t.laid.get(piece, ROTATION) as Rotation,
  };
};

/** Whether a piece lies on the table. Those of closed boxes never do. */
export const isLaid = (t: Table, piece: number): boolean => piece < t.pieces && t.laid.get(piece, PLACED) > 0;

const inOrderOfLaying = (t: Table, among: readonly number[]): Placed[] =>
  among
    .filter(piece => isLaid(t, piece))
    .sort((a, b) => t.laid.get(a, PLACED) - t.laid.get(b, PLACED))
    .flatMap(piece => placedPiece(t, piece) ?? []);

/** The pieces on the table; setup markers are told by board building alone. */
export const boardOf = (t: Table): Board => ({
  tiles: inOrderOfLaying(t, tilePieces),
  markers: [],
  homes: inOrderOfLaying(t, homePieces),
});

/** Lays a piece, as the next one. */
export const layPiece = (t: Table, piece: number, { at, rotation }: Placed): void => {
  let last = 0;
  for (let other = 0; other < t.pieces; other++) last = Math.max(last, t.laid.get(other, PLACED));
  t.laid.set(piece, PLACED, last + 1);
  t.laid.set(piece, Q, at.q);
  t.laid.set(piece, R, at.r);
  t.laid.set(piece, ROTATION, rotation);
};

export const takeUpPiece = (t: Table, piece: number): void => {
  for (let column = PLACED; column <= ROTATION; column++) t.laid.set(piece, column, 0);
};

const KEY_WORDS = 3;
const KEY_RANGE = 32749;

/** What a map is made of: how a piece lies, and whether it is the one that a city has flooded. */
const liesAt = (t: Table, piece: number, column: number, flooded: number): number =>
  t.laid.get(piece, column) + (piece === flooded && column === ROTATION ? rotations.length : 0);

/** Writes down the digest of the finished board, and again when a city floods its piece or is gone. (RW-BOARD-34, BW-CITY12-09, 15) */
export const sealBoard = (t: Table): void => {
  const key = [17, 29, 43];
  const flooded = pieceOfLostCity(t);
  for (let piece = 0; piece < t.pieces; piece++) {
    for (let column = PLACED; column <= ROTATION; column++) {
      for (let word = 0; word < KEY_WORDS; word++) {
        const mixed = key[word] * (31 + 6 * word) + liesAt(t, piece, column, flooded) + 64 * (column + 1);
        key[word] = ((mixed % KEY_RANGE) + KEY_RANGE) % KEY_RANGE;
      }
    }
  }
  for (let word = 0; word < KEY_WORDS; word++) t.boardKey.set(word, key[word]);
};

/** Whether the board is finished. (RW-BOARD-34) */
export const isBuilt = (t: Table): boolean =>
  t.boardKey.get(0) !== 0 || t.boardKey.get(1) !== 0 || t.boardKey.get(2) !== 0;

/** The digest as one number. */
const keyOf = (t: Table): number =>
  (t.boardKey.get(0) * KEY_RANGE + t.boardKey.get(1)) * KEY_RANGE + t.boardKey.get(2);

/** A map with the words of the digest and the pieces it was made of. */
type KnownMap = { readonly words: readonly number[]; readonly laid: Int16Array; readonly map: GameMap };

const hasDigest = ({ boardKey }: Table, { words }: KnownMap): boolean =>
  boardKey.get(0) === words[0] && boardKey.get(1) === words[1] && boardKey.get(2) === words[2];

const COLUMNS_OF_PIECE = ROTATION + 1;

const laidOn = (t: Table): Int16Array => {
  const laid = new Int16Array(COLUMNS_OF_PIECE * pieces.length);
  const flooded = pieceOfLostCity(t);
  for (let piece = 0; piece < t.pieces; piece++) {
    for (let column = PLACED; column <= ROTATION; column++) {
      laid[COLUMNS_OF_PIECE * piece + column] = liesAt(t, piece, column, flooded);
    }
  }
  return laid;
};

/** Whether the pieces of a table lie as those of a map: another table of the same game, or a copy. */
const liesAlike = (t: Table, { laid }: KnownMap): boolean => {
  const flooded = pieceOfLostCity(t);
  for (let piece = 0; piece < t.pieces; piece++) {
    for (let column = PLACED; column <= ROTATION; column++) {
      if (liesAt(t, piece, column, flooded) !== laid[COLUMNS_OF_PIECE * piece + column]) return false;
    }
  }
  return true;
};

const maps = new Map<number, KnownMap>();
/**
 * Of more boards than this the one that was made first is forgotten, and made again when needed, which takes a moment.
 * Where games are played by the thousand, whatever is kept long is moved about by the garbage collector.
 */
const MOST_MAPS = 16;
let lastState: Int16Array | undefined;
let last: KnownMap | undefined;

const madeFrom = (t: Table): KnownMap => {
  if (maps.size >= MOST_MAPS) {
    const [oldest] = maps.keys();
    maps.delete(oldest);
  }
  const words = Array.from({ length: KEY_WORDS }, (_, word) => t.boardKey.get(word));
  const known = { words, laid: laidOn(t), map: freezeMap(boardOf(t), areaIds) };
  maps.set(keyOf(t), known);
  return known;
};

/**
 * The finished map of a table. It is made of the state alone and only remembered here: whatever changes it is sealed anew,
 * so the digest in the state tells at once whether the map at hand is the right one.
 */
export const mapOf = (t: Table): GameMap => {
  if (last !== undefined && lastState === t.state && hasDigest(t, last)) return last.map;
  const known = maps.get(keyOf(t));
  last = known !== undefined && liesAlike(t, known) ? known : madeFrom(t);
  lastState = t.state;
  return last.map;
};
