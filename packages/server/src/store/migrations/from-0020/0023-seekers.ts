import type { Kysely, Migration } from 'kysely';

/** Who looks for a table, and the one that was found for them. */
export const seekers: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('seekers')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('seats', 'integer', column => column.notNull())
      .addColumn('pace', 'text', column => column.notNull())
      .addColumn('rating', 'integer', column => column.notNull())
      .addColumn('reliability', 'integer', column => column.notNull())
      .addColumn('reliable', 'integer', column => column.notNull())
      .addColumn('since', 'bigint', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .addColumn('table_id', 'text')
      .execute();
    await db.schema.createIndex('seekers_alike').on('seekers').columns(['game', 'seats', 'pace']).execute();
  },
};
