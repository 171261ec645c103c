import type { Piece, PlacedPiece } from './piece.ts';

const GAP = 3;
const ROOM = 114;

const widthOf = (pieces: readonly Piece[], isClose: boolean): number =>
  pieces.reduce((sum, { width, lap = 0 }) => sum + width + (isClose ? -lap : GAP), 0);

/** How large pieces can be side by side; those that may overlap do so before all are made smaller. */
const rowScale = (pieces: readonly Piece[], largest: number): number =>
  Math.min(largest, ROOM / Math.max(widthOf(pieces, widthOf(pieces, false) > ROOM), 1));

/** Lays pieces side by side about x = 0, smaller where they would not fit. */
export const inRow = (pieces: readonly Piece[], y: number, largest = 1): PlacedPiece[] => {
  const isClose = widthOf(pieces, false) > ROOM;
  const scale = rowScale(pieces, largest);
  let x = (-widthOf(pieces, isClose) / 2) * scale;
  return pieces.map(piece => {
    const step = (piece.width + (isClose ? -(piece.lap ?? 0) : GAP)) * scale;
    const placed = { ...piece, x: x + step / 2, y, scale };
    x += step;
    return placed;
  });
};

/** How many pieces of an army go up beside what lies there, so that both ranks can be as large as possible. */
const bestSplit = (lying: readonly Piece[], army: readonly Piece[]): number => {
  const sizes = army.map((_, up) =>
    Math.min(rowScale([...army.slice(0, up), ...lying], 1), rowScale(army.slice(up), 1)),
  );
  return sizes.indexOf(Math.max(...sizes));
};

/** Lays out an area with an army: what is built and lies there above, the army below, or all in one row if it fits. */
export const inRanks = (lying: readonly Piece[], army: readonly Piece[]): PlacedPiece[] => {
  if (lying.length === 0 && widthOf(army, false) <= ROOM) return inRow(army, 4, 1.15);
  const up = bestSplit(lying, army);
  return [...inRow([...army.slice(0, up), ...lying], -13), ...inRow(army.slice(up), 20)];
};
