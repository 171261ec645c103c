import { missedIn } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRunewars } from './runs.ts';

/** Every step of every rule, and every event, must have happened at least once. */
it('1,000 games end, break no law, leak nothing, and every clause of every card has fired', () => {
  const started = performance.now();
  const { games, answers, looks, failures, coverage } = fuzzRunewars(1000, 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${games} games, ${answers} answers, ${looks} looks in ${seconds} s`);
  expect(failures).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(1000);
  expect(missedIn(coverage, trials.beyond)).toEqual([]);
}, 900_000);
