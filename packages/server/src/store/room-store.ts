import { isSlow } from '@runehold/protocol/parts/clock-terms';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import type { Kysely, Transaction } from 'kysely';
import type { SqlLeases } from './leases/sql-leases.ts';
import { writeLists } from './lists.ts';
import type { Notice } from './notices/notice-store.ts';
import { writeNotices } from './notices/sql-outbox.ts';
import { removeTable } from './remove-table.ts';
import { asNumber } from './rows.ts';
import type { Schema } from './schema.ts';
import type { ChatStore, Rooms, StoredRoom, Summary } from './store.ts';

/** What is kept of tables at which people gather. They stand in the same lists as all others. */
export class RoomStore implements Rooms {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  readonly #leases: SqlLeases;
  readonly #chat: Pick<ChatStore, 'latest'>;

  constructor(db: Kysely<Schema>, now: () => number, chat: Pick<ChatStore, 'latest'>, leases: SqlLeases) {
    this.#leases = leases;
    this.#db = db;
    this.#now = now;
    this.#chat = chat;
  }

  async load(id: string): Promise<StoredRoom | undefined> {
    const row = await this.#db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    return {
      id,
      room: JSON.parse(row.body) as Room,
      setAt: Number(row.set_at),
      chat: await this.#chat.latest(id),
    };
  }

  /** Writes a room down as it is now, with what lists show of it. Whoever has left it has no place there. */
  async save(
    id: string,
    room: Room,
    setAt: number,
    notices: readonly Notice[] = [],
    epoch?: number,
  ): Promise<void> {
    const now = this.#now();
    await this.#leases.within(
      id,
      epoch,
      now,
      async db => {
        await this.#write(db, id, room, setAt, now);
        await writeNotices(db, notices, now);
      },
      true,
    );
  }

  async note(id: string, room: Room, epoch?: number): Promise<void> {
    await this.#leases.within(id, epoch, this.#now(), db =>
      db
        .updateTable('rooms')
        .set({ body: JSON.stringify(room) })
        .where('id', '=', id)
        .execute(),
    );
  }

  async disband(id: string, epoch?: number): Promise<void> {
    await this.#leases.within(id, epoch, this.#now(), db => removeTable(db, id));
  }

  async #write(db: Transaction<Schema>, id: string, room: Room, setAt: number, now: number): Promise<void> {
    const row = {
      id,
      host: room.host,
      listed: asNumber(room.listed),
      body: JSON.stringify(room),
      set_at: setAt,
      changed_at: now,
      slow: asNumber(isSlow(room.pace)),
    };
    await db
      .insertInto('rooms')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute();
    const summary = summaryOf(id, room, setAt);
    const guests = summary.owned.map(({ guest }) => guest);
    const gone = db.deleteFrom('places').where('table_id', '=', id);
    await (guests.length === 0 ? gone : gone.where('guest', 'not in', guests)).execute();
    await writeLists(db, [{ table: id, first: 0, records: [], summary }], now);
  }

  /** The rooms at which nothing has happened since a time; for games that are played over days, since another. */
  async unchangedSince(at: number, slowAt: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('rooms')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          and([eb('slow', '=', 0), eb('changed_at', '<=', at)]),
          and([eb('slow', '=', 1), eb('changed_at', '<=', slowAt)]),
        ]),
      )
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many rooms a person has set, and how many of them the hall lists. */
  async setBy(person: string): Promise<{ readonly unfinished: number; readonly listed: number }> {
    const { unfinished, listed } = await this.#db
      .selectFrom('rooms')
      .select(({ fn }) => [
        fn.countAll<number>().as('unfinished'),
        fn.sum<number | null>('listed').as('listed'),
      ])
      .where('host', '=', person)
      .executeTakeFirstOrThrow();
    return { unfinished: Number(unfinished), listed: Number(listed ?? 0) };
  }
}

/** What lists show of a room. */
const summaryOf = (
  id: string,
  { game, options, seats, host, listed, locked, outsideBots, unwatched, reliable, pace = 'none' }: Room,
  setAt: number,
): Summary => ({
  id,
  game,
  options,
  holders: seats.map((seat, at) => {
    if (seat.kind === 'person')
      return { kind: 'person', name: seat.name, ...(seat.outside && { outside: true }) };
    return seat.kind === 'bot' ? { kind: 'bot', name: `bot ${at + 1}`, level: seat.level } : { kind: 'open' };
  }),
  owned: seats.flatMap((seat, at) => (seat.kind === 'person' ? [{ seat: at, guest: seat.guest }] : [])),
  waiting: [],
  answers: 0,
  over: false,
  places: [],
  frozen: false,
  gathering: true,
  ...(locked && { locked }),
  ...(outsideBots && { outsideBots }),
  ...(unwatched && { unwatched }),
  ...(reliable && { reliable }),
  ...(pace !== 'none' && { pace }),
  setAt,
  host,
  listed,
});
