import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ofPerson } from './accounts/of-person.ts';
import { archive } from './archives.ts';
import { SqlLeases } from './leases/sql-leases.ts';
import { HALL } from './lists.ts';
import { removeTable } from './remove-table.ts';
import type { Schema } from './schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long things are kept, in milliseconds. */
export const terms = {
  /** A table to which nobody but its host has come sinks in the hall, and then leaves it. */
  sinks: 10 * MINUTE,
  leaves: 30 * MINUTE,
  /** A table is abandoned when no person has done anything there for so long; one of bots alone sooner. */
  played: 30 * DAY,
  bots: 7 * DAY,
  /** A guest without a game is forgotten. */
  guest: 30 * DAY,
  /** A waiting room ends at which nothing has happened for so long and nobody is. */
  room: 120 * MINUTE,
  /** The same where it is to be played over days. */
  slowRoom: 14 * DAY,
  /** A game that is over, or that nobody plays any more, goes to the archives once nothing was written for so long. */
  archived: 60 * MINUTE,
  /** What was reported. */
  report: 90 * DAY,
  /** What was said. */
  talk: 365 * DAY,
  /** The mark of from where somebody came. */
  place: 30 * DAY,
  /** A guest with games who has not been here for so long is forgotten, as if they had asked for it. */
  idle: 365 * DAY,
} as const;

/** An abandoned table with so many answers is kept; one with fewer was hardly begun. */
const KEPT_FROM = 20;

/** How many tables are moved in the hall in one go. */
const AT_ONCE = 500;

/** A table that nobody plays any more, and whether it goes or is only put away. */
export type Stale = { readonly table: string; readonly answers: number; readonly goes: boolean };

/** Looks after what is kept: what sinks in the hall, what nobody plays, whom nobody knows. */
export class Care {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #leases: SqlLeases;

  /** `leases` are those of whoever has a table to themselves while something is done to it. */
  constructor(
    db: Kysely<Schema>,
    now: () => number,
    leases = new SqlLeases(db, { node: 'care', run: randomUUID() }),
  ) {
    this.#db = db;
    this.#now = now;
    this.#leases = leases;
  }

  /** Somebody has come to a table who did not set it. */
  async came(table: string): Promise<void> {
    await this.#db.updateTable('summaries').set({ came: 1 }).where('table_id', '=', table).execute();
    await this.#db
      .updateTable('summaries')
      .set({ hall: HALL.shown })
      .where('table_id', '=', table)
      .where('hall', '=', HALL.sunk)
      .execute();
  }

