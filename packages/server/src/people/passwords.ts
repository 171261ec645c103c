import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { hostSays } from '@runehold/protocol/say';
import { Refusal } from '../platform/refusal.ts';

/** What scrypt is asked for: memory is 128 · N · r bytes, time goes with p. */
type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** 16 MB and some 50 ms of a thread: for the password of a table, which its players share and which is soon over. */
export const tableCost: Cost = { N: 16_384, r: 8, p: 1 };

/** Five times as much, for what opens an account. */
export const accountCost: Cost = { N: 16_384, r: 8, p: 5 };

const BYTES = 32;

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // One word typed on two keyboards is one word.
    scrypt(password.normalize('NFKC'), salt, BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const kept = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('hex'), key.toString('hex')].join(':');

/** A password as it is kept: how it was hashed, its salt and what came of it. */
export const hashPassword = async (password: string, cost: Cost): Promise<string> => {
  const salt = randomBytes(16);
  return kept(cost, salt, await derive(password, salt, cost));
};

/** What no password comes to. To compare one with it takes as long as with any other. */
export const noPassword = (cost: Cost): string => kept(cost, randomBytes(16), randomBytes(BYTES));

/** Whether a password is the one that was kept. An earlier version kept salt and hash alone. */
export const isPassword = async (password: string, known: string): Promise<boolean> => {
  const parts = known.split(':');
  const [N, r, p] =
    parts.length === 6 ? parts.slice(1, 4).map(Number) : [tableCost.N, tableCost.r, tableCost.p];
  const [salt = '', key = ''] = parts.slice(-2);
  const given = await derive(password, Buffer.from(salt, 'hex'), { N, r, p });
  const expected = Buffer.from(key, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** So many are hashed at once: of the four threads that Node has for such things, others keep two. */
const AT_ONCE = 2;
/** So many may wait; a few seconds' worth. */
const WAITING = 24;

/**
 * Takes turns at what costs a thread much. From one place one thing at a time, so that whoever floods us from there
 * waits for themselves and for nobody else.
 */
export class SlowWork {
  readonly #places = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  async run<T>(place: string, act: () => Promise<T>): Promise<T> {
    if (this.#places.has(place) || this.#waiting.length >= WAITING)
      throw new Refusal(hostSays('refusal.busy'), 503);
    this.#places.add(place);
    // Whoever is done hands their turn to the next.
    if (this.#busy >= AT_ONCE) await new Promise<void>(resolve => this.#waiting.push(resolve));
    else this.#busy++;
    try {
      return await act();
    } finally {
      this.#places.delete(place);
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
