import type { Kysely, Migration } from 'kysely';

/** When the house was last known to be there, and when it was away: that time is nobody's at tables over days. */
export const absences: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('absences')
      .addColumn('until_at', 'bigint', column => column.primaryKey())
      .addColumn('from_at', 'bigint', column => column.notNull())
      .execute();
  },
};
