import { fuzz } from '@runehold/testkit/fuzz';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

describe('Masquerade played at random, at length', () => {
  // No dead end, nothing lost or made, no leak, and the same table plain, taken back and again, saved and loaded.
  it('goes well in a hundred thousand games', { timeout: 600_000 }, () => {
    const started = performance.now();
    const { games, answers, looks, failures, coverage } = fuzz(game, { games: 100_000, seed: 3 });
    const seconds = (performance.now() - started) / 1000;
    expect(failures).toEqual([]);
    expect(coverage.stepsMissed).toEqual([]);
    expect(coverage.eventsMissed).toEqual([]);
    expect(looks).toBeGreaterThan(80_000);
    console.info(`${games} games, ${answers} answers, ${looks} looks in ${seconds.toFixed(1)} s`);
  });
});
