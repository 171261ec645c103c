import { describe, expect, test } from 'vitest';
import { type Rival, ratedAfter, unknown, winShare } from '../../src/ratings/model.ts';
import { isProvisional, rankOf, shownRating } from '../../src/ratings/scale.ts';
import { openskillGames } from './openskill-games.ts';

describe('ratings', () => {
  test('go as openskill has them go, ties and all', () => {
    expect(openskillGames.some(({ places }) => new Set(places).size < places.length)).toBe(true);
    for (const { players, places, after } of openskillGames) {
      const rivals = players.map(([mu, sigma], i): Rival => ({ rating: { mu, sigma }, place: places[i] }));
      for (const [i, { mu, sigma }] of ratedAfter(rivals).entries()) {
        expect(mu).toBeCloseTo(after[i][0], 9);
        expect(sigma).toBeCloseTo(after[i][1], 9);
      }
    }
  });

  test('leave an anchor where it is, and move the others by it', () => {
    const anchor = { rating: { mu: 25, sigma: 1 }, place: 2, isAnchor: true };
    const [winner, same] = ratedAfter([{ rating: unknown, place: 1 }, anchor]);
    expect(same).toBe(anchor.rating);
    expect(winner.mu).toBeGreaterThan(unknown.mu);
    const [loser] = ratedAfter([
      { rating: unknown, place: 2 },
      { ...anchor, place: 1 },
    ]);
    expect(loser.mu).toBeLessThan(unknown.mu);
  });

  test('are told as people read them', () => {
    expect([shownRating(unknown), isProvisional(unknown)]).toEqual([1500, true]);
    expect(shownRating({ mu: 27.05 })).toBe(1582);
    expect([isProvisional({ sigma: 6 }), isProvisional({ sigma: 6.01 })]).toEqual([false, true]);
    expect(rankOf({ mu: 30, sigma: 4 })).toBe(22);
  });

  test('say how likely somebody is to win', () => {
    expect(winShare(25, [25], 1)).toBeCloseTo(0.5, 12);
    expect(winShare(25, [25, 25, 25], 1)).toBeCloseTo(0.25, 12);
    expect(winShare(31, [25], 1)).toBeGreaterThan(0.7);
  });
});
