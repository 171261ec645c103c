import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';

/** What only one process may be at, of however many share a database. */
type Chore = 'accounts' | 'ratings' | 'outbox' | 'seekers' | 'counted';

/**
 * Within a transaction: nobody else is at the same chore until it ends. A file has one writer anyway; on a PostgreSQL
 * server two that first look and then write would not see each other.
 */
export const alone = async (db: Transaction<Schema>, chore: Chore): Promise<void> => {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext(${`runehold ${chore}`}))`.execute(db);
};

/** The same in a transaction of its own. */
export const aloneWith = <T>(
  db: Kysely<Schema>,
  chore: Chore,
  act: (db: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  written(
    db.transaction().execute(async within => {
      await alone(within, chore);
      return act(within);
    }),
  );
