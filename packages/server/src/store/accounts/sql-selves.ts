import { FORGOTTEN } from '@runehold/protocol/parts/nameless';
import type { Kysely } from 'kysely';
import type { Fault } from '../../host/fault.ts';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type { Ended, NewSession, SaidLine, SelfStore } from './account-store.ts';
import { forgetPerson, takeNamesOff } from './farewell.ts';
import { allSelves, recogniseGuest, selvesAndBots, tablesOf } from './selves.ts';
import { openSession } from './sql-accounts.ts';

/** Which guests turned out to be whom, and what becomes of somebody who leaves for good. */
export class SqlSelves implements SelfStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The tables that somebody, or a bot of theirs, has to do with. */
  async tables(person: string): Promise<readonly string[]> {
    return tablesOf(this.#db, await selvesAndBots(this.#db, person));
  }

  /** Opens a session of a person for a guest who turned out to be them. Every session of the guest ends. */
  become(guest: string, person: string, session: NewSession): Promise<Ended> {
    return written(
      this.#db.transaction().execute(async db => {
        const own = await db.selectFrom('sessions').select('hash').where('person', '=', guest).execute();
        await recogniseGuest(db, guest, person, this.#now());
        const { ended } = await openSession(db, person, session, this.#now());
        return { ended: [...new Set([...ended, ...own.map(({ hash }) => hash)])] };
      }),
    );
  }

  /** What somebody said, the oldest first. */
  async said(person: string): Promise<readonly SaidLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['table_id', 'text', 'at'])
      .where('guest', 'in', [...(await allSelves(this.#db, person))])
      .where('removed', '=', 0)
      .orderBy('id')
      .execute();
    return rows.map(({ table_id, text, at }) => ({ table: table_id, text, at: Number(at) }));
  }

  /** What somebody said is wrong with games, the oldest first. */
  async complained(person: string): Promise<readonly SaidLine[]> {
    const rows = await this.#db
      .selectFrom('faults')
      .select(['table_id', 'report', 'at'])
      .where('by', 'in', [...(await allSelves(this.#db, person))])
      .orderBy('id')
      .execute();
    return rows.map(({ table_id, report, at }) => {
      const { words = '' } = JSON.parse(report) as Fault;
      return { table: table_id, text: words, at: Number(at) };
    });
  }

  /** Has somebody be nobody, at once but for their names at tables. */
  forget(person: string): Promise<Ended> {
    return written(
      this.#db
        .transaction()
        .execute(async db => ({ ended: await forgetPerson(db, await selvesAndBots(db, person)) })),
    );
  }

  /** Those who are gone and whose names may still stand somewhere. */
  async leaving(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('people')
      .select('id')
      // A literal, or the index of those who are leaving could not be used.
      .where(({ eb }) => eb('leaving', '=', eb.lit(1)))
      .execute();
    return rows.map(({ id }) => id);
  }

  async takeNamesOff(table: string, persons: ReadonlySet<string>): Promise<void> {
    await written(takeNamesOff(this.#db, table, persons));
  }

  /** Their names stand nowhere any more. */
  async gone(persons: readonly string[]): Promise<void> {
    await written(
      this.#db
        .updateTable('people')
        .set({ leaving: 0, name: FORGOTTEN })
        .where('id', 'in', [...persons])
        .execute(),
    );
  }
}
