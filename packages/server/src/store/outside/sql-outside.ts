import type { Scope } from '@runehold/protocol/api/scopes';
import type { Kysely } from 'kysely';
import type { Guest } from '../people-store.ts';
import { aloneWith } from '../postgres/alone.ts';
import type { Schema } from '../schema.ts';
import { written } from '../written.ts';
import type { KeptBot, KeptToken, OutsideStore, TokenPerson } from './outside-store.ts';

const scopesIn = (text: string): readonly Scope[] => text.split(' ') as Scope[];

/** Tokens and bots in the database of the store. */
export class SqlOutside implements OutsideStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async byToken(hash: string): Promise<TokenPerson | undefined> {
    const row = await this.#db
      .selectFrom('api_tokens')
      .innerJoin('people', 'people.id', 'api_tokens.person')
      .leftJoin('bots', 'bots.person', 'api_tokens.person')
      .select(['people.id', 'people.name', 'bots.owner as bot_owner', 'scopes', 'expires_at', 'used_at'])
      .where('api_tokens.hash', '=', hash)
      .executeTakeFirst();
    return (
      row && {
        person: { id: row.id, name: row.name },
        isBot: row.bot_owner !== null,
        owner: row.bot_owner ?? row.id,
        scopes: scopesIn(row.scopes),
        expiresAt: Number(row.expires_at),
        usedAt: row.used_at === null ? undefined : Number(row.used_at),
      }
    );
  }

  async addToken(token: KeptToken, most: number): Promise<boolean> {
    const { hash, person, owner, label, scopes, madeAt, expiresAt } = token;
    // Counted in the statement that writes it, one after the other: of many that are asked for at once no more are made.
    const { numInsertedOrUpdatedRows: added = 0 } = await aloneWith(this.#db, 'counted', db =>
      db
        .insertInto('api_tokens')
        .columns(['hash', 'person', 'owner', 'label', 'scopes', 'made_at', 'expires_at', 'used_at'])
        .expression(eb => {
          const good = eb
            .selectFrom('api_tokens')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .where('owner', '=', owner)
            .where('expires_at', '>', this.#now());
          return db
            .selectNoFrom(eb => [
              eb.val(hash).as('hash'),
              eb.val(person).as('person'),
              eb.val(owner).as('owner'),
              eb.val(label).as('label'),
              eb.val(scopes.join(' ')).as('scopes'),
              eb.val(madeAt).as('made_at'),
              eb.val(expiresAt).as('expires_at'),
              eb.lit(null).as('used_at'),
            ])
            .where(good, '<', most);
        })
        .executeTakeFirst(),
    );
    return Number(added) > 0;
  }

  async use(hash: string): Promise<void> {
    await written(
      this.#db.updateTable('api_tokens').set({ used_at: this.#now() }).where('hash', '=', hash).execute(),
    );
  }

  async tokens(owner: string): Promise<readonly KeptToken[]> {
    const own = this.#db.selectFrom('api_tokens').selectAll().where('owner', '=', owner);
    const rows = await own.orderBy('made_at', 'desc').execute();
    const ended = rows.filter(({ expires_at }) => Number(expires_at) <= this.#now());
    for (const { hash } of ended) await this.revoke(hash);
    return rows
      .filter(row => !ended.includes(row))
      .map(({ hash, person, label, scopes, made_at, expires_at, used_at }) => ({
        hash,
        person,
        owner,
        label,
        scopes: scopesIn(scopes),
        madeAt: Number(made_at),
        expiresAt: Number(expires_at),
        ...(used_at !== null && { usedAt: Number(used_at) }),
      }));
  }

  async revoke(hash: string): Promise<void> {
    await written(this.#db.deleteFrom('api_tokens').where('hash', '=', hash).execute());
  }

  async hashesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('api_tokens')
      .select('hash')
      .where(({ or, eb }) => or([eb('owner', '=', person), eb('person', '=', person)]))
      .execute();
    return rows.map(({ hash }) => hash);
  }

  addBot(
    { id, name }: Guest,
    skeleton: string,
    owner: string,
    most: number,
  ): Promise<'added' | 'taken' | 'too-many'> {
    const at = this.#now();
    return aloneWith(this.#db, 'accounts', async db => {
      const bearer = await db
        .selectFrom('people')
        .select('id')
        .where('skeleton', '=', skeleton)
        .executeTakeFirst();
      if (bearer) return 'taken';
      const { numInsertedOrUpdatedRows: added = 0 } = await db
        .insertInto('bots')
        .columns(['person', 'owner', 'made_at'])
        .expression(eb => {
          const own = eb.selectFrom('bots').select(({ fn }) => fn.countAll<number>().as('n'));
          return this.#db
            .selectNoFrom(eb => [
              eb.val(id).as('person'),
              eb.val(owner).as('owner'),
              eb.val(at).as('made_at'),
            ])
            .where(own.where('owner', '=', owner), '<', most);
        })
        .executeTakeFirst();
      if (Number(added) === 0) return 'too-many';
      await db
        .insertInto('people')
        .values({ id, name, made_at: at, signed: 0, skeleton, exported_at: null, leaving: 0 })
        .execute();
      return 'added';
    });
  }

  async bots(owner: string): Promise<readonly KeptBot[]> {
    const rows = await this.#db
      .selectFrom('bots')
      .innerJoin('people', 'people.id', 'bots.person')
      .select(['people.id', 'people.name', 'bots.made_at'])
      .where('bots.owner', '=', owner)
      .orderBy('bots.made_at')
      .execute();
    return rows.map(({ id, name, made_at }) => ({ id, name, madeAt: Number(made_at) }));
  }

  async botNamed(skeleton: string): Promise<Guest | undefined> {
    return this.#db
      .selectFrom('people')
      .innerJoin('bots', 'bots.person', 'people.id')
      .select(['people.id', 'people.name'])
      .where('people.skeleton', '=', skeleton)
      .executeTakeFirst();
  }
}
