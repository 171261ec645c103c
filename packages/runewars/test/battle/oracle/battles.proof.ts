import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { Duplicate } from './duplicate.ts';

const prove = ({ seed, count }: Slice): Evidence => {
  const table = new Duplicate(seed);
  let [done, decisions] = [0, 0];
  try {
    for (; done < count; done++) decisions += table.fight(done % 4 === 0);
    return { done, problems: [], counted: { decisions } };
  } catch (error) {
    return { done, problems: [`battle ${done} of seed ${seed}: ${(error as Error).message}`] };
  }
};

export const part: ProofPart = {
  name: 'runewars-battles',
  what: 'random battles by the rules and by the oracle end alike, decision by decision',
  unit: 'battles',
  count: 100_000,
  slice: 20_000,
  of: ['runewars'],
  prove,
};
