import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.ts';
import type { Schema } from '../../src/store/schema.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { createDatabase } from '../driver/postgres.ts';
import { freshFolder } from '../driver/server.ts';

/** A database of its own for one test, which several may open as if they were several processes. */
export type TestDatabase = { readonly open: () => Promise<Kysely<Schema>> };

/** What the store is tested on, by name. */
export const databases: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  [
    'SQLite',
    async () => {
      const file = join(freshFolder(), 'store.sqlite');
      return { open: () => openSqlite(file) };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const address = await createDatabase(inject('postgres'));
      return { open: () => openPostgres(address) };
    },
  ],
];

/** A clock that goes when it is told to. */
export type Clock = { now: number };

/** A node of a house: its store, and itself as others see it. */
export const nodeOn = async (
  database: TestDatabase,
  node: string,
  clock: Clock,
  run = `${node}-run`,
): Promise<SqlStore> => {
  const store = new SqlStore(await database.open(), () => clock.now, undefined, { node, run });
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};
