import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Who may write to which table: a table is lent to a node, in one of its runs, and whoever has lost it is refused. Tables
 * and waiting rooms that are there are lent to nobody, and stand where their logs end.
 */
export const leases: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('leases')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('node', 'text')
      .addColumn('run', 'text')
      .addColumn('epoch', 'integer', column => column.notNull())
      .addColumn('seq', 'integer', column => column.notNull())
      .execute();
    await schema.createIndex('leases_node').on('leases').columns(['node', 'run']).execute();
    await schema
      .createTable('nodes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('run', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('url', 'text')
      .addColumn('version', 'text', column => column.notNull())
      .addColumn('draining', 'integer', column => column.notNull())
      .execute();
    await schema.createIndex('nodes_until').on('nodes').column('until').execute();
    await sql`insert into leases (table_id, epoch, seq) select table_id, 0, max(seq) from records group by table_id`.execute(
      db,
    );
    await sql`insert into leases (table_id, epoch, seq) select id, 0, -1 from rooms`.execute(db);
    // Games that nobody plays any more are kept as one small row each. A loan of a table says so, too: whoever writes to
    // one is told with it. An errand is done by one node of many.
    await schema
      .createTable('archives')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('form', 'integer', column => column.notNull())
      .addColumn('body', 'blob', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('records', 'integer', column => column.notNull())
      .addColumn('raw_bytes', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
    for (const table of ['leases', 'summaries'])
      await schema
        .alterTable(table)
        .addColumn('archived', 'integer', column => column.notNull().defaultTo(0))
        .execute();
    await schema
      .createIndex('summaries_unarchived')
      .on('summaries')
      .columns(['over', 'abandoned', 'changed_at'])
      .where(sql.ref('archived'), '=', 0)
      .execute();
    await schema.alterTable('errands').addColumn('node', 'text').execute();
  },
};
