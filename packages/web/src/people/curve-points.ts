/** A point of a rating's curve: when, and what it was then. */
export type CurvePoint = readonly [at: number, rating: number];

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** What an axis goes by: round numbers, at least a little above and below what is shown. */
export const ticksOf = (low: number, high: number): readonly number[] => {
  const step = [25, 50, 100, 200, 400].find(each => (high - low) / each <= 5) ?? 800;
  const first = Math.floor(low / step) * step;
  const last = Math.max(first + step, Math.ceil(high / step) * step);
  return Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
};

/** Where points lie in a frame: time to the right, strength upwards. Games of one instant lie above each other. */
export const placePoints = (
  points: readonly CurvePoint[],
  span: readonly [from: number, to: number],
  range: readonly [low: number, high: number],
  { width, height, left, right, top, bottom }: Frame,
): readonly (readonly [x: number, y: number])[] => {
  const [from, to] = span;
  const [low, high] = range;
  return points.map(([at, rating]) => [
    left + (to === from ? 1 : (at - from) / (to - from)) * (width - left - right),
    top + (1 - (rating - low) / (high - low)) * (height - top - bottom),
  ]);
};

export const pathOf = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
