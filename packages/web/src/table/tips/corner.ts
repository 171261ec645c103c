/** A box on the screen. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

/** How much of two boxes lies over each other. */
const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

const distanceOf = (a: Box, b: Box): number => {
  const [from, to] = [middleOf(a), middleOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

/** Spots on a line of so much room, at even distances and none outside. */
const along = (from: number, to: number, most: number): number[] => {
  const count = to > from ? most : 1;
  return Array.from({ length: count }, (_, n) => from + (count === 1 ? 0 : ((to - from) * n) / (count - 1)));
};

const fartherFirst = (a: number, b: number): number => (a === b ? 0 : b - a);

/** How many spots are tried from left to right, and from top to bottom. */
const [ACROSS, DOWN] = [9, 7];

/**
 * The spot of a room where something of a size lies least over what must be touched, of those the one where it lies
 * least over anything else, and of those a corner before an edge and that farthest from what must be touched. Where
 * nothing is lit or lies about, it is the first, at the top left.
 */
export const freeSpot = (
  room: Box,
  size: Size,
  lit: readonly Box[],
  others: readonly Box[] = [],
  air = 8,
): Spot => {
  const right = Math.max(room.left + air, room.left + room.width - size.width - air);
  const bottom = Math.max(room.top + air, room.top + room.height - size.height - air);
  const judged = along(room.top + air, bottom, DOWN).flatMap(top =>
    along(room.left + air, right, ACROSS).map(left => {
      const box = { left, top, ...size };
      const covered = (some: readonly Box[]): number =>
        Math.round(some.reduce((sum, each) => sum + overlapOf(box, each), 0));
      return {
        spot: { left, top },
        over: covered(lit),
        hides: covered(others),
        inside: Number(left > room.left + air && left < right) + Number(top > room.top + air && top < bottom),
        near: Math.min(...lit.map(each => distanceOf(box, each))),
      };
    }),
  );
  const [best] = judged.toSorted(
    (a, b) => a.over - b.over || a.hides - b.hides || a.inside - b.inside || fartherFirst(a.near, b.near),
  );
  return best?.spot ?? { left: room.left + air, top: room.top + air };
};
