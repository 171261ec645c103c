import { evidenceOf, type ProofPart } from '@runehold/testkit/proof';
import { trials } from '../../../src/trials/trials.ts';
import { fuzzRunewars } from '../../fuzz/runs.ts';

const named = { expansion: 'banners-of-war' } as const;

export const part: ProofPart = {
  name: 'runewars-games-banners',
  what: 'Runewars with Banners of War played at random, with every combination of variants, ends, breaks no law, leaks nothing, and every clause fires',
  unit: 'games',
  count: 5000,
  slice: 250,
  of: ['runewars'],
  prove: ({ seed, count }) => evidenceOf(fuzzRunewars(count, seed, named), trials.beyond, named),
};
