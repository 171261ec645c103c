import type { Kysely, Migration } from 'kysely';

/**
 * Tables that are played over days: what is due there though nobody be at them, who is on vacation, and which rooms wait
 * longer for people.
 */
export const due: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('due')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('at', 'bigint')
      .addColumn('done', 'integer', column => column.notNull())
      .addColumn('person', 'text')
      .addColumn('until', 'bigint')
      .addPrimaryKeyConstraint('due_key', ['table_id', 'seat', 'kind'])
      .execute();
    await schema.createIndex('due_at').on('due').column('at').execute();
    await schema
      .createTable('vacations')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('from_at', 'bigint', column => column.notNull())
      .addColumn('until_at', 'bigint', column => column.notNull())
      .addColumn('days', 'integer', column => column.notNull())
      .addColumn('told', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('vacations_key', ['person', 'from_at'])
      .execute();
    await schema.createIndex('vacations_told').on('vacations').columns(['told', 'from_at']).execute();
    await schema
      .alterTable('rooms')
      .addColumn('slow', 'integer', column => column.notNull().defaultTo(0))
      .execute();
  },
};
