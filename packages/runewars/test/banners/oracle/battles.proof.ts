import type { ProofPart } from '@runehold/testkit/proof';
import { Duplicate } from '../../battle/oracle/duplicate.ts';
import { evidenceOf } from '../../battle/oracle/evidence.ts';

const options = {
  expansion: 'banners-of-war',
  exploration: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
} as const;

export const part: ProofPart = {
  name: 'runewars-battles-banners',
  what: 'random battles with Banners of War by the rules and by the oracle end alike, decision by decision',
  unit: 'battles',
  count: 100_000,
  slice: 20_000,
  of: ['runewars'],
  prove: ({ seed, count }) => evidenceOf(new Duplicate(seed, options), seed, count),
};
