import { missedIn } from '@runehold/testkit/trials';
import { expect, it } from 'vitest';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRuneAge } from './runs.ts';

/** What happens once in some ten thousand games: `npm run proof` waits for it, and cards/latari.test.ts brings it about. */
const rare = ['refreshed-reward'];

/** Every other step of every rule, and every other event, must have happened at least once. */
it('2,000 games end, break no law, leak nothing, and every clause of every card has fired', () => {
  const { games, failures, coverage } = fuzzRuneAge(2000, 1);
  expect(failures).toEqual([]);
  expect(games).toBe(2000);
  expect(missedIn(coverage, trials.beyond).filter(name => !rare.includes(name))).toEqual([]);
}, 1_500_000);
