import { randomUUID } from 'node:crypto';
import type { Snapshot } from '@runehold/kernel/match/record';
import type { LogRecord } from '@runehold/protocol/table/log';
import { namedIn, recognised, twinsAt } from '@runehold/protocol/table/selves';
import type { Kysely } from 'kysely';
import type { Fault } from '../host/fault.ts';
import { selvesOf } from './accounts/selves.ts';
import { SqlAccounts } from './accounts/sql-accounts.ts';
import { SqlSelves } from './accounts/sql-selves.ts';
import { archivedSnapshot, readArchive } from './archives.ts';
import { HouseKeys } from './house/keys.ts';
import type { Holder } from './leases/leases.ts';
import { SqlLeases } from './leases/sql-leases.ts';
import { hideMine, listHall, listMine } from './lists.ts';
import { SqlOutbox } from './notices/sql-outbox.ts';
import { SqlReach } from './notices/sql-reach.ts';
import { SqlOutside } from './outside/sql-outside.ts';
import type { PeopleStore } from './people-store.ts';
import { aloneWith } from './postgres/alone.ts';
import { RoomStore } from './room-store.ts';
import { headOf, listedOf, recordOf, snapshotOf } from './rows.ts';
import type { Schema } from './schema.ts';
import { SqlAppends } from './sql-appends.ts';
import { SqlChat } from './sql-chat.ts';
import { SqlLocks } from './sql-locks.ts';
import { SqlPeople } from './sql-people.ts';
import type { Append, ListedTable, Listing, ListPage, Store, StoredTable } from './store.ts';
import { SqlAbsences } from './time/sql-absences.ts';
import { SqlDues } from './time/sql-dues.ts';
import { ordersAt } from './time/sql-orders.ts';
import { SqlVacations } from './time/sql-vacations.ts';
import { written } from './written.ts';

/** How many records of a log are read at a time. */
const PAGE = 250;

/** A store in a relational database, through the one query path that all of them share. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #appends: SqlAppends;
  readonly leases: SqlLeases;
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

  /** `batched` is told how many appends went into each transaction; `me` is who writes, if not somebody of its own. */
  constructor(
    db: Kysely<Schema>,
    now: () => number,
    batched?: (appends: number) => void,
    me: Holder = { node: 'house', run: randomUUID() },
  ) {
    const leases = new SqlLeases(db, me);
    this.leases = leases;
    this.#db = db;
    this.#now = now;
    this.people = new SqlPeople(db, now);
    this.chat = new SqlChat(db, now, leases);
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
    this.rooms = new RoomStore(db, now, this.chat, leases);
    this.#appends = new SqlAppends({ db, now, leases, ...(batched && { batched }) });
  }

  append(append: Append): Promise<void> {
    return this.#appends.add(append);
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

  /**
   * The log of a table, read page by page: whoever else wants something gets it in between. It may go to the archives
   * meanwhile, or come back from there.
   */
  async #log(table: string): Promise<LogRecord[]> {
    const log: LogRecord[] = [];
    for (let isAgain = false; ; ) {
      const rows = await this.#db
        .selectFrom('records')
        .select('body')
        .where('table_id', '=', table)
        .where('seq', '>=', log.length)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const { body } of rows) log.push(recordOf(table, log.length, body));
      if (rows.length === PAGE) await new Promise(resolve => setImmediate(resolve));
      else if (rows.length > 0) return log;
      else {
        const archived = await readArchive(this.#db, table);
        if (archived) return archived.log;
        if (log.length > 0 || isAgain) return log;
        isAgain = true;
      }
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
    return snapshotOf(row ?? (await archivedSnapshot(this.#db, table, seq)));
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

  hide(table: string, guest: string, on: boolean): Promise<boolean> {
    return written(hideMine(this.#db, guest, table, on));
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

  async problem(
    table: string,
    seq: number,
    by: string,
    fault: Fault,
    { ofPerson, ofTable }: { readonly ofPerson: number; readonly ofTable: number },
  ): Promise<number | undefined> {
    // Counted in the statement that writes it, one after the other: of many that come at once no more are taken.
    const row = await aloneWith(this.#db, 'counted', db =>
      db
        .insertInto('faults')
        .columns(['table_id', 'seq', 'report', 'at', 'by'])
        .expression(eb => {
          const said = eb.selectFrom('faults').select(({ fn }) => fn.countAll<number>().as('n'));
          const there = said.where('table_id', '=', table);
          return db
            .selectNoFrom(eb => [
              eb.val(table).as('table_id'),
              eb.val(seq).as('seq'),
              eb.val(JSON.stringify(fault)).as('report'),
              eb.val(this.#now()).as('at'),
              eb.val(by).as('by'),
            ])
            .where(there.where('by', '=', by), '<', ofPerson)
            .where(there.where('by', 'is not', null), '<', ofTable);
        })
        .returning('id')
        .executeTakeFirst(),
    );
    return row && Number(row.id);
  }

  async freeze(table: string, seq: number, fault: Fault, epoch?: number): Promise<void> {
    const report = JSON.stringify(fault);
    await this.leases.within(table, epoch, this.#now(), async db => {
      await db
        .insertInto('faults')
        .values({ table_id: table, seq, report, at: this.#now(), by: null })
        .execute();
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
