import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What whoever runs the house says to everybody. Whom a use of a role was about, by their id, so that no name of theirs
 * stands where nobody can take it off; who said that something is wrong with a game, so that it can be counted; who has
 * a role, without looking at everybody; which tables are for those who see their games to the end; and what lists of
 * theirs are found by.
 */
export const order: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('announcements')
      .addColumn('n', 'integer', column => column.primaryKey())
      .addColumn('en', 'text', column => column.notNull())
      .addColumn('pl', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('stop_at', 'bigint')
      .execute();
    await schema.createIndex('announcements_until').on('announcements').column('until').execute();
    await schema
      .alterTable('tables')
      .addColumn('reliable', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('audit').addColumn('of', 'text').execute();
    await schema.alterTable('faults').addColumn('by', 'text').execute();
    await schema.createIndex('faults_of_table').on('faults').columns(['table_id', 'by']).execute();
    await schema
      .createIndex('faults_said')
      .on('faults')
      .column('at')
      .where(sql.ref('by'), 'is not', null)
      .execute();
    await schema.createIndex('invites_of_table').on('invites').columns(['table_id', 'at', 'id']).execute();
    await schema.createIndex('api_tokens_person').on('api_tokens').column('person').execute();
    await schema.createIndex('push_of_person').on('push').columns(['person', 'made_at']).execute();
    await schema.createIndex('seekers_waiting').on('seekers').column('table_id').execute();
    await schema.createIndex('people_role').on('people').column('role').execute();
    await schema.createIndex('bans_about').on('bans').column('what').execute();
    await schema.createIndex('reports_about').on('reports').column('of').execute();
  },
};
