import type { Chance, Drawn, Pile } from './chance.ts';
import { countDraw } from './chance.ts';

/** Chance that writes down every outcome it passes on. */
export class RecordingChance implements Chance {
  readonly #source: Chance;
  #outcomes: number[] = [];

  constructor(source: Chance) {
    this.#source = source;
  }

  below(table: Drawn, stream: number, n: number, pile?: Pile): number {
    const outcome = this.#source.below(table, stream, n, pile);
    this.#outcomes.push(outcome);
    return outcome;
  }

  /** The outcomes since the last call. */
  take(): readonly number[] {
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    return outcomes;
  }
}

/** Chance that tells again what was written down, so that a replay needs no secret. */
export class RecordedChance implements Chance {
  #outcomes: readonly number[] = [];
  #next = 0;

  load(outcomes: readonly number[]): void {
    this.#outcomes = outcomes;
    this.#next = 0;
  }

  get exhausted(): boolean {
    return this.#next === this.#outcomes.length;
  }

  below(table: Drawn, stream: number, n: number): number {
    countDraw(table, stream);
    return this.next(n);
  }

  /** The next outcome of the record, which must be below `n`. */
  next(n: number): number {
    const outcome = this.#outcomes[this.#next++];
    if (outcome === undefined || outcome < 0 || outcome >= n || !Number.isInteger(outcome))
      throw new Error(`the record has no outcome below ${n} here`);
    return outcome;
  }
}
