import type { Seat } from '@runehold/kernel/layout/seats';
import type { Ranked } from '@runehold/kernel/pack/foresight';

/** What a difference is taken to vary by before there is anything to go by. */
const UNKNOWN = 0.1;

/** An answer that is being compared, and how it fared. */
export class Candidate {
  readonly ranked: Ranked;
  /** How many tables it was tried on, and what that came to for each seat. */
  tried = 0;
  readonly #sums: number[] = [];
  #won = 0;
  #gained = 0;
  #squares = 0;

  constructor(ranked: Ranked) {
    this.ranked = ranked;
  }

  /** Counts a table; `own` is what the first of the answers came to on it for the seat that decides. */
  add(values: Float64Array, seat: Seat, own: number, won: number): void {
    this.tried++;
    this.#won += won;
    for (let at = 0; at < values.length; at++) this.#sums[at] = (this.#sums[at] ?? 0) + values[at];
    const gained = values[seat] - own;
    this.#gained += gained;
    this.#squares += gained * gained;
  }

  /** How it comes out for a seat on average, from 0 for lost to 1 for won. */
  valueFor(seat: Seat): number {
    return this.tried === 0 ? 0 : (this.#sums[seat] ?? 0) / this.tried;
  }

  /** In what share of the tables its seat won. */
  get chance(): number {
    return this.tried === 0 ? 0 : this.#won / this.tried;
  }

  /** By how much it does better than the first of the answers, on the same tables with the same luck. */
  get gain(): number {
    return this.tried === 0 ? 0 : this.#gained / this.tried;
  }

  /** The standard error of that. */
  get error(): number {
    if (this.tried === 0) return 1;
    const mean = this.gain;
    const variance = (this.#squares + UNKNOWN) / this.tried - mean * mean;
    return Math.sqrt(Math.max(0, variance) / this.tried);
  }
}
