import { limits } from '@runehold/protocol/limits';
import type { ChatKeeper, KeptLine } from '@runehold/protocol/table/keeper';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { ChatStore, Report } from './store.ts';
import { written } from './written.ts';

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

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
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
  ): Promise<KeptLine> {
    const row = await written(
      this.#db
        .insertInto('chat')
        .values({
          table_id: table,
          room,
          name,
          text,
          seat: seat ?? null,
          at: this.#now(),
          guest: guest ?? null,
          removed: 0,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return lineOf(row);
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
    const rows = await this.#db.selectFrom('mutes').select('other').where('person', '=', person).execute();
    return new Set(rows.map(({ other }) => other));
  }

  async mute(person: string, other: string, on: boolean): Promise<void> {
    const muting = on
      ? this.#db
          .insertInto('mutes')
          .values({ person, other })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      : this.#db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute();
    await written<unknown>(muting);
  }
}
