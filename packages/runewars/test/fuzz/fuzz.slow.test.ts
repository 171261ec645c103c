import { expect, it } from 'vitest';
import { fuzzRunewars } from './runs.ts';

// That every clause fires takes thousands of games with all boxes: `games.proof.ts` shows it.
it('60 games of all boxes end, break no law and leak nothing', () => {
  const { games, failures } = fuzzRunewars(60, 1);
  expect(failures).toEqual([]);
  expect(games).toBe(60);
}, 1_800_000);
