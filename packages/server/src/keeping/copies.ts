import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Editions } from '@runehold/shelf/editions';
import type { Kysely } from 'kysely';
import { isPostgres, shownAddress } from '../store/postgres/address.ts';
import type { Schema } from '../store/schema.ts';
import { besides, placeOf } from '../store/sqlite/files.ts';
import { lockDatabase } from '../store/sqlite/lock.ts';
import { openAsIs, openSqlite, openToRead } from '../store/sqlite/open.ts';
import { StoreTrouble, troubleWith } from '../store/trouble.ts';
import type { TableCheck } from './check.ts';
import { checkTables } from './check.ts';

/** How many tables of a copy are played again before it is called good. */
const REPLAYED = 10;

/** What is in a copy, and what its latest tables were found to be. */
export type Copied = {
  readonly tables: number;
  readonly records: number;
  /** Undefined where the copy has an earlier form and its games could only be counted. */
  readonly checked: readonly TableCheck[] | undefined;
};

/** Has a name or a content reach the disk. */
const settle = (path: string, flags: 'r' | 'r+'): void => {
  const fd = openSync(path, flags);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/**
 * Copies a database as it is at one instant, whoever writes to it meanwhile. The copy gets its name when it is whole:
 * one that was broken off is never taken for a good one.
 */
const copyWhole = (from: string, to: string): void => {
  const part = `${to}.part`;
  const db = openAsIs(from);
  try {
    writeFileSync(part, '', { mode: 0o600 });
    chmodSync(part, 0o600);
    db.exec(`vacuum into '${part.replaceAll("'", "''")}'`);
    settle(part, 'r+');
    renameSync(part, to);
    // A folder cannot be opened like this everywhere; where it can, the name is safe too.
    if (process.platform !== 'win32') settle(dirname(to), 'r');
  } catch (error) {
    rmSync(part, { force: true });
    throw troubleWith(to, error);
  } finally {
    db.close();
  }
};

/** The records that lie in the archives. Copies of earlier forms have none. */
const ARCHIVED = 'select coalesce(sum(records), 0) as n from archives';

/** Counts what is in a copy; whatever the disk did to it on the way shows here. */
const count = (file: string): { readonly tables: number; readonly records: number } => {
  const db = openAsIs(file);
  try {
    const [{ integrity_check: found }] = db.prepare('pragma integrity_check(1)').all() as {
      readonly integrity_check: string;
    }[];
    if (found !== 'ok') throw new StoreTrouble('damaged', file, new Error(found));
    const isKept = db.prepare("select 1 from sqlite_master where name = 'archives'").get() !== undefined;
    const one = (sql: string): number => Number((db.prepare(sql).get() as { readonly n: number }).n);
    return {
      tables: one('select count(*) as n from tables'),
      records: one('select count(*) as n from records') + (isKept ? one(ARCHIVED) : 0),
    };
  } catch (error) {
    throw troubleWith(file, error);
  } finally {
    db.close();
  }
};

/** Plays the latest tables of a copy again, where this version reads its form. */
const replay = async (file: string, editions: Editions): Promise<readonly TableCheck[] | undefined> => {
  const db = await openToRead(file).catch((error: unknown) => {
    if (error instanceof StoreTrouble && error.kind === 'older') return undefined;
    throw error;
  });
  if (!db) return undefined;
  const verdicts: TableCheck[] = [];
  for await (const verdict of checkTables(db, editions, REPLAYED)) verdicts.push(verdict);
  await db.destroy();
  return verdicts;
};

/** What a database server has is copied with its own tools. */
const refuseServer = (database: string): void => {
  if (isPostgres(database)) throw new StoreTrouble('by-server', shownAddress(database));
};

/** So far loans go on after a database was brought back: further than any that were made since it was copied. */
const AHEAD = 1_000_000;

/**
 * A database was brought back: whoever served its tables before does so no more, whatever they think they have. Says how
 * many tables there are.
 */
export const raiseEpochs = (db: Kysely<Schema>): Promise<number> =>
  db.transaction().execute(async within => {
    await within.deleteFrom('nodes').execute();
    const [{ numUpdatedRows }] = await within
      .updateTable('leases')
      .set(({ eb }) => ({ epoch: eb('epoch', '+', AHEAD), node: null, run: null }))
      .execute();
    return Number(numUpdatedRows);
  });

/** Makes a copy of a database, also of one that is being served, and looks whether it is good. */
export const backUp = async (database: string, to: string, editions: Editions): Promise<Copied> => {
  refuseServer(database);
  const target = placeOf(to);
  if (existsSync(target)) throw new StoreTrouble('exists', target);
  copyWhole(database, target);
  try {
    return { ...count(target), checked: await replay(target, editions) };
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
};

/** Puts a copy where the database is to be. Nothing is overwritten, and nobody may be serving it. */
export const restore = async (from: string, database: string, editions: Editions): Promise<Copied> => {
  refuseServer(database);
  const target = placeOf(database);
  const lock = lockDatabase(target);
  try {
    for (const part of [target, ...besides(target)])
      if (existsSync(part)) throw new StoreTrouble('exists', part);
    const counted = count(from);
    copyWhole(from, target);
    // Brought into its present form, so that its games can be played again.
    const db = await openSqlite(target);
    await raiseEpochs(db);
    await db.destroy();
    return { ...counted, checked: await replay(target, editions) };
  } finally {
    lock.release();
  }
};
