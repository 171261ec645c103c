import type { Scope } from '@runehold/protocol/api/scopes';
import { cleanName } from '@runehold/protocol/parts/clean';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { hostSays } from '@runehold/protocol/say';
import { Refusal } from '../platform/refusal.ts';
import type { Guest, KeptSession } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { type Ring, Rings } from './ring.ts';
import { signedId, Tokens, tokenHash } from './tokens.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A browser that has not been seen for so long is not known any more. */
const SESSION_MS = 365 * DAY_MS;

/** Somebody who asks for something, and what their browser showed. */
export type Caller = Guest & {
  readonly token: string;
  /** They have an account. */
  readonly account?: true;
  /** They are not there themselves: a program has shown a token of theirs. */
  readonly program?: Program;
};

/** A program that acts for somebody, or for the bot that it is. */
export type Program = {
  readonly scopes: readonly Scope[];
  readonly isBot: boolean;
  /** Who answers for it. */
  readonly owner: string;
};

/** How every token of a program begins, so that whoever finds one knows what it is. */
export const PROGRAM_MARK = 'rh_';

const HOUR_MS = 3_600_000;

/** Which sessions to end: this one, all others, or one by the name that `sessions` gave it. */
export type WhichSessions = 'this' | 'others' | string;

/** A session as its person is shown it. */
export type ShownSession = {
  readonly id: string;
  readonly current: boolean;
  readonly since: number;
  readonly seen: number;
  readonly label?: string;
};

/** Enough of a hash to tell one's own sessions apart. */
const shortName = (hash: string): string => hash.slice(0, 16);

/**
 * People without accounts. Everybody is a guest from the first call; who only looks around is known by their token
 * alone, and is written down with the first thing they do.
 */
export class Guests {
  readonly #store: Store;
  readonly #tokens: Tokens;
  readonly #signed: Ring;
  readonly #now: () => number;
  readonly #listeners: ((token: string) => void)[] = [];

  private constructor(store: Store, now: () => number, rings: { tokens: Ring; signed: Ring }) {
    this.#store = store;
    this.#now = now;
    this.#tokens = new Tokens(rings.tokens, now);
    this.#signed = rings.signed;
  }

  static async open(store: Store, now: () => number, rings = new Rings(store.keys)): Promise<Guests> {
    return new Guests(store, now, {
      tokens: await rings.ring('sessions'),
      signed: await rings.ring('guests'),
    });
  }

