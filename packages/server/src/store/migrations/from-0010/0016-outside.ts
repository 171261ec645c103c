import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Programs come in from outside: tokens, of which only the hash is kept, and accounts that are bots for good. Tables
 * that welcome them have a list of their own.
 */
export const outside: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('api_tokens')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('label', 'text', column => column.notNull())
      .addColumn('scopes', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('expires_at', 'bigint', column => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('api_tokens_owner').on('api_tokens').columns(['owner', 'made_at']).execute();
    await schema
      .createTable('bots')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('bots_owner').on('bots').columns(['owner', 'made_at']).execute();
    await schema
      .alterTable('summaries')
      .addColumn('outside', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('summaries_welcoming')
      .on('summaries')
      .columns(['hall', 'changed_at', 'table_id'])
      .where(sql.ref('is_open'), '=', 1)
      .where(sql.ref('outside'), '=', 1)
      .where(sql.ref('hall'), '>', 0)
      .execute();
  },
};
