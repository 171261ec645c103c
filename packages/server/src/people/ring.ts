import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import type { HouseKey, KeyStore } from '../store/house/key-store.ts';

const random = (): string => randomBytes(32).toString('hex');

/** What the house has keys for, and how each is made. */
const makers = {
  /** What newcomers are known by. */
  sessions: random,
  /** Cookies of an early version. */
  guests: random,
  /** Links in letters. */
  letters: random,
  /** The pair by which push services know the house. */
  vapid: (): string => JSON.stringify(webPush.generateVAPIDKeys()),
} as const;
export type KeyName = keyof typeof makers;

export const keyNames = Object.keys(makers) as readonly KeyName[];

export const makeKey = (name: KeyName): string => makers[name]();

/** The keys of one name that are good, in memory. */
export type Ring = {
  /** The one that signs. */
  readonly newest: HouseKey;
  /** All that are good, the newest first. */
  readonly all: readonly HouseKey[];
};

/** A ring that is never changed, with one key. */
export const ringOf = (value: string): Ring => ({ newest: { n: 0, value }, all: [{ n: 0, value }] });

/** All rings of a house. Who has one sees at once when a key has been added or retired. */
export class Rings {
  readonly #keys: Pick<KeyStore, 'good'>;
  readonly #open = new Map<KeyName, readonly HouseKey[]>();

  constructor(keys: Pick<KeyStore, 'good'>) {
    this.#keys = keys;
  }

  async ring(name: KeyName): Promise<Ring> {
    await this.#read(name);
    const all = (): readonly HouseKey[] => this.#open.get(name) ?? [];
    return {
      get all() {
        return all();
      },
      get newest() {
        return all()[0];
      },
    };
  }

  async #read(name: KeyName): Promise<void> {
    this.#open.set(name, await this.#keys.good(name, makers[name]));
  }

  /** Reads those again that are in use. */
  async reload(): Promise<void> {
    for (const name of this.#open.keys()) await this.#read(name);
  }
}
