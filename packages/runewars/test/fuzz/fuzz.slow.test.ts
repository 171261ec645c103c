import { expect, it } from 'vitest';
import { fuzzRunewars } from './runs.ts';

// That every clause fires takes thousands of games with all boxes: `games.proof.ts` shows it.
it('400 games of all boxes end, break no law and leak nothing', () => {
  const { games, failures } = fuzzRunewars(400, 1);
  expect(failures).toEqual([]);
  expect(games).toBe(400);
}, 1_800_000);