  /** Lets tables sink, and leave the hall, to which nobody has come; of very many at once some, and the rest later. */
  async tidyHall(): Promise<void> {
    for (const [hall, term] of [
      [HALL.gone, terms.leaves],
      [HALL.sunk, terms.sinks],
    ] as const)
      await this.#db
        .updateTable('summaries')
        .set({ hall })
        .where('table_id', 'in', ({ selectFrom }) =>
          selectFrom('summaries as alone')
            .select('alone.table_id')
            .where(({ eb }) =>
              eb.and([
                eb('alone.hall', '>', eb.lit(HALL.gone)),
                eb('alone.came', '=', eb.lit(0)),
                eb('alone.set_at', '<=', this.#now() - term),
                eb('alone.hall', '>', hall),
              ]),
            )
            // Who is to play over days does not come within half an hour: such a room stays until it ends.
            .where(({ not, exists, selectFrom: from }) =>
              not(
                exists(
                  from('rooms')
                    .select('rooms.id')
                    .whereRef('rooms.id', '=', 'alone.table_id')
                    .where('rooms.slow', '=', 1),
                ),
              ),
            )
            .limit(AT_ONCE),
        )
        .execute();
  }

  /** Tables that nobody plays any more, those of longest ago first. A broken one is kept for whoever mends it. */
  async stale(most: number): Promise<readonly Stale[]> {
    const found: Stale[] = [];
    for (const [byPeople, term] of [
      [0, terms.bots],
      [1, terms.played],
    ] as const) {
      const rows = await this.#db
        .selectFrom('summaries')
        .select(['table_id', 'answers', 'frozen'])
        .where(({ eb }) =>
          eb.and([
            eb('over', '=', eb.lit(0)),
            eb('abandoned', '=', eb.lit(0)),
            eb('by_people', '=', byPeople),
            eb('played_at', '<=', this.#now() - term),
          ]),
        )
        // Where something is still to come, as after a long vacation, it is played.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('due')
                .select('due.seat')
                .whereRef('due.table_id', '=', 'summaries.table_id')
                .where('due.at', 'is not', null),
            ),
          ),
        )
        .orderBy('played_at')
        .limit(most - found.length)
        .execute();
      found.push(
        ...rows.map(({ table_id, answers, frozen }) => ({
          table: table_id,
          answers,
          goes: answers < KEPT_FROM && frozen === 0,
        })),
      );
    }
    return found;
  }

  /** Puts a table away: nobody is waited for there, and one snapshot is enough. Whoever plays there takes it up again. */
  async abandon(table: string): Promise<void> {
    await this.#db.transaction().execute(async db => {
      await db
        .updateTable('summaries')
        .set({ abandoned: 1, hall: HALL.gone })
        .where('table_id', '=', table)
        .execute();
      await db.updateTable('places').set({ rank: 0 }).where('table_id', '=', table).execute();
      await db
        .deleteFrom('snapshots')
        .where('table_id', '=', table)
        .where('seq', '<', ({ selectFrom }) =>
          selectFrom('snapshots')
            .select(({ fn }) => fn.max('seq').as('seq'))
            .where('table_id', '=', table),
        )
        .execute();
    });
  }

  /** Games that nobody plays any more and that are not in the archives yet, those of longest ago first. */
  async finished(most: number): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [over, abandoned] of [
      [1, 0],
      [1, 1],
      [0, 1],
    ]) {
      const rows = await this.#db
        .selectFrom('summaries')
        .select('table_id')
        // A literal, or the index of those that are not archived could not be used.
        .where(({ eb }) => eb('archived', '=', eb.lit(0)))
        .where('over', '=', over)
        .where('abandoned', '=', abandoned)
        .where('changed_at', '<=', this.#now() - terms.archived)
        // What is broken is left as it is for whoever mends it.
        .where('frozen', '=', 0)
        .orderBy('changed_at')
        .limit(most - found.length)
        .execute();
      found.push(...rows.map(({ table_id }) => table_id));
    }
    return found;
  }

  /** Puts the log of a game into the archives; false where it is there, or is not ours. */
  archive(table: string): Promise<boolean> {
    return archive(this.#db, this.#leases, table, this.#now());
  }

  /** Removes a table with all that belongs to it. */
  async remove(table: string): Promise<void> {
    await this.#db.transaction().execute(db => removeTable(db, table));
  }

  /**
   * Forgets what is kept for a while only: reports, for whoever runs the house has had time to read them; talk; places. At
   * most so much of each; says whether there may be more.
   */
  async forgetOld(most: number): Promise<boolean> {
    const now = this.#now();
    const reports = await this.#db
      .deleteFrom('reports')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('table_id', 'line', 'by'),
          'in',
          selectFrom('reports')
            .select(['table_id', 'line', 'by'])
            .where('at', '<=', now - terms.report)
            .limit(most)
            .$asTuple('table_id', 'line', 'by'),
        ),
      )
      .executeTakeFirstOrThrow();
    const lines = await this.#db
      .deleteFrom('chat')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('chat')
          .select('id')
          .where('at', '<=', now - terms.talk)
          .limit(most),
      )
      .executeTakeFirstOrThrow();
    const places = await this.#db
      .updateTable('sessions')
      .set({ place: null })
      .where('hash', 'in', ({ selectFrom }) =>
        selectFrom('sessions')
          .select('hash')
          .where('seen_at', '<=', now - terms.place)
          .where('place', 'is not', null)
          .limit(most),
      )
      .executeTakeFirstOrThrow();
    const done = [reports.numDeletedRows, lines.numDeletedRows, places.numUpdatedRows];
    return done.some(count => Number(count) >= most);
  }

  /**
   * Guests with games, at most so many, who have not been here for a year; whoever has signed out everywhere can never
   * come back. Whoever turned out to be somebody else is that person, and stays.
   */
  async idle(most: number): Promise<readonly string[]> {
    const rows = await this.#unseenFor(terms.idle)
      // When somebody was here last whom only a cookie of an earlier version knows, nobody can say.
      .where('signed', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('aliases').select('guest').whereRef('aliases.guest', '=', 'people.id'))),
      )
      .select('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many guests there are whom nobody knows any more: without a game, and made long ago. */
  async strangers(): Promise<number> {
    const { count } = await this.#strangers()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Forgets some of them, and says how many. */
  async forgetStrangers(most: number): Promise<number> {
    const rows = await this.#strangers().select('id').limit(most).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await this.#db.transaction().execute(async db => {
        for (const part of ofPerson) await db.deleteFrom(part).where('person', 'in', ids).execute();
        await db.deleteFrom('people').where('id', 'in', ids).execute();
      });
    return ids.length;
  }

  #strangers() {
    return this.#unseenFor(terms.guest)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('places').select('guest').whereRef('places.guest', '=', 'people.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('id').whereRef('tables.host', '=', 'people.id'))),
      );
  }

  /** Guests who were made so long ago and have not been here since. */
  #unseenFor(term: number) {
    const long = this.#now() - term;
    return (
      this.#db
        .selectFrom('people')
        .where('made_at', '<=', long)
        // An account is no guest, and whoever is leaving is still being forgotten.
        .where('skeleton', 'is', null)
        .where('leaving', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('hash')
                .whereRef('sessions.person', '=', 'people.id')
                .where('seen_at', '>', long),
            ),
          ),
        )
    );
  }
}
