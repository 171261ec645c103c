import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '../store/people-store.ts';
import { newcomerName } from './newcomers.ts';
import type { Ring } from './ring.ts';

/** For how long somebody who has done nothing yet is the same newcomer. */
const NEWCOMER_S = 7 * 24 * 3600;

/** Longer than any token of ours. */
const LONGEST = 200;

const equal = (a: string, b: string): boolean => {
  const [mine, theirs] = [Buffer.from(a), Buffer.from(b)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
};

const hmac = (key: string, what: string): Buffer => createHmac('sha256', key).update(what).digest();

/** What is written down of a token. Whoever reads it cannot show the token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * What browsers show to be known again: 256 bits of chance, when they were given, and our mark on both. The mark lets us
 * know a newcomer whom nobody has written down; from the first thing they do, the hash in the database counts alone.
 */
export class Tokens {
  readonly #ring: Ring;
  readonly #now: () => number;

  constructor(ring: Ring, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  #mark(key: string, secret: string, birth: string): string {
    return hmac(key, `runehold/birth/${secret}/${birth}`).toString('base64url');
  }

  make(): string {
    const secret = randomBytes(32).toString('base64url');
    const birth = Math.floor(this.#now() / 1000).toString(36);
    return `${secret}.${birth}.${this.#mark(this.#ring.newest.value, secret, birth)}`;
  }

  /** The newcomer of a token that we made not too long ago. Follows from the token, so that nothing need be kept. */
  newcomer(token: string): Guest | undefined {
    const [secret, birth, mark, ...more] = token.split('.');
    if (token.length > LONGEST || birth === undefined || mark === undefined || more.length > 0)
      return undefined;
    const key = this.#ring.all.find(({ value }) => equal(mark, this.#mark(value, secret, birth)));
    if (!key) return undefined;
    const age = this.#now() / 1000 - Number.parseInt(birth, 36);
    if (age > NEWCOMER_S) return undefined;
    const bytes = hmac(key.value, `runehold/person/${secret}`);
    return { id: bytes.subarray(0, 12).toString('base64url'), name: newcomerName(bytes.subarray(12)) };
  }
}

/** The id in a cookie that an earlier version signed. */
export const signedId = (ring: Ring, token: string): string | undefined => {
  const [id, given, ...more] = token.split('.');
  if (token.length > LONGEST || id === '' || given === undefined || more.length > 0) return undefined;
  const marks = ring.all.map(({ value }) => hmac(value, `runehold/guest/${id}`).toString('base64url'));
  return marks.some(mark => equal(given, mark)) ? id : undefined;
};
