import type { Kysely, Migration } from 'kysely';

/**
 * Who is invited to which table: by a link, known by the hash of what it carries, or by name. Who was let in to sit on
 * one seat. Which tables have no spectators.
 */
export const invites: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createTable('invites')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('person', 'text')
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('at', 'integer', column => column.notNull())
      .addColumn('until', 'integer', column => column.notNull())
      .addColumn('used', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('invites_by_table').on('invites').column('table_id').execute();
    await db.schema.createIndex('invites_by_person').on('invites').columns(['person', 'until']).execute();
    await db.schema.alterTable('admissions').addColumn('seat', 'integer').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('unwatched', 'integer', column => column.notNull().defaultTo(0))
      .execute();
  },
};
