/** A box on the screen. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

/** How far from what it is about a card may lie: as near as nothing is covered. */
const GAPS = [18, 70, 130, 200] as const;
const AIR = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Within a room, as near to where it should be as there is space. */
const within = (room: Box, { width, height }: Size, { left, top }: Spot): Spot => ({
  left: Math.max(room.left + AIR, Math.min(left, room.left + room.width - width - AIR)),
  top: Math.max(room.top + AIR, Math.min(top, room.top + room.height - height - AIR)),
});

/**
 * The one of some spots that lies over the least of what is pointed at, and of those over the least of what must be
 * seen; of equals the first.
 */
const freest = (
  spots: readonly Spot[],
  size: Size,
  keepFree: readonly Box[],
  target: Box | undefined,
): Spot => {
  const covered = (spot: Spot, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  const judged = spots.map(spot => ({
    spot,
    over: target === undefined ? 0 : covered(spot, [target]),
    hides: covered(spot, keepFree),
  }));
  const [best] = judged.toSorted((a, b) => a.over - b.over || a.hides - b.hides);
  return best?.spot ?? { left: AIR, top: AIR };
};

/** How much room the arrow takes above what it points at. */
const ARROW = 36;

/** What is pointed at, with the arrow above it. */
export const withArrow = ({ left, top, width, height }: Box): Box => ({
  left,
  top: top - ARROW,
  width,
  height: height + ARROW,
});

/**
 * On a phone it is a strip: at the foot of the room, or at its head where it would lie over what must be seen, or above
 * or below what is pointed at where there is something at both.
 */
export const placeStrip = (
  room: Box,
  size: Size,
  points: readonly Box[],
  keepFree: readonly Box[] = points,
  target?: Box,
): Spot => {
  const left = room.left + AIR / 2;
  const [first, last] = [room.top + AIR / 2, room.top + room.height - size.height - AIR / 2];
  const between = points
    .flatMap(box => [box.top - size.height, box.top + box.height + AIR])
    .filter(top => top >= first && top <= last);
  return freest(
    [last, first, ...between].map(top => ({ left, top })),
    size,
    keepFree,
    target,
  );
};

/**
 * Where a card lies beside what it is about: right of it, left, above, below, else at an edge of the room. It never lies
 * over what must be seen where there is a place that is free of it.
 */
export const placeCard = (room: Box, size: Size, about: Box | undefined, keepFree: readonly Box[]): Spot => {
  const { width, height } = size;
  const beside: readonly Spot[] =
    about === undefined
      ? []
      : GAPS.flatMap(gap => [
          { left: about.left + about.width + gap, top: about.top + about.height / 2 - height / 2 },
          { left: about.left - gap - width, top: about.top + about.height / 2 - height / 2 },
          { left: about.left + about.width / 2 - width / 2, top: about.top - gap - height },
          { left: about.left, top: about.top - gap - height },
          { left: about.left + about.width - width, top: about.top - gap - height },
          { left: about.left + about.width / 2 - width / 2, top: about.top + about.height + gap },
        ]);
  const right = room.left + room.width - width;
  const bottom = room.top + room.height - height;
  // Far from everything it lies where least happens: over the foot of what accompanies the table.
  const edges: readonly Spot[] = [
    { left: right, top: bottom },
    { left: room.left, top: room.top },
    { left: right, top: room.top },
    { left: room.left, top: bottom },
  ];
  const spots = [...beside, ...edges].map(spot => within(room, size, spot));
  return freest(spots, size, keepFree, about);
};
