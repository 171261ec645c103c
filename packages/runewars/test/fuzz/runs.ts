import type { FuzzReport } from '@runehold/testkit/fuzz';
import { planned } from '@runehold/testkit/planned';
import { fuzzTrials } from '@runehold/testkit/trials';
import { guide } from '../../src/bots/greedy.ts';
import { trials } from '../../src/trials/trials.ts';

/** Fuzzes both editions, single differences, variants, seat counts and worlds, with the greedy bot where there is a plan. */
export const fuzzRunewars = (games: number, seed: number): FuzzReport =>
  fuzzTrials(trials.list, { games, seed, looks: 1, longest: 30_000, agent: planned(guide) });
