import type { Chance, Drawn } from './chance.ts';

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** xoshiro128**: quick and good, for search, fuzzing and sampling. It verifies nothing and keeps no place in the state. */
export class FastChance implements Chance {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Starts again from a seed, filled out by splitmix32. */
  reseed(seed: number): void {
    let x = seed | 0;
    const next = (): number => {
      x = (x + 0x9e3779b9) | 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#d = next();
  }

  /** 32 random bits as a signed number: one beyond 31 bits would be put on the heap. */
  #bits(): number {
    const result = Math.imul(rotl(Math.imul(this.#b, 5), 7), 9);
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = rotl(this.#d, 11);
    return result;
  }

  /** 32 random bits. */
  next(): number {
    return this.#bits() >>> 0;
  }

  /** A whole number from 0 to `n - 1`. The bias is at most n / 2^32, far under what search can notice. */
  pick(n: number): number {
    return Math.floor(((this.#bits() >>> 0) / 4294967296) * n);
  }

  below(_table: Drawn, _stream: number, n: number): number {
    return this.pick(n);
  }
}
