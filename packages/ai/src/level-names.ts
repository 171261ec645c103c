/** The six that people choose from, from the weakest to the strongest. */
export const levelNames = ['page', 'squire', 'sergeant', 'knight', 'marshal', 'warlord'] as const;
export type LevelName = (typeof levelNames)[number];

/** A level with a nature, as it is named: `knight/bold`. (decision 83) */
export const naturedName = (level: string, nature: string): string => `${level}/${nature}`;

/** What the name of a bot's way of playing says: its level, and its nature where it has one. */
export const partsOfLevel = (name: string): { readonly level: string; readonly nature?: string } => {
  const [level, nature] = name.split('/');
  return nature === undefined ? { level } : { level, nature };
};

/**
 * The weakest of some levels: who beats them all together has beaten this one. A nature makes nobody stronger. One that is
 * none of the six is no rung.
 */
export const weakestOf = (levels: readonly string[]): LevelName | undefined => {
  const places = levels.map(name => (levelNames as readonly string[]).indexOf(partsOfLevel(name).level));
  return places.length === 0 || places.includes(-1) ? undefined : levelNames[Math.min(...places)];
};
