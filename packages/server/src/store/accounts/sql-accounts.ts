import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Guest } from '../people-store.ts';
import { aloneWith } from '../postgres/alone.ts';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type {
  AccountStanding,
  AccountStore,
  Challenge,
  Credential,
  CredentialKind,
  Ended,
  KeptCredential,
  NewSession,
  Via,
} from './account-store.ts';

const credentialOf = (row: Selectable<Schema['credentials']>): KeptCredential => ({
  id: row.id,
  person: row.person,
  kind: row.kind as CredentialKind,
  secret: row.secret,
  counter: Number(row.counter),
  data: row.data,
  madeAt: Number(row.made_at),
  ...(row.used_at !== null && { usedAt: Number(row.used_at) }),
});

/** One question for a session and a purpose at a time: whatever else is asked takes its place. */
const challengeId = (session: string, purpose: string): string =>
  createHash('sha256').update(`${purpose}/${session}`).digest('hex');

/** Opens a session in place of the one that asked, and of all others of the person if that is wanted. */
export const openSession = async (
  db: Transaction<Schema>,
  person: string,
  { hash, label, via, instead, endsOthers }: NewSession,
  at: number,
): Promise<Ended> => {
  const gone = db
    .deleteFrom('sessions')
    .where(({ or, eb }) =>
      or([eb('hash', '=', instead), ...(endsOthers ? [eb('person', '=', person)] : [])]),
    );
  const ended = await gone.returning('hash').execute();
  // Whoever had to win back what is theirs does not know what others have let in meanwhile.
  const tokens = endsOthers
    ? await db.deleteFrom('api_tokens').where('owner', '=', person).returning('hash').execute()
    : [];
  // Whoever came by another device has shown that they have that device, and nothing else.
  const proved_at = via === 'device' ? null : at;
  await db
    .insertInto('sessions')
    .values({ hash, person, made_at: at, seen_at: at, label, via, proved_at })
    .execute();
  // A cookie that an earlier version signed would open the door past all of this.
  await db.updateTable('people').set({ signed: 0 }).where('id', '=', person).execute();
  return { ended: [...new Set([instead, ...[...ended, ...tokens].map(row => row.hash)])] };
};

