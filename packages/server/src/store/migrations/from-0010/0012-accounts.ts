import type { Kysely, Migration } from 'kysely';

/**
 * People may have accounts: a name that nobody else bears (`skeleton`, of accounts alone), ways to sign in, and guests
 * who turned out to be them. Sessions say which browser they are and how somebody came in.
 */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema.alterTable('people').addColumn('skeleton', 'text').execute();
    await schema.alterTable('people').addColumn('exported_at', 'bigint').execute();
    await schema
      .alterTable('people')
      .addColumn('leaving', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('people_skeleton').on('people').column('skeleton').unique().execute();
    await schema.alterTable('sessions').addColumn('label', 'text').execute();
    await schema.alterTable('sessions').addColumn('via', 'text').execute();
    await schema
      .createTable('credentials')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('data', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('credentials_person').on('credentials').columns(['person', 'kind']).execute();
    await schema
      .createTable('challenges')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('value', 'text', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('challenges_expiry').on('challenges').column('expires_at').execute();
    await schema
      .createTable('aliases')
      .addColumn('guest', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('aliases_person').on('aliases').column('person').execute();
    await schema.createIndex('chat_guest').on('chat').column('guest').execute();
  },
};
