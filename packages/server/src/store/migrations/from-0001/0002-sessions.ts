import type { Kysely, Migration } from 'kysely';

/**
 * People are known by sessions that can be ended. Whoever was known by a signed cookie until now goes on being known by
 * it (`signed`) until they ask us to forget it.
 */
export const sessions: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema.alterTable('guests').renameTo('people').execute();
    await schema
      .alterTable('people')
      .addColumn('signed', 'integer', column => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('sessions_person').on('sessions').column('person').execute();
  },
};
