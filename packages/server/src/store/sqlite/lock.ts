import { chmodSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { troubleWith } from '../trouble.ts';
import { placeOf } from './files.ts';

/** The right to write to a database file, held until it is let go or the process ends, however it ends. */
export type Lock = { release(): void };

/** A handle that nobody refers to is closed by the collector, and its lock is gone: these are referred to. */
const held = new Set<DatabaseSyncInstance>();

/**
 * Takes the lock of a database file: an exclusive transaction on a small file beside it. The system lets go of it when
 * a process is killed, so there is never a stale one to remove.
 */
export const lockDatabase = (file: string): Lock => {
  const beside = `${placeOf(file)}.lock`;
  let db: DatabaseSyncInstance | undefined;
  try {
    db = new DatabaseSync(beside, { timeout: 0 });
    chmodSync(beside, 0o600);
    db.exec('begin exclusive');
  } catch (error) {
    db?.close();
    throw troubleWith(file, error);
  }
  const handle = db;
  held.add(handle);
  return {
    release: () => {
      if (held.delete(handle)) handle.close();
    },
  };
};
