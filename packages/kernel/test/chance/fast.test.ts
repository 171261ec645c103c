import { FastChance } from '@runehold/kernel/chance/fast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';

const draw = (rng: FastChance, length: number, n = 1000): number[] =>
  Array.from({ length }, () => rng.pick(n));

/** How far counts are from all being equally likely. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('fast chance', () => {
  it('stays in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (seed, n) => {
        for (const outcome of draw(new FastChance(seed), 50, n)) {
          expect(Number.isInteger(outcome)).toBe(true);
          expect(outcome).toBeGreaterThanOrEqual(0);
          expect(outcome).toBeLessThan(n);
        }
      }),
    );
  });

  it('is the same for the same seed and another for another', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        expect(draw(new FastChance(seed), 20)).toEqual(draw(new FastChance(seed), 20));
        expect(draw(new FastChance(seed), 20)).not.toEqual(draw(new FastChance((seed + 1) | 0), 20));
      }),
    );
  });

  it('starts again when reseeded', () => {
    const rng = new FastChance(3);
    const first = draw(rng, 20);
    expect(draw(rng, 20)).not.toEqual(first);
    rng.reseed(3);
    expect(draw(rng, 20)).toEqual(first);
    rng.reseed(4);
    expect(draw(rng, 20)).not.toEqual(first);
  });

  it('draws every number equally often', () => {
    for (const seed of [0, 1, 77]) {
      const counts = Array<number>(12).fill(0);
      for (const outcome of draw(new FastChance(seed), 60_000, 12)) counts[outcome]++;
      // 11 degrees of freedom: beyond 31.3 once in a thousand.
      expect(chiSquare(counts)).toBeLessThan(31.3);
    }
  });

  it('draws every pair of numbers equally often', () => {
    const rng = new FastChance(5);
    const counts = Array<number>(36).fill(0);
    for (let n = 0; n < 72_000; n++) counts[rng.pick(6) * 6 + rng.pick(6)]++;
    // 35 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(66.6);
  });

  it('is xoshiro128** seeded by splitmix32, always', () => {
    const rng = new FastChance(12345);
    expect(Array.from({ length: 6 }, () => rng.next())).toEqual([
      1093274547, 203003357, 3741353573, 3803725158, 4178738660, 810247443,
    ]);
    expect(draw(new FastChance(-1), 6, 6)).toEqual([5, 2, 1, 3, 5, 0]);
  });

  it('serves a table like any other chance and leaves no mark on it', () => {
    const t = emptyCaravan();
    const [rng, same] = [new FastChance(9), new FastChance(9)];
    expect(Array.from({ length: 20 }, () => rng.below(t, 1, 30))).toEqual(draw(same, 20, 30));
    expect(Math.max(...t.state)).toBe(0);
  });
});
