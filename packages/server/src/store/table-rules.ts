import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How many tables go by some rules, those that are over among them. */
export type RulesCount = {
  readonly game: string;
  readonly rules: string;
  readonly tables: number;
  readonly over: number;
};

/** A table that stays with the rules it has, since its game would go another way under others. */
export type Stay = {
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
};

/** Which tables go by which rules. */
export class TableRules {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async counts(): Promise<readonly RulesCount[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .select(({ fn }) => [
        'tables.game',
        'tables.rules',
        fn.countAll<number>().as('tables'),
        fn.sum<number>('summaries.over').as('over'),
      ])
      .groupBy(['tables.game', 'tables.rules'])
      .orderBy('tables.game')
      .orderBy('tables.rules')
      .execute();
    return rows.map(row => ({ ...row, tables: Number(row.tables), over: Number(row.over) }));
  }

  /** The versions that tables go by. Each is one step along an index, however many tables there are. */
  async *versions(): AsyncGenerator<{ readonly game: string; readonly rules: string }> {
    for (let last = { game: '', rules: '' }; ; ) {
      const { game, rules } = last;
      const next = await this.#db
        .selectFrom('tables')
        .select(['game', 'rules'])
        .where(({ eb, refTuple, tuple }) => eb(refTuple('game', 'rules'), '>', tuple(game, rules)))
        .orderBy('game')
        .orderBy('rules')
        .limit(1)
        .executeTakeFirst();
      if (!next) return;
      last = next;
      yield next;
    }
  }

  /** Some tables by certain rules, after one, that were not yet found to go otherwise under others. A broken one is left alone. */
  async by(
    game: string,
    rules: string,
    others: string,
    after: string,
    most: number,
  ): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.game', '=', game)
      .where('tables.rules', '=', rules)
      .where('tables.id', '>', after)
      .where('summaries.frozen', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('stays')
              .select('stays.table_id')
              .whereRef('stays.table_id', '=', 'tables.id')
              .where('stays.rules', '=', others),
          ),
        ),
      )
      .orderBy('tables.id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The tables that were found to go otherwise under other rules, and where. */
  async stays(): Promise<readonly Stay[]> {
    return await this.#db
      .selectFrom('stays')
      .innerJoin('tables', 'tables.id', 'stays.table_id')
      .select(['tables.id as table', 'tables.rules as from', 'stays.rules as to', 'stays.why'])
      .orderBy('tables.id')
      .execute();
  }

  /** Notes that a game would go another way under other rules, so that it stays with its own. */
  async stay(table: string, others: string, why: string): Promise<void> {
    await this.#db
      .insertInto('stays')
      .values({ table_id: table, rules: others, why })
      .onConflict(conflict =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({
          rules: ref('excluded.rules'),
          why: ref('excluded.why'),
        })),
      )
      .execute();
  }
}
