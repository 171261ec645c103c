import { type Kysely, type Migration, sql } from 'kysely';

/** By what those are found who had themselves forgotten while their names still stand at tables. */
export const leaving: Migration = {
  up: async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .createIndex('people_leaving')
      .on('people')
      .column('leaving')
      .where(sql.ref('leaving'), '=', 1)
      .execute();
  },
};
