import { fuzz } from '@runehold/testkit/fuzz';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

describe('Masquerade played at random', () => {
  it('goes well in two thousand games and takes every step', { timeout: 60_000 }, () => {
    const { games, failures, coverage, looks } = fuzz(game, { games: 2000, seed: 2 });
    expect(failures).toEqual([]);
    expect(coverage.stepsMissed).toEqual([]);
    expect(coverage.eventsMissed).toEqual([]);
    expect(games).toBe(2000);
    expect(looks).toBeGreaterThan(1500);
  });

  it('is the same two hundred games again', () => {
    const digest = (seed: number): string => fuzz(game, { games: 200, seed }).digest;
    expect(digest(5)).toBe(digest(5));
    expect(digest(5)).not.toBe(digest(6));
  });
});
