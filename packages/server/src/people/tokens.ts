import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Guest } from '../store/people-store.ts';
import { newcomerName } from './newcomers.ts';

/** For how long somebody who has done nothing yet is the same newcomer. */
const NEWCOMER_S = 7 * 24 * 3600;

/** Longer than any token of ours. */
const LONGEST = 200;

const equal = (a: string, b: string): boolean => {
  const [mine, theirs] = [Buffer.from(a), Buffer.from(b)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
};

/** What is written down of a token. Whoever reads it cannot show the token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * What browsers show to be known again: 256 bits of chance, when they were given, and our mark on both. The mark lets us
 * know a newcomer whom nobody has written down; from the first thing they do, the hash in the database counts alone.
 */
export class Tokens {
  readonly #key: string;
  readonly #now: () => number;

  constructor(key: string, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  #hmac(what: string): Buffer {
    return createHmac('sha256', this.#key).update(what).digest();
  }

  #mark(secret: string, birth: string): string {
    return this.#hmac(`runehold/birth/${secret}/${birth}`).toString('base64url');
  }

  make(): string {
    const secret = randomBytes(32).toString('base64url');
    const birth = Math.floor(this.#now() / 1000).toString(36);
    return `${secret}.${birth}.${this.#mark(secret, birth)}`;
  }

  /** The newcomer of a token that we made not too long ago. Follows from the token, so that nothing need be kept. */
  newcomer(token: string): Guest | undefined {
    const [secret, birth, mark, ...more] = token.split('.');
    if (token.length > LONGEST || birth === undefined || mark === undefined || more.length > 0)
      return undefined;
    if (!equal(mark, this.#mark(secret, birth))) return undefined;
    const age = this.#now() / 1000 - Number.parseInt(birth, 36);
    if (age > NEWCOMER_S) return undefined;
    const bytes = this.#hmac(`runehold/person/${secret}`);
    return { id: bytes.subarray(0, 12).toString('base64url'), name: newcomerName(bytes.subarray(12)) };
  }
}

/** The id in a cookie that an earlier version signed. */
export const signedId = (key: string, token: string): string | undefined => {
  const [id, given, ...more] = token.split('.');
  if (token.length > LONGEST || id === '' || given === undefined || more.length > 0) return undefined;
  const mark = createHmac('sha256', key).update(`runehold/guest/${id}`).digest('base64url');
  return equal(given, mark) ? id : undefined;
};
