/** The level of bots that sit down where nobody has chosen one. */
export const USUAL_LEVEL = 'sergeant';

/** That level, or the one that comes nearest, of those that can be had; the strongest stand last. */
export const usualAmong = (levels: readonly string[]): string =>
  levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? USUAL_LEVEL);
