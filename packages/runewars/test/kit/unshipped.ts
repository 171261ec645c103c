/**
 * Asks and events that only a box brings which is not in the universe yet: games of the base box never come upon them,
 * and test/banners holds them to the same laws.
 */
export const unshipped: ReadonlySet<string> = new Set([
  'announce-fate.unit',
  'drop-drawn.dropped',
  'fate-laid',
  'keep-dials.kept',
  'lay-fate.card',
  'recruit-class.types',
]);
