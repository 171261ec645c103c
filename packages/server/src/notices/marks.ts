import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Ring } from '../people/ring.ts';

const DAY_S = 24 * 3600;

/** What a link in a letter is good for, and for how long. */
const terms = { confirm: DAY_S, stop: 365 * DAY_S, recover: 1800 } as const;
export type MarkPurpose = keyof typeof terms;

/** An address as it is compared: letters of either case reach the same box almost everywhere. */
export const mailHash = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/**
 * What stands in the links of letters: whom they are about, until when, and our mark on that and on the address. Who has
 * the letter can do what the link says and nothing else, without being known here; nothing need be kept for it.
 */
export class Marks {
  readonly #ring: Ring;
  readonly #now: () => number;

  constructor(ring: Ring, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  #mark(key: string, purpose: MarkPurpose, person: string, until: string, address: string): string {
    const what = JSON.stringify(['runehold/letter', purpose, person, until, mailHash(address)]);
    return createHmac('sha256', key).update(what).digest('base64url');
  }

  make(purpose: MarkPurpose, person: string, address: string): string {
    const until = Math.floor(this.#now() / 1000 + terms[purpose]).toString(36);
    return `${person}.${until}.${this.#mark(this.#ring.newest.value, purpose, person, until, address)}`;
  }

  /** Whom a link names; that says nothing yet. */
  personIn(token: string): string {
    return token.split('.')[0] ?? '';
  }

  /** Whether a link is one of ours, for this address, and still good. */
  isGood(purpose: MarkPurpose, token: string, address: string): boolean {
    const [person = '', until = '', mark = '', ...more] = token.split('.');
    if (more.length > 0 || !(Number.parseInt(until, 36) > this.#now() / 1000)) return false;
    const given = Buffer.from(mark);
    return this.#ring.all.some(({ value }) => {
      const own = Buffer.from(this.#mark(value, purpose, person, until, address));
      return given.length === own.length && timingSafeEqual(given, own);
    });
  }
}
