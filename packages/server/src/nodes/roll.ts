import type { Machinery } from '@runehold/protocol/hall/admin';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { saidAt } from './tenure.ts';

/** Who has not been there for so long is not coming back: it was given another name, or there are fewer now. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Who is there of all the nodes of a house, and who was lately, as their rows say. A house of one has no rows. */
export class Roll {
  readonly #db: Kysely<Schema>;
  readonly #me: string | undefined;
  readonly #now: () => number;

  /** `now` is house time. */
  constructor(db: Kysely<Schema>, me: string | undefined, now: () => number) {
    this.#db = db;
    this.#me = me;
    this.#now = now;
  }

  async call(): Promise<Machinery['nodes']> {
    const now = this.#now();
    const rows = await this.#db
      .selectFrom('nodes')
      .select(['nodes.id', 'nodes.until', 'nodes.draining'])
      .select(({ selectFrom, fn }) =>
        selectFrom('leases')
          .select(fn.countAll().as('count'))
          .whereRef('leases.node', '=', 'nodes.id')
          .whereRef('leases.run', '=', 'nodes.run')
          .as('tables'),
      )
      .where('nodes.until', '>', now - FORGOTTEN_MS)
      .orderBy('nodes.id')
      .execute();
    return rows.map(({ id, until, draining, tables }) => ({
      name: id,
      here: id === this.#me,
      state: Number(until) <= now ? 'gone' : draining === 1 ? 'draining' : 'running',
      tables: Number(tables ?? 0),
      silentMs: Math.max(0, Math.round(now - saidAt(Number(until)))),
    }));
  }
}
