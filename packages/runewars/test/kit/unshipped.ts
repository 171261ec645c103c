/**
 * Asks and events that only a box brings which is not in the universe yet: games of the base box never come upon them,
 * and test/banners holds them to the same laws.
 */
export const unshipped: ReadonlySet<string> = new Set([
  'announce-fate.unit',
  'lay-fate.card',
  'drop-drawn.dropped',
  'fate-laid',
]);
