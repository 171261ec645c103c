import type { Chance, Drawn } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';

/** Luck in which every stream goes its own way, so that one of them can be changed and the others stay as they were. */
export class SplitChance implements Chance {
  readonly #seed: number;
  readonly #odd: number;
  readonly #streams = new Map<number, FastChance>();

  /** `odd` is the stream that runs differently from what the seed alone would give. */
  constructor(seed: number, odd = -1) {
    this.#seed = seed;
    this.#odd = odd;
  }

  /** The streams that were drawn from so far. */
  get used(): readonly number[] {
    return [...this.#streams.keys()];
  }

  below(_table: Drawn, stream: number, n: number): number {
    let own = this.#streams.get(stream);
    if (!own) {
      own = new FastChance(
        this.#seed ^ Math.imul(stream + 1, 0x85ebca6b) ^ (stream === this.#odd ? 0x27d4eb2f : 0),
      );
      this.#streams.set(stream, own);
    }
    return own.pick(n);
  }
}
