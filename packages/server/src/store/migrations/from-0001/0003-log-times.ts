import type { Kysely, Migration } from 'kysely';

/** When each record was written, by the clock of the house. Of those written before, nobody knows. */
export const logTimes: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('records').addColumn('at', 'bigint').execute();
  },
};
