import type { Drawn } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';

const ODD = 0x85ebca6b;

/**
 * Luck in which every stream goes its own way. Two answers that are tried out with the same seed meet the same Events and
 * the same dice, also where one of them drew a card more than the other: what differs is the answer.
 */
export class StreamLuck extends FastChance {
  readonly #streams: FastChance[] = [];
  /** In which run each stream was drawn from last. */
  readonly #begun: number[] = [];
  #seed = 0;
  #run = 0;

  constructor() {
    super(0);
  }

  /** Starts all streams again from a seed. */
  begin(seed: number): void {
    this.reseed(seed);
    this.#seed = seed;
    this.#run++;
  }

  override below(_table: Drawn, stream: number, n: number): number {
    const own = this.#streams[stream] ?? this.#open(stream);
    if (this.#begun[stream] !== this.#run) {
      this.#begun[stream] = this.#run;
      own.reseed(this.#seed ^ Math.imul(stream + 1, ODD));
    }
    return own.pick(n);
  }

  #open(stream: number): FastChance {
    const own = new FastChance(0);
    this.#streams[stream] = own;
    return own;
  }
}
