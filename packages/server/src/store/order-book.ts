import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@runehold/protocol/hall/roles';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import type { Kysely } from 'kysely';
import type { Fault } from '../host/fault.ts';
import type { Guest } from './people-store.ts';
import { BESIDE, RATING } from './results.ts';
import type { Schema } from './schema.ts';
import { written } from './written.ts';

/** What somebody may not do for a while: speak; come at all; the same for everybody from one place. */
const banKinds = ['mute', 'ban', 'place'] as const;
export type BanKind = (typeof banKinds)[number];

export type KeptBan = {
  readonly id: string;
  readonly kind: BanKind;
  readonly what: string;
  readonly name: string;
  readonly until: number;
  /** Who gave it: a person, or `command`. */
  readonly by: string;
};

/** What somebody says is wrong with a game. */
type KeptProblem = {
  readonly number: number;
  readonly table: string;
  readonly words: string;
  readonly at: number;
};

/** A rated game of people two of whom were in one place. */
type KeptBeside = { readonly table: string; readonly at: number; readonly names: readonly string[] };

export type KeptReport = {
  readonly table: string;
  readonly line: number;
  readonly of?: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly by: readonly string[];
};

/** A line that was said around another. */
export type NearLine = {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly removed: boolean;
};

/** Something that was done by whoever keeps order, or by command. */
export type Deed = { readonly at: number; readonly by: string; readonly act: string; readonly about: string };

const YEAR_MS = 366 * 24 * 3_600_000;

/** So many lines before and after one that was reported are shown. */
const AROUND = 5;

