import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type { HouseKey, KeyStanding, KeyStore } from './key-store.ts';

/** The keys of the house: the newest of a name signs, older ones are good until they are retired. */
export class HouseKeys implements KeyStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Those of a name that are good, the newest first; there is always one. */
  async good(name: string, make: () => string): Promise<readonly HouseKey[]> {
    const known = await this.known(name);
    if (known.length > 0) return known;
    await this.#put(name, 0, make());
    return this.known(name);
  }

  /** The same where none is made. */
  async known(name: string): Promise<readonly HouseKey[]> {
    const rows = await this.#db
      .selectFrom('house_keys')
      .select(['n', 'value', 'made_at'])
      .where('name', '=', name)
      .where('retired_at', 'is', null)
      .orderBy('n', 'desc')
      .execute();
    return rows.map(({ n, value, made_at }) => ({ n, value, madeAt: Number(made_at) }));
  }

  /** Of however many make the same one at once, one is made. */
  async #put(name: string, n: number, value: string): Promise<void> {
    await written(
      this.#db
        .insertInto('house_keys')
        .values({ name, n, value, made_at: this.#now(), retired_at: null })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    );
  }

  /** Adds one that signs from now on, and says its number. */
  async rotate(name: string, make: () => string): Promise<number> {
    const last = await this.#db
      .selectFrom('house_keys')
      .select('n')
      .where('name', '=', name)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    const n = (last?.n ?? -1) + 1;
    await this.#put(name, n, make());
    return n;
  }

  /** Has one be good no more. False where there is none, where it is the newest, or where browsers still go by it. */
  async retire(name: string, n: number): Promise<boolean> {
    const good = await this.known(name);
    if (good[0]?.n === n || !good.some(key => key.n === n)) return false;
    if (name === 'vapid' && (await this.#isSubscribed(n))) return false;
    await written(
      this.#db
        .updateTable('house_keys')
        .set({ retired_at: this.#now(), value: '' })
        .where('name', '=', name)
        .where('n', '=', n)
        .execute(),
    );
    return true;
  }

  async #isSubscribed(n: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('push')
      .select('hash')
      .where('key', '=', n)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Every key there is or was, without what it is. */
  async all(): Promise<readonly KeyStanding[]> {
    const rows = await this.#db
      .selectFrom('house_keys')
      .select(['name', 'n', 'made_at', 'retired_at'])
      .orderBy('name')
      .orderBy('n')
      .execute();
    return rows.map(({ name, n, made_at, retired_at }) => ({
      name,
      n,
      madeAt: Number(made_at),
      ...(retired_at !== null && { retiredAt: Number(retired_at) }),
    }));
  }
}
