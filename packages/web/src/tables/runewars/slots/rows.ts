import type { Box } from '../land/geometry.ts';
import { halfHeight, halfWidth, type Level } from './level.ts';

/** Something that takes a place in a row. */
export type Item<T> = { readonly it: T; readonly width: number; readonly height: number };

export type Placed<T> = Box & { readonly it: T };

const heightOf = <T>(row: readonly Item<T>[]): number => Math.max(0, ...row.map(({ height }) => height));

const widthOf = <T>(row: readonly Item<T>[], gap: number): number =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, row.length - 1);

/** How much a row has to shrink to lie in the hex about some height. */
export const shrinkOf = <T>(level: Level, row: readonly Item<T>[], y: number, gap: number): number => {
  const half = heightOf(row) / 2;
  return Math.min(1, (2 * halfWidth(level, y - half, y + half)) / Math.max(1, widthOf(row, gap)));
};

/** Lays things side by side about x = 0; a row that is wider than the hex there shrinks as a whole. */
export const acrossHex = <T>(level: Level, row: readonly Item<T>[], y: number, gap: number): Placed<T>[] => {
  const shrink = shrinkOf(level, row, y, gap);
  let x = (-widthOf(row, gap) / 2) * shrink;
  return row.map(({ it, width, height }) => {
    const placed = { it, x: x + (width * shrink) / 2, y, width: width * shrink, height: height * shrink };
    x += (width + gap) * shrink;
    return placed;
  });
};

/** What lies above and below the rows in the middle. */
export type Band = { readonly top: number; readonly bottom: number };

export const wholeBand = (level: Level): Band => ({ top: -halfHeight(level), bottom: halfHeight(level) });

/** Lays rows under each other in the middle of a band. Empty ones close up; too many shrink together. */
export const downHex = <T>(
  level: Level,
  rows: readonly (readonly Item<T>[])[],
  { top, bottom }: Band,
  gap: number,
): Placed<T>[] => {
  const filled = rows.filter(row => row.length > 0);
  const heights = filled.map(heightOf);
  const gaps = gap * Math.max(0, filled.length - 1);
  const shrink = Math.min(
    1,
    (bottom - top - gaps) /
      Math.max(
        1,
        heights.reduce((sum, h) => sum + h, 0),
      ),
  );
  const all = heights.reduce((sum, h) => sum + h * shrink, gaps);
  let y = (top + bottom - all) / 2;
  return filled.flatMap((row, n) => {
    const height = heights[n] * shrink;
    const small = row.map(item => ({
      ...item,
      width: item.width * shrink,
      height: item.height * shrink,
    }));
    const placed = acrossHex(level, small, y + height / 2, gap);
    y += height + gap;
    return placed;
  });
};
