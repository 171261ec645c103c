import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** The time in a house of nodes, as its database says. */
export const houseTime = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ readonly now: number | string }>`
    select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Number(rows[0].now);
};

/**
 * What time it is for whoever does something to a database and has no part in its house: by a file the clock of this
 * machine, by a database server that of the server, by which nodes are there or not.
 */
export const timeIn = async (db: Kysely<Schema>): Promise<() => number> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return () => Date.now();
  const ahead = (await houseTime(db)) - performance.now();
  return () => Math.round(performance.now() + ahead);
};