  /** Who shows a token; nobody, if we did not make it, if it was ended, or if it is too old. */
  async known(token: string): Promise<Caller | undefined> {
    const kept = await this.#bySession(token);
    if (kept) return kept;
    const newcomer = this.#tokens.newcomer(token);
    if (!newcomer || !(await this.#store.people.person(newcomer.id)))
      return newcomer && { ...newcomer, token };
    // Somebody who is written down was so just now, or has no session any more because they ended it.
    return this.#bySession(token);
  }

  async #bySession(token: string): Promise<Caller | undefined> {
    const { people } = this.#store;
    const hash = tokenHash(token);
    const kept = await people.bySession(hash);
    const away = kept && this.#now() - kept.seenAt;
    if (!kept || away === undefined || away > SESSION_MS) return undefined;
    if (away > DAY_MS) await people.see(hash);
    return { ...kept.person, token, ...(kept.isClaimed && { account: true }) };
  }

  /** Whom a program acts for; nobody, if its token was never made, was revoked or has ended. */
  async program(token: string): Promise<Caller | undefined> {
    if (!token.startsWith(PROGRAM_MARK)) return undefined;
    const { outside } = this.#store;
    const hash = tokenHash(token);
    const kept = await outside.byToken(hash);
    const now = this.#now();
    if (!kept || kept.expiresAt <= now) return undefined;
    if (now - (kept.usedAt ?? 0) > HOUR_MS) await outside.use(hash);
    const { person, scopes, isBot, owner } = kept;
    return { ...person, token, account: true, program: { scopes, isBot, owner } };
  }

  /** The same caller as they are by now; nobody, if what they showed is no longer good. */
  again({ token, program }: Caller): Promise<Caller | undefined> {
    return program ? this.program(token) : this.known(token);
  }

  /** A token that nobody has shown yet. */
  freshToken(): string {
    return this.#tokens.make();
  }

  /** Notes which browser somebody uses, where they are written down and it is news. */
  async label({ token }: Caller, label: string): Promise<void> {
    const hash = tokenHash(token);
    const kept = await this.#store.people.bySession(hash);
    if (kept && label !== '' && kept.label !== label) await this.#store.people.label(hash, label);
  }

  /** Refuses whoever goes by the name of an account that is not theirs. */
  async refuseBorrowed({ id, name }: Guest): Promise<void> {
    const bearer = await this.#store.accounts.bySkeleton(skeletonOf(name));
    if (bearer && bearer.id !== id) throw new Refusal(hostSays('refusal.name-of-account'));
  }

  /** Somebody new. Nothing is written down. */
  newcomer(): Caller {
    const token = this.#tokens.make();
    const newcomer = this.#tokens.newcomer(token);
    if (!newcomer) throw new Error('a token that was just made is not known');
    return { ...newcomer, token };
  }

  /** The person of a cookie that an earlier version signed, if it is one. */
  signed(cookie: string): Promise<Guest | undefined> {
    const id = signedId(this.#signed, cookie);
    return id === undefined ? Promise.resolve(undefined) : this.#store.people.signed(id);
  }

  /** Gives somebody whom we know by other means a session of their own. */
  async admit(person: Guest): Promise<Caller> {
    const token = this.#tokens.make();
    await this.#store.people.bear(person, tokenHash(token));
    return { ...person, token };
  }

  /** Writes somebody down who is about to do something, unless they are; says what they are called now. */
  async settle(asking: Caller): Promise<Caller> {
    const { token } = asking;
    const caller = await this.again(asking);
    if (!caller) throw new Refusal(hostSays('refusal.no-guest'), 401);
    const { id, name } = caller;
    if (!(await this.#store.people.person(id))) await this.#store.people.bear({ id, name }, tokenHash(token));
    return caller;
  }

  /** Takes another name, as far as it can be shown to others. */
  async rename({ id }: Guest, given: string): Promise<Guest> {
    const name = cleanName(given);
    if (name === undefined) throw new Refusal(hostSays('refusal.name-empty'));
    await this.refuseBorrowed({ id, name });
    await this.#store.people.rename({ id, name });
    return { id, name };
  }

  async sessions({ id, token }: Caller): Promise<readonly ShownSession[]> {
    const own = tokenHash(token);
    return (await this.#store.people.sessions(id)).map(({ hash, madeAt, seenAt, label }) => ({
      id: shortName(hash),
      current: hash === own,
      since: madeAt,
      seen: seenAt,
      ...(label !== undefined && { label }),
    }));
  }

  /** Ends sessions of a person; what was opened with them is closed. A signed cookie goes with them. */
  async end({ id, token }: Caller, which: WhichSessions): Promise<number> {
    const { people } = this.#store;
    const own = tokenHash(token);
    const isMeant = ({ hash }: KeptSession): boolean => {
      if (which === 'this') return hash === own;
      return which === 'others' ? hash !== own : shortName(hash) === which;
    };
    const ended = (await people.sessions(id)).filter(isMeant).map(({ hash }) => hash);
    if (ended.length > 0) await people.end(ended);
    await people.forgetSigned(id);
    this.tellEnded(ended);
    return ended.length;
  }

  /** The sessions of a person, and the tokens of their programs and bots, by their hashes. */
  async hashesOf(person: string): Promise<readonly string[]> {
    const { people, outside } = this.#store;
    const sessions = (await people.sessions(person)).map(({ hash }) => hash);
    return [...sessions, ...(await outside.hashesOf(person))];
  }

  /** Closes what was opened with sessions that are no more. */
  tellEnded(hashes: readonly string[]): void {
    for (const hash of hashes) for (const listener of this.#listeners) listener(hash);
  }

  /** Tells of every session that is ended, by its hash. */
  onEnded(listener: (hash: string) => void): void {
    this.#listeners.push(listener);
  }
}
