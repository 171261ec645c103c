import type { ProofPart } from '@runehold/testkit/proof';
import { Duplicate } from './duplicate.ts';
import { evidenceOf } from './evidence.ts';

export const part: ProofPart = {
  name: 'runewars-battles',
  what: 'random battles by the rules and by the oracle end alike, decision by decision',
  unit: 'battles',
  count: 100_000,
  slice: 20_000,
  of: ['runewars'],
  prove: ({ seed, count }) => evidenceOf(new Duplicate(seed), seed, count),
};
