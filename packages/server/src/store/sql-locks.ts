import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Locks } from './store.ts';
import { written } from './written.ts';

/** Which tables have a password, as what it comes to when it is hashed, and who has given it. */
export class SqlLocks implements Locks {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async hashOf(table: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('locks')
      .select('hash')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.hash;
  }

  async set(table: string, hash: string, persons: readonly string[]): Promise<void> {
    await written(
      this.#db.transaction().execute(async db => {
        await db.insertInto('locks').values({ table_id: table, hash }).execute();
        if (persons.length > 0)
          await db
            .insertInto('admissions')
            .values(persons.map(person => ({ table_id: table, person })))
            .execute();
      }),
    );
  }

  async admit(table: string, person: string): Promise<void> {
    await written(
      this.#db
        .insertInto('admissions')
        .values({ table_id: table, person })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
  }

  async isAdmitted(table: string, person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('admissions')
      .select('person')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  async admitted(table: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('admissions')
      .select('person')
      .where('table_id', '=', table)
      .execute();
    return rows.map(({ person }) => person);
  }
}
