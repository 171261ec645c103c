import type { ProofPart } from '@runehold/testkit/proof';
import { firstProblem } from './many.ts';
import { plants } from './planted.ts';

/** Behind tenure the fence is needed in about one storm in a hundred, the number of the loan in one in thirty. */
const MOST = 1000;

export const part: ProofPart = {
  name: 'node-storms-planted',
  what: 'each fault that is planted in a house of three nodes is found by the simulated storms',
  unit: 'faults',
  count: plants.length,
  slice: 1,
  of: ['server'],
  prove: async ({ from, partSeed }) => {
    const problem = await firstProblem(plants[from], MOST, 1 + (partSeed % 1000) * MOST);
    return { done: 1, problems: problem === undefined ? [`${plants[from]} is not found`] : [] };
  },
};
