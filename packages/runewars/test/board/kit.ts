import { reasonOf, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { FastChance } from '@runehold/kernel/chance/fast';
import { type Board, emptyBoard, type Marker } from '../../src/board/board.ts';
import type { Rotation } from '../../src/board/hex.ts';
import type { GameMap } from '../../src/board/map.ts';
import type { Placed } from '../../src/board/piece.ts';
import { homeRealms } from '../../src/boxes/base/home-realms.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import type { MapArea, MapPiece } from '../../src/content/types-map.ts';

const named = (pieces: readonly MapPiece[], id: string): MapPiece => {
  const piece = pieces.find(one => one.id === id);
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
};

export const tile = (number: number): MapPiece => named(tiles, String(number));
export const realm = (id: string): MapPiece => named(homeRealms, id);

type Borders = MapArea['borders'];

/** A piece made for a test: areas a, b, c … at these hexes, with colours by letter. */
export const made = (
  id: string,
  hexes: readonly (readonly [number, number])[],
  borders: Readonly<Record<string, Borders>> = {},
): MapPiece => ({
  id,
  kind: 'tile',
  parts: 1,
  areas: hexes.map(([q, r], index) => {
    const letter = 'abcdefgh'.charAt(index);
    return {
      id: `${id}${letter}`,
      q,
      r,
      resources: { food: 1, wood: 0, ore: 0 },
      city: false,
      borders: borders[letter] ?? {},
      sources: { resources: 'designed', space: 'designed', borders: 'designed' },
    };
  }),
  sources: { geometry: 'designed', parts: 'designed' },
});

export const lie = (piece: MapPiece, q = 0, r = 0, rotation: Rotation = 0): Placed => ({
  piece,
  at: { q, r },
  rotation,
});

export const boardOf = (...placed: readonly Placed[]): Board => ({ ...emptyBoard, tiles: placed });

export const marker = (q1: number, r1: number, q2: number, r2: number): Marker => [
  { q: q1, r: r1 },
  { q: q2, r: r2 },
];

/** A placement in a few signs: where (0, 0) lies and how often it is turned. */
export const brief = ({ at, rotation }: Placed): string => `${at.q},${at.r} turned ${rotation}`;

/** `yes`, or the reason with its numbers. */
export const said = (verdict: Verdict): string => {
  if (verdict === YES) return 'yes';
  const { key, args } = reasonOf(verdict);
  return [key.replace('reason.', ''), ...Object.values(args)].join(' ');
};

export const pickFrom = (seed: number) => {
  const chance = new FastChance(seed);
  return (n: number): number => chance.pick(n);
};

/** Home realms for a number of players: all choices and orders in turn. */
export const realmsFor = (players: number, seed: number): readonly MapPiece[] =>
  homeRealms.map((_, index) => named(homeRealms, homeRealms[(index + seed) % 4].id)).slice(0, players);

export const numberOf = (map: GameMap, id: string): number => {
  const area = map.ids.indexOf(id);
  if (area < 0) throw new Error(`no area ${id}`);
  return area;
};

export const sorted = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
