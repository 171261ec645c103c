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

/** How often a node looks which keys have been added or retired at another one, and when all have surely looked. */
const LOOK_MS = 10_000;
const KNOWN_MS = 30_000;

/** The keys of one name that are good, in memory. */
export type Ring = {
  /** The one that signs. */
  readonly newest: HouseKey;
  /** All that are good, the newest first. */
  readonly all: readonly HouseKey[];
};

/** A ring that is never changed, with one key. */
export const ringOf = (value: string): Ring => {
  const key = { n: 0, value, madeAt: 0 };
  return { newest: key, all: [key] };
};

/**
 * All rings of a house. Who has one sees at once when a key has been added or retired. In a house of nodes that may have
 * been done at another one: it is looked from time to time, and a new key signs when every node has seen it.
 */
export class Rings {
  readonly #keys: Pick<KeyStore, 'good'>;
  readonly #open = new Map<KeyName, readonly HouseKey[]>();
  readonly #nodes: { readonly now: () => number } | undefined;
  readonly #timer: NodeJS.Timeout | undefined;

  /** `nodes` is given where there may be others, with what time it is in the house. */
  constructor(keys: Pick<KeyStore, 'good'>, nodes?: { readonly now: () => number }) {
    this.#keys = keys;
    this.#nodes = nodes;
    // A node that cannot tell now goes by what it knew.
    if (nodes) this.#timer = setInterval(() => void this.reload().catch(() => undefined), LOOK_MS).unref();
  }

  #isKnown({ madeAt }: HouseKey): boolean {
    return this.#nodes === undefined || this.#nodes.now() - madeAt >= KNOWN_MS;
  }

  async ring(name: KeyName): Promise<Ring> {
    await this.#read(name);
    const all = (): readonly HouseKey[] => this.#open.get(name) ?? [];
    const isKnown = (key: HouseKey): boolean => this.#isKnown(key);
    return {
      get all() {
        return all();
      },
      get newest() {
        return all().find(isKnown) ?? all()[all().length - 1];
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

  close(): void {
    clearInterval(this.#timer);
  }
}
