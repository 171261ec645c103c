import { weakestOf } from '@runehold/ai/level-names';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { FRESH_MS } from './scale.ts';
import { type CountedResult, GameCount, isCounted, personSums } from './sums.ts';

/** How many games are read in one go: whoever else wants something gets it in between. */
const SLICE = 200;

const DAY = 24 * 3600 * 1000;

/** Under which names sums are kept. */
export const sumKeys = {
  person: (id: string): string => `person/${id}`,
  game: (id: string): string => `game/${id}`,
  /** When games were last summed up. */
  made: 'made',
} as const;

/** Rows by the table they belong to. */
const byTableOf = <R extends { readonly table_id: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> => {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.table_id);
    if (group) group.push(row);
    else groups.set(row.table_id, [row]);
  }
  return groups;
};

const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Sums up games that are over: those of a person soon after the end, those of a game once a day. */
export class SumBook {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Sums up anew for people who have finished games since, at most so many; says how many. */
  async people(most: number): Promise<number> {
    const stale = await this.#db
      .selectFrom('profiles')
      .select('person')
      // A literal, or the index of them could not be used.
      .where(({ eb }) => eb('stale', '=', eb.lit(1)))
      .limit(most)
      .execute();
    for (const { person } of stale) {
      // First, so that a game that ends meanwhile is not forgotten.
      await this.#db.updateTable('profiles').set({ stale: 0 }).where('person', '=', person).execute();
      await this.#write(sumKeys.person(person), personSums(await this.#resultsOf(person)));
      await breath();
    }
    return stale.length;
  }

  async #write(key: string, body: object | number): Promise<void> {
    const row = { key, body: JSON.stringify(body) };
    await this.#db
      .insertInto('stats')
      .values(row)
      .onConflict(conflict => conflict.column('key').doUpdateSet({ body: row.body }))
      .execute();
  }

  async #resultsOf(person: string): Promise<readonly CountedResult[]> {
    const found: CountedResult[] = [];
    for (let before: readonly [number, string, number] | undefined; ; ) {
      const all = this.#db
        .selectFrom('results')
        .innerJoin('endings', 'endings.table_id', 'results.table_id')
        .selectAll('results')
        .select(['endings.game', 'endings.seats', 'endings.winners', 'endings.persons', 'endings.unrated'])
        .where('results.person', '=', person)
        .orderBy('results.at', 'desc')
        .orderBy('results.table_id', 'desc')
        .orderBy('results.seat', 'desc')
        .limit(SLICE);
      const from = before;
      const rows = await (from === undefined
        ? all
        : all.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('results.at', 'results.table_id', 'results.seat'), '<', tuple(...from)),
          )
      ).execute();
      const weakest = await this.#weakest(rows.filter(row => row.persons === 1).map(row => row.table_id));
      found.push(...rows.map(row => ({ ...row, weakest: weakest.get(row.table_id) })));
      const last = rows.at(-1);
      if (rows.length < SLICE || last === undefined) return found;
      before = [Number(last.at), last.table_id, last.seat];
      await breath();
    }
  }

  /** The weakest bot at each of some tables. */
  async #weakest(tables: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('results')
      .select(['table_id', 'level'])
      .where('table_id', 'in', [...tables])
      .where('level', 'is not', null)
      .execute();
    return new Map(
      [...byTableOf(rows)].map(([table, those]) => [
        table,
        weakestOf(those.flatMap(({ level }) => level ?? [])),
      ]),
    );
  }

  /** Once a day: sums up the games of each game, and takes from the boards who has not played for long. */
  async games(games: readonly string[]): Promise<boolean> {
    const made = await this.#db
      .selectFrom('stats')
      .select('body')
      .where('key', '=', sumKeys.made)
      .executeTakeFirst();
    const now = this.#now();
    if (made && now - Number(made.body) < DAY) return false;
    for (const game of games) await this.#write(sumKeys.game(game), await this.#game(game, now));
    await this.#db
      .updateTable('ratings')
      .set({ listed: 0 })
      .where(({ eb }) => eb('listed', '=', eb.lit(1)))
      .where('last_at', '<', now - FRESH_MS)
      .execute();
    await this.#write(sumKeys.made, now);
    return true;
  }

  async #game(game: string, at: number) {
    const count = new GameCount();
    for (let before: readonly [number, string] | undefined; ; ) {
      const all = this.#db
        .selectFrom('endings')
        .selectAll()
        .where('game', '=', game)
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(SLICE);
      const from = before;
      const rows = await (from === undefined
        ? all
        : all.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'table_id'), '<', tuple(...from)))
      ).execute();
      // What bots play among themselves is measured elsewhere.
      const counted = rows.filter(row => isCounted(row) && row.persons > 0);
      const results =
        counted.length === 0
          ? []
          : await this.#db
              .selectFrom('results')
              .select(['table_id', 'seat', 'faction', 'place'])
              .where(
                'table_id',
                'in',
                counted.map(({ table_id }) => table_id),
              )
              .execute();
      const byTable = byTableOf(results);
      for (const row of counted)
        count.add({ ...row, ms: Number(row.ms), results: byTable.get(row.table_id) ?? [] });
      const last = rows.at(-1);
      if (rows.length < SLICE || last === undefined) return { at, bySeats: count.sums };
      before = [Number(last.at), last.table_id];
      await breath();
    }
  }
}
