import { fuzz } from '@runehold/testkit/fuzz';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

describe('Masquerade played at random, at length', () => {
  // No dead end, nothing lost or made, no leak, and the same table plain, taken back and again, saved and loaded.
  it('goes well in eight thousand games', { timeout: 600_000 }, () => {
    const { looks, failures, coverage } = fuzz(game, { games: 8000, seed: 3 });
    expect(failures).toEqual([]);
    expect(coverage.stepsMissed).toEqual([]);
    expect(coverage.eventsMissed).toEqual([]);
    expect(looks).toBeGreaterThan(6400);
  });
});
