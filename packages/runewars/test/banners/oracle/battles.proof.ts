import { register } from 'node:module';
import type { ProofPart } from '@runehold/testkit/proof';

const options = { expansion: 'banners-of-war', exploration: 'yes', developmentCards: 'yes' } as const;

export const part: ProofPart = {
  name: 'runewars-battles-banners',
  what: 'random battles with Banners of War by the rules and by the oracle end alike, decision by decision',
  unit: 'battles',
  count: 100_000,
  slice: 20_000,
  of: ['runewars'],
  prove: async ({ seed, count }) => {
    // Rules are loaded here and not above, so that they find the universe with the box.
    register('./universe-hooks.mjs', import.meta.url);
    const { Duplicate } = await import('../../battle/oracle/duplicate.ts');
    const { evidenceOf } = await import('../../battle/oracle/evidence.ts');
    return evidenceOf(new Duplicate(seed, options), seed, count);
  },
};
