import type { Key } from '@runehold/kernel/chance/keys';
import type { Snapshot } from '@runehold/kernel/match/record';
import type { Json, StateJson } from '@runehold/kernel/view/codec';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { ListedTable, PlacedSnapshot, Summary, TableHead } from './store.ts';
import { UnreadableRecord } from './store.ts';

/** Truth as both databases keep it. */
export const asNumber = (flag: boolean): number => (flag ? 1 : 0);

const keyFrom = ({ from_entry: from, commitment, secret }: Selectable<Schema['table_keys']>): Key => ({
  from,
  commitment,
  secret,
});

/** The row of a key that deals after the first. The house knows all its secrets. */
export const keyRow = (table_id: string, number: number, { from, commitment, secret = '' }: Key) => ({
  table_id,
  number,
  from_entry: from,
  secret,
  commitment,
});

/** How a table was set. */
export const headOf = (
  row: Selectable<Schema['tables']>,
  later: readonly Selectable<Schema['table_keys']>[],
): TableHead => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  seats: row.seats,
  options: JSON.parse(row.options) as TableHead['options'],
  secret: row.secret,
  commitment: row.commitment,
  ...(row.content !== null && { content: row.content }),
  ...(later.length > 0 && { later: later.map(keyFrom) }),
  host: row.host,
  listed: row.listed === 1,
  setAt: Number(row.set_at),
  ...(row.locked === 1 && { locked: true }),
  ...(row.unwatched === 1 && { unwatched: true }),
  ...(row.quiet === 1 && { quiet: true }),
  ...(row.reliable === 1 && { reliable: true }),
});

/** The row of a table. */
export const rowOf = ({
  id,
  game,
  rules,
  seats,
  options,
  secret,
  commitment,
  host,
  listed,
  setAt,
  content = null,
  locked,
  unwatched,
  reliable,
}: Omit<TableHead, 'content'> & { readonly content?: string | null }) => ({
  id,
  game,
  rules,
  seats,
  options: JSON.stringify(options),
  secret,
  commitment,
  host,
  listed: asNumber(listed),
  set_at: setAt,
  content,
  locked: asNumber(locked === true),
  unwatched: asNumber(unwatched === true),
  quiet: 0,
  reliable: asNumber(reliable === true),
});

/** The row of a snapshot. */
export const snapshotRow = (
  table_id: string,
  { seq, snapshot: { entry, state, hash } }: PlacedSnapshot,
): Selectable<Schema['snapshots']> => ({ table_id, seq, entry, state: JSON.stringify(state), hash });

/** A snapshot, where there is one. One that cannot be read is none: the log says the same. */
export const snapshotOf = (row: Selectable<Schema['snapshots']> | undefined): Snapshot | undefined => {
  // There are never more answers than records.
  if (!row || row.entry > row.seq) return undefined;
  try {
    return { entry: row.entry, state: JSON.parse(row.state) as StateJson & Json, hash: row.hash };
  } catch {
    return undefined;
  }
};

/** A record of a log, by its place there. */
export const recordOf = (table: string, seq: number, body: string): LogRecord => {
  try {
    return JSON.parse(body) as LogRecord;
  } catch (cause) {
    throw new UnreadableRecord(table, seq, cause);
  }
};

/** A table in a list. Whether it is frozen the log does not say. */
export const listedOf = (
  row: Pick<Selectable<Schema['summaries']>, 'body' | 'changed_at' | 'frozen'>,
): ListedTable => ({
  summary: { ...(JSON.parse(row.body) as Summary), frozen: row.frozen === 1 },
  changedAt: Number(row.changed_at),
});
