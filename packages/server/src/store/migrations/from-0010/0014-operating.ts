import type { Kysely, Migration } from 'kysely';

/** What whoever runs the house asks of it: whether it writes, how its tables stand, and errands while it serves. */
export const operating: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('pulse')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createIndex('summaries_state')
      .on('summaries')
      .columns(['frozen', 'over', 'abandoned'])
      .execute();
    await schema
      .createTable('errands')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      // Null until it has been carried out.
      .addColumn('result', 'text')
      .execute();
  },
};
