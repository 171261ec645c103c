import type { Kysely, Migration } from 'kysely';

/** Tables are found by their rules, and those are noted whose games stay with the rules they have. */
export const rules: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.createIndex('tables_rules').on('tables').columns(['game', 'rules', 'id']).execute();
    await db.schema
      .createTable('stays')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('rules', 'text', column => column.notNull())
      .addColumn('why', 'text', column => column.notNull())
      .execute();
  },
};
