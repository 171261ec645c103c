import { type Kysely, type Migration, sql } from 'kysely';

/**
 * By what it is found what somebody leaves behind who has themselves forgotten, and what is kept for a while only; and
 * which rated games were played from one place.
 */
export const forgotten: Migration = {
  up: async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .createIndex('faults_by')
      .on('faults')
      .column('by')
      .where(sql.ref('by'), 'is not', null)
      .execute();
    await schema.createIndex('chat_said').on('chat').column('at').execute();
    await schema.createIndex('sessions_seen').on('sessions').column('seen_at').execute();
    await schema.createIndex('audit_of').on('audit').column('of').execute();
    await schema
      .alterTable('endings')
      .addColumn('beside', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('endings_beside')
      .on('endings')
      .columns(['at', 'table_id'])
      .where(sql.ref('beside'), '=', 1)
      .execute();
    await schema.createIndex('orders_of_person').on('orders').column('person').execute();
    await schema.createIndex('admissions_of_person').on('admissions').column('person').execute();
  },
};
