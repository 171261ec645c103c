import type { Kysely, Migration } from 'kysely';

/** The content pack that a table is played with, as it was given; none for tables of old. */
export const content: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('tables').addColumn('content', 'text').execute();
  },
};
