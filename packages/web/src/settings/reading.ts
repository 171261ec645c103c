/** In how many lessons somebody has been, how often they read a step again there, and how often in the median lesson. */
export type Reading = { readonly lessons: number; readonly again: number; readonly median: number };

/** Counts what was read again, of lessons that were entered. */
export const readingOf = (lessons: readonly string[], again: Readonly<Record<string, number>>): Reading => {
  const counts = lessons.map(id => again[id] ?? 0).sort((a, b) => a - b);
  return {
    lessons: counts.length,
    again: counts.reduce((sum, count) => sum + count, 0),
    median: counts[Math.floor((counts.length - 1) / 2)] ?? 0,
  };
};
