import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import { usualWishes } from '@runehold/protocol/parts/notice';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type { KeptMail, KeptPush, KeptWebhook, Reach } from './notice-store.ts';

/** How people are reached, in the database of the store. */
export class SqlReach implements Reach {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async settings(person: string): Promise<NoticeSettings | undefined> {
    const row = await this.#db
      .selectFrom('notice_settings')
      .select('body')
      .where('person', '=', person)
      .executeTakeFirst();
    if (!row) return undefined;
    const kept = JSON.parse(row.body) as NoticeSettings;
    // Of a kind that came later nothing was said.
    return { ...kept, wishes: { ...usualWishes, ...kept.wishes } };
  }

  async setSettings(person: string, settings: NoticeSettings): Promise<void> {
    const body = JSON.stringify(settings);
    await written(
      this.#db
        .insertInto('notice_settings')
        .values({ person, body })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ body }))
        .execute(),
    );
  }

  async mail(person: string): Promise<KeptMail | undefined> {
    const row = await this.#db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return row && { address: row.address, isGood: row.good === 1, askedAt: Number(row.asked_at) };
  }

  async setMail(person: string, address: string | undefined): Promise<void> {
    const row = address === undefined ? undefined : { person, address, good: 0, asked_at: this.#now() };
    await written(
      this.#db.transaction().execute(async db => {
        await db.deleteFrom('mail_addresses').where('person', '=', person).execute();
        if (row) await db.insertInto('mail_addresses').values(row).execute();
        // What was on its way to the old address does not go to the new one.
        await db
          .deleteFrom('outbox')
          .where('person', '=', person)
          .where('channel', '=', 'mail')
          .where('state', 'in', ['due', 'held'])
          .execute();
      }),
    );
  }

  async confirmMail(person: string, address: string): Promise<boolean> {
    const [{ numUpdatedRows }] = await written(
      this.#db
        .updateTable('mail_addresses')
        .set({ good: 1 })
        .where('person', '=', person)
        .where('address', '=', address)
        .execute(),
    );
    return numUpdatedRows === 1n;
  }

  async isStopped(hash: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('mail_stops')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  async stop(hash: string): Promise<void> {
    await written(
      this.#db
        .insertInto('mail_stops')
        .values({ hash, at: this.#now() })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
  }

  async push(person: string): Promise<readonly KeptPush[]> {
    return this.#db
      .selectFrom('push')
      .select(['hash', 'endpoint', 'p256dh', 'auth', 'key'])
      .where('person', '=', person)
      .orderBy('made_at')
      .execute();
  }

  /** A browser is one person's: whoever is there now has it. */
  async addPush(person: string, { hash, endpoint, p256dh, auth, key }: KeptPush): Promise<void> {
    const row = { hash, person, endpoint, p256dh, auth, key, made_at: this.#now() };
    await written(
      this.#db
        .insertInto('push')
        .values(row)
        .onConflict(conflict => conflict.column('hash').doUpdateSet({ person, p256dh, auth, key }))
        .execute(),
    );
  }

  async dropPush(hash: string, person?: string): Promise<void> {
    const gone = this.#db.deleteFrom('push').where('hash', '=', hash);
    await written((person === undefined ? gone : gone.where('person', '=', person)).execute());
  }

  async webhook(person: string): Promise<KeptWebhook | undefined> {
    return this.#db
      .selectFrom('webhooks')
      .select(['url', 'secret', 'failures'])
      .where('person', '=', person)
      .executeTakeFirst();
  }

  async setWebhook(person: string, webhook: Pick<KeptWebhook, 'url' | 'secret'> | undefined): Promise<void> {
    await written(
      this.#db.transaction().execute(async db => {
        await db.deleteFrom('webhooks').where('person', '=', person).execute();
        if (webhook)
          await db
            .insertInto('webhooks')
            .values({ person, ...webhook, failures: 0 })
            .execute();
      }),
    );
  }

  async countWebhook(person: string, hasFailed: boolean): Promise<void> {
    await written(
      this.#db
        .updateTable('webhooks')
        .set({ failures: hasFailed ? sql<number>`failures + 1` : 0 })
        .where('person', '=', person)
        .execute(),
    );
  }

  async forget(person: string): Promise<void> {
    await written(
      this.#db.transaction().execute(async db => {
        for (const table of ['push', 'mail_addresses', 'webhooks', 'notice_settings', 'outbox'] as const)
          await db.deleteFrom(table).where('person', '=', person).execute();
      }),
    );
  }
}
