import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Keys of the house are numbered: the newest signs, older ones are good until they are retired. A browser that is told by
 * push is told with the pair it subscribed with. The table of before stays for a release, and is written no more.
 */
export const keys: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('house_keys')
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('value', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('retired_at', 'bigint')
      .addPrimaryKeyConstraint('house_keys_pk', ['name', 'n'])
      .execute();
    await sql`insert into house_keys (name, n, value, made_at) select name, 0, value, 0 from keys`.execute(
      db,
    );
    await schema
      .alterTable('push')
      .addColumn('key', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('push_key').on('push').column('key').execute();
  },
};
