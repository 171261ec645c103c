import type { Direction } from '../content/types-map.ts';

/** A space of the one grid on which all pieces lie, in axial coordinates. (RW-BOARD-08) */
export type Hex = { readonly q: number; readonly r: number };

/** How often a piece is turned clockwise by a sixth of a circle. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;

export const rotations: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** The six directions, clockwise; a direction's number is its place here. */
export const directions: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const stepQ = [0, 1, 1, 0, -1, -1];
const stepR = [-1, -1, 0, 1, 1, 0];

export const neighbour = ({ q, r }: Hex, direction: number): Hex => ({
  q: q + stepQ[direction],
  r: r + stepR[direction],
});

export const opposite = (direction: number): number => (direction + 3) % 6;

/** A direction of a piece after it has been turned. */
export const turn = (direction: number, rotation: number): number => (direction + rotation) % 6;

/** A hex of a piece after it has been turned about (0, 0). */
export const rotate = (hex: Hex, rotation: number): Hex => {
  let { q, r } = hex;
  for (let i = 0; i < rotation; i++) [q, r] = [0 - r, q + r];
  return { q, r };
};

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

/** Steps between two hexes of the grid, whatever lies there. */
export const gridDistance = (a: Hex, b: Hex): number => {
  const { q, r } = subtract(a, b);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

const ROW = 64;
const MIDDLE = ROW / 2;

/** How many keys there are. No board of this game comes near the edge of this grid. */
export const KEYS = ROW * ROW;

/** A hex as one number from 0. */
export const keyOf = ({ q, r }: Hex): number => (q + MIDDLE) * ROW + r + MIDDLE;

export const hexOf = (key: number): Hex => ({ q: Math.floor(key / ROW) - MIDDLE, r: (key % ROW) - MIDDLE });

/** What to add to a key to go one step. */
const keySteps = stepQ.map((q, direction) => q * ROW + stepR[direction]);

/** The direction in which a hex lies from its neighbour, by their keys. */
export const directionTo = (from: number, to: number): number => keySteps.indexOf(to - from);

/** The key of a hex that lies as far from `key` as `by` from (0, 0). */
export const shiftKey = (key: number, by: Hex): number => key + by.q * ROW + by.r;

/** The key of a hex from which `key` lies as far as `by` from (0, 0). */
export const shiftKeyBack = (key: number, by: Hex): number => key - by.q * ROW - by.r;

/** The key of (0, 0). */
export const middleKey = MIDDLE * ROW + MIDDLE;

export const neighbourKey = (key: number, direction: number): number => key + keySteps[direction];
