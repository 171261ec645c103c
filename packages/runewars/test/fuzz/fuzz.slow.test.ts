import { missedIn } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRunewars } from './runs.ts';

it('1,000 games end, break no law, leak nothing, and every clause fires', () => {
  const { games, failures, coverage } = fuzzRunewars(1000, 1);
  expect(failures).toEqual([]);
  expect(games).toBe(1000);
  expect(missedIn(coverage, trials.beyond)).toEqual([]);
}, 1_800_000);
