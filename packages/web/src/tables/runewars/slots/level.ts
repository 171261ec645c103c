import { SIDE } from '../land/geometry.ts';

/** How much of an area is drawn: the farther away the map, the fewer and larger the marks. */
export type Level = 'tiny' | 'small' | 'middle' | 'full';

/** The width of a hex for which the measures of a level are given. */
const bases: Readonly<Record<Level, number>> = { tiny: 64, small: 88, middle: 128, full: 200 };

/** From which width of a hex on the screen a level is drawn, in pixels. */
const froms: readonly (readonly [from: number, level: Level])[] = [
  [168, 'full'],
  [112, 'middle'],
  [72, 'small'],
];

export const levelAt = (width: number): Level => froms.find(([from]) => width >= from)?.[1] ?? 'tiny';

/** How wide a hex is on the screen where the map is drawn at some scale. */
export const hexWidth = (scale: number): number => 2 * SIDE * scale;

/** How many units of the drawing one unit of a level is. */
export const unitOf = (level: Level): number => (2 * SIDE) / bases[level];

/** What a hex of a level leaves free along its edges for borders and the owner's band, of its width. */
const RIM = 0.046;

/** Half of how high the room in a hex of a level is, in units of the level. */
export const halfHeight = (level: Level): number => bases[level] * (Math.sqrt(3) / 4 - RIM);

/** Half of how wide the room in a hex is between two heights, in units of the level. */
export const halfWidth = (level: Level, top: number, bottom: number): number => {
  const side = bases[level] * (0.5 - (RIM * 2) / Math.sqrt(3));
  return side - Math.max(Math.abs(top), Math.abs(bottom)) / Math.sqrt(3);
};
