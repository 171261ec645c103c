import { randomBytes, randomInt } from 'node:crypto';
import { hostSays } from '@runehold/protocol/say';
import { Refusal } from '../platform/refusal.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Caller } from './guests.ts';
import { tokenHash } from './tokens.ts';

/** How long a code is shown. */
const TERM_S = 120;

const PURPOSE = 'device';

/** An offer: who made it, who has come with it and which number they see, and whether the maker has said yes. */
type Offer = {
  readonly person: string;
  readonly name: string;
  readonly by: string;
  readonly taker?: string;
  readonly number?: string;
  readonly label?: string;
  readonly admitted?: true;
};

const none = (): Refusal => new Refusal(hostSays('refusal.no-offer'), 404);

/**
 * How a second device becomes somebody's: the first shows a code, the second comes with it and shows a number, and the
 * first, who sees the same number, says yes. Whoever only reads the code off the screen sees another number.
 */
export class Devices {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async offer({ id, name, token }: Caller): Promise<{ readonly code: string; readonly seconds: number }> {
    const code = randomBytes(16).toString('base64url');
    const offer: Offer = { person: id, name, by: tokenHash(token) };
    await this.#store.ask({
      session: tokenHash(code),
      purpose: PURPOSE,
      value: JSON.stringify(offer),
      expiresAt: this.#now() + TERM_S * 1000,
    });
    return { code, seconds: TERM_S };
  }

  async #look(code: string): Promise<readonly [offer: Offer, text: string]> {
    const text = await this.#store.look(tokenHash(code), PURPOSE);
    if (text === undefined) throw none();
    return [JSON.parse(text) as Offer, text];
  }

  async #change(code: string, from: string, to: Offer): Promise<void> {
    if (!(await this.#store.change(tokenHash(code), PURPOSE, from, JSON.stringify(to)))) throw none();
  }

  /** How an offer stands, for who made it. */
  async offered(
    { token }: Caller,
    code: string,
  ): Promise<{ state: 'open' | 'asked' | 'gone'; number?: string; label?: string }> {
    const text = await this.#store.look(tokenHash(code), PURPOSE);
    const offer = text === undefined ? undefined : (JSON.parse(text) as Offer);
    if (offer?.by !== tokenHash(token)) return { state: 'gone' };
    const { number, label = '' } = offer;
    return number === undefined ? { state: 'open' } : { state: 'asked', number, label };
  }

  /** Lets in who has come, if they show this number. A wrong one ends the offer. */
  async admit({ token }: Caller, code: string, number: string): Promise<void> {
    const [offer, text] = await this.#look(code);
    if (offer.by !== tokenHash(token)) throw none();
    if (offer.number === undefined || offer.number !== number) {
      await this.#store.asked(tokenHash(code), PURPOSE);
      throw none();
    }
    await this.#change(code, text, { ...offer, admitted: true });
  }

  /** Comes with a code. The first who does has it for themselves; asking again tells how it stands. */
  async take(
    { token }: Caller,
    code: string,
    label: string,
  ): Promise<{
    readonly person: string;
    readonly name: string;
    readonly number: string;
    readonly isIn: boolean;
  }> {
    const [offer, text] = await this.#look(code);
    const taker = tokenHash(token);
    if (offer.by === taker || (offer.taker !== undefined && offer.taker !== taker)) throw none();
    if (offer.number === undefined) {
      const number = String(randomInt(100, 1000));
      await this.#change(code, text, { ...offer, taker, number, label });
      return { person: offer.person, name: offer.name, number, isIn: false };
    }
    // Used once: of two that ask at the same moment one is in.
    const isIn = offer.admitted === true && (await this.#store.asked(tokenHash(code), PURPOSE)) !== undefined;
    return { person: offer.person, name: offer.name, number: offer.number, isIn };
  }
}
