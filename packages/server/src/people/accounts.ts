import { randomBytes } from 'node:crypto';
import { limits } from '@runehold/protocol/limits';
import { cleanName } from '@runehold/protocol/parts/clean';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { hostSays } from '@runehold/protocol/say';
import { type Door, tooFast } from '../door/door.ts';
import type { Marks } from '../notices/marks.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Credential, Ended, NewSession, Via } from '../store/accounts/account-store.ts';
import type { Store } from '../store/store.ts';
import { codeId, newCodes } from './codes.ts';
import type { Caller, Guests } from './guests.ts';
import { Passkeys, type Signed } from './passkeys.ts';
import { accountCost, hashPassword, isPassword, noPassword, SlowWork } from './passwords.ts';
import { isReserved } from './reserved-names.ts';
import { SlowDown } from './slow-down.ts';
import { tokenHash } from './tokens.ts';
import { isUsual } from './usual-passwords.ts';
import type { Visit } from './visit.ts';

/** Does something to tables that may be open, and has everybody there come in anew. */
export type ReadAnew = <T>(tables: readonly string[], act: () => Promise<T>) => Promise<T>;

export type AccountParts = {
  readonly store: Store;
  readonly guests: Guests;
  readonly readAnew: ReadAnew;
  /** The address of the house as browsers name it, where the operator has set one. */
  readonly origin: string | undefined;
  readonly now: () => number;
  /** A clock that never goes back. */
  readonly ticks: () => number;
  /** The marks that stand in letters. */
  readonly marks: Pick<Marks, 'personIn' | 'isGood'>;
  /** Where it is counted how often a letter is asked for that leads back into one account. */
  readonly door: Pick<Door, 'count'>;
};

/** What somebody gives to be let in, or to be let in by later. */
export type Given = {
  readonly passkey?: Signed;
  readonly password?: string;
  readonly code?: string;
};

/** For so long it is enough to have shown who one is. */
const PROVED_MS = 15 * 60_000;

/** For so long it is remembered that a letter was used: longer than it is good. */
const LETTER_MS = 3600_000;

const malformed = (): Refusal => new Refusal(hostSays('refusal.malformed'), 400);

/** Accounts: how one is made of a guest, and how people come into theirs. */
export class Accounts {
  readonly passkeys: Passkeys;
  readonly #parts: AccountParts;
  readonly #slowDown: SlowDown;
  readonly #work = new SlowWork();
  /** What a password is compared with where there is none: that takes as long. */
  readonly #nobody = noPassword(accountCost);

  constructor(parts: AccountParts) {
    const { store, origin, now, ticks } = parts;
    this.#parts = parts;
    this.passkeys = new Passkeys(store.accounts, origin, now);
    this.#slowDown = new SlowDown(ticks);
  }

