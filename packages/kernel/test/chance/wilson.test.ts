import { wilson } from '@runehold/kernel/chance/wilson';
import { describe, expect, it } from 'vitest';

describe('the Wilson interval', () => {
  // The roots of (rate - p)² = z² p (1 - p) / games, solved apart from this code.
  it.each([
    [50, 100, 0.4038, 0.5962],
    [360, 400, 0.8667, 0.9257],
    [9, 10, 0.5958, 0.9821],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [100, 400, 0.2101, 0.2947],
  ])('of %i wins in %i games', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.rate).toBe(wins / games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('knows nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
