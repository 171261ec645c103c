import type { Kysely, Migration } from 'kysely';

/**
 * What people may do about each other: who said a line and whether it was taken away, whom somebody has muted, what was
 * reported, which tables have a password and who has given it.
 */
export const company: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('chat').addColumn('guest', 'text').execute();
    await db.schema
      .alterTable('chat')
      .addColumn('removed', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('other', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('line', 'integer', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('of', 'text')
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('at', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('reports_key', ['table_id', 'line', 'by'])
      .execute();
    await db.schema.createIndex('reports_by_time').on('reports').column('at').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('locked', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('locks')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('hash', 'text', column => column.notNull())
      .execute();
    await db.schema
      .createTable('admissions')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('admissions_key', ['table_id', 'person'])
      .execute();
  },
};