  /** A name that an account may have, and its skeleton; or why not. */
  #nameFor(given: string): { readonly name: string; readonly skeleton: string } {
    const name = cleanName(given);
    const skeleton = name === undefined ? '' : skeletonOf(name);
    if (name === undefined || skeleton === '') throw new Refusal(hostSays('refusal.name-empty'));
    if (isReserved(skeleton)) throw new Refusal(hostSays('refusal.name-reserved'));
    return { name, skeleton };
  }

  /** A password as it is to be kept, if it may be one. */
  async #passwordFor(password: string, name: string, visit: Visit): Promise<Credential> {
    if (!visit.isPrivate) throw new Refusal(hostSays('refusal.plain-http'), 403);
    const characters = limits.accountPasswordLeast;
    if ([...password].length < characters)
      throw new Refusal(hostSays('refusal.password-short', { characters }));
    if (isUsual(password, name)) throw new Refusal(hostSays('refusal.password-usual'));
    const secret = await this.#work.run(visit.address, () => hashPassword(password, accountCost));
    return { id: randomBytes(16).toString('hex'), kind: 'password', secret, counter: 0, data: '' };
  }

  /** Somebody's session from now on. Whatever their browser showed before opens no door any more. */
  #sessionFor(token: string, caller: Caller, visit: Visit, via: Via, endsOthers: boolean): NewSession {
    return { hash: tokenHash(token), label: visit.label, via, instead: tokenHash(caller.token), endsOthers };
  }

  /** Opens a session for whoever it is; the browser is given the token once everything is written down. */
  async #rise<T extends Ended | string>(visit: Visit, open: (token: string) => Promise<T>): Promise<T> {
    const token = this.#parts.guests.freshToken();
    const opened = await open(token);
    if (typeof opened === 'string') return opened;
    visit.keep(token);
    this.#parts.guests.tellEnded(opened.ended);
    return opened;
  }

  /** Makes an account of a guest, who keeps everything they have. Every other browser of theirs is signed out. */
  async claim(
    caller: Caller,
    given: string,
    { passkey, password }: Given,
    visit: Visit,
  ): Promise<{ readonly name: string; readonly codes: readonly string[] }> {
    const { accounts } = this.#parts.store;
    const { name, skeleton } = this.#nameFor(given);
    if (caller.account) throw new Refusal(hostSays('refusal.has-account'));
    const bearer = await accounts.bySkeleton(skeleton);
    if (bearer) throw new Refusal(hostSays('refusal.name-of-account'));
    if ((passkey === undefined) === (password === undefined)) throw malformed();
    const credential =
      passkey === undefined
        ? await this.#passwordFor(password ?? '', name, visit)
        : await this.passkeys.made(caller.token, 'claim', passkey, visit);
    const { codes, credentials } = newCodes();
    const claimed = await this.#rise(visit, token =>
      accounts.claim(
        { id: caller.id, name },
        skeleton,
        [credential, ...credentials],
        this.#sessionFor(token, caller, visit, 'claim', true),
      ),
    );
    if (claimed === 'name-taken') throw new Refusal(hostSays('refusal.name-of-account'));
    if (claimed === 'claimed') throw new Refusal(hostSays('refusal.has-account'));
    return { name, codes };
  }

  /** Lets somebody into their account; or says no, in the same time whether there is such an account or not. */
  async signIn(
    caller: Caller,
    given: Given & { readonly name?: string; readonly letter?: string },
    visit: Visit,
  ): Promise<{ readonly name: string; readonly renew: boolean }> {
    const { passkey, password, code, letter, name = '' } = given;
    const ways = [passkey, password, code, letter].filter(way => way !== undefined);
    if (ways.length !== 1) throw malformed();
    if (passkey)
      return this.#enter(caller, await this.passkeys.used(caller.token, passkey, visit), 'passkey', visit);
    if (!visit.isPrivate) throw new Refusal(hostSays('refusal.plain-http'), 403);
    if (letter !== undefined) return this.#enter(caller, await this.#byLetter(letter), 'code', visit);
    const skeleton = skeletonOf(cleanName(name) ?? '');
    if (code !== undefined) {
      const person = await this.#parts.store.accounts.bySkeleton(skeleton);
      if (!person || !(await this.#parts.store.accounts.useUp(person.id, codeId(code))))
        throw new Refusal(hostSays('refusal.wrong-code'), 403);
      return this.#enter(caller, person.id, 'code', visit);
    }
    const person = await this.#byPassword(skeleton, password ?? '', visit);
    return this.#enter(caller, person, 'password', visit);
  }

  /**
   * Has a link sent to the address that belongs to an account. It answers the same whether there is such an account or
   * address.
   */
  async recover(name: string): Promise<void> {
    const { store, door } = this.#parts;
    const { accounts, reach, outbox } = store;
    const person = await accounts.bySkeleton(skeletonOf(cleanName(name) ?? ''));
    const mail = person && (await reach.mail(person.id));
    if (!person || !mail?.isGood || door.count('asksOfMail', person.id) !== undefined) return;
    const now = this.#parts.now();
    await outbox.addLetter({ person: person.id, kind: 'recover', channel: 'mail' }, String(now), now);
  }

  /** Whose letter it is that somebody has: one of ours, to the address that is theirs now, and used by nobody yet. */
  async #byLetter(letter: string): Promise<string> {
    const { marks, store } = this.#parts;
    const person = marks.personIn(letter);
    const mail = await store.reach.mail(person);
    const isGood = mail?.isGood === true && marks.isGood('recover', letter, mail.address);
    if (!isGood || !(await store.accounts.once(tokenHash(letter), this.#parts.now() + LETTER_MS)))
      throw new Refusal(hostSays('refusal.stale-letter'), 403);
    return person;
  }

  async #byPassword(skeleton: string, password: string, visit: Visit): Promise<string> {
    const { accounts } = this.#parts.store;
    const key = `${skeleton} ${visit.address}`;
    const seconds = this.#slowDown.wait(key);
    if (seconds !== undefined) throw tooFast(seconds);
    const right = await this.#work.run(visit.address, async () => {
      this.#slowDown.begin(key);
      const person = await accounts.bySkeleton(skeleton);
      const credentials = await accounts.credentials(person?.id ?? '');
      const kept = credentials.find(({ kind }) => kind === 'password');
      const isRight = await isPassword(password, kept?.secret ?? this.#nobody);
      return isRight ? kept?.person : undefined;
    });
    if (right === undefined) {
      this.#slowDown.blame(key);
      throw new Refusal(hostSays('refusal.wrong-credentials'), 403);
    }
    this.#slowDown.forgive(key);
    return right;
  }

  /** Somebody has shown whose they are: from now on their browser is. A guest who was written down becomes part of it. */
  async #enter(
    caller: Caller,
    person: string,
    via: Via,
    visit: Visit,
  ): Promise<{ readonly name: string; readonly renew: boolean }> {
    await this.become(caller, person, via, visit);
    const standing = await this.#parts.store.accounts.standing(person);
    return { name: standing?.name ?? caller.name, renew: via === 'code' };
  }

  async become(caller: Caller, person: string, via: Via, visit: Visit): Promise<void> {
    const { store, readAnew } = this.#parts;
    const own = await store.accounts.standing(caller.id);
    const isGuest = own !== undefined && !own.isClaimed && own.id !== person;
    const endsOthers = via === 'code';
    let device = '';
    const sessionFor = (token: string): NewSession => {
      device = tokenHash(token);
      return this.#sessionFor(token, caller, visit, via, endsOthers);
    };
    if (!isGuest) await this.#rise(visit, token => store.accounts.signIn(person, sessionFor(token)));
    else
      await readAnew(await store.selves.tables(caller.id), () =>
        this.#rise(visit, token => store.selves.become(caller.id, person, sessionFor(token))),
      );
    await this.#tellOf(person, device);
  }

  /** Somebody who is not looking hears that somebody can use their seats who could not before: it may not be them. */
  async #tellOf(person: string, mark: string): Promise<void> {
    await this.#parts.store.outbox.add([{ person, kind: 'new-device', mark }]);
  }

  /** Shows once more who one is, by what one signs in with. */
  async prove(caller: Caller, { passkey, password }: Given, visit: Visit): Promise<void> {
    if (!caller.account) throw new Refusal(hostSays('refusal.no-account'));
    if ((passkey === undefined) === (password === undefined)) throw malformed();
    if (!passkey && !visit.isPrivate) throw new Refusal(hostSays('refusal.plain-http'), 403);
    const person = passkey
      ? await this.passkeys.used(caller.token, passkey, visit)
      : await this.#byPassword(skeletonOf(caller.name), password ?? '', visit);
    if (person !== caller.id) throw new Refusal(hostSays('refusal.wrong-passkey'), 403);
    await this.#parts.store.accounts.prove(tokenHash(caller.token));
  }

  /** Whether somebody has shown lately that it is them. */
  async isProved({ token }: Caller): Promise<boolean> {
    const at = await this.#parts.store.accounts.provedAt(tokenHash(token));
    return at !== undefined && this.#parts.now() - at < PROVED_MS;
  }

  /** Refuses whoever found a browser open: what opens the account for good is asked for anew. */
  async needProof(caller: Caller): Promise<void> {
    if (!(await this.isProved(caller))) throw new Refusal(hostSays('refusal.prove'), 403);
  }

  /** Adds a way in to somebody's account, or changes the password. */
  async addCredential(
    caller: Caller,
    { passkey, password, current }: Given & { readonly current?: string },
    visit: Visit,
  ): Promise<void> {
    const { accounts } = this.#parts.store;
    if (!caller.account) throw new Refusal(hostSays('refusal.no-account'));
    if ((passkey === undefined) === (password === undefined)) throw malformed();
    const via = await accounts.via(tokenHash(caller.token));
    if (passkey) {
      await this.needProof(caller);
      const made = await this.passkeys.made(caller.token, 'add', passkey, visit);
      if (!(await accounts.put(caller.id, [made]))) throw new Refusal(hostSays('refusal.wrong-passkey'));
    } else {
      const hasOne = (await accounts.credentials(caller.id)).some(({ kind }) => kind === 'password');
      // Who came by a recovery code has lost what they had.
      if (hasOne && via !== 'code') await this.#byPassword(skeletonOf(caller.name), current ?? '', visit);
      else await this.needProof(caller);
      const made = await this.#passwordFor(password ?? '', caller.name, visit);
      await accounts.put(caller.id, [made], 'password');
    }
    if (via === 'code') await accounts.settle(tokenHash(caller.token), passkey ? 'passkey' : 'password');
    await this.#tellOf(
      caller.id,
      `${tokenHash(caller.token)} ${passkey ? 'passkey' : 'password'} ${this.#parts.now()}`,
    );
  }

  /** Takes a passkey off an account, unless nothing would be left to sign in with. */
  async removePasskey(caller: Caller, id: string): Promise<void> {
    const { accounts } = this.#parts.store;
    await this.needProof(caller);
    const ways = (await accounts.credentials(caller.id)).filter(({ kind }) => kind !== 'code');
    const meant = ways.find(way => way.id === id && way.kind === 'passkey');
    if (!meant) throw new Refusal(hostSays('refusal.wrong-passkey'), 404);
    if (ways.length === 1) throw new Refusal(hostSays('refusal.last-way-in'));
    await accounts.remove(caller.id, id);
  }

  /** Ten new recovery codes in place of all others. */
  async newCodes(caller: Caller): Promise<readonly string[]> {
    if (!caller.account) throw new Refusal(hostSays('refusal.no-account'));
    await this.needProof(caller);
    const { codes, credentials } = newCodes();
    await this.#parts.store.accounts.put(caller.id, credentials, 'code');
    return codes;
  }

  /** Gives an account another name; it signs in with that from now on. */
  async rename(caller: Caller, given: string): Promise<string> {
    const { name, skeleton } = this.#nameFor(given);
    if (!(await this.#parts.store.accounts.rename({ id: caller.id, name }, skeleton)))
      throw new Refusal(hostSays('refusal.name-of-account'));
    return name;
  }
}
