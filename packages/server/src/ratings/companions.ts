import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Of how many of their last games it is looked with whom somebody played. */
const GAMES = 30;

/** Somebody with an account. */
export type Companion = { readonly id: string; readonly name: string };

/** With whom somebody has played to the end lately and can invite again, the latest first: people with accounts. */
export const companionsOf = async (db: Kysely<Schema>, person: string): Promise<readonly Companion[]> => {
  const games = await db
    .selectFrom('results')
    .select('table_id')
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(GAMES)
    .execute();
  if (games.length === 0) return [];
  const tables = games.map(({ table_id }) => table_id);
  const others = await db
    .selectFrom('results')
    .innerJoin('people', 'people.id', 'results.person')
    .select(['results.table_id', 'people.id', 'people.name'])
    .where('results.table_id', 'in', tables)
    .where('people.id', '!=', person)
    .where('people.skeleton', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bots').select('bots.person').whereRef('bots.person', '=', 'people.id'))),
    )
    .execute();
  const latest = others.toSorted((a, b) => tables.indexOf(a.table_id) - tables.indexOf(b.table_id));
  return [...new Map(latest.map(({ id, name }) => [id, { id, name }])).values()];
};
