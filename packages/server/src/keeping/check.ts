import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Editions } from '@runehold/shelf/editions';
import type { Kysely } from 'kysely';
import { snapshotOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { SqlStore } from '../store/sql-store.ts';

/** What a table was found to be: sound, or why it is not. */
export type TableCheck = { readonly table: string } & (
  | { readonly ok: true; readonly answers: number }
  | { readonly ok: false; readonly why: string }
);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tables of a database, those that were set last first. */
const tablesOf = async (db: Kysely<Schema>, most: number | undefined): Promise<readonly string[]> => {
  const all = db.selectFrom('tables').select('id').orderBy('set_at', 'desc').orderBy('id');
  const rows = await (most === undefined ? all : all.limit(most)).execute();
  return rows.map(({ id }) => id);
};

/** Plays a table again from its log, and sees that every snapshot on the way is of that game. */
const checkTable = async (db: Kysely<Schema>, editions: Editions, table: string): Promise<TableCheck> => {
  const stored = await new SqlStore(db, () => 0).load(table);
  if (!stored) return { table, ok: false, why: 'it is gone' };
  const { head, log } = stored;
  const { engine } = await editions.find(head.game, head.rules, head.content);
  const game = HostedGame.load(engine, head, log);
  const rows = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  let before: ReturnType<typeof snapshotOf>;
  for (const row of rows) {
    const snapshot = snapshotOf(row);
    const then = row.seq < log.length ? game.at(row.seq, before) : undefined;
    if (!snapshot || then?.match.hash !== row.hash)
      return { table, ok: false, why: `the snapshot at record ${row.seq} is not of this game` };
    before = snapshot;
  }
  return { table, ok: true, answers: game.match.entries.length };
};

/** Checks the tables of a database, or the latest so many, one after the other. */
export async function* checkTables(
  db: Kysely<Schema>,
  editions: Editions,
  most?: number,
): AsyncGenerator<TableCheck, void> {
  for (const table of await tablesOf(db, most))
    yield await checkTable(db, editions, table).catch(error => ({
      table,
      ok: false as const,
      why: reasonOf(error),
    }));
}
