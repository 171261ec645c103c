import type { Snapshot } from '@runehold/kernel/match/match';
import type { LogRecord } from '@runehold/protocol/table/log';
import { namedIn, recognised, twinsAt } from '@runehold/protocol/table/selves';
import type { Kysely, Transaction } from 'kysely';
import type { Fault } from '../host/fault.ts';
import { selvesOf } from './accounts/selves.ts';
import { SqlAccounts } from './accounts/sql-accounts.ts';
import { SqlSelves } from './accounts/sql-selves.ts';
import { GroupCommit } from './group-commit.ts';
import { HouseKeys } from './house/keys.ts';
import { listHall, listMine, writeLists } from './lists.ts';
import { SqlOutbox, writeNotices } from './notices/sql-outbox.ts';
import { SqlReach } from './notices/sql-reach.ts';
import { SqlOutside } from './outside/sql-outside.ts';
import type { PeopleStore } from './people-store.ts';
import { writeEnding } from './results.ts';
import { RoomStore } from './room-store.ts';
import { headOf, keyRow, listedOf, recordOf, rowOf, snapshotOf, snapshotRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { thinSnapshots } from './snapshots.ts';
import { SqlChat } from './sql-chat.ts';
import { SqlLocks } from './sql-locks.ts';
import { SqlPeople } from './sql-people.ts';
import type { Append, ListedTable, Listing, ListPage, Store, StoredTable } from './store.ts';
import { SqlAbsences } from './time/sql-absences.ts';
import { SqlDues, writeDues } from './time/sql-dues.ts';
import { ordersAt, writeOrders } from './time/sql-orders.ts';
import { SqlVacations } from './time/sql-vacations.ts';
import { written } from './written.ts';

/** How many records of a log are read at a time. */
const PAGE = 250;

/** A store in a relational database, through the one query path that all of them share. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #appends: GroupCommit<Append>;
  readonly people: PeopleStore;
  readonly rooms: RoomStore;
  readonly chat: SqlChat;
  readonly locks: SqlLocks;
  readonly outbox: SqlOutbox;
  readonly reach: SqlReach;
  readonly accounts: SqlAccounts;
  readonly selves: SqlSelves;
  readonly outside: SqlOutside;
  readonly dues: SqlDues;
  readonly absences: SqlAbsences;
  readonly vacations: SqlVacations;
  readonly keys: HouseKeys;

  /** `batched` is told how many appends went into each transaction. */
  constructor(db: Kysely<Schema>, now: () => number, batched?: (appends: number) => void) {
    this.#db = db;
    this.#now = now;
    this.people = new SqlPeople(db, now);
    this.chat = new SqlChat(db, now);
    this.locks = new SqlLocks(db, now);
    this.outbox = new SqlOutbox(db, now);
    this.reach = new SqlReach(db, now);
    this.accounts = new SqlAccounts(db, now);
    this.selves = new SqlSelves(db, now);
    this.outside = new SqlOutside(db, now);
    this.dues = new SqlDues(db);
    this.absences = new SqlAbsences(db);
    this.vacations = new SqlVacations(db);
    this.keys = new HouseKeys(db, now);
    this.rooms = new RoomStore(db, now, this.chat);
    this.#appends = new GroupCommit(async appends => {
      await this.#db.transaction().execute(transaction => this.#write(transaction, appends));
      batched?.(appends.length);
    });
  }

  append(append: Append): Promise<void> {
    return written(this.#appends.add(append));
  }

  async #write(db: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    const heads = appends.flatMap(({ head }) => (head ? [rowOf(head)] : []));
    if (heads.length > 0) await db.insertInto('tables').values(heads).execute();
    // Where people had gathered there is a game now.
    for (const { id } of heads) await db.deleteFrom('rooms').where('id', '=', id).execute();
    const at = this.#now();
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

  async load(table: string): Promise<StoredTable | undefined> {
    const head = await this.#db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
    if (!head) return undefined;
    const asWritten = await this.#log(table);
    // Guests who turned out to be others are those from the beginning on; what is written down stays as it is.
    const selves = await selvesOf(this.#db, namedIn(asWritten));
    const log = recognised(asWritten, selves);
    const summary = await this.#db
      .selectFrom('summaries')
      .select('frozen')
      .where('table_id', '=', table)
      .executeTakeFirst();
    const keys = await this.#db
      .selectFrom('table_keys')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    return {
      head: headOf(head, keys),
      log,
      twins: twinsAt(asWritten, selves),
      snapshot: await this.snapshot(table, log.length - 1),
      frozen: summary?.frozen === 1,
      chat: await this.chat.latest(table),
      orders: await ordersAt(this.#db, table),
    };
  }

  /** The log of a table, read page by page: whoever else wants something gets it in between. */
  async #log(table: string): Promise<LogRecord[]> {
    const log: LogRecord[] = [];
    for (;;) {
      const rows = await this.#db
        .selectFrom('records')
        .select('body')
        .where('table_id', '=', table)
        .where('seq', '>=', log.length)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const { body } of rows) log.push(recordOf(table, log.length, body));
      if (rows.length < PAGE) return log;
      await new Promise(resolve => setImmediate(resolve));
    }
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

  async list(listing: Listing, guest: string, after?: string): Promise<ListPage> {
    return listing === 'mine' ? listMine(this.#db, guest, after) : listHall(this.#db, listing, guest, after);
  }

  async running(guest: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('places')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .where('rank', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async setBy(person: string): Promise<{ readonly unfinished: number; readonly listed: number }> {
    const { unfinished, listed } = await this.#db
      .selectFrom('tables')
      .innerJoin('summaries', 'summaries.table_id', 'tables.id')
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('unfinished'),
        fn.sum<number | null>(eb.case().when('summaries.hall', '>', 0).then(1).else(0).end()).as('listed'),
      ])
      .where('tables.host', '=', person)
      .where('summaries.over', '=', 0)
      .where('summaries.frozen', '=', 0)
      .where('summaries.abandoned', '=', 0)
      .executeTakeFirstOrThrow();
    const rooms = await this.rooms.setBy(person);
    return {
      unfinished: Number(unfinished) + rooms.unfinished,
      listed: Number(listed ?? 0) + rooms.listed,
    };
  }

  async fault(table: string, seq: number, fault: Fault): Promise<number> {
    const row = { table_id: table, seq, report: JSON.stringify(fault), at: this.#now() };
    const adding = this.#db.insertInto('faults').values(row).returning('id').executeTakeFirstOrThrow();
    return Number((await written(adding)).id);
  }

  async freeze(table: string, seq: number, fault: Fault): Promise<void> {
    const report = JSON.stringify(fault);
    await this.#db.transaction().execute(async db => {
      await db.insertInto('faults').values({ table_id: table, seq, report, at: this.#now() }).execute();
      await db.updateTable('summaries').set({ frozen: 1, hall: 0 }).where('table_id', '=', table).execute();
      await db.updateTable('places').set({ rank: 0 }).where('table_id', '=', table).execute();
      await db.deleteFrom('due').where('table_id', '=', table).execute();
    });
  }

  async thaw(table: string): Promise<void> {
    await written(
      this.#db.updateTable('summaries').set({ frozen: 0 }).where('table_id', '=', table).execute(),
    );
  }

  async key(name: string, make: () => string): Promise<string> {
    return (await this.keys.good(name, make))[0].value;
  }

  async close(): Promise<void> {
    await this.#appends.settled();
    await this.#db.destroy();
  }
}
