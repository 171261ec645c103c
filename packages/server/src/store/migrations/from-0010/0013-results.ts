import { type Kysely, type Migration, sql } from 'kysely';

/** What games came to, who is how strong, and what was summed up of both. */
export const results: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    await schema
      .createTable('endings')
      .addColumn('table_id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('rules', 'text', column => column.notNull())
      .addColumn('seats', 'integer', column => column.notNull())
      .addColumn('answers', 'integer', column => column.notNull())
      .addColumn('pace', 'text', column => column.notNull())
      .addColumn('winners', 'integer', column => column.notNull())
      .addColumn('persons', 'integer', column => column.notNull())
      .addColumn('ms', 'bigint', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('unrated', 'text')
      .addColumn('state', 'integer', column => column.notNull())
      .execute();
    await schema
      .createIndex('endings_waiting')
      .on('endings')
      .columns(['at', 'table_id'])
      .where(sql.ref('state'), '=', 1)
      .execute();
    await schema
      .createIndex('endings_rated')
      .on('endings')
      .columns(['game', 'seats', 'at', 'table_id'])
      .where(sql.ref('state'), '=', 2)
      .execute();
    await schema.createIndex('endings_by_game').on('endings').columns(['game', 'at', 'table_id']).execute();
    await schema
      .createTable('results')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('turn', 'integer', column => column.notNull())
      .addColumn('person', 'text')
      .addColumn('level', 'text')
      .addColumn('faction', 'text')
      .addColumn('place', 'integer')
      .addColumn('since', 'integer', column => column.notNull())
      .addColumn('gone', 'integer')
      .addColumn('given', 'integer', column => column.notNull())
      .addColumn('think_ms', 'bigint')
      .addColumn('is_open', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('rated', 'integer')
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat', 'turn'])
      .execute();
    await schema
      .createIndex('results_of')
      .on('results')
      .columns(['person', 'at', 'table_id', 'seat'])
      .execute();
    await schema
      .createIndex('results_shown')
      .on('results')
      .columns(['person', 'at', 'table_id', 'seat'])
      .where(sql.ref('is_open'), '=', 1)
      .execute();
    await schema
      .createTable('ratings')
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('seats', 'integer', column => column.notNull())
      .addColumn('mu', 'real', column => column.notNull())
      .addColumn('sigma', 'real', column => column.notNull())
      .addColumn('games', 'integer', column => column.notNull())
      .addColumn('rank', 'real', column => column.notNull())
      .addColumn('listed', 'integer', column => column.notNull())
      .addColumn('last_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'seats'])
      .execute();
    await schema
      .createIndex('ratings_board')
      .on('ratings')
      .columns(['game', 'seats', 'rank', 'person'])
      .where(sql.ref('listed'), '=', 1)
      .execute();
    await schema
      .createIndex('ratings_last')
      .on('ratings')
      .column('last_at')
      .where(sql.ref('listed'), '=', 1)
      .execute();
    await schema
      .createTable('rating_events')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('seats', 'integer', column => column.notNull())
      .addColumn('mu_before', 'real', column => column.notNull())
      .addColumn('sigma_before', 'real', column => column.notNull())
      .addColumn('mu', 'real', column => column.notNull())
      .addColumn('sigma', 'real', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('rating_events_key', ['table_id', 'person'])
      .execute();
    await schema
      .createIndex('rating_events_of')
      .on('rating_events')
      .columns(['person', 'game', 'seats', 'at', 'table_id'])
      .execute();
    await schema
      .createTable('profiles')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('page', 'text', column => column.notNull().unique())
      .addColumn('stale', 'integer', column => column.notNull())
      .execute();
    await schema
      .createIndex('profiles_stale')
      .on('profiles')
      .column('person')
      .where(sql.ref('stale'), '=', 1)
      .execute();
    await schema
      .createTable('stats')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('body', 'text', column => column.notNull())
      .execute();
  },
};
