import type { Kysely, Migration } from 'kysely';

/** Tables at which people gather before there is a game. */
export const rooms: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('rooms')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('listed', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('set_at', 'integer', column => column.notNull())
      .addColumn('changed_at', 'integer', column => column.notNull())
      .execute();
    await db.schema.createIndex('rooms_by_host').on('rooms').column('host').execute();
    await db.schema.createIndex('rooms_by_change').on('rooms').column('changed_at').execute();
  },
};
