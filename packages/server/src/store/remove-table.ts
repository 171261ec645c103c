import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What belongs to a table besides its head. */
const parts = [
  'leases',
  'table_keys',
  'archives',
  'records',
  'snapshots',
  'summaries',
  'places',
  'chat',
  'faults',
  'stays',
  'locks',
  'admissions',
  'invites',
  'outbox',
  'due',
  'orders',
] as const;

/** Removes a table, or a room where people gather for one, with all that belongs to it. */
export const removeTable = async (db: Transaction<Schema>, table: string): Promise<void> => {
  for (const from of ['tables', 'rooms'] as const)
    await db.deleteFrom(from).where('id', '=', table).execute();
  for (const part of parts) await db.deleteFrom(part).where('table_id', '=', table).execute();
};
