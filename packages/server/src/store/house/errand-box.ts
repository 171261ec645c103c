import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';

/** What nobody fetches is forgotten after so long. */
const KEPT_MS = 3_600_000;

/** Where errands lie that whoever runs the house wants done by it while it serves. Who can write there may ask. */
export class ErrandBox {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async put(body: string): Promise<string> {
    const id = randomUUID();
    const row = { id, body, made_at: this.#now(), result: null };
    await written(this.#db.insertInto('errands').values(row).execute());
    return id;
  }

  /** Those that are to be done, the oldest first. */
  async open(): Promise<readonly { readonly id: string; readonly body: string }[]> {
    return this.#db
      .selectFrom('errands')
      .select(['id', 'body'])
      .where('result', 'is', null)
      .orderBy('made_at')
      .execute();
  }

  async done(id: string, result: string): Promise<void> {
    await written(this.#db.updateTable('errands').set({ result }).where('id', '=', id).execute());
    await written(
      this.#db
        .deleteFrom('errands')
        .where('made_at', '<', this.#now() - KEPT_MS)
        .execute(),
    );
  }

  /** What came of one; once it is known it is forgotten. */
  async fetch(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('errands').select('result').where('id', '=', id).executeTakeFirst();
    if (row?.result == null) return undefined;
    await this.drop(id);
    return row.result;
  }

  async drop(id: string): Promise<void> {
    await written(this.#db.deleteFrom('errands').where('id', '=', id).execute());
  }
}
