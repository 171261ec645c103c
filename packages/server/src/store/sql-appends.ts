import type { Kysely, Transaction } from 'kysely';
import { unarchive } from './archives.ts';
import { GroupCommit } from './group-commit.ts';
import { fence } from './leases/fence.ts';
import { NotOurs } from './leases/not-ours.ts';
import type { SqlLeases } from './leases/sql-leases.ts';
import { writeLists } from './lists.ts';
import { writeNotices } from './notices/sql-outbox.ts';
import { writeEnding } from './results.ts';
import { keyRow, rowOf, snapshotRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { thinSnapshots } from './snapshots.ts';
import type { Append } from './store.ts';
import { StoreFailure } from './store.ts';
import { writeDues } from './time/sql-dues.ts';
import { writeOrders } from './time/sql-orders.ts';
import { written } from './written.ts';

/** An append, and under which loan of its table it is to be written. */
type Fenced = { readonly append: Append; readonly epoch: number };

const isBeginning = ({ append: { first, records } }: Fenced): boolean => first === 0 && records.length > 0;

export type AppendsParts = {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly leases: SqlLeases;
  /** Is told how many appends went into each transaction. */
  readonly batched?: (appends: number) => void;
};

/** Adds records to logs, with what follows from them: many tables in one transaction, and only those that are ours. */
export class SqlAppends {
  readonly #parts: AppendsParts;
  readonly #commits: GroupCommit<Fenced>;

  constructor(parts: AppendsParts) {
    this.#parts = parts;
    this.#commits = new GroupCommit<Fenced>({
      write: items => this.#commit(items),
      keyOf: ({ append }) => append.table,
      isWritten: item => this.#isWritten(item),
    });
  }

  async add(append: Append): Promise<void> {
    const { leases, now } = this.#parts;
    await written(
      (async () => {
        const epoch = append.epoch ?? (await leases.epochFor(append.table, now()));
        await this.#commits.add({ append, epoch });
      })(),
    );
  }

  settled(): Promise<void> {
    return this.#commits.settled();
  }

  async #commit(items: readonly Fenced[]): Promise<ReadonlyMap<Fenced, unknown>> {
    const { db, leases, batched } = this.#parts;
    const moved = await db.transaction().execute(async transaction => {
      await leases.begin(
        transaction,
        items.filter(isBeginning).map(({ append }) => append.table),
      );
      const ours = await fence(
        transaction,
        leases.me,
        items.map(({ append: { table, first, records }, epoch }) => ({
          table,
          epoch,
          first,
          count: records.length,
        })),
      );
      const granted = items.filter(({ append }) => ours.has(append.table));
      for (const [table, { isArchived }] of ours) if (isArchived) await unarchive(transaction, table);
      await this.#write(
        transaction,
        granted.map(({ append }) => append),
      );
      return granted;
    });
    batched?.(moved.length);
    for (const { append, epoch } of moved) leases.note(append.table, epoch);
    const refused = new Map<Fenced, unknown>();
    for (const item of items) if (!moved.includes(item)) refused.set(item, await this.#whyNot(item));
    return refused;
  }

  async #whyNot({ append: { table, first }, epoch }: Fenced): Promise<StoreFailure> {
    const { leases } = this.#parts;
    if (await leases.isOurs({ table, epoch }))
      return new StoreFailure(new Error(`record ${first} is not the next one`));
    leases.note(table, undefined);
    return new NotOurs(table);
  }

  /** Whether exactly these records are in the log, though nobody heard of the end of their transaction. */
  async #isWritten({ append: { table, first, records }, epoch }: Fenced): Promise<boolean> {
    if (records.length === 0 || !(await this.#parts.leases.isOurs({ table, epoch }))) return false;
    const rows = await this.#parts.db
      .selectFrom('records')
      .select('body')
      .where('table_id', '=', table)
      .where('seq', '>=', first)
      .orderBy('seq')
      .execute();
    return rows.length === records.length && rows.every(({ body }, i) => body === JSON.stringify(records[i]));
  }

  async #write(db: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    const heads = appends.flatMap(({ head }) => (head ? [rowOf(head)] : []));
    if (heads.length > 0) await db.insertInto('tables').values(heads).execute();
    // Where people had gathered there is a game now.
    for (const { id } of heads) await db.deleteFrom('rooms').where('id', '=', id).execute();
    const at = this.#parts.now();
    const records = appends.flatMap(({ table, first, records: added }) =>
      added.map((record, i) => ({ table_id: table, seq: first + i, body: JSON.stringify(record), at })),
    );
    // SQLite takes some thirty thousand values in one statement; a long imported game is longer.
    for (let i = 0; i < records.length; i += 1000)
      await db
        .insertInto('records')
        .values(records.slice(i, i + 1000))
        .execute();
    const keys = appends.flatMap(({ table, keys: given = [] }) =>
      given.map(([number, key]) => keyRow(table, number, key)),
    );
    if (keys.length > 0) await db.insertInto('table_keys').values(keys).execute();
    await this.#move(db, appends);
    const snapshots = appends.flatMap(({ table, first, records: added, snapshot, moved }) => {
      const taken = snapshot ? [{ seq: first + added.length - 1, snapshot }] : [];
      return [...taken, ...(moved?.snapshots ?? [])].map(placed => snapshotRow(table, placed));
    });
    if (snapshots.length > 0) await db.insertInto('snapshots').values(snapshots).execute();
    for (const table_id of new Set(snapshots.map(row => row.table_id))) await thinSnapshots(db, table_id);
    await writeLists(db, appends, at);
    await writeNotices(
      db,
      appends.flatMap(({ notices = [] }) => notices),
      at,
    );
    for (const { table, ending } of appends) if (ending) await writeEnding(db, table, ending, at);
    await writeDues(db, appends);
    await writeOrders(db, appends);
  }

  /** Tables that go by other rules from now on: what was taken under the old ones is no use to anybody. */
  async #move(db: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    for (const { table, moved } of appends) {
      if (!moved) continue;
      const [{ numUpdatedRows }] = await db
        .updateTable('tables')
        .set({ rules: moved.rules })
        .where('id', '=', table)
        .execute();
      if (numUpdatedRows !== 1n) throw new Error(`table ${table} is gone`);
      for (const part of ['snapshots', 'stays'] as const)
        await db.deleteFrom(part).where('table_id', '=', table).execute();
    }
  }
}
