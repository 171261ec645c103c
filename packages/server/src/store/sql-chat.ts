import { limits } from '@runehold/protocol/limits';
import type { ChatKeeper, KeptLine } from '@runehold/protocol/table/keeper';
import type { Kysely, Selectable } from 'kysely';
import type { SqlLeases } from './leases/sql-leases.ts';
import { noticesOfLine } from './notices/chat-notices.ts';
import { writeNotices } from './notices/sql-outbox.ts';
import type { Schema } from './schema.ts';
import type { ChatStore, Report } from './store.ts';
import { written } from './written.ts';

/** So many people are asked about in one statement. */
const AT_ONCE = 500;

/** A line of chat as it is kept. */
const lineOf = (row: Selectable<Schema['chat']>): KeptLine => ({
  id: row.id,
  room: row.room === 'table' ? 'table' : 'gallery',
  name: row.name,
  text: row.text,
  at: Number(row.at),
  ...(row.seat !== null && { seat: row.seat }),
  ...(row.guest !== null && { guest: row.guest }),
  ...(row.removed === 1 && { removed: true }),
});

/** What is said at tables, what was taken away or reported of it, and who hears whom no more. */
export class SqlChat implements ChatStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #leases: SqlLeases;

  constructor(db: Kysely<Schema>, now: () => number, leases: SqlLeases) {
    this.#db = db;
    this.#now = now;
    this.#leases = leases;
  }

  async latest(table: string): Promise<readonly KeptLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(limits.history)
      .execute();
    return rows.reverse().map(lineOf);
  }

  async say(
    table: string,
    { room, name, text, seat, guest }: Parameters<ChatKeeper['say']>[0],
    epoch?: number,
  ): Promise<KeptLine> {
    const at = this.#now();
    const said = { table_id: table, room, name, text, seat: seat ?? null, at, guest: guest ?? null };
    return this.#leases.within(table, epoch, at, async db => {
      const row = await db
        .insertInto('chat')
        .values({ ...said, removed: 0 })
        .returningAll()
        .executeTakeFirstOrThrow();
      const line = lineOf(row);
      await writeNotices(db, await noticesOfLine(db, table, line), at);
      return line;
    });
  }

  async hide(table: string, line: number): Promise<void> {
    await written(
      this.#db
        .updateTable('chat')
        .set({ removed: 1 })
        .where('id', '=', line)
        .where('table_id', '=', table)
        .execute(),
    );
  }

  /** Notes a report. What was said is kept with it, for the table may be gone when somebody reads it. */
  async report(table: string, { id, name, text, guest }: KeptLine, by: string): Promise<void> {
    await written(
      this.#db
        .insertInto('reports')
        .values({ table_id: table, line: id, by, of: guest ?? null, name, text, at: this.#now(), settled: 0 })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
  }

  async reports(most: number): Promise<readonly Report[]> {
    const rows = await this.#db
      .selectFrom('reports')
      .leftJoin('people', 'people.id', 'reports.by')
      .select([
        'reports.table_id',
        'reports.line',
        'reports.by',
        'reports.of',
        'reports.name',
        'reports.text',
        'reports.at',
        'people.name as reporter',
      ])
      .orderBy('reports.at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ table_id, line, by, of, name, text, at, reporter }) => ({
      table: table_id,
      line,
      by,
      ...(reporter !== null && { reporter }),
      ...(of !== null && { of }),
      name,
      text,
      at: Number(at),
    }));
  }

  async mutedBy(person: string): Promise<ReadonlySet<string>> {
    return new Set((await this.#unheard([person])).map(({ other }) => other));
  }

  async mutedByEach(persons: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const muted = new Map<string, Set<string>>(persons.map(person => [person, new Set()]));
    for (let at = 0; at < persons.length; at += AT_ONCE)
      for (const { person, other } of await this.#unheard(persons.slice(at, at + AT_ONCE)))
        muted.get(person)?.add(other);
    return muted;
  }

  #unheard(persons: readonly string[]): Promise<{ person: string; other: string }[]> {
    const of = (table: 'mutes' | 'blocks') =>
      this.#db
        .selectFrom(table)
        .select(['person', 'other'])
        .where('person', 'in', [...persons]);
    return of('mutes').union(of('blocks')).execute();
  }

  mute(person: string, other: string, on: boolean): Promise<void> {
    return this.#note('mutes', { person, other }, on);
  }

  block(person: string, other: string, on: boolean): Promise<void> {
    return this.#note('blocks', { person, other }, on);
  }

  /** Writes down what somebody wants of somebody else, or that they want it no longer. */
  async #note(
    table: 'mutes' | 'blocks',
    { person, other }: { readonly person: string; readonly other: string },
    on: boolean,
  ): Promise<void> {
    const noting = on
      ? this.#db
          .insertInto(table)
          .values({ person, other })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      : this.#db.deleteFrom(table).where('person', '=', person).where('other', '=', other).execute();
    await written<unknown>(noting);
  }

  async hasBlocked(person: string, other: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('blocks')
      .select('other')
      .where('person', '=', person)
      .where('other', '=', other)
      .executeTakeFirst();
    return row !== undefined;
  }

  async quiet(table: string, on: boolean): Promise<void> {
    await written(
      this.#db
        .updateTable('tables')
        .set({ quiet: on ? 1 : 0 })
        .where('id', '=', table)
        .execute(),
    );
  }
}
