import type { ProofPart } from '@runehold/testkit/proof';
import { tellMany } from './many.ts';

/** The seeds of the tests are other ones. */
const FIRST = 1_000_000;

export const part: ProofPart = {
  name: 'node-storms',
  what: 'a house of three nodes in a simulated storm acknowledges nothing that is lost, does nothing twice and ends every game',
  unit: 'seeds',
  count: 10_000,
  slice: 250,
  of: ['server'],
  prove: async ({ partSeed, from, count }) => {
    const first = FIRST + (partSeed % 1000) * 1_000_000 + from;
    const { problems, counted } = await tellMany(Array.from({ length: count }, (_, i) => first + i));
    return { done: count, problems, counted };
  },
};
