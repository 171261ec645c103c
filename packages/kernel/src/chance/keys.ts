import type { Chance, Drawn } from './chance.ts';
import type { Secret } from './secret.ts';
import { commitmentTo, keepsCommitment, SecretChance } from './secret.ts';

/**
 * A secret that deals from an entry of a game on, and what binds the host to it. A game begins with one; it gets
 * another when somebody who may know the first is about to be joined by others.
 */
export type Key = {
  readonly from: number;
  /** Shown from that entry on. */
  readonly commitment: string;
  /** Known to the host alone until the game is over. */
  readonly secret?: Secret;
};

/** A key that deals from an entry on. */
export const keyOf = (from: number, secret: Secret): Key => ({
  from,
  commitment: commitmentTo(secret),
  secret,
});

/** What is shown of keys while a game is played. */
export const commitmentsOf = (keys: readonly Key[]): Key[] =>
  keys.map(({ from, commitment }) => ({ from, commitment }));

/** Whether chance can be checked from the first deal to the last. */
export const areAllTold = (keys: readonly Key[]): boolean => keys.every(({ secret }) => secret !== undefined);

/** The first thing that is wrong with the keys of a game of so many entries, or undefined. */
export const problemOfKeys = (keys: readonly Key[], entries: number): string | undefined => {
  if (keys[0]?.from !== 0) return 'the first must deal from the start';
  const isLater = ({ from }: Key, i: number) => i === 0 || from >= keys[i - 1].from;
  if (!keys.every(isLater) || keys[keys.length - 1].from > entries) return 'they are out of order';
  const isKept = ({ secret, commitment }: Key) => secret === undefined || keepsCommitment(secret, commitment);
  return keys.every(isKept) ? undefined : 'a secret is not the one that was committed to';
};

/** Chance under the key in force. The streams go on at their positions when the key changes. */
export class KeyedChance implements Chance {
  readonly #keys: Key[];
  #inForce = 0;
  #source: SecretChance | undefined;

  /** Begins with the first key, which deals the opening whatever comes after it. */
  constructor(keys: readonly Key[]) {
    this.#keys = [...keys];
    this.#open();
  }

  get keys(): readonly Key[] {
    return this.#keys;
  }

  /** The secret in force is known: chance can be told from it. */
  get isOpen(): boolean {
    return this.#source !== undefined;
  }

  /** Deals with the key for what follows so many entries. True if that is another one than before. */
  turnTo(entry: number): boolean {
    const inForce = this.#keys.findLastIndex(({ from }) => from <= entry);
    if (inForce === this.#inForce) return false;
    this.#inForce = inForce;
    this.#open();
    return true;
  }

  #open(): void {
    const secret = this.#keys[this.#inForce]?.secret;
    this.#source = secret === undefined ? undefined : new SecretChance(secret);
  }

  /** Takes a further key, for what follows so many entries as it says. */
  add(key: Key): void {
    this.#keys.push(key);
    this.turnTo(key.from);
  }

  below(table: Drawn, stream: number, n: number): number {
    if (!this.#source) throw new Error('the secret in force is not known');
    return this.#source.below(table, stream, n);
  }
}
