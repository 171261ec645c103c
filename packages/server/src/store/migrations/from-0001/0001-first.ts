import type { Kysely, Migration } from 'kysely';

/** The first form of the database. Types are those that SQLite and PostgreSQL share. */
export const first: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('rules', 'text', column => column.notNull())
      .addColumn('seats', 'integer', column => column.notNull())
      .addColumn('options', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('commitment', 'text', column => column.notNull())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('listed', 'integer', column => column.notNull())
      .addColumn('set_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('records')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'seq'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('entry', 'integer', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
      .execute();
    await schema
      .createTable('summaries')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('is_open', 'integer', column => column.notNull())
      .addColumn('over', 'integer', column => column.notNull())
      .addColumn('frozen', 'integer', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('summaries_changed').on('summaries').column('changed_at').execute();
    await schema
      .createTable('places')
      .addColumn('guest', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('places_key', ['guest', 'table_id'])
      .execute();
    await schema
      .createTable('guests')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('chat')
      .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('room', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('chat_table').on('chat').columns(['table_id', 'id']).execute();
    await schema
      .createTable('faults')
      .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('report', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('keys')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute();
  },
};