/** Accounts in the database of the store. */
export class SqlAccounts implements AccountStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  #change<T>(act: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return aloneWith(this.#db, 'accounts', act);
  }

  async bySkeleton(skeleton: string): Promise<Guest | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('skeleton', '=', skeleton)
      .executeTakeFirst();
  }

  async standing(person: string): Promise<AccountStanding | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'skeleton', 'exported_at', 'role'])
      .where('id', '=', person)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        name: row.name,
        isClaimed: row.skeleton !== null,
        keepsOrder: row.role !== null,
        exportedAt: row.exported_at === null ? undefined : Number(row.exported_at),
      }
    );
  }

  claim(
    { id, name }: Guest,
    skeleton: string,
    credentials: readonly Credential[],
    session: NewSession,
  ): Promise<Ended | 'name-taken' | 'claimed'> {
    return this.#change(async db => {
      const bearer = await db
        .selectFrom('people')
        .select('id')
        .where('skeleton', '=', skeleton)
        .executeTakeFirst();
      if (bearer) return bearer.id === id ? 'claimed' : 'name-taken';
      const [{ numUpdatedRows }] = await db
        .updateTable('people')
        .set({ name, skeleton })
        .where('id', '=', id)
        .where('skeleton', 'is', null)
        .execute();
      if (numUpdatedRows !== 1n) return 'claimed';
      await this.#insert(db, id, credentials);
      return openSession(db, id, session, this.#now());
    });
  }

  rename({ id, name }: Guest, skeleton: string): Promise<boolean> {
    return this.#change(async db => {
      const bearer = await db
        .selectFrom('people')
        .select('id')
        .where('skeleton', '=', skeleton)
        .executeTakeFirst();
      if (bearer && bearer.id !== id) return false;
      await db.updateTable('people').set({ name, skeleton }).where('id', '=', id).execute();
      return true;
    });
  }

  async credentials(person: string): Promise<readonly KeptCredential[]> {
    const rows = await this.#db.selectFrom('credentials').selectAll().where('person', '=', person).execute();
    return rows.toSorted((a, b) => Number(a.made_at) - Number(b.made_at)).map(credentialOf);
  }

  async credential(id: string): Promise<KeptCredential | undefined> {
    const row = await this.#db.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst();
    return row && credentialOf(row);
  }

  put(person: string, credentials: readonly Credential[], inPlaceOf?: CredentialKind): Promise<boolean> {
    return this.#change(async db => {
      const ids = credentials.map(({ id }) => id);
      const there = await db.selectFrom('credentials').select('id').where('id', 'in', ids).execute();
      if (there.length > 0) return false;
      if (inPlaceOf !== undefined)
        await db
          .deleteFrom('credentials')
          .where('person', '=', person)
          .where('kind', '=', inPlaceOf)
          .execute();
      await this.#insert(db, person, credentials);
      return true;
    });
  }

  async #insert(db: Transaction<Schema>, person: string, given: readonly Credential[]): Promise<void> {
    const made_at = this.#now();
    await db
      .insertInto('credentials')
      .values(given.map(credential => ({ ...credential, person, made_at, used_at: null })))
      .execute();
  }

  async remove(person: string, id: string): Promise<boolean> {
    const [{ numDeletedRows }] = await written(
      this.#db.deleteFrom('credentials').where('person', '=', person).where('id', '=', id).execute(),
    );
    return numDeletedRows === 1n;
  }

  async useUp(person: string, id: string): Promise<boolean> {
    const [{ numDeletedRows }] = await written(
      this.#db
        .deleteFrom('credentials')
        .where('id', '=', id)
        .where('person', '=', person)
        .where('kind', '=', 'code')
        .execute(),
    );
    return numDeletedRows === 1n;
  }

  async count(id: string, from: number, to: number): Promise<boolean> {
    const [{ numUpdatedRows }] = await written(
      this.#db
        .updateTable('credentials')
        .set({ counter: to, used_at: this.#now() })
        .where('id', '=', id)
        .where('counter', '=', from)
        .execute(),
    );
    return numUpdatedRows === 1n;
  }

  signIn(person: string, session: NewSession): Promise<Ended> {
    return this.#change(db => openSession(db, person, session, this.#now()));
  }

  async via(hash: string): Promise<Via | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('via')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return (row?.via ?? undefined) as Via | undefined;
  }

  async settle(hash: string, via: Via): Promise<void> {
    await written(this.#db.updateTable('sessions').set({ via }).where('hash', '=', hash).execute());
  }

  async prove(hash: string): Promise<void> {
    await written(
      this.#db.updateTable('sessions').set({ proved_at: this.#now() }).where('hash', '=', hash).execute(),
    );
  }

  async provedAt(hash: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .select('proved_at')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row?.proved_at === null || row === undefined ? undefined : Number(row.proved_at);
  }

  ask({ session, purpose, value, expiresAt }: Challenge): Promise<void> {
    return this.#change(async db => {
      await db.deleteFrom('challenges').where('expires_at', '<=', this.#now()).execute();
      const row = { id: challengeId(session, purpose), session, purpose, value, expires_at: expiresAt };
      await db
        .insertInto('challenges')
        .values(row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute();
    });
  }

  async asked(session: string, purpose: string): Promise<string | undefined> {
    const row = await written(
      this.#db
        .deleteFrom('challenges')
        .where('id', '=', challengeId(session, purpose))
        .returning(['value', 'expires_at'])
        .executeTakeFirst(),
    );
    return row && Number(row.expires_at) > this.#now() ? row.value : undefined;
  }

  async once(mark: string, until: number): Promise<boolean> {
    const row = {
      id: challengeId(mark, 'once'),
      session: mark,
      purpose: 'once',
      value: '',
      expires_at: until,
    };
    const inserted = await written(
      this.#db
        .insertInto('challenges')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .execute(),
    );
    return inserted.length === 1;
  }

  async look(session: string, purpose: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('challenges')
      .select(['value', 'expires_at'])
      .where('id', '=', challengeId(session, purpose))
      .executeTakeFirst();
    return row && Number(row.expires_at) > this.#now() ? row.value : undefined;
  }

  async change(session: string, purpose: string, from: string, to: string): Promise<boolean> {
    const [{ numUpdatedRows }] = await written(
      this.#db
        .updateTable('challenges')
        .set({ value: to })
        .where('id', '=', challengeId(session, purpose))
        .where('value', '=', from)
        .execute(),
    );
    return numUpdatedRows === 1n;
  }

  exported(person: string, since: number): Promise<number | undefined> {
    return this.#change(async db => {
      const row = await db
        .selectFrom('people')
        .select('exported_at')
        .where('id', '=', person)
        .executeTakeFirst();
      const last = Number(row?.exported_at ?? 0);
      if (last > since) return last;
      await db.updateTable('people').set({ exported_at: this.#now() }).where('id', '=', person).execute();
      return undefined;
    });
  }
}
