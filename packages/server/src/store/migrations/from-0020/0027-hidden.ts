import type { Kysely, Migration } from 'kysely';

/** What somebody no longer wants to see among their games. */
export const hidden: Migration = {
  up: async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .alterTable('places')
      .addColumn('hidden', 'integer', column => column.notNull().defaultTo(0))
      .execute();
  },
};
