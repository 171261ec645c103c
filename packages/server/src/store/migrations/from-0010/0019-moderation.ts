import type { Kysely, Migration } from 'kysely';

/**
 * Who keeps order and what they have done: roles, bans, a line for every use of a role, which reports are settled; from
 * which place a session comes, as a mark of it; and when its person last showed that it is them.
 */
export const moderation: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('people').addColumn('role', 'text').execute();
    await db.schema.alterTable('sessions').addColumn('proved_at', 'integer').execute();
    await db.schema.alterTable('sessions').addColumn('place', 'text').execute();
    await db.schema
      .alterTable('reports')
      .addColumn('settled', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('reports_open').on('reports').columns(['settled', 'at']).execute();
    await db.schema
      .createTable('bans')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('what', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('until', 'integer', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('at', 'integer', column => column.notNull())
      .execute();
    await db.schema.createIndex('bans_by_end').on('bans').column('until').execute();
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('at', 'integer', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('act', 'text', column => column.notNull())
      .addColumn('about', 'text', column => column.notNull())
      .execute();
    await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
  },
};
