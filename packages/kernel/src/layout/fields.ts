import type { Width } from './shapes.ts';
import { NONE } from './zones.ts';

/** A row of numbers inside the state. Fields are declared and not defined, as in a `Zone`. */
export class Cells {
  declare private readonly state: Int16Array;
  declare private readonly base: number;
  declare readonly length: number;

  constructor(state: Int16Array, base: number, length: number) {
    this.state = state;
    this.base = base;
    this.length = length;
  }

  get(index: number): number {
    return this.state[this.base + index];
  }

  set(index: number, value: number): void {
    this.state[this.base + index] = value;
  }

  add(index: number, change: number): void {
    this.state[this.base + index] += change;
  }

  /** The next cell behind one that is not zero, or `NONE`. */
  nextTaken(after: number): number {
    const { state, base, length } = this;
    for (let index = after + 1; index < length; index++) if (state[base + index] !== 0) return index;
    return NONE;
  }

  toArray(): number[] {
    return Array.from(this.state.subarray(this.base, this.base + this.length));
  }
}

/** Rows of numbers inside the state. */
export class Grid {
  declare private readonly state: Int16Array;
  declare private readonly base: number;
  declare readonly rows: number;
  declare readonly columns: number;

  constructor(state: Int16Array, base: number, rows: number, columns: number) {
    this.state = state;
    this.base = base;
    this.rows = rows;
    this.columns = columns;
  }

  get(row: number, column: number): number {
    return this.state[this.base + row * this.columns + column];
  }

  set(row: number, column: number, value: number): void {
    this.state[this.base + row * this.columns + column] = value;
  }

  add(row: number, column: number, change: number): void {
    this.state[this.base + row * this.columns + column] += change;
  }

  row(row: number): number[] {
    const start = this.base + row * this.columns;
    return Array.from(this.state.subarray(start, start + this.columns));
  }

  /** The sum of a row from one column up to, but not with, another. */
  sum(row: number, from: number, to: number): number {
    const { state } = this;
    const start = this.base + row * this.columns;
    const end = start + to;
    let sum = 0;
    for (let at = start + from; at < end; at++) sum += state[at];
    return sum;
  }

  /** Sets everything to zero. */
  clear(): void {
    this.state.fill(0, this.base, this.base + this.rows * this.columns);
  }
}

/** Throws when a number does not fit its field: in tests and fuzzing every field is checked. */
export const mustFit = (name: string, width: Width, value: number): void => {
  if (!Number.isInteger(value) || value < width.min || value > width.max)
    throw new RangeError(`${name}: ${value} is not a whole number from ${width.min} to ${width.max}`);
};

const mustReach = (name: string, length: number, index: number): void => {
  if (!Number.isInteger(index) || index < 0 || index >= length)
    throw new RangeError(`${name}: no cell ${index}, there are ${length}`);
};

/** The same row, refusing what does not fit. */
export class CheckedCells extends Cells {
  readonly #name: string;
  readonly #width: Width;

  constructor(state: Int16Array, base: number, length: number, name: string, width: Width) {
    super(state, base, length);
    this.#name = name;
    this.#width = width;
  }

  override get(index: number): number {
    mustReach(this.#name, this.length, index);
    return super.get(index);
  }

  override set(index: number, value: number): void {
    mustReach(this.#name, this.length, index);
    mustFit(this.#name, this.#width, value);
    super.set(index, value);
  }

  override add(index: number, change: number): void {
    this.set(index, this.get(index) + change);
  }
}

/** The same rows, refusing what does not fit. */
export class CheckedGrid extends Grid {
  readonly #name: string;
  readonly #width: Width;

  constructor(state: Int16Array, base: number, rows: number, columns: number, name: string, width: Width) {
    super(state, base, rows, columns);
    this.#name = name;
    this.#width = width;
  }

  override get(row: number, column: number): number {
    mustReach(this.#name, this.rows, row);
    mustReach(this.#name, this.columns, column);
    return super.get(row, column);
  }

  override set(row: number, column: number, value: number): void {
    mustReach(this.#name, this.rows, row);
    mustReach(this.#name, this.columns, column);
    mustFit(this.#name, this.#width, value);
    super.set(row, column, value);
  }

  override add(row: number, column: number, change: number): void {
    this.set(row, column, this.get(row, column) + change);
  }

  override sum(row: number, from: number, to: number): number {
    mustReach(this.#name, this.rows, row);
    mustReach(this.#name, this.columns + 1, from);
    mustReach(this.#name, this.columns + 1, to);
    return super.sum(row, from, to);
  }
}
