/** What this browser remembers of how a table looked when it was last seen: the hall has only what its host lists. */
export type SeenTable = {
  /** Whose colours each seat played. */
  readonly factions: readonly string[];
  /** Where the game stood, in the language it was said in. */
  readonly where: string;
  readonly language: string;
  readonly at: number;
};

const KEY = 'runehold.seen-tables';
/** Of more tables than this the oldest are forgotten. */
const MOST = 80;

const read = (): Readonly<Record<string, SeenTable>> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeenTable>;
  } catch {
    return {};
  }
};

/** How a table looked when it was last seen here. */
export const seenTableOf = (table: string): SeenTable | undefined => read()[table];

export const rememberTable = (table: string, seen: Omit<SeenTable, 'at'>): void => {
  const known = Object.entries({ ...read(), [table]: { ...seen, at: Date.now() } })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // It is only a convenience.
  }
};
