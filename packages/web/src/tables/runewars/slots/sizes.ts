import type { Piece } from '../pieces/piece.ts';
import type { Level } from './level.ts';

/** The measures of a level, in its own units. */
export type Sizes = {
  /** The line of the name: how high it stands, how large it and the name of a city are set, how far tokens lie from it. */
  readonly head: {
    readonly y: number;
    readonly id: number;
    readonly city: number;
    readonly least: number;
    readonly token: number;
    readonly rune: number;
    readonly beside: number;
  };
  /** The line of the yields. */
  readonly foot: { readonly y: number; readonly yield: number; readonly gap: number; readonly mark: number };
  readonly tag: readonly [width: number, height: number];
  /** The edge of a figure on a plate. */
  readonly plate: number;
  readonly gap: number;
  /** Edges of pieces by kind; units by how many types stand there. */
  readonly units: readonly number[];
  readonly neutral: number;
  readonly aside: number;
  readonly piece: Partial<Readonly<Record<Piece['kind'], number>>>;
};

const full: Sizes = {
  head: { y: -65, id: 15, city: 11, least: 8, token: 22, rune: 21, beside: 33 },
  foot: { y: 66, yield: 16, gap: 2, mark: 20 },
  tag: [66, 19],
  plate: 28,
  gap: 3,
  units: [44, 42, 38, 33, 30],
  neutral: 48,
  aside: 31,
  piece: { stronghold: 36, city: 32, 'land-token': 32, peasant: 33, seal: 29, hero: 33, rune: 22, token: 23 },
};

const middle: Sizes = {
  head: { y: -42, id: 11.5, city: 8.8, least: 7, token: 15, rune: 14.5, beside: 21 },
  foot: { y: 42, yield: 11, gap: 1.4, mark: 13 },
  tag: [46, 14],
  plate: 20,
  gap: 2.4,
  units: [31, 30, 27, 23, 21],
  neutral: 34,
  aside: 21,
  piece: {
    stronghold: 27,
    city: 25,
    'land-token': 23,
    peasant: 24,
    seal: 20,
    hero: 27,
    rune: 15,
    token: 15.5,
  },
};

const small: Sizes = {
  head: { y: -28, id: 10, city: 0, least: 0, token: 11, rune: 11, beside: 15 },
  foot: { y: 25, yield: 8.5, gap: 1.4, mark: 12 },
  tag: [32, 11],
  plate: 15,
  gap: 1.8,
  units: [27, 25, 21, 18],
  neutral: 28,
  aside: 13,
  piece: { stronghold: 22, city: 20, 'land-token': 14, peasant: 19, seal: 12, hero: 23, rune: 11, token: 11 },
};

const tiny: Sizes = {
  head: { y: -19.5, id: 0, city: 0, least: 0, token: 9.5, rune: 10.5, beside: 0 },
  foot: { y: 20, yield: 5, gap: 1.4, mark: 8.5 },
  tag: [24, 8.5],
  plate: 11,
  gap: 1.6,
  units: [22, 18, 15, 13],
  neutral: 22,
  aside: 10,
  piece: {
    stronghold: 14,
    city: 13,
    'land-token': 11,
    peasant: 10.5,
    seal: 8.5,
    hero: 20,
    rune: 10.5,
    token: 9.5,
  },
};

export const sizes: Readonly<Record<Level, Sizes>> = { full, middle, small, tiny };

/** A banner is higher than it is wide; a pennant stands before its army. */
export const bannerOf: Readonly<Record<Level, readonly [width: number, height: number]>> = {
  full: [24, 40],
  middle: [18, 30],
  small: [22, 30],
  tiny: [18, 24],
};
