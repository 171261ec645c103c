import type { Hex } from '@runehold/runewars/board/hex';

/** A point of the drawing. */
export type Point = { readonly x: number; readonly y: number };

/** A rectangle of the drawing. */
export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The side of a hex in units of the drawing; at scale 1 these are pixels. */
export const SIDE = 72;
/** From the middle of a hex to the middle of an edge. */
export const RISE = (SIDE * Math.sqrt(3)) / 2;

/** The middle of a hex. Hexes stand on a flat side. */
export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * SIDE * q, y: 2 * RISE * (r + q / 2) });

/** Moves a drawing to a point. */
export const shiftTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Moves a drawing to the middle of a hex. */
export const shiftOnto = (hex: Hex): string => shiftTo(centreOf(hex));

const corner = (size: number, at: number): Point => ({
  x: size * Math.cos((Math.PI / 3) * at),
  y: size * Math.sin((Math.PI / 3) * at),
});

/** The corners of a hex of some size about (0, 0), clockwise from the right. */
export const corners = (size = SIDE): Point[] => [0, 1, 2, 3, 4, 5].map(at => corner(size, at));

const written = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export const hexPath = (size = SIDE): string => `M${corners(size).map(written).join(' ')}Z`;

/** The two ends of an edge, numbered clockwise from the top as the board numbers them. */
const edgeEnds = (edge: number, size = SIDE): readonly [Point, Point] => [
  corner(size, (edge + 4) % 6),
  corner(size, (edge + 5) % 6),
];

/** The middle of an edge, and how far a drawing of a level edge is turned to lie along it, outside up. */
export const edgeSpot = (edge: number): Point & { readonly turn: number } => {
  const angle = (Math.PI / 3) * edge - Math.PI / 2;
  return { x: RISE * Math.cos(angle), y: RISE * Math.sin(angle), turn: 60 * edge };
};

/** The smallest box about hexes, with some room around it. */
export const boxAround = (hexes: readonly Hex[], room = 26): Rect => {
  if (hexes.length === 0) return { x: -SIDE, y: -SIDE, width: 2 * SIDE, height: 2 * SIDE };
  const points = hexes.map(centreOf);
  const left = Math.min(...points.map(({ x }) => x)) - SIDE - room;
  const top = Math.min(...points.map(({ y }) => y)) - RISE - room;
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) + SIDE + room - left,
    height: Math.max(...points.map(({ y }) => y)) + RISE + room - top,
  };
};

/** Ends of an edge as the data of a path. */
export const edgePath = (edge: number, size = SIDE): string => {
  const [from, to] = edgeEnds(edge, size);
  return `M${written(from)}L${written(to)}`;
};

/** A box about its middle, measured from the middle of the hex. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
