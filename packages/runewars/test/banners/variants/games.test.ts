import type { Game } from '@runehold/kernel/procedure/game';
import { planned } from '@runehold/testkit/planned';
import { fuzzTrials } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { guide } from '../../../src/bots/greedy.ts';
import { game } from '../../../src/game.ts';

const open = { expansion: 'banners-of-war' };
const tried = {
  game: game as Game,
  options: [
    open,
    { ...open, freeCities: 'yes' },
    { ...open, commanders: 'yes', developmentCards: 'yes' },
    { ...open, edition: 'original', commanders: 'yes', exploration: 'yes' },
    { ...open, edition: 'original', roadToVictory: 'yes' },
    { ...open, edition: 'original', freeCities: 'yes', exploration: 'yes' },
  ],
};

it('games with the variants, by chance and by plan, end, break no law and leak nothing', () => {
  const list = [
    { ...tried, share: 0.8, planAfter: Number.POSITIVE_INFINITY },
    { ...tried, share: 0.2, planAfter: 40, whims: 0.3 },
  ];
  const { games, failures } = fuzzTrials(list, {
    games: 14,
    seed: 5,
    looks: 1,
    longest: 30_000,
    agent: planned(guide),
  });
  expect(failures).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(14);
}, 180_000);
