/** The six that people choose from, from the weakest to the strongest. */
export const levelNames = ['page', 'squire', 'sergeant', 'knight', 'marshal', 'warlord'] as const;
export type LevelName = (typeof levelNames)[number];

/** The weakest of some levels: who beats them all together has beaten this one. One that is none of the six is no rung. */
export const weakestOf = (levels: readonly string[]): LevelName | undefined => {
  const places = levels.map(level => (levelNames as readonly string[]).indexOf(level));
  return places.length === 0 || places.includes(-1) ? undefined : levelNames[Math.min(...places)];
};
