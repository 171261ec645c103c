import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { hoped } from './hoped.ts';
import { runTrust } from './run-trust.ts';

const prove = async ({ seed, count }: Slice): Promise<Evidence> => {
  try {
    const { sequences, acts } = await runTrust(seed, count);
    return { done: sequences, problems: [], missing: hoped.filter(act => !acts.has(act)) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { done: 0, problems: [`${message}: ${cause instanceof Error ? cause.message : ''}`] };
  }
};

export const part: ProofPart = {
  name: 'trust',
  what: 'random people do random things, allowed and forbidden: nobody sees two hands, no owner is locked out, no open book is shut',
  unit: 'evenings',
  count: 100_000,
  slice: 5000,
  of: ['protocol'],
  prove,
};
