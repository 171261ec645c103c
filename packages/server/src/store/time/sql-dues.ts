import type { DeedKind, Due, ReminderKind } from '@runehold/protocol/table/pace/dues';
import { reminderKinds } from '@runehold/protocol/table/pace/dues';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Append, DueRow, Dues } from '../store.ts';
import { written } from '../written.ts';

/** No record: nothing was done yet. */
const NONE = -1;

const isNotice = (kind: string): kind is ReminderKind => reminderKinds.some(name => name === kind);

const dueOf = ({ table_id, seat, kind, seq, at, person, until }: Selectable<Schema['due']>): DueRow => {
  const common = { table: table_id, seat, seq, at: Number(at) };
  return isNotice(kind)
    ? { ...common, kind, person: person ?? '', ...(until !== null && { until: Number(until) }) }
    : { ...common, kind: kind as DeedKind };
};

const rowOf = (table_id: string, due: Due) => ({
  table_id,
  seat: due.seat,
  kind: due.kind,
  seq: due.seq,
  at: due.at,
  done: NONE,
  person: 'person' in due ? due.person : null,
  until: 'until' in due ? due.until : null,
});

/**
 * Writes what is due at the tables of a transaction. What was done for a record stays done, whatever happens after it: a
 * turn that was taken away and comes again is announced once.
 */
export const writeDues = async (db: Transaction<Schema>, appends: readonly Append[]): Promise<void> => {
  const latest = new Map(appends.flatMap(({ table, due }) => (due ? [[table, due] as const] : [])));
  for (const [table, dues] of latest) {
    await db.updateTable('due').set({ at: null }).where('table_id', '=', table).execute();
    if (dues.length > 0)
      await db
        .insertInto('due')
        .values(dues.map(each => rowOf(table, each)))
        .onConflict(conflict =>
          conflict.columns(['table_id', 'seat', 'kind']).doUpdateSet(({ ref, eb }) => ({
            seq: ref('excluded.seq'),
            person: ref('excluded.person'),
            until: ref('excluded.until'),
            at: eb
              .case()
              .when('due.done', '=', ref('excluded.seq'))
              .then(null)
              .else(ref('excluded.at'))
              .end(),
          })),
        )
        .execute();
  }
};

/** What is due, in the database of the store. */
export class SqlDues implements Dues {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async before(now: number, most: number): Promise<readonly DueRow[]> {
    const rows = await this.#db
      .selectFrom('due')
      .selectAll()
      .where('at', '<=', now)
      .orderBy('at')
      .limit(most)
      .execute();
    return rows.map(dueOf);
  }

  async done({ table, seat, kind, seq }: DueRow): Promise<void> {
    await written(
      this.#db
        .updateTable('due')
        .set({ at: null, done: seq })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('seq', '=', seq)
        .execute(),
    );
  }

  async putOff(table: string, now: number, ms: number): Promise<void> {
    await written(
      this.#db
        .updateTable('due')
        .set({ at: now + ms })
        .where('table_id', '=', table)
        .where('at', '<=', now)
        .where('kind', 'not in', [...reminderKinds])
        .execute(),
    );
  }
}
