import type { Game } from '@runehold/kernel/procedure/game';
import { fuzzTrials } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import { options } from './kit.ts';

it('games with new units end, break no law and leak nothing', { timeout: 240_000 }, () => {
  const tables = [options, { ...options, edition: 'original' }, { ...options, factions: 'random' }];
  const trial = { game: game as Game, options: tables, share: 1, planAfter: Number.POSITIVE_INFINITY };
  const { failures, games } = fuzzTrials([trial], { games: 12, seed: 5, looks: 1, longest: 30_000 });
  expect(failures).toEqual([]);
  expect(games).toBe(12);
});
