import { isSlow, type Pace } from '@runehold/protocol/parts/clock-terms';
import type { Kysely, Selectable } from 'kysely';
import { alone } from '../store/postgres/alone.ts';
import { asNumber } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { written } from '../store/written.ts';
import type { Seeker } from './pairing.ts';

/** Somebody who looks for a table as they are kept, with the one that was found. */
export type KeptSeeker = Seeker & { readonly table?: string };

/** Whoever is to play at once is there: who has not been seen for so long is looked for nothing. */
const HERE_MS = 45_000;
/** And after so long they have given it up; who is to play over days, as late as a room of such people would end. */
const GONE_MS = 600_000;
const GONE_SLOW_MS = 14 * 24 * 3_600_000;

const isGone = (row: Selectable<Schema['seekers']>, now: number): boolean =>
  Number(row.seen_at) < now - (isSlow(row.pace as Pace) ? GONE_SLOW_MS : GONE_MS);

const seekerOf = (row: Selectable<Schema['seekers']>): KeptSeeker => ({
  person: row.person,
  game: row.game,
  seats: row.seats,
  pace: row.pace as Exclude<Pace, 'none'>,
  rating: row.rating,
  reliability: row.reliability,
  reliable: row.reliable === 1,
  since: Number(row.since),
  ...(row.table_id !== null && { table: row.table_id }),
});

/** Who looks for a table, in the database. */
export class SqlSeekers {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Somebody begins to look, in place of whatever they looked for before. */
  async put({ reliable, table: _, ...seeker }: KeptSeeker): Promise<void> {
    const row = { ...seeker, reliable: asNumber(reliable), seen_at: seeker.since, table_id: null };
    await written(
      this.#db
        .insertInto('seekers')
        .values(row)
        .onConflict(conflict => conflict.column('person').doUpdateSet(row))
        .execute(),
    );
  }

  async drop(person: string): Promise<void> {
    await written(this.#db.deleteFrom('seekers').where('person', '=', person).execute());
  }

  /** What somebody looks for; with `now` it is noted that they are there. */
  async of(person: string, now: number): Promise<KeptSeeker | undefined> {
    const row = await this.#db
      .selectFrom('seekers')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await written(
      this.#db.updateTable('seekers').set({ seen_at: now }).where('person', '=', person).execute(),
    );
    return seekerOf(row);
  }

  /** Everybody who looks now; those who are to play at once only while they are there. */
  async looking(now: number): Promise<readonly KeptSeeker[]> {
    const rows = await this.#db.selectFrom('seekers').selectAll().where('table_id', 'is', null).execute();
    const gone = rows.filter(row => isGone(row, now));
    for (const { person } of gone) await this.drop(person);
    return rows
      .filter(row => !gone.includes(row))
      .filter(row => isSlow(row.pace as Pace) || Number(row.seen_at) >= now - HERE_MS)
      .map(row => seekerOf(row));
  }

  /** A table is found for these, if all of them still look: whoever else puts people together may have been first. */
  async find(persons: readonly string[], table: string): Promise<boolean> {
    return written(
      this.#db.transaction().execute(async db => {
        await alone(db, 'seekers');
        const looking = await db
          .selectFrom('seekers')
          .select('person')
          .where('person', 'in', [...persons])
          .where('table_id', 'is', null)
          .execute();
        if (looking.length < persons.length) return false;
        await db
          .updateTable('seekers')
          .set({ table_id: table })
          .where('person', 'in', [...persons])
          .execute();
        return true;
      }),
    );
  }

  /** There was no table after all: somebody looks on. */
  async lookOn(person: string): Promise<void> {
    await written(
      this.#db.updateTable('seekers').set({ table_id: null }).where('person', '=', person).execute(),
    );
  }
}
