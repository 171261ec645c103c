import { evidenceOf, type ProofPart } from '@runehold/testkit/proof';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRuneAge } from './runs.ts';

export const part: ProofPart = {
  name: 'rune-age-games',
  what: 'Rune Age played at random ends, breaks no law, leaks nothing, and every clause of every card fires',
  unit: 'games',
  count: 20_000,
  slice: 1000,
  of: ['rune-age'],
  prove: ({ seed, count }) => evidenceOf(fuzzRuneAge(count, seed), trials.beyond),
};
