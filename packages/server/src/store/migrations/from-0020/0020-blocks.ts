import type { Kysely, Migration } from 'kysely';

/** Whom somebody wants nothing to do with; at which tables those who look on are not to speak. */
export const blocks: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('blocks')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('other', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('quiet', 'integer', column => column.notNull().defaultTo(0))
      .execute();
  },
};
