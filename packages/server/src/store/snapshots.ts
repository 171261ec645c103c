import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Of older snapshots one is kept for so many answers: every fourth, as they are taken. */
const STRETCH = 256;

/**
 * Keeps the last two snapshots of a table and about every fourth before. They outweigh the log many times over, and what
 * is between them can be played again in a moment.
 */
export const thinSnapshots = async (db: Kysely<Schema>, table: string): Promise<void> => {
  const of = db.selectFrom('snapshots').where('table_id', '=', table);
  await db
    .deleteFrom('snapshots')
    .where('table_id', '=', table)
    .where('seq', 'not in', of.select('seq').orderBy('seq', 'desc').limit(2))
    .where(
      'seq',
      'not in',
      of.select(({ fn }) => fn.min('seq').as('seq')).groupBy(sql`entry / ${sql.lit(STRETCH)}`),
    )
    .execute();
};
