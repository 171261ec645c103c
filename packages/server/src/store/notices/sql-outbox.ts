import { createHash } from 'node:crypto';
import type { NoticeChannel } from '@runehold/protocol/parts/notice';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { alone } from '../postgres/alone.ts';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type { Notice, Outbox, Sending, Settled } from './notice-store.ts';

/** For how long whoever takes something up is left alone with it. */
const CLAIM_MS = 60_000;

/** So long after somebody's move has come a letter is written, if it is still theirs. */
const LETTER_MS = 600_000;

/** What is the same is one row, however often it is written: the name of a row says all that makes it what it is. */
const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

const sendingOf = (row: Selectable<Schema['outbox']>): Sending => ({
  id: row.id,
  person: row.person,
  kind: row.kind as Sending['kind'],
  channel: row.channel as NoticeChannel,
  ...(row.table_id !== null && { table: row.table_id }),
  ...(row.seq !== null && { seq: row.seq }),
  tries: row.tries,
});

type Reached = { readonly person: string; readonly channel: NoticeChannel };

/** By which channels some people are reached. */
const reachOf = async (db: Kysely<Schema>, persons: readonly string[]): Promise<readonly Reached[]> => {
  const named = <T extends 'push' | 'webhooks' | 'mail_addresses'>(table: T) =>
    db
      .selectFrom(table as 'push')
      .select('person')
      .distinct()
      .where('person', 'in', [...persons]);
  const [push, webhook, mail] = [
    await named('push').execute(),
    await named('webhooks').execute(),
    await db
      .selectFrom('mail_addresses')
      .select('person')
      .where('person', 'in', [...persons])
      .where('good', '=', 1)
      .execute(),
  ];
  const by = (rows: readonly { readonly person: string }[], channel: NoticeChannel): Reached[] =>
    rows.map(({ person }) => ({ person, channel }));
  return [...by(push, 'push'), ...by(mail, 'mail'), ...by(webhook, 'webhook')];
};

/** When a notice goes out by a channel: who looks in now and then gets no letter about every move. */
const dueOf = ({ kind, wait = 0, due }: Notice, channel: NoticeChannel, now: number): number => {
  const at = due ?? now + wait;
  return channel === 'mail' && kind === 'your-move' ? Math.max(at, now + LETTER_MS) : at;
};

/** Writes notices down within whatever transaction they belong to. */
export const writeNotices = async (
  db: Transaction<Schema> | Kysely<Schema>,
  notices: readonly Notice[],
  now: number,
): Promise<void> => {
  if (notices.length === 0) return;
  const reach = await reachOf(db, [...new Set(notices.map(({ person }) => person))]);
  const rows = notices.flatMap(notice => {
    const { person, kind, table, seq, mark } = notice;
    return reach
      .filter(reached => reached.person === person)
      .map(({ channel }) => ({
        id: idOf(person, kind, ...(mark === undefined ? [table ?? '', seq ?? -1] : [mark]), channel),
        person,
        kind,
        channel,
        table_id: table ?? null,
        seq: seq ?? null,
        state: 'due',
        due_at: dueOf(notice, channel, now),
        tries: 0,
        claimed_until: 0,
        changed_at: now,
      }));
  });
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** What is on its way, in the database of the store. */
export class SqlOutbox implements Outbox {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  add(notices: readonly Notice[]): Promise<void> {
    return written(this.#db.transaction().execute(db => writeNotices(db, notices, this.#now())));
  }

  async addLetter(
    { person, kind, channel }: Pick<Sending, 'person' | 'kind' | 'channel'>,
    mark: string,
    due: number,
  ): Promise<void> {
    await written(
      this.#db
        .insertInto('outbox')
        .values({
          id: idOf(person, kind, mark, channel),
          person,
          kind,
          channel,
          table_id: null,
          seq: null,
          state: 'due',
          due_at: due,
          tries: 0,
          claimed_until: 0,
          changed_at: this.#now(),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
  }

  claim(channel: NoticeChannel, most: number): Promise<readonly Sending[]> {
    const now = this.#now();
    return written(
      this.#db.transaction().execute(async db => {
        await alone(db, 'outbox');
        const rows = await db
          .selectFrom('outbox')
          .selectAll()
          .where('state', '=', 'due')
          .where('channel', '=', channel)
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('due_at')
          .limit(most)
          .execute();
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0)
          await db
            .updateTable('outbox')
            .set({ claimed_until: now + CLAIM_MS })
            .where('id', 'in', ids)
            .execute();
        return rows.map(sendingOf);
      }),
    );
  }

  async #set(
    id: string,
    change: Partial<Pick<Selectable<Schema['outbox']>, 'state' | 'due_at' | 'tries'>>,
  ): Promise<void> {
    await written(
      this.#db
        .updateTable('outbox')
        .set({ ...change, claimed_until: 0, changed_at: this.#now() })
        .where('id', '=', id)
        .execute(),
    );
  }

  settle(id: string, state: Settled): Promise<void> {
    return this.#set(id, { state });
  }

  postpone(id: string, due: number, tries: number): Promise<void> {
    return this.#set(id, { due_at: due, tries });
  }

  hold(id: string): Promise<void> {
    return this.#set(id, { state: 'held' });
  }

  async held(person: string, channel: NoticeChannel): Promise<readonly Sending[]> {
    const rows = await this.#db
      .selectFrom('outbox')
      .selectAll()
      .where('person', '=', person)
      .where('state', '=', 'held')
      .where('channel', '=', channel)
      .orderBy('changed_at')
      .execute();
    return rows.map(sendingOf);
  }

  async sentSince(person: string, at: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .where('state', '=', 'sent')
      .where('changed_at', '>', at)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async withdraw(person: string, table: string, until: number): Promise<void> {
    await written(
      this.#db
        .updateTable('outbox')
        .set({ state: 'dropped', changed_at: this.#now() })
        .where('person', '=', person)
        .where('state', 'in', ['due', 'held'])
        .where('table_id', '=', table)
        .where('kind', '=', 'chat')
        .where('changed_at', '<=', until)
        .execute(),
    );
  }

  async forget(before: number): Promise<void> {
    await written(
      this.#db
        .deleteFrom('outbox')
        .where('state', 'in', ['sent', 'dropped', 'failed'])
        .where('changed_at', '<=', before)
        .execute(),
    );
  }
}
