/** A small generator: the same seed, the same evening. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to below `n`. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }

  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)];
  }

  /** Once in so many times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }
}
