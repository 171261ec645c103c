import { missedIn } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRunewars } from './runs.ts';

it('1,500 games end, break no law, leak nothing, and every clause fires', () => {
  const { games, failures, coverage } = fuzzRunewars(1500, 1);
  expect(failures).toEqual([]);
  expect(games).toBe(1500);
  expect(missedIn(coverage, trials.beyond)).toEqual([]);
}, 1_800_000);
