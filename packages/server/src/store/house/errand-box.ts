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

  /** Takes up those that are to be done, that nobody has taken up and that are meant for whoever asks, the oldest first. */
  async take(
    node: string,
    isOurs: (body: string) => boolean = () => true,
  ): Promise<readonly { readonly id: string; readonly body: string }[]> {
    const waiting = await this.#db
      .selectFrom('errands')
      .select(['id', 'body'])
      .where('result', 'is', null)
      .where('node', 'is', null)
      .execute();
    const ours = waiting.filter(({ body }) => isOurs(body)).map(({ id }) => id);
    if (ours.length === 0) return [];
    const taken = await written(
      this.#db
        .updateTable('errands')
        .set({ node })
        .where('id', 'in', ours)
        .where('node', 'is', null)
        .returning(['id', 'body', 'made_at'])
        .execute(),
    );
    return taken.sort((a, b) => Number(a.made_at) - Number(b.made_at));
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
