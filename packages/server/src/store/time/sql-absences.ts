import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Absences } from '../store.ts';
import { written } from '../written.ts';

/** A house that is away for less was restarted, and nobody is the worse for it. */
const A_RESTART = 30_000;

/** When the house was there and when it was not, in the database of the store. */
export class SqlAbsences implements Absences {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async beat(at: number): Promise<void> {
    await written(
      this.#db
        .insertInto('heartbeat')
        .values({ id: 1, at })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ at }))
        .execute(),
    );
  }

  async back(now: number): Promise<boolean> {
    const row = await this.#db.selectFrom('heartbeat').select('at').executeTakeFirst();
    const from = row === undefined ? now : Number(row.at);
    const wasAway = now - from >= A_RESTART;
    if (wasAway)
      await written(
        this.#db
          .insertInto('absences')
          .values({ from_at: from, until_at: now })
          .onConflict(conflict => conflict.doNothing())
          .execute(),
      );
    await this.beat(now);
    return wasAway;
  }

  async since(at: number): Promise<number> {
    const rows = await this.#db.selectFrom('absences').selectAll().where('until_at', '>', at).execute();
    return rows.reduce((ms, row) => ms + Number(row.until_at) - Math.max(at, Number(row.from_at)), 0);
  }
}
