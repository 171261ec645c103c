import { FORGOTTEN } from '@runehold/protocol/parts/nameless';
import type { Holder } from '@runehold/protocol/parts/people';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import { unnamed } from '@runehold/protocol/table/selves';
import type { Kysely, Transaction } from 'kysely';
import type { Fault } from '../../host/fault.ts';
import { unarchive } from '../archives.ts';
import { asNumber } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { ofPerson } from './of-person.ts';
import { changeSummary } from './selves.ts';

/**
 * Has somebody be nobody: what they sign in with, where they are signed in and where they are reached, what they said and
 * to whom they do not listen is gone when this is done. Their names at tables follow, table by table. Says which sessions
 * have ended.
 */
export const forgetPerson = async (
  db: Transaction<Schema>,
  persons: readonly string[],
): Promise<readonly string[]> => {
  const ids = [...persons];
  await takeOffOrder(db, ids);
  const tokens = await db
    .selectFrom('api_tokens')
    .select('hash')
    .where(({ or, eb }) => or([eb('person', 'in', ids), eb('owner', 'in', ids)]))
    .execute();
  const sessions = await db.selectFrom('sessions').select('hash').where('person', 'in', ids).execute();
  for (const part of ofPerson) await db.deleteFrom(part).where('person', 'in', ids).execute();
  await db
    .updateTable('chat')
    .set({ text: '', name: FORGOTTEN, removed: 1 })
    .where('guest', 'in', ids)
    .execute();
  await db
    .updateTable('people')
    .set({ name: FORGOTTEN, skeleton: null, signed: 0, leaving: 1, role: null })
    .where('id', 'in', ids)
    .execute();
  return [...sessions, ...tokens].map(({ hash }) => hash);
};

/**
 * What was reported of somebody, and what is in force against them, goes on without their name and their words; what
 * they said is wrong with a game, without the words. What those did who keep order names people by their ids alone; in
 * rows of old their names stood there.
 */
const takeOffOrder = async (db: Transaction<Schema>, ids: readonly string[]): Promise<void> => {
  const known = await db
    .selectFrom('people')
    .select('name')
    .where('id', 'in', [...ids])
    .execute();
  const names = known.map(({ name }) => name);
  await db
    .updateTable('reports')
    .set({ name: FORGOTTEN, text: '' })
    .where('of', 'in', [...ids])
    .execute();
  for (const { id, report } of await db
    .selectFrom('faults')
    .select(['id', 'report'])
    .where('by', 'in', [...ids])
    .execute()) {
    const { words: _, ...seen } = JSON.parse(report) as Fault;
    await db
      .updateTable('faults')
      .set({ report: JSON.stringify(seen) })
      .where('id', '=', id)
      .execute();
  }
  const from = await db
    .selectFrom('sessions')
    .select('place')
    .where('person', 'in', [...ids])
    .where('place', 'is not', null)
    .execute();
  const places = [...new Set(from.flatMap(({ place }) => (place === null ? [] : [place])))];
  await db
    .updateTable('bans')
    .set({ name: FORGOTTEN })
    .where('what', 'in', [...ids])
    .execute();
  if (places.length > 0)
    await db
      .updateTable('bans')
      .set({ name: FORGOTTEN })
      .where('what', 'in', places)
      .where('name', 'in', names)
      .execute();
  const old = await db
    .selectFrom('audit')
    .select(['id', 'about'])
    .where('of', 'is', null)
    .where('act', 'in', ['role', 'mute', 'ban', 'ban-place', 'lift', 'rename'])
    .execute();
  for (const { id, about } of old)
    if (names.some(name => about === name || about.startsWith(`${name},`) || about.startsWith(`${name} `)))
      await db.updateTable('audit').set({ about: FORGOTTEN }).where('id', '=', id).execute();
};

/** Takes the names of persons off one table. Nothing of its game changes by it. */
export const takeNamesOff = async (
  db: Kysely<Schema>,
  table: string,
  persons: ReadonlySet<string>,
): Promise<void> => {
  await db.transaction().execute(async within => {
    await unarchive(within, table);
    const rows = await within
      .selectFrom('records')
      .select(['seq', 'body'])
      .where('table_id', '=', table)
      // Answers, which are most of a log, name nobody.
      .where(({ or, eb }) =>
        or(
          ['"kind":"handed-over"', '"kind":"disclosed"', '"newcomer":'].map(part =>
            eb('body', 'like', `%${part}%`),
          ),
        ),
      )
      .execute();
    for (const { seq, body } of rows) {
      const record = unnamed(JSON.parse(body) as LogRecord, persons);
      if (record)
        await within
          .updateTable('records')
          .set({ body: JSON.stringify(record) })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute();
    }
    await takeOffRoom(within, table, persons);
    await changeSummary(within, table, summary => {
      const own = new Set(summary.owned.filter(({ guest }) => persons.has(guest)).map(({ seat }) => seat));
      const isTheirs = (holder: Holder, seat: number): boolean => holder.kind === 'person' && own.has(seat);
      // Where people only gather the seat is free.
      if (summary.gathering)
        return {
          ...summary,
          holders: summary.holders.map((holder, seat) =>
            isTheirs(holder, seat) ? { kind: 'open' } : holder,
          ),
          owned: summary.owned.filter(({ seat }) => !own.has(seat)),
        };
      return {
        ...summary,
        holders: summary.holders.map((holder, seat) =>
          isTheirs(holder, seat) ? { ...holder, name: FORGOTTEN } : holder,
        ),
      };
    });
  });
};

/** Whoever is gone is waited for by nobody: their seat in a waiting room is free. */
const takeOffRoom = async (
  db: Transaction<Schema>,
  table: string,
  persons: ReadonlySet<string>,
): Promise<void> => {
  const row = await db.selectFrom('rooms').select('body').where('id', '=', table).executeTakeFirst();
  if (!row) return;
  const room = JSON.parse(row.body) as Room;
  const seats = room.seats.map(seat =>
    seat.kind === 'person' && persons.has(seat.guest) ? ({ kind: 'open' } as const) : seat,
  );
  const is_open = asNumber(seats.some(({ kind }) => kind === 'open'));
  await db.updateTable('summaries').set({ is_open }).where('table_id', '=', table).execute();
  await db
    .updateTable('rooms')
    .set({ body: JSON.stringify({ ...room, seats }) })
    .where('id', '=', table)
    .execute();
};
