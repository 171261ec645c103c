import { describe, expect, it } from 'vitest';
import { NetRunner, readNet } from '../src/learned/net.ts';

const ONE = 4096;
/** What a seat has counts for six of these, so that what its rival has, in sixths, counts as much against it. */
const PART = 600;
const STEEP = (6 * PART) / ONE;

type Written = {
  readonly form?: number;
  readonly mode?: number;
  /** First, second and last layer: biases in whole steps of what the layer adds up, weights input by input. */
  readonly layers: readonly { readonly bias: readonly number[]; readonly weights: readonly number[] }[];
};

/** A net of one number of the table and one of each seat, with one unit in each layer, as it is written. */
const written = ({ form = 1, mode = 0, layers }: Written): string => {
  const numbers = [form, mode, 1, 1, 1, 1];
  for (const { bias, weights } of layers) {
    for (const value of bias) numbers.push(value >> 16, value & 0xffff);
    numbers.push(...weights);
  }
  const bytes = new Uint8Array(Int16Array.from(numbers).buffer);
  return btoa(String.fromCharCode(...bytes));
};

/** Tells seats apart by their own number, less what their rivals have of it, and heeds what is read of the table. */
const byOwn = (mode = 0): string =>
  written({
    mode,
    layers: [
      { bias: [2 * ONE], weights: [0, 6 * PART, -PART] },
      { bias: [0], weights: [ONE] },
      { bias: [-2 * ONE * 256], weights: [ONE] },
    ],
  });

const run = (text: string, inputs: readonly number[], seats: number): number[] => {
  const into = new Float64Array(seats);
  new NetRunner(readNet(text), seats).run(Int32Array.from(inputs), seats, into);
  return [...into];
};

describe('a net of whole numbers', () => {
  it('gives shares of one, nobody the rest', () => {
    // Each seat has as much as the other: the units say 2, less 2 by the last bias, so that the logits are 0.
    expect(run(byOwn(), [0, 3, 3], 2)).toEqual([1 / 3, 1 / 3]);
    // One more than the rival: logits of one step up and one down, against nobody with none.
    const up = Math.exp(STEEP);
    const [first, second] = run(byOwn(), [0, 4, 3], 2);
    expect(first).toBeCloseTo(up / (up + 1 / up + 1), 2);
    expect(second).toBeCloseTo(1 / up / (up + 1 / up + 1), 2);
  });

  it('takes each seat by itself where all may win', () => {
    expect(run(byOwn(1), [0, 3, 3], 2)).toEqual([0.5, 0.5]);
    const [first, second] = run(byOwn(1), [0, 5, 3], 2);
    expect(first).toBeCloseTo(1 / (1 + Math.exp(-2 * STEEP)), 2);
    expect(second).toBeCloseTo(1 / (1 + Math.exp(2 * STEEP)), 2);
  });

  it('knows no seat by its number', () => {
    const [a, b, c] = run(byOwn(), [0, 5, 2, 3], 3);
    const turned = run(byOwn(), [0, 3, 5, 2], 3);
    for (const [at, share] of [c, a, b].entries()) expect(turned[at]).toBeCloseTo(share, 12);
  });

  it('holds one seat against nobody', () => {
    expect(run(byOwn(1), [0, 3], 1)[0]).toBeCloseTo(1 / (1 + Math.exp(-3 * STEEP)), 2);
  });

  it('refuses what is no net of its form', () => {
    expect(() => readNet(written({ form: 2, layers: [] }))).toThrow('form 2');
    const longer = btoa(`${atob(byOwn())}..`);
    expect(() => readNet(longer)).toThrow('not as long');
  });
});
