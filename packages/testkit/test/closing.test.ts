import { plainReply } from '@runehold/kernel/ask/answers';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { expect, it } from 'vitest';
import { type Closer, fuzz } from '../src/fuzz.ts';
import { treasury } from './fixtures/treasury.ts';

/** How many answers of twenty games came from somebody with a plan. */
const planned = (after: number, until?: number): number => {
  let answered = 0;
  const closing = {
    after,
    ...(until !== undefined && { until }),
    agent: ((game, t, seat, reply) => {
      plainReply(offerTo(game, t, seat), reply);
      answered++;
    }) satisfies Closer,
  };
  const { failures, games } = fuzz(treasury(), { games: 20, looks: 0, longest: 300, closing });
  expect([failures, games]).toEqual([[], 20]);
  return answered;
};

it('somebody with a plan answers from one answer on, and chance again from another on', () => {
  // Every game of the treasury is longer than five answers, so each gives exactly three to the plan.
  expect(planned(2, 5)).toBe(60);
  expect(planned(2)).toBeGreaterThan(60);
  expect(planned(300)).toBe(0);
});
