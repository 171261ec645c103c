import { type Point, type Rect, RISE, SIDE } from '../land/geometry.ts';

/** Room that is kept free around a map that is shown whole. */
export type Insets = {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The smallest scale at which a map is shown at first; a larger one is shown in part. */
  readonly least?: number;
};

/** The room to keep free in a frame so wide. */
export type InsetsIn = (width: number) => Insets;

export type Size = { readonly width: number; readonly height: number };

/** Where the upper left corner of the drawing lies in the frame, and how large it is drawn. */
export type Place = Point & { readonly scale: number };

/** A frame that is narrower is held in a hand, in pixels. */
export const IN_HAND = 600;
const MOST = 2.4;
/** The smallest scale at which a map is shown at first: its areas are as small as they can be told apart. */
const LEAST = 0.35;
/** How large areas are drawn that something is decided about: not larger than that, and in a hand not smaller. */
const LARGEST = 1.12;
const LARGEST_IN_HAND = 1;
const SMALLEST_IN_HAND = 0.78;
/** The air that is left around what is decided about, in pixels. */
const AIR = 40;
const AIR_IN_HAND = 14;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** A frame with the map that lies in it. */
export type Scene = { readonly frame: Size; readonly all: Rect; readonly free: Insets };

const roomIn = ({ frame, free }: Scene): Size => ({
  width: frame.width - free.left - free.right,
  height: frame.height - free.top - free.bottom,
});

const isInHand = ({ frame }: Scene): boolean => frame.width < IN_HAND;

/** The scale at which all of the map is seen. */
const wholeScale = (scene: Scene): number => {
  const { width, height } = roomIn(scene);
  return Math.min(width / scene.all.width, height / scene.all.height, 1.25);
};

const leastScale = ({ free }: Scene): number => free.least ?? LEAST;

/** A scale to which somebody zooms, no farther than makes sense. */
export const zoomed = (scene: Scene, scale: number): number =>
  clamp(Math.min(wholeScale(scene), leastScale(scene)) * 0.8, scale, MOST);

/** The place of the drawing at which a point of it lies in the middle of the room. */
export const centredOn = ({ frame, all, free }: Scene, { x, y }: Point, scale: number): Place => ({
  x: (frame.width + free.left - free.right) / 2 - (x - all.x) * scale,
  y: (frame.height + free.top - free.bottom) / 2 - (y - all.y) * scale,
  scale,
});

/** The same, but no emptiness beyond the edge of the map is shown where there is map to be shown. */
const filled = (scene: Scene, point: Point, scale: number, air: number): Place => {
  const { frame, all, free } = scene;
  const place = centredOn(scene, point, scale);
  const along = (at: number, from: number, to: number, length: number): number =>
    length <= to - from ? (from + to - length) / 2 : clamp(to - length, at, from);
  const [right, bottom] = [frame.width - free.right, frame.height - free.bottom];
  return {
    x: along(place.x, free.left + air, right - air, all.width * scale),
    y: along(place.y, free.top + air, bottom - air, all.height * scale),
    scale,
  };
};

/** The whole map, or as much of it about home as can be told apart. */
export const wholeView = (scene: Scene, home: Point): Place => {
  const { all } = scene;
  const scale = wholeScale(scene);
  return scale >= leastScale(scene)
    ? centredOn(scene, { x: all.x + all.width / 2, y: all.y + all.height / 2 }, scale)
    : filled(scene, home, leastScale(scene), 0);
};

/** The box about the hexes with these middles. */
const around = (points: readonly Point[]): Rect => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - SIDE, Math.min(...ys) - RISE];
  return { x, y, width: Math.max(...xs) + SIDE - x, height: Math.max(...ys) + RISE - y };
};

/** Whether a box of the drawing lies in the room, with some air, at a place of the drawing. */
const isInside = ({ frame, all, free }: Scene, box: Rect, { x, y, scale }: Place, air: number): boolean => {
  const left = (box.x - all.x) * scale + x;
  const top = (box.y - all.y) * scale + y;
  return (
    left >= free.left + air &&
    top >= free.top + air &&
    left + box.width * scale <= frame.width - free.right - air &&
    top + box.height * scale <= frame.height - free.bottom - air
  );
};

/**
 * Where not all of the areas fit at a scale, the view in which as many of them as can be are seen whole; of several the
 * one nearest to the middle of them all.
 */
const viewOfMost = (
  scene: Scene,
  points: readonly Point[],
  middle: Point,
  scale: number,
  air: number,
): Place => {
  const betweenTwo = points.flatMap((one, i) =>
    points.slice(i).map((other): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })),
  );
  const tried = betweenTwo.map(spot => {
    const place = filled(scene, spot, scale, air);
    return {
      place,
      seen: points.filter(point => isInside(scene, around([point]), place, 0)).length,
      far: Math.hypot(spot.x - middle.x, spot.y - middle.y),
    };
  });
  return tried.reduce((best, each) =>
    each.seen > best.seen || (each.seen === best.seen && each.far < best.far) ? each : best,
  ).place;
};

/** How much larger or smaller than best it may stay without being moved. */
const NEAR = 1.25;

/** The view that fits areas with air around them; the one there is where it does nearly as well. */
export const viewOf = (scene: Scene, points: readonly Point[], now: Place): Place => {
  const box = around(points);
  const { width, height } = roomIn(scene);
  const air = isInHand(scene) ? AIR_IN_HAND : AIR;
  const fit = Math.min((width - 2 * air) / box.width, (height - 2 * air) / box.height);
  const whole = wholeScale(scene);
  const scale = isInHand(scene)
    ? clamp(SMALLEST_IN_HAND, fit, LARGEST_IN_HAND)
    : clamp(Math.min(whole, LARGEST), fit, LARGEST);
  const isNear = now.scale < scale * NEAR && scale < now.scale * NEAR;
  if (isNear && isInside(scene, box, now, Math.min(air, 12))) return now;
  if (scale <= whole * 1.02) return wholeView(scene, points[0]);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return fit >= scale ? filled(scene, middle, scale, air) : viewOfMost(scene, points, middle, scale, air);
};

/** The view in which at least one of some points is seen, at the scale there is. */
export const sightOfOne = (scene: Scene, points: readonly Point[], now: Place): Place => {
  const seen = points.some(point => isInside(scene, { ...point, width: 0, height: 0 }, now, AIR));
  if (seen || points.length === 0) return now;
  return centredOn(scene, points[0], now.scale);
};
