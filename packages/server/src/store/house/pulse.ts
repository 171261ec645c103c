import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Whether something can be written down: it is tried, with a row that means nothing else. */
export class Pulse {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async beat(): Promise<void> {
    const at = this.#now();
    await this.#db
      .insertInto('pulse')
      .values({ name: 'house', at })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ at }))
      .execute();
  }
}
