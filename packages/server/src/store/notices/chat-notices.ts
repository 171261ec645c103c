import type { KeptLine } from '@runehold/protocol/table/keeper';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Summary } from '../store.ts';
import type { Notice } from './notice-store.ts';

/** Whoever is at it reads what is said within this time; who is not is told then. */
export const CHAT_WAIT_MS = 300_000;

/**
 * Who is to be told that something was said at their table: the people of its other seats who hear whoever said it. One
 * notice that is on its way is enough, however much is said. What was said is not in it: that can be taken away.
 */
export const noticesOfLine = async (
  db: Kysely<Schema>,
  table: string,
  { id, room, guest }: Pick<KeptLine, 'id' | 'room' | 'guest'>,
): Promise<readonly Notice[]> => {
  if (room !== 'table' || guest === undefined) return [];
  const found = await db
    .selectFrom('summaries')
    .select('body')
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!found) return [];
  const { owned } = JSON.parse(found.body) as Pick<Summary, 'owned'>;
  const others = [...new Set(owned.map(own => own.guest))].filter(person => person !== guest);
  if (others.length === 0) return [];
  const deaf = await db
    .selectFrom('mutes')
    .select('person')
    .where('person', 'in', others)
    .where('other', '=', guest)
    .union(db.selectFrom('blocks').select('person').where('person', 'in', others).where('other', '=', guest))
    .execute();
  const waiting = await db
    .selectFrom('outbox')
    .select('person')
    .where('person', 'in', others)
    .where('state', 'in', ['due', 'held'])
    .where('table_id', '=', table)
    .where('kind', '=', 'chat')
    .execute();
  const spared = new Set([...deaf, ...waiting].map(({ person }) => person));
  return others
    .filter(person => !spared.has(person))
    .map(person => ({ person, kind: 'chat', table, mark: `${table} ${id}`, wait: CHAT_WAIT_MS }));
};
