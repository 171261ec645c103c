import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { Duplicate } from './duplicate.ts';

const prove = ({ seed, count }: Slice): Evidence => {
  try {
    return { done: count, problems: [], counted: { decisions: new Duplicate(seed).fightMany(count) } };
  } catch (error) {
    return { done: 0, problems: [`seed ${seed}: ${(error as Error).message}`] };
  }
};

export const part: ProofPart = {
  name: 'runewars-duels',
  what: 'random duels by the rules and by the oracle end alike, decision by decision',
  unit: 'duels',
  count: 10_000,
  slice: 2500,
  of: ['runewars'],
  prove,
};
