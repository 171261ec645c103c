/** Every number with its neighbours, twice as heavy as each of them; the ends stand for what is beyond them. */
const once = (values: readonly number[]): number[] =>
  values.map(
    (value, i) => (values[Math.max(0, i - 1)] + 2 * value + values[Math.min(values.length - 1, i + 1)]) / 4,
  );

/** How often neighbours are drawn together. */
const TIMES = 2;

/** A curve whose points were each played out a few times only: neighbours say much of one another. */
export const smoothed = (curve: readonly (readonly number[])[]): number[][] => {
  const seats = curve[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    let line = curve.map(chances => chances[seat]);
    for (let n = 0; n < TIMES; n++) line = once(line);
    return line;
  });
  return curve.map((_, i) => lines.map(line => line[i]));
};
