import type { Room } from '@runehold/protocol/table/room/waiting-room';
import type { Self } from '@runehold/protocol/table/selves';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Summary } from '../store.ts';

/** A room in which one person stands for another; undefined where both are in it. */
const roomAs = (room: Room, guest: string, person: string): Room | undefined => {
  const isThere = (who: string): boolean =>
    room.seats.some(seat => seat.kind === 'person' && seat.guest === who);
  if (isThere(guest) && isThere(person)) return undefined;
  return {
    ...room,
    host: room.host === guest ? person : room.host,
    seats: room.seats.map(seat => {
      if (seat.kind !== 'person') return seat;
      const own = seat.guest === guest ? { ...seat, guest: person } : seat;
      return own.wants === guest ? { ...own, wants: person } : own;
    }),
  };
};

/** The guests among some persons who turned out to be others, the earlier recognised first. */
export const selvesOf = async (db: Kysely<Schema>, persons: readonly string[]): Promise<readonly Self[]> => {
  const found: (Self & { readonly at: number })[] = [];
  // A database takes only so many values at once.
  for (let i = 0; i < persons.length; i += 500)
    found.push(
      ...(await db
        .selectFrom('aliases')
        .select(['guest', 'person', 'at'])
        .where('guest', 'in', persons.slice(i, i + 500))
        .execute()),
    );
  return found.sort((a, b) => a.at - b.at || (a.guest < b.guest ? -1 : 1));
};

/** A person, and every guest who turned out to be them. */
export const allSelves = async (db: Kysely<Schema>, person: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('aliases').select('guest').where('person', '=', person).execute();
  return [person, ...rows.map(({ guest }) => guest)];
};

/** The same with the bots that are theirs: whoever goes for good takes them along. */
export const selvesAndBots = async (db: Kysely<Schema>, person: string): Promise<readonly string[]> => {
  const selves = await allSelves(db, person);
  const bots = await db
    .selectFrom('bots')
    .select('person')
    .where('owner', 'in', [...selves])
    .execute();
  return [...selves, ...bots.map(bot => bot.person)];
};

/** The tables at which somebody has or had a seat, or said something, or which they set. */
export const tablesOf = async (
  db: Kysely<Schema>,
  persons: readonly string[],
): Promise<readonly string[]> => {
  const places = await db
    .selectFrom('places')
    .select('table_id')
    .where('guest', 'in', [...persons])
    .execute();
  const lines = await db
    .selectFrom('chat')
    .select('table_id')
    .where('guest', 'in', [...persons])
    .execute();
  const set = await db
    .selectFrom('tables')
    .select('id as table_id')
    .where('host', 'in', [...persons])
    .execute();
  const rooms = await db
    .selectFrom('rooms')
    .select('id as table_id')
    .where('host', 'in', [...persons])
    .execute();
  return [...new Set([...places, ...lines, ...set, ...rooms].map(({ table_id }) => table_id))];
};

/**
 * Has a guest be somebody else from now on. Logs stay as they are and are read otherwise; what follows from them (who
 * has a place where, what lists show) is put right here. At a table where both have a seat they stay two.
 */
export const recogniseGuest = async (
  db: Transaction<Schema>,
  guest: string,
  person: string,
  at: number,
): Promise<void> => {
  await db.updateTable('aliases').set({ person }).where('person', '=', guest).execute();
  await db.insertInto('aliases').values({ guest, person, at }).execute();
  await movePlaces(db, guest, person);
  await db.updateTable('tables').set({ host: person }).where('host', '=', guest).execute();
  await db.updateTable('chat').set({ guest: person }).where('guest', '=', guest).execute();
  for (const { table_id, seat } of await db
    .selectFrom('admissions')
    .select(['table_id', 'seat'])
    .where('person', '=', guest)
    .execute())
    await db
      .insertInto('admissions')
      .values({ table_id, person, seat })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  for (const kind of ['mutes', 'blocks'] as const) await moveEars(db, kind, guest, person);
  await db.updateTable('bans').set({ what: person }).where('what', '=', guest).execute();
  await db.updateTable('reports').set({ of: person }).where('of', '=', guest).execute();
  // Nobody is led to a table as somebody who they are no more.
  await db.deleteFrom('seekers').where('person', '=', guest).execute();
  await db.deleteFrom('sessions').where('person', '=', guest).execute();
  await db.updateTable('people').set({ signed: 0 }).where('id', '=', guest).execute();
};

/** Whom a guest did not want to hear, or meet, and who did not want them. */
const moveEars = async (
  db: Transaction<Schema>,
  kind: 'mutes' | 'blocks',
  guest: string,
  person: string,
): Promise<void> => {
  for (const row of await db
    .selectFrom(kind)
    .selectAll()
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('other', '=', guest)]))
    .execute())
    await db
      .insertInto(kind)
      .values(row.person === guest ? { person, other: row.other } : { person: row.person, other: person })
      .onConflict(conflict => conflict.doNothing())
      .execute();
};

const movePlaces = async (db: Transaction<Schema>, guest: string, person: string): Promise<void> => {
  const rooms = await db
    .selectFrom('rooms')
    .select(['id', 'body'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('host', '=', guest),
        eb('id', 'in', selectFrom('places').select('places.table_id').where('places.guest', '=', guest)),
      ]),
    )
    .execute();
  for (const { id, body } of rooms) {
    const room = roomAs(JSON.parse(body) as Room, guest, person);
    if (room)
      await db
        .updateTable('rooms')
        .set({ host: room.host, body: JSON.stringify(room) })
        .where('id', '=', id)
        .execute();
  }
  const own = new Set(
    (await db.selectFrom('places').select('table_id').where('guest', '=', person).execute()).map(
      ({ table_id }) => table_id,
    ),
  );
  const places = await db.selectFrom('places').select('table_id').where('guest', '=', guest).execute();
  for (const { table_id } of places) {
    if (own.has(table_id)) continue;
    await db
      .updateTable('places')
      .set({ guest: person })
      .where('guest', '=', guest)
      .where('table_id', '=', table_id)
      .execute();
    await changeSummary(db, table_id, summary => ({
      ...summary,
      host: summary.host === guest ? person : summary.host,
      owned: summary.owned.map(owned => (owned.guest === guest ? { ...owned, guest: person } : owned)),
    }));
  }
};

/** Puts right what lists show of a table. */
export const changeSummary = async (
  db: Transaction<Schema>,
  table: string,
  change: (summary: Summary) => Summary,
): Promise<void> => {
  const row = await db
    .selectFrom('summaries')
    .select('body')
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('summaries')
    .set({ body: JSON.stringify(change(JSON.parse(row.body) as Summary)) })
    .where('table_id', '=', table)
    .execute();
};