/** What those who keep order go by and write down. No hand and no card is in it. */
export class OrderBook {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The account of a name, or of one that looks like it. */
  async accountOf(name: string): Promise<Guest | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('skeleton', '=', skeletonOf(name))
      .executeTakeFirst();
  }

  async roleOf(person: string): Promise<Role | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .select('role')
      .where('id', '=', person)
      .executeTakeFirst();
    return roles.find(role => role === row?.role);
  }

  /** Everybody who has a role. */
  async keepers(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('people')
      .select('id')
      .where('role', 'in', [...roles])
      .execute();
    return rows.map(({ id }) => id);
  }

  async setRole(person: string, role: Role | undefined): Promise<void> {
    await written(
      this.#db
        .updateTable('people')
        .set({ role: role ?? null })
        .where('id', '=', person)
        .execute(),
    );
  }

  /** Writes down that a role was used: by whom, for what, and about whom. A name stands with its person alone. */
  async note(by: string, act: string, about: string, of?: string): Promise<void> {
    const row = { id: randomUUID(), at: this.#now(), by, act, about, of: of ?? null };
    await written(this.#db.insertInto('audit').values(row).execute());
  }

  /** What was done within a year, the newest first: everything, or only certain acts. */
  async deeds(most: number, acts?: readonly string[]): Promise<readonly Deed[]> {
    const all = this.#db
      .selectFrom('audit')
      .leftJoin('people', 'people.id', 'audit.by')
      .leftJoin('people as meant', 'meant.id', 'audit.of')
      .select(['audit.at', 'audit.by', 'audit.act', 'audit.about', 'people.name', 'meant.name as whom'])
      .where('audit.at', '>', this.#now() - YEAR_MS)
      .orderBy('audit.at', 'desc')
      .limit(most);
    const rows = await (acts === undefined ? all : all.where('audit.act', 'in', [...acts])).execute();
    return rows.map(({ at, by, act, about, name, whom }) => ({
      at: Number(at),
      by: name ?? by,
      act,
      about: [whom, about].filter(part => part).join(', '),
    }));
  }

  /** What people have said within a year is wrong with games, the newest first. What they see of it is not told. */
  async problems(most: number): Promise<readonly KeptProblem[]> {
    const rows = await this.#db
      .selectFrom('faults')
      .select(['id', 'table_id', 'report', 'at'])
      .where('by', 'is not', null)
      .where('at', '>', this.#now() - YEAR_MS)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, table_id, report, at }) => {
      const { words = '' } = JSON.parse(report) as Fault;
      return { number: Number(id), table: table_id, words, at: Number(at) };
    });
  }

  /** The reports that nobody has seen to, the newest first; of one line there is one, by all who made it. */
  async openReports(most: number): Promise<readonly KeptReport[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .leftJoin('people', 'people.id', 'reports.by')
      .select([
        'reports.table_id',
        'reports.line',
        'reports.of',
        'reports.name',
        'reports.text',
        'reports.at',
        'people.name as reporter',
      ])
      .where('reports.settled', '=', 0)
      .orderBy('reports.at', 'desc')
      .limit(most)
      .execute();
    const found = new Map<string, KeptReport>();
    for (const { table_id: table, line, of, name, text, at, reporter } of rows) {
      const key = `${table} ${line}`;
      const by = [...(found.get(key)?.by ?? []), reporter ?? '?'];
      found.set(key, { table, line, ...(of !== null && { of }), name, text, at: Number(at), by });
    }
    return [...found.values()];
  }

  async report(
    table: string,
    line: number,
  ): Promise<{ readonly of?: string; readonly name: string } | undefined> {
    const row = await this.#db
      .selectFrom('reports')
      .select(['of', 'name'])
      .where('table_id', '=', table)
      .where('line', '=', line)
      .executeTakeFirst();
    return row && { name: row.name, ...(row.of !== null && { of: row.of }) };
  }

  /** What was said around a line, in the same room. */
  async around(table: string, line: number): Promise<readonly NearLine[]> {
    const lines = this.#db.selectFrom('chat').selectAll().where('table_id', '=', table);
    const at = await lines.where('id', '=', line).executeTakeFirst();
    if (!at) return [];
    const there = lines.where('room', '=', at.room);
    const before = await there.where('id', '<', line).orderBy('id', 'desc').limit(AROUND).execute();
    const after = await there.where('id', '>', line).orderBy('id').limit(AROUND).execute();
    return [...before.reverse(), at, ...after].map(({ id, name, text, at: when, removed }) => ({
      id,
      name,
      text,
      at: Number(when),
      removed: removed === 1,
    }));
  }

  async settle(table: string, line: number): Promise<void> {
    await written(
      this.#db
        .updateTable('reports')
        .set({ settled: 1 })
        .where('table_id', '=', table)
        .where('line', '=', line)
        .execute(),
    );
  }

  /** What is in force, the last to end first. */
  async bans(): Promise<readonly KeptBan[]> {
    const rows = await this.#db
      .selectFrom('bans')
      .select(['id', 'kind', 'what', 'name', 'until', 'by'])
      .where('until', '>', this.#now())
      .orderBy('until', 'desc')
      .execute();
    return rows.flatMap(({ id, kind, what, name, until, by }) => {
      const known = banKinds.find(each => each === kind);
      return known === undefined ? [] : [{ id, kind: known, what, name, until: Number(until), by }];
    });
  }

  async ban(ban: Omit<KeptBan, 'id'>): Promise<void> {
    await written(
      this.#db
        .insertInto('bans')
        .values({ ...ban, id: randomUUID(), at: this.#now() })
        .execute(),
    );
  }

  /** Ends what is in force, by its id, or all of it that is about somebody. Says how much that was. */
  async lift(about: { readonly id: string } | { readonly person: string }): Promise<number> {
    const lifting = this.#db.deleteFrom('bans');
    const lifted = await written(
      ('id' in about
        ? lifting.where('id', '=', about.id)
        : lifting.where('what', 'in', [about.person, ...(await this.placesOf(about.person))])
      ).execute(),
    );
    return lifted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  }

  /** From where somebody has come, as marks. */
  async placesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('sessions').select('place').where('person', '=', person).execute();
    return [...new Set(rows.flatMap(({ place }) => (place === null ? [] : [place])))];
  }

  /** Notes from where a session is used, where that is news. */
  async notePlace(session: string, place: string): Promise<void> {
    await written(
      this.#db
        .updateTable('sessions')
        .set({ place })
        .where('hash', '=', session)
        .where(({ or, eb }) => or([eb('place', 'is', null), eb('place', '!=', place)]))
        .execute(),
    );
  }

  /** Rated games of people in one place that nobody has seen to, the latest first, with who played. */
  async beside(most: number): Promise<readonly KeptBeside[]> {
    const games = await this.#db
      .selectFrom('endings')
      .select(['table_id', 'at'])
      // Literals, or the index of these could not be used.
      .where(({ eb }) => eb('beside', '=', eb.lit(BESIDE.yes)))
      .where(({ eb }) => eb('state', '=', eb.lit(RATING.done)))
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(most)
      .execute();
    return Promise.all(
      games.map(async ({ table_id, at }) => {
        const rows = await this.#db
          .selectFrom('rating_events')
          .innerJoin('people', 'people.id', 'rating_events.person')
          .select('people.name')
          .where('rating_events.table_id', '=', table_id)
          .execute();
        return { table: table_id, at: Number(at), names: rows.map(({ name }) => name) };
      }),
    );
  }

  /** Whether somebody played a game that is over. */
  async hasResult(table: string, person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('results')
      .select('seat')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Somebody has seen to a rated game of people in one place. */
  async settleBeside(table: string): Promise<void> {
    await written(
      this.#db
        .updateTable('endings')
        .set({ beside: BESIDE.settled })
        .where('table_id', '=', table)
        .where('beside', '=', BESIDE.yes)
        .execute(),
    );
  }

  /** Games that broke, or were stopped, and are still so, the latest first. What people say is wrong stops none. */
  async frozen(most: number): Promise<readonly { readonly table: string; readonly at: number }[]> {
    const rows = await this.#db
      .selectFrom('faults')
      .innerJoin('summaries', 'summaries.table_id', 'faults.table_id')
      .select(['faults.table_id', 'faults.at'])
      .where('summaries.frozen', '=', 1)
      .execute();
    const latest = rows.toSorted((a, b) => Number(b.at) - Number(a.at));
    // Of a game that was thawed and broke again it counts when it last did.
    const tables = [...new Set(latest.map(({ table_id }) => table_id))].slice(0, most);
    return tables.map(table => ({
      table,
      at: Number(latest.find(({ table_id }) => table_id === table)?.at),
    }));
  }
}
