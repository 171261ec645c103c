import type { Kysely } from 'kysely';
import type { Guest, KeptSession, PeopleStore } from './people-store.ts';
import type { Schema } from './schema.ts';
import { written } from './written.ts';

/** People and their sessions in the database of the store. */
export class SqlPeople implements PeopleStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async person(id: string): Promise<Guest | undefined> {
    return this.#db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  }

  async bySession(hash: string): ReturnType<PeopleStore['bySession']> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.skeleton', 'sessions.seen_at', 'sessions.label'])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst();
    return (
      row && {
        person: { id: row.id, name: row.name },
        isClaimed: row.skeleton !== null,
        seenAt: Number(row.seen_at),
        label: row.label ?? undefined,
      }
    );
  }

  async bear({ id, name }: Guest, hash: string): Promise<void> {
    const at = this.#now();
    await written(
      this.#db.transaction().execute(async db => {
        await db
          .insertInto('people')
          .values({ id, name, made_at: at, signed: 0, skeleton: null, exported_at: null, leaving: 0 })
          .onConflict(conflict => conflict.doNothing())
          .execute();
        await db
          .insertInto('sessions')
          .values({ hash, person: id, made_at: at, seen_at: at, label: null, via: null })
          .onConflict(conflict => conflict.doNothing())
          .execute();
      }),
    );
  }

  async rename({ id, name }: Guest): Promise<void> {
    await written(this.#db.updateTable('people').set({ name }).where('id', '=', id).execute());
  }

  async see(hash: string): Promise<void> {
    await written(
      this.#db.updateTable('sessions').set({ seen_at: this.#now() }).where('hash', '=', hash).execute(),
    );
  }

  async label(hash: string, label: string): Promise<void> {
    await written(this.#db.updateTable('sessions').set({ label }).where('hash', '=', hash).execute());
  }

  async sessions(person: string): Promise<readonly KeptSession[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['hash', 'made_at', 'seen_at', 'label'])
      .where('person', '=', person)
      .execute();
    const latest = rows.toSorted((a, b) => Number(b.seen_at) - Number(a.seen_at));
    return latest.map(({ hash, made_at, seen_at, label }) => ({
      hash,
      madeAt: Number(made_at),
      seenAt: Number(seen_at),
      ...(label !== null && { label }),
    }));
  }

  async end(hashes: readonly string[]): Promise<void> {
    await written(
      this.#db
        .deleteFrom('sessions')
        .where('hash', 'in', [...hashes])
        .execute(),
    );
  }

  async signed(id: string): Promise<Guest | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', '=', id)
      .where('signed', '=', 1)
      .executeTakeFirst();
  }

  async forgetSigned(id: string): Promise<void> {
    await written(this.#db.updateTable('people').set({ signed: 0 }).where('id', '=', id).execute());
  }
}
