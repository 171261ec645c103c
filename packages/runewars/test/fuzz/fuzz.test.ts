import { expect, it } from 'vitest';
import { fuzzRunewars } from './runs.ts';

it('24 games of both editions, all seat counts and variants end, break no law and leak nothing', () => {
  const { games, failures } = fuzzRunewars(24, 11);
  expect(failures).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(24);
}, 300_000);
