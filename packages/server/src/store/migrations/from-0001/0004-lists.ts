import { type Kysely, type Migration, sql } from 'kysely';

/** What a summary of the first form says of who sits where; the rest of it is not needed here. */
type OldBody = {
  readonly answers: number;
  readonly frozen: boolean;
  readonly waiting: readonly number[];
  readonly owned: readonly { readonly seat: number; readonly guest: string }[];
};

type OldForm = {
  readonly tables: { id: string; host: string; listed: number; set_at: number };
  readonly summaries: {
    table_id: string;
    body: string;
    over: number;
    frozen: number;
    changed_at: number;
    hall: number;
    set_at: number;
    came: number;
    answers: number;
    played_at: number;
    by_people: number;
  };
  readonly places: { guest: string; table_id: string; rank: number; changed_at: number };
};

const PAGE = 500;

/** Fills in for the tables that are there what from now on is written with every change. */
const fillIn = async (db: Kysely<OldForm>): Promise<void> => {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('summaries')
      .innerJoin('tables', 'tables.id', 'summaries.table_id')
      .select([
        'table_id',
        'body',
        'over',
        'frozen',
        'changed_at',
        'host',
        'listed',
        'tables.set_at as begun',
      ])
      .where('table_id', '>', last)
      .orderBy('table_id')
      .limit(PAGE)
      .execute();
    for (const { table_id, body, over, frozen, changed_at, host, listed, begun } of rows) {
      const { answers, waiting, owned } = JSON.parse(body) as OldBody;
      const isRunning = over === 0 && frozen === 0;
      await db
        .updateTable('summaries')
        .set({
          hall: isRunning ? 2 * listed : 0,
          set_at: begun,
          came: owned.some(({ guest }) => guest !== host) ? 1 : 0,
          answers,
          // Who did what, nobody noted: it is taken for the doing of people.
          played_at: changed_at,
          by_people: 1,
        })
        .where('table_id', '=', table_id)
        .execute();
      await db
        .updateTable('places')
        .set({ rank: isRunning ? 1 : 0, changed_at })
        .where('table_id', '=', table_id)
        .execute();
      const asked = owned.filter(({ seat }) => waiting.includes(seat)).map(({ guest }) => guest);
      if (isRunning && asked.length > 0)
        await db
          .updateTable('places')
          .set({ rank: 2 })
          .where('table_id', '=', table_id)
          .where('guest', 'in', asked)
          .execute();
    }
    if (rows.length < PAGE) return;
    last = rows[rows.length - 1].table_id;
  }
};

/** Lists by index, page by page, and what pruning goes by. */
export const lists: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    const { schema } = db;
    for (const name of ['hall', 'came', 'answers', 'by_people', 'abandoned'])
      await schema
        .alterTable('summaries')
        .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
        .execute();
    for (const name of ['set_at', 'played_at'])
      await schema
        .alterTable('summaries')
        .addColumn(name, 'bigint', column => column.notNull().defaultTo(0))
        .execute();
    await schema
      .alterTable('places')
      .addColumn('rank', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('places')
      .addColumn('changed_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('places_table').on('places').column('table_id').execute();
    await fillIn(db as Kysely<OldForm>);
    await schema.dropIndex('summaries_changed').execute();
    await schema
      .createIndex('summaries_hall')
      .on('summaries')
      .columns(['is_open', 'hall', 'changed_at', 'table_id'])
      .where(sql.ref('hall'), '>', 0)
      .execute();
    await schema
      .createIndex('summaries_alone')
      .on('summaries')
      .column('set_at')
      .where(sql.ref('hall'), '>', 0)
      .where(sql.ref('came'), '=', 0)
      .execute();
    await schema
      .createIndex('summaries_played')
      .on('summaries')
      .columns(['by_people', 'played_at', 'table_id'])
      .where(sql.ref('over'), '=', 0)
      .where(sql.ref('abandoned'), '=', 0)
      .execute();
    await schema
      .createIndex('places_mine')
      .on('places')
      .columns(['guest', 'rank', 'changed_at', 'table_id'])
      .execute();
    await schema.createIndex('people_made').on('people').column('made_at').execute();
  },
};
