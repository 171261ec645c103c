import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Vacation, VacationStore } from '../store.ts';
import { written } from '../written.ts';

/** Who is on vacation when, in the database of the store. */
export class SqlVacations implements VacationStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(person: string): Promise<readonly Vacation[]> {
    const rows = await this.#db
      .selectFrom('vacations')
      .selectAll()
      .where('person', '=', person)
      .orderBy('from_at')
      .execute();
    return rows.map(({ from_at, until_at, days }) => ({
      from: Number(from_at),
      until: Number(until_at),
      days,
    }));
  }

  async add(person: string, { from, until, days }: Vacation): Promise<void> {
    await written(
      this.#db
        .insertInto('vacations')
        .values({ person, from_at: from, until_at: until, days, told: 0 })
        .execute(),
    );
  }

  async drop(person: string, from: number): Promise<void> {
    await written(
      this.#db.deleteFrom('vacations').where('person', '=', person).where('from_at', '=', from).execute(),
    );
  }

  async end(person: string, from: number, now: number): Promise<void> {
    await written(
      this.#db
        .updateTable('vacations')
        .set({ until_at: now, told: 0 })
        .where('person', '=', person)
        .where('from_at', '=', from)
        .execute(),
    );
  }

  async current(persons: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom('vacations')
      .select(['person', 'until_at'])
      .where('person', 'in', [...persons])
      .where('from_at', '<=', now)
      .where('until_at', '>', now)
      .execute();
    return new Map(rows.map(({ person, until_at }) => [person, Number(until_at)]));
  }

  async untold(now: number, most: number): ReturnType<VacationStore['untold']> {
    const rows = await this.#db
      .selectFrom('vacations')
      .select(['person', 'from_at'])
      .where('told', '=', 0)
      .where('from_at', '<=', now)
      .orderBy('from_at')
      .limit(most)
      .execute();
    return rows.map(({ person, from_at }) => ({ person, from: Number(from_at) }));
  }

  async tell(person: string, from: number): Promise<void> {
    await written(
      this.#db
        .updateTable('vacations')
        .set({ told: 1 })
        .where('person', '=', person)
        .where('from_at', '=', from)
        .execute(),
    );
  }

  async tablesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('places')
      .select('table_id')
      .where('guest', '=', person)
      .where('rank', '>', 0)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('due').select('due.seat').whereRef('due.table_id', '=', 'places.table_id')),
      )
      .execute();
    return rows.map(({ table_id }) => table_id);
  }
}
