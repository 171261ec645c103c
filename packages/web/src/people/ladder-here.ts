import { weakestOf } from '@runehold/ai/level-names';
import type { PersonSums } from '@runehold/protocol/hall/sums';
import type { TableSummary } from '@runehold/protocol/hall/tables';

/** A game alone against bots: at which table, against whom, and whether it was won. */
export type Rung = {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly won: boolean;
};

/** The games alone against bots among some tables. Whoever may have known the cards has beaten nobody. */
export const rungsOf = (tables: readonly TableSummary[]): readonly Rung[] =>
  tables.flatMap(({ id, game, holders, places, mine, over, openBook, pack }) => {
    const winners = places.filter(place => place === 1).length;
    if (!over || openBook || pack !== undefined || mine.length !== 1 || winners === holders.length) return [];
    const others = holders.filter((_, seat) => !mine.includes(seat));
    const level = weakestOf(others.flatMap(holder => (holder.kind === 'bot' ? holder.level : 'nobody')));
    return level === undefined
      ? []
      : [{ table: id, game, seats: holders.length, level, won: places[mine[0]] === 1 }];
  });

/** Games added up as the server does. */
export const ladderOf = (rungs: readonly Rung[]): PersonSums['ladder'] => {
  const sums = new Map<string, PersonSums['ladder'][number]>();
  for (const { game, seats, level, won } of rungs) {
    const key = `${game} ${seats} ${level}`;
    const sum = sums.get(key) ?? { game, seats, level, games: 0, won: 0, par: 1 / seats };
    sums.set(key, { ...sum, games: sum.games + 1, won: sum.won + (won ? 1 : 0) });
  }
  return [...sums.values()];
};

const KEY = 'runehold.ladder';

/** Of more games than this the oldest are forgotten. */
const MOST = 500;

const isRung = (each: unknown): each is Rung => {
  const { table, game, seats, level, won } = (each ?? {}) as Partial<Record<keyof Rung, unknown>>;
  return (
    [table, game, level].every(part => typeof part === 'string') &&
    typeof seats === 'number' &&
    typeof won === 'boolean'
  );
};

const read = (): readonly Rung[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRung) : [];
  } catch {
    return [];
  }
};

/** Remembers games of this browser, also when their tables are thrown away, and tells all that are remembered. */
export const rememberRungs = (rungs: readonly Rung[]): readonly Rung[] => {
  const all = new Map([...read(), ...rungs].map(rung => [rung.table, rung]));
  const kept = [...all.values()].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It is only a convenience.
  }
  return kept;
};
