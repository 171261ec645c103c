import { type Kysely, sql } from 'kysely';
import type { migrations } from './migrations.ts';
import { isPostgres } from './postgres/address.ts';
import { openPostgres, readPostgres } from './postgres/open.ts';
import type { Schema } from './schema.ts';
import { bytesOf } from './sqlite/files.ts';
import { type Lock, lockDatabase } from './sqlite/lock.ts';
import { openSqlite, openToRead } from './sqlite/open.ts';

/** Opens a database in its present form: a file of this machine, or that of a PostgreSQL server. */
export const openDatabase = (
  database: string,
  ...provider: readonly (typeof migrations)[]
): Promise<Kysely<Schema>> =>
  isPostgres(database) ? openPostgres(database, ...provider) : openSqlite(database, ...provider);

/** A database to be looked at, which may be served at the same time. */
export const readDatabase = (database: string): Promise<Kysely<Schema>> =>
  isPostgres(database) ? readPostgres(database) : openToRead(database);

/** How many bytes a database takes. */
export const sizeOf = async (db: Kysely<Schema>, database: string): Promise<number> => {
  if (!isPostgres(database)) return bytesOf(database);
  const { rows } = await sql<{ readonly bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0].bytes;
};

/** The right to serve a database. A file is served by one process; of a server's, each table is by one (leases). */
export const holdDatabase = (database: string): Lock =>
  isPostgres(database) ? { release: () => undefined } : lockDatabase(database);
