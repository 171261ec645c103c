import type { Expects } from '../../content/expects.ts';

export const expects: Expects = {
  factions: [],
  goodFactions: 0,
  figures: { faction: [4, 8], neutral: [] },
  orders: [0],
  withoutBonus: [],
  heroes: { good: 3, neutral: 2, evil: 3 },
  heroScale: { total: 13, totalWithTrait: 12, attribute: [1, 5], health: [3, 6] },
  setupTiles: [10, 11, 12],
  rewardsWithRunes: 0,
};
