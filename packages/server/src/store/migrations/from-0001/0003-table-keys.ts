import type { Kysely, Migration } from 'kysely';

/** The secrets that deal after the first, where a game was given another. */
export const tableKeys: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('table_keys')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('from_entry', 'integer', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('commitment', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('table_keys_key', ['table_id', 'number'])
      .execute();
  },
};
