import type { NewAnnouncement } from '@runehold/protocol/hall/news';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import { writeNotices } from './sql-outbox.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So many people are written to in one statement. */
const AT_ONCE = 200;

export type KeptAnnouncement = {
  readonly n: number;
  readonly en: string;
  readonly pl: string;
  readonly stopAt?: number;
};

const kept = ({ n, en, pl, stop_at }: Selectable<Schema['announcements']>): KeptAnnouncement => ({
  n,
  en,
  pl,
  ...(stop_at !== null && { stopAt: Number(stop_at) }),
});

/** What whoever runs the house has to say to everybody: to whoever has the page open, and to whoever is reached elsewhere. */
export class Announcements {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Says it, and has everybody told who can be reached; says under which number, and to how many. */
  async make({
    en,
    pl,
    hours,
    stopIn,
  }: NewAnnouncement): Promise<{ readonly n: number; readonly people: number }> {
    const now = this.#now();
    return written(
      this.#db.transaction().execute(async db => {
        const { last } = await db
          .selectFrom('announcements')
          .select(({ fn }) => fn.max('n').as('last'))
          .executeTakeFirstOrThrow();
        const n = Number(last ?? 0) + 1;
        const stop_at = stopIn === undefined ? null : now + stopIn * MINUTE_MS;
        const row = { n, en, pl, made_at: now, until: now + hours * HOUR_MS, stop_at };
        await db.insertInto('announcements').values(row).execute();
        const found = await db
          .selectFrom('push')
          .select('person')
          .union(db.selectFrom('webhooks').select('person'))
          .union(db.selectFrom('mail_addresses').select('person').where('good', '=', 1))
          .execute();
        for (let at = 0; at < found.length; at += AT_ONCE) {
          const slice = found.slice(at, at + AT_ONCE);
          // Of a notice without a table the number says which announcement it is.
          const notices = slice.map(({ person }) => ({ person, kind: 'system', seq: n }) as const);
          await writeNotices(db, notices, now);
        }
        return { n, people: found.length };
      }),
    );
  }

  /** What stands now, the latest first. */
  async standing(): Promise<readonly KeptAnnouncement[]> {
    const rows = await this.#db
      .selectFrom('announcements')
      .selectAll()
      .where('until', '>', this.#now())
      .execute();
    return rows.map(kept).sort((one, other) => other.n - one.n);
  }

  /** One that stands. */
  async find(n: number): Promise<KeptAnnouncement | undefined> {
    return (await this.standing()).find(each => each.n === n);
  }

  /** Says it no longer; whoever has not been told is not. Whether it still stood. */
  async takeBack(n: number): Promise<boolean> {
    const now = this.#now();
    const { numUpdatedRows } = await written(
      this.#db
        .updateTable('announcements')
        .set({ until: now })
        .where('n', '=', n)
        .where('until', '>', now)
        .executeTakeFirst(),
    );
    return Number(numUpdatedRows) > 0;
  }
}
