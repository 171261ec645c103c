import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { fence } from './leases/fence.ts';
import type { SqlLeases } from './leases/sql-leases.ts';
import { recordOf } from './rows.ts';
import type { Schema } from './schema.ts';
import { UnreadableRecord } from './store.ts';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** How archives are written now: a line for each record, then one for the last snapshot; then all of it deflated. */
const FORM = 1;

/** How many rows are put back in one statement. */
const AT_ONCE = 1000;

type RecordRow = Pick<Selectable<Schema['records']>, 'body' | 'at'>;
type SnapshotRow = Omit<Selectable<Schema['snapshots']>, 'table_id'>;

/** What is in an archive: the log as it was written, and a snapshot that saves whoever opens it from playing it again. */
type Contents = { readonly records: readonly RecordRow[]; readonly snapshot?: SnapshotRow };

/** A record's line has its time, then the record. No record has a line break in it. */
const textOf = ({ records, snapshot }: Contents): string =>
  [
    ...records.map(({ at, body }) => `${at ?? ''} ${body}`),
    ...(snapshot ? [`#${JSON.stringify(snapshot)}`] : []),
  ].join('\n');

const contentsOf = (text: string): Contents => {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  const snapshot = last.startsWith('#') ? (JSON.parse(last.slice(1)) as SnapshotRow) : undefined;
  const records = (snapshot ? lines.slice(0, -1) : lines).map(line => {
    const space = line.indexOf(' ');
    return { at: space === 0 ? null : Number(line.slice(0, space)), body: line.slice(space + 1) };
  });
  return { records, ...(snapshot && { snapshot }) };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The archive of a table as it is written down, if there is one. One that is not what it was is told, not read. */
const contentsIn = async (db: Kysely<Schema>, table: string): Promise<Contents | undefined> => {
  const row = await db.selectFrom('archives').selectAll().where('table_id', '=', table).executeTakeFirst();
  if (!row) return undefined;
  try {
    if (row.form !== FORM) throw new Error(`an archive of form ${row.form}`);
    const text = (await inflate(row.body)).toString('utf8');
    if (hashOf(text) !== row.hash) throw new Error('an archive whose fingerprint is another');
    return contentsOf(text);
  } catch (error) {
    throw new UnreadableRecord(table, 0, error);
  }
};

/** The log of a table that is in the archives. */
export const readArchive = async (
  db: Kysely<Schema>,
  table: string,
): Promise<{ readonly log: LogRecord[] } | undefined> => {
  const contents = await contentsIn(db, table);
  return contents && { log: contents.records.map(({ body }, seq) => recordOf(table, seq, body)) };
};

/** The snapshot that an archive has, where it is of a record or of one before. */
export const archivedSnapshot = async (
  db: Kysely<Schema>,
  table: string,
  seq: number,
): Promise<Selectable<Schema['snapshots']> | undefined> => {
  const snapshot = (await contentsIn(db, table))?.snapshot;
  return snapshot && snapshot.seq <= seq ? { table_id: table, ...snapshot } : undefined;
};

const recordsOf = (db: Kysely<Schema>, table: string): Promise<readonly RecordRow[]> =>
  db.selectFrom('records').select(['body', 'at']).where('table_id', '=', table).orderBy('seq').execute();

const lastSnapshotOf = (db: Kysely<Schema>, table: string): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('snapshots')
    .select(['seq', 'entry', 'state', 'hash'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

const markArchived = async (db: Transaction<Schema>, table: string, archived: 0 | 1): Promise<void> => {
  for (const part of ['leases', 'summaries'] as const)
    await db.updateTable(part).set({ archived }).where('table_id', '=', table).execute();
};

/**
 * Puts the log of a table into the archives: one row in place of its records and snapshots, in one transaction, once what
 * was written has been read back and is the same. False where the table is not ours, or is there already.
 */
export const archive = async (
  db: Kysely<Schema>,
  leases: SqlLeases,
  table: string,
  now: number,
): Promise<boolean> => {
  const epoch = await leases.epochFor(table, now);
  // Deflated before anything is held: nobody waits for that. What was added meanwhile shows below.
  const snapshot = await lastSnapshotOf(db, table);
  const contents = { records: await recordsOf(db, table), ...(snapshot && { snapshot }) };
  const text = textOf(contents);
  const body = await deflate(text, { level: 9 });
  return db.transaction().execute(async within => {
    const moved = (await fence(within, leases.me, [{ table, epoch, count: 0 }])).get(table);
    if (!moved || moved.isArchived || contents.records.length === 0) return false;
    await within
      .insertInto('archives')
      .values({
        table_id: table,
        form: FORM,
        body,
        hash: hashOf(text),
        records: contents.records.length,
        raw_bytes: Buffer.byteLength(text),
        at: now,
      })
      .execute();
    const back = await contentsIn(within, table);
    const there = await recordsOf(within, table);
    if (!back || textOf({ ...back, records: there }) !== text)
      throw new Error(`what is in the archives of table ${table} is not its log`);
    for (const part of ['records', 'snapshots'] as const)
      await within.deleteFrom(part).where('table_id', '=', table).execute();
    await markArchived(within, table, 1);
    return true;
  });
};

/** Takes the log of a table out of the archives: somebody is about to write to it. */
export const unarchive = async (db: Transaction<Schema>, table: string): Promise<void> => {
  const contents = await contentsIn(db, table);
  if (!contents) return;
  const rows = contents.records.map(({ at, body }, seq) => ({ table_id: table, seq, body, at }));
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await db
      .insertInto('records')
      .values(rows.slice(i, i + AT_ONCE))
      .execute();
  if (contents.snapshot)
    await db
      .insertInto('snapshots')
      .values({ table_id: table, ...contents.snapshot })
      .execute();
  await db.deleteFrom('archives').where('table_id', '=', table).execute();
  await markArchived(db, table, 0);
};
