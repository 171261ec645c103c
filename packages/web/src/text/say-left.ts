import type { Speaker } from './speaker.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A time that is left, in its two largest units: days and hours, hours and minutes. Under a minute it is one. */
export const sayLeft = (ms: number, speaker: Speaker, unitDisplay: 'short' | 'long' = 'short'): string => {
  const whole = Math.max(ms, 60_000);
  const first = steps.findIndex(([, length]) => whole >= length);
  const shown = steps.slice(first, first + 2).map(([unit, length], at) => {
    const above = at === 0 ? Number.POSITIVE_INFINITY : steps[first][1];
    return { unit, count: Math.floor((whole % above) / length) };
  });
  return shown
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(speaker.language, { style: 'unit', unit, unitDisplay }).format(count),
    )
    .join(' ');
};
