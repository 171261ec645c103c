import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What only one process may be at, of however many share a database. */
type Chore = 'accounts' | 'ratings' | 'outbox' | 'seekers' | 'archives';

/**
 * Within a transaction: nobody else is at the same chore until it ends. A file has one writer anyway; on a PostgreSQL
 * server two that first look and then write would not see each other.
 */
export const alone = async (db: Transaction<Schema>, chore: Chore): Promise<void> => {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext(${`runehold ${chore}`}))`.execute(db);
};
