import type { Kysely, Migration } from 'kysely';

/** What people have left to be answered for them: beside the log, since nobody else is to learn of it. */
export const orders: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('orders')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('id', 'integer', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('orders_key', ['table_id', 'id'])
      .execute();
  },
};
