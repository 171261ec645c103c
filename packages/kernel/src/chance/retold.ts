import type { Chance, Drawn } from './chance.ts';
import type { KeyedChance } from './keys.ts';
import type { RecordedChance } from './record.ts';

/**
 * Chance as a record tells it: where the secret is known it is dealt again and held against the record. Once that is
 * told, the secret goes on; without it a replay can be watched but not continued.
 */
export class RetoldChance implements Chance {
  readonly #keyed: KeyedChance;
  readonly #told: RecordedChance;
  #isTelling = true;

  constructor(keyed: KeyedChance, told: RecordedChance) {
    this.#keyed = keyed;
    this.#told = told;
  }

  below(table: Drawn, stream: number, n: number): number {
    if (!this.#keyed.isOpen) return this.#told.below(table, stream, n);
    const outcome = this.#keyed.below(table, stream, n);
    if (!this.#isTelling) return outcome;
    const expected = this.#told.next(n);
    if (outcome !== expected) throw new Error(`chance gave ${outcome} where the record says ${expected}`);
    return outcome;
  }

  /** The record is told: what comes now is new. */
  stopTelling(): void {
    this.#isTelling = false;
  }
}
