import { evidenceOf, type ProofPart } from '@runehold/testkit/proof';
import { trials } from '../../src/trials/trials.ts';
import { fuzzRunewars } from './runs.ts';

export const part: ProofPart = {
  name: 'runewars-games',
  what: 'Runewars played at random ends, breaks no law, leaks nothing, and every clause fires',
  unit: 'games',
  count: 5000,
  slice: 250,
  of: ['runewars'],
  prove: ({ seed, count }) => evidenceOf(fuzzRunewars(count, seed), trials.beyond),
};
