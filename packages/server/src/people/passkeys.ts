import { randomBytes } from 'node:crypto';
import { hostSays } from '@runehold/protocol/say';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../platform/refusal.ts';
import type { AccountStore, Credential, KeptCredential } from '../store/accounts/account-store.ts';
import { tokenHash } from './tokens.ts';
import type { Visit } from './visit.ts';

/** What an authenticator is asked for: a new key for an account to be, another for one that is, or a known one. */
export type Purpose = 'claim' | 'add' | 'sign-in';

/** What a browser says an authenticator has signed. */
export type Signed = { readonly id: string; readonly response: object };

/** How long somebody may take over it. */
const TERM_MS = 5 * 60_000;

/** For whom keys are made, and from where they are used. */
/** Browsers take passkeys over TLS alone, or on this machine by its name. */
const isSafe = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || hostname === 'localhost';

type House = { readonly rpID: string; readonly origin: string };

/** What was asked, and for a new key the name under which the authenticator keeps it. */
type Asked = { readonly challenge: string; readonly user?: string };

/** What is kept with a key. */
type KeyData = { readonly user: string; readonly transports: readonly string[] };

const wrong = (): Refusal => new Refusal(hostSays('refusal.wrong-passkey'), 403);

/**
 * Keys that people's devices hold for them. What is asked is good once, for five minutes, for the session and purpose it
 * was asked for; and only from the address that the operator has set, or on this machine.
 */
export class Passkeys {
  readonly #store: AccountStore;
  readonly #origin: string | undefined;
  readonly #now: () => number;

  constructor(store: AccountStore, origin: string | undefined, now: () => number) {
    this.#store = store;
    this.#origin = origin !== undefined && isSafe(new URL(origin)) ? origin : undefined;
    this.#now = now;
  }

  #house({ host }: Pick<Visit, 'host'>): House | undefined {
    if (this.#origin !== undefined) return { rpID: new URL(this.#origin).hostname, origin: this.#origin };
    // Browsers take keys for this machine only by its name.
    return /^localhost(?::\d+)?$/.test(host) ? { rpID: 'localhost', origin: `http://${host}` } : undefined;
  }

  /** Whether keys can be used from where somebody is. */
  areTaken(visit: Pick<Visit, 'host'>): boolean {
    return this.#house(visit) !== undefined;
  }

  #houseFor(visit: Visit): House {
    const house = this.#house(visit);
    if (!house) throw new Refusal(hostSays('refusal.no-passkeys'));
    return house;
  }

  async #ask(token: string, purpose: Purpose, asked: Asked): Promise<void> {
    await this.#store.ask({
      session: tokenHash(token),
      purpose,
      value: JSON.stringify(asked),
      expiresAt: this.#now() + TERM_MS,
    });
  }

  async #asked(token: string, purpose: Purpose): Promise<Asked> {
    const asked = await this.#store.asked(tokenHash(token), purpose);
    if (asked === undefined) throw wrong();
    return JSON.parse(asked) as Asked;
  }

  /** What a browser is to have signed for a new key. */
  async toMake(
    token: string,
    purpose: 'claim' | 'add',
    name: string,
    known: readonly KeptCredential[],
    visit: Visit,
  ): Promise<object> {
    const { rpID } = this.#houseFor(visit);
    // Not our id of the person: whoever has the device need not learn it.
    const user = randomBytes(32);
    const options = await generateRegistrationOptions({
      rpName: 'Runehold',
      rpID,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(user),
      timeout: TERM_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id, data }) => ({
        id,
        transports: [...(JSON.parse(data) as KeyData).transports] as AuthenticatorTransport[],
      })),
    });
    await this.#ask(token, purpose, { challenge: options.challenge, user: user.toString('base64url') });
    return options;
  }

  /** The new key, if it is one. */
  async made(token: string, purpose: 'claim' | 'add', signed: Signed, visit: Visit): Promise<Credential> {
    const { rpID, origin } = this.#houseFor(visit);
    const { challenge, user = '' } = await this.#asked(token, purpose);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: signed as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch((): { readonly registrationInfo?: never } => ({}));
    if (!registrationInfo) throw wrong();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      kind: 'passkey',
      secret: Buffer.from(publicKey).toString('base64url'),
      counter,
      data: JSON.stringify({ user, transports } satisfies KeyData),
    };
  }

  /** What a browser is to have signed by a key that it has. Which ones there are, nobody is told. */
  async toUse(token: string, visit: Visit): Promise<object> {
    const { rpID } = this.#houseFor(visit);
    const options = await generateAuthenticationOptions({
      rpID,
      timeout: TERM_MS,
      userVerification: 'preferred',
    });
    await this.#ask(token, 'sign-in', { challenge: options.challenge });
    return options;
  }

  /** Whose key it was that signed. */
  async used(token: string, signed: Signed, visit: Visit): Promise<string> {
    const { rpID, origin } = this.#houseFor(visit);
    const { challenge } = await this.#asked(token, 'sign-in');
    const kept = await this.#store.credential(signed.id);
    if (kept?.kind !== 'passkey') throw wrong();
    const { user } = JSON.parse(kept.data) as KeyData;
    const response = signed as AuthenticationResponseJSON;
    // A key says for whom it was made; where it says otherwise, it is not that key.
    if (response.response.userHandle !== undefined && response.response.userHandle !== user) throw wrong();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: kept.id,
        publicKey: new Uint8Array(Buffer.from(kept.secret, 'base64url')),
        // Whether it falls is looked at below, where it can be told.
        counter: 0,
      },
    }).catch(() => undefined);
    if (!verified?.verified) throw wrong();
    const { newCounter } = verified.authenticationInfo;
    // Keys that live on several devices do not count. One that counted and falls behind was copied.
    if ((newCounter > 0 || kept.counter > 0) && newCounter <= kept.counter)
      throw new Refusal(hostSays('refusal.passkey-copied'), 403);
    if (!(await this.#store.count(kept.id, kept.counter, newCounter))) throw wrong();
    return kept.person;
  }
}
