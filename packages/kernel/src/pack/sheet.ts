import type { Seat } from '../layout/seats.ts';

/** Numbers by the names of what they say, in their order. */
export const namesOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;

/** Where what is read of each seat is written down; a part of the reading sees its own part of the sheet. */
export class Sheet {
  #into: Int32Array = new Int32Array(0);
  #first = 0;
  readonly #own: number;

  constructor(own: number) {
    this.#own = own;
  }

  /** Turns to a part of what is written: from which place on its numbers stand. */
  turnTo(into: Int32Array, first: number): this {
    this.#into = into;
    this.#first = first;
    return this;
  }

  add(seat: Seat, place: number, value: number): void {
    this.#into[this.#first + seat * this.#own + place] += value;
  }

  /** Keeps the most of what was written there. */
  raise(seat: Seat, place: number, value: number): void {
    const at = this.#first + seat * this.#own + place;
    if (value > this.#into[at]) this.#into[at] = value;
  }
}
