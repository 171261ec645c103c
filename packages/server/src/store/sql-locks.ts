import type { Kysely } from 'kysely';
import { aloneWith } from './postgres/alone.ts';
import type { Schema } from './schema.ts';
import type { KeptInvitation, Locks } from './store.ts';
import { written } from './written.ts';

/** Lets somebody in for good; who is in already stays so. */
const letIn = (db: Kysely<Schema>, table: string, person: string, seat: number | null) =>
  db
    .insertInto('admissions')
    .values({ table_id: table, person, seat })
    .onConflict(conflict => conflict.doNothing())
    .execute();

/** Which tables have a password, as what it comes to when it is hashed; who is invited; and who was let in. */
export class SqlLocks implements Locks {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
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
            .values(persons.map(person => ({ table_id: table, person, seat: null })))
            .execute();
      }),
    );
  }

  async admit(table: string, person: string): Promise<void> {
    await written(letIn(this.#db, table, person, null));
  }

  #admission(table: string, person: string): Promise<{ readonly seat: number | null } | undefined> {
    return this.#db
      .selectFrom('admissions')
      .select('seat')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
  }

  async isAdmitted(table: string, person: string): Promise<boolean> {
    return (await this.#admission(table, person)) !== undefined;
  }

  async admitted(table: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('admissions')
      .select('person')
      .where('table_id', '=', table)
      .execute();
    return rows.map(({ person }) => person);
  }

  async seatFor(table: string, person: string): Promise<number | undefined> {
    return (await this.#admission(table, person))?.seat ?? undefined;
  }

  async invitations(table: string): Promise<readonly KeptInvitation[]> {
    const rows = await this.#db
      .selectFrom('invites')
      .leftJoin('people', 'people.id', 'invites.person')
      .select([
        'invites.id',
        'invites.seat',
        'invites.person',
        'people.name',
        'invites.until',
        'invites.used',
      ])
      .where('invites.table_id', '=', table)
      .where('invites.until', '>', this.#now())
      .orderBy('invites.at')
      .orderBy('invites.id')
      .execute();
    return rows.map(({ id, seat, person, name, until, used }) => ({
      id,
      ...(seat !== null && { seat }),
      ...(person !== null && { person }),
      ...(name !== null && { name }),
      until: Number(until),
      used,
    }));
  }

  async invite(
    table: string,
    by: string,
    { id, seat, person, until }: Parameters<Locks['invite']>[2],
    most: number,
  ): Promise<boolean> {
    const at = this.#now();
    // Counted in the statement that writes it, one after the other: of many that are made at once no more stand.
    const { numInsertedOrUpdatedRows: made = 0 } = await aloneWith(this.#db, 'counted', db =>
      db
        .insertInto('invites')
        .columns(['id', 'table_id', 'seat', 'person', 'by', 'at', 'until', 'used'])
        .expression(eb => {
          const others = eb
            .selectFrom('invites')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('table_id', '=', table)
            .where('until', '>', at)
            .where('id', '!=', id);
          return db
            .selectNoFrom(eb => [
              eb.val(id).as('id'),
              eb.val(table).as('table_id'),
              eb.val(seat ?? null).as('seat'),
              eb.val(person ?? null).as('person'),
              eb.val(by).as('by'),
              eb.val(at).as('at'),
              eb.val(until).as('until'),
              eb.lit(0).as('used'),
            ])
            .where(others, '<', most);
        })
        .onConflict(conflict => conflict.column('id').doUpdateSet({ at, until }))
        .executeTakeFirst(),
    );
    return Number(made) > 0;
  }

  async takeBack(table: string, id: string): Promise<void> {
    await written(
      this.#db.transaction().execute(async db => {
        const gone = await db
          .deleteFrom('invites')
          .where('table_id', '=', table)
          .where('id', '=', id)
          .returning('person')
          .execute();
        // Who is invited by name and has not come is not let in any more.
        for (const { person } of gone)
          if (person !== null)
            await db
              .deleteFrom('admissions')
              .where('table_id', '=', table)
              .where('person', '=', person)
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('places')
                      .select('places.guest')
                      .where('places.guest', '=', person)
                      .where('places.table_id', '=', table),
                  ),
                ),
              )
              .execute();
      }),
    );
  }

  async enterBy(table: string, id: string, person: string): Promise<boolean> {
    return written(
      this.#db.transaction().execute(async db => {
        const used = await db
          .updateTable('invites')
          .set(({ eb }) => ({ used: eb('used', '+', 1) }))
          .where('table_id', '=', table)
          .where('id', '=', id)
          .where('person', 'is', null)
          .where('until', '>', this.#now())
          .where(({ or, eb }) => or([eb('seat', 'is', null), eb('used', '=', 0)]))
          .returning('seat')
          .executeTakeFirst();
        if (!used) return false;
        await letIn(db, table, person, used.seat);
        return true;
      }),
    );
  }

  async invitedTo(person: string, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('invites')
      .select('table_id')
      .where('person', '=', person)
      .where('until', '>', this.#now())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('places')
              .select('places.guest')
              .where('places.guest', '=', person)
              .whereRef('places.table_id', '=', 'invites.table_id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.other')
              .where('blocks.person', '=', person)
              .whereRef('blocks.other', '=', 'invites.by'),
          ),
        ),
      )
      .orderBy('until', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }
}
