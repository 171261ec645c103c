import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Tables are found by their rules, and those are noted whose games stay with the rules they have. Snapshots carry the
 * fingerprint of a game, which is another one from now on (decision 53): the log makes new ones.
 */
export const rules: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`delete from snapshots`.execute(db);
    await db.schema.createIndex('tables_rules').on('tables').columns(['game', 'rules', 'id']).execute();
    await db.schema
      .createTable('stays')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('rules', 'text', column => column.notNull())
      .addColumn('why', 'text', column => column.notNull())
      .execute();
  },
};
