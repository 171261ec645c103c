import { expect, it } from 'vitest';
import { fuzzRuneAge } from './runs.ts';

it('80 games of all scenarios, seat counts and options end, break no law and leak nothing', () => {
  const { games, failures } = fuzzRuneAge(80, 11);
  expect(failures).toEqual([]);
  expect(games).toBe(80);
}, 120_000);
