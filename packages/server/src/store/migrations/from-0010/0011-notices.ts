import type { Kysely, Migration } from 'kysely';

/** What people are told while they are not looking: what is to be sent, where to, and how they want it. */
export const notices: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('outbox')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('table_id', 'text')
      .addColumn('seq', 'integer')
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .addColumn('claimed_until', 'bigint', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('outbox_due').on('outbox').columns(['state', 'channel', 'due_at']).execute();
    await schema
      .createIndex('outbox_person')
      .on('outbox')
      .columns(['person', 'state', 'changed_at'])
      .execute();
    await schema.createIndex('outbox_table').on('outbox').column('table_id').execute();
    await schema
      .createTable('notice_settings')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('body', 'text', column => column.notNull())
      .execute();
    await schema
      .createTable('mail_addresses')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('good', 'integer', column => column.notNull())
      .addColumn('asked_at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('mail_stops')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    await schema
      .createTable('push')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('endpoint', 'text', column => column.notNull())
      .addColumn('p256dh', 'text', column => column.notNull())
      .addColumn('auth', 'text', column => column.notNull())
      .addColumn('made_at', 'bigint', column => column.notNull())
      .execute();
    await schema.createIndex('push_person').on('push').column('person').execute();
    await schema
      .createTable('webhooks')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('url', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('failures', 'integer', column => column.notNull())
      .execute();
  },
};
