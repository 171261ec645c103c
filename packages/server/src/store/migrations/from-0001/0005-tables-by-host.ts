import type { Kysely, Migration } from 'kysely';

/** Tables are counted by who set them. */
export const tablesByHost: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.createIndex('tables_host').on('tables').column('host').execute();
  },
};
