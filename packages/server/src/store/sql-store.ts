import type { Snapshot } from '@runehold/kernel/match/match';
import { limits } from '@runehold/protocol/limits';
import type { ChatLine } from '@runehold/protocol/parts/people';
import type { Kysely, Transaction } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { asNumber, headOf, lineOf, listedOf, recordOf, rowOf, snapshotOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Append, Guest, ListedTable, Listing, Store, StoredTable, Summary } from './store.ts';
import { StoreFailure } from './store.ts';

/** How many tables a list shows. */
const LISTED = 50;

const written = async <T>(writing: Promise<T>): Promise<T> => {
  try {
    return await writing;
  } catch (error) {
    throw new StoreFailure(error);
  }
};

/** A store in a relational database, through the one query path that all of them share. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #appends: GroupCommit<Append>;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#appends = new GroupCommit(appends =>
      this.#db.transaction().execute(transaction => this.#write(transaction, appends)),
    );
  }

  append(append: Append): Promise<void> {
    return written(this.#appends.add(append));
  }

  async #write(db: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    const heads = appends.flatMap(({ head }) => (head ? [rowOf(head)] : []));
    if (heads.length > 0) await db.insertInto('tables').values(heads).execute();
    const records = appends.flatMap(({ table, first, records: added }) =>
      added.map((record, i) => ({ table_id: table, seq: first + i, body: JSON.stringify(record) })),
    );
    // SQLite takes some thirty thousand values in one statement; a long imported game is longer.
    for (let i = 0; i < records.length; i += 1000)
      await db
        .insertInto('records')
        .values(records.slice(i, i + 1000))
        .execute();
    const snapshots = appends.flatMap(({ table, first, records: added, snapshot }) => {
      if (!snapshot) return [];
      const { entry, state, hash } = snapshot;
      const seq = first + added.length - 1;
      return [{ table_id: table, seq, entry, state: JSON.stringify(state), hash }];
    });
    if (snapshots.length > 0) await db.insertInto('snapshots').values(snapshots).execute();
    // Of two appends to one table the later says how it stands.
    const latest = new Map(appends.map(({ table, summary }) => [table, summary] as const));
    await this.#writeSummaries(db, [...latest]);
  }

  async #writeSummaries(
    db: Transaction<Schema>,
    latest: readonly (readonly [string, Summary])[],
  ): Promise<void> {
    const changed_at = this.#now();
    await db
      .insertInto('summaries')
      .values(
        latest.map(([table_id, summary]) => ({
          table_id,
          body: JSON.stringify(summary),
          is_open: asNumber(summary.holders.some(({ kind }) => kind === 'open')),
          over: asNumber(summary.over),
          frozen: 0,
          changed_at,
        })),
      )
      .onConflict(conflict =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({
          body: ref('excluded.body'),
          is_open: ref('excluded.is_open'),
          over: ref('excluded.over'),
          changed_at: ref('excluded.changed_at'),
        })),
      )
      .execute();
    const places = latest.flatMap(([table_id, { owned }]) =>
      [...new Set(owned.map(({ guest }) => guest))].map(guest => ({ guest, table_id })),
    );
    if (places.length > 0)
      await db
        .insertInto('places')
        .values(places)
        .onConflict(conflict => conflict.doNothing())
        .execute();
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const head = await this.#db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
    if (!head) return undefined;
    const rows = await this.#db
      .selectFrom('records')
      .select('body')
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    const summary = await this.#db
      .selectFrom('summaries')
      .select('frozen')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return {
      head: headOf(head),
      log: rows.map(({ body }, seq) => recordOf(table, seq, body)),
      snapshot: await this.snapshot(table, rows.length - 1),
      frozen: summary?.frozen === 1,
      chat: await this.#chat(table),
    };
  }

  async #chat(table: string): Promise<readonly ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(limits.history)
      .execute();
    return rows.reverse().map(lineOf);
  }

  async snapshot(table: string, seq: number): Promise<Snapshot | undefined> {
    const row = await this.#db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '<=', seq)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return snapshotOf(row);
  }

  async summary(table: string): Promise<ListedTable | undefined> {
    const row = await this.#db
      .selectFrom('summaries')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && listedOf(row);
  }

  async list(listing: Listing, guest: string): Promise<readonly ListedTable[]> {
    const mine = this.#db.selectFrom('places').select('table_id').where('guest', '=', guest);
    const all = this.#db
      .selectFrom('summaries')
      .innerJoin('tables', 'tables.id', 'summaries.table_id')
      .select(['summaries.body', 'summaries.changed_at', 'summaries.frozen'])
      .orderBy('summaries.changed_at', 'desc')
      .limit(LISTED);
    const rows = await (listing === 'mine'
      ? all.where('summaries.table_id', 'in', mine)
      : all
          .where('tables.listed', '=', 1)
          .where('summaries.over', '=', 0)
          .where('summaries.is_open', '=', asNumber(listing === 'open'))
          .where('summaries.table_id', 'not in', mine)
    ).execute();
    return rows.map(listedOf);
  }

  async running(guest: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('places')
      .innerJoin('summaries', 'summaries.table_id', 'places.table_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('places.guest', '=', guest)
      .where('summaries.over', '=', 0)
      .where('summaries.frozen', '=', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async freeze(table: string, seq: number, report: string): Promise<void> {
    await this.#db.transaction().execute(async db => {
      await db.insertInto('faults').values({ table_id: table, seq, report, at: this.#now() }).execute();
      await db.updateTable('summaries').set({ frozen: 1 }).where('table_id', '=', table).execute();
    });
  }

  async say(table: string, line: Omit<ChatLine, 'id' | 'at'>): Promise<ChatLine> {
    const { room, name, text, seat } = line;
    const row = await written(
      this.#db
        .insertInto('chat')
        .values({ table_id: table, room, name, text, seat: seat ?? null, at: this.#now() })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return lineOf(row);
  }

  async guest(id: string): Promise<Guest | undefined> {
    return this.#db.selectFrom('guests').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  }

  async putGuest({ id, name }: Guest): Promise<void> {
    await written(
      this.#db
        .insertInto('guests')
        .values({ id, name, made_at: this.#now() })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ name }))
        .execute(),
    );
  }

  async key(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('keys')
      .values({ name, value: make() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { value } = await this.#db
      .selectFrom('keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  }

  async close(): Promise<void> {
    await this.#appends.settled();
    await this.#db.destroy();
  }
}
