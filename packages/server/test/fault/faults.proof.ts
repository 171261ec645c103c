import { FastChance } from '@runehold/kernel/chance/fast';
import type { ProofPart } from '@runehold/testkit/proof';
import { faultRun } from './fault-run.ts';

const kinds = ['kill', 'stop', 'database', 'bus'] as const;

export const part: ProofPart = {
  name: 'node-faults',
  what: 'three nodes in processes of their own, over PostgreSQL and NATS, that are killed and stopped and whose servers go away, lose and double nothing, end every game and are out of sight for 20 s at most',
  unit: 'tables',
  count: 300,
  slice: 20,
  of: ['server'],
  prove: async ({ seed, count }) => {
    const rng = new FastChance(seed);
    // Each once, and two more of whatever kind.
    const strikes = Array.from({ length: 6 }, (_, i) => kinds[(i + rng.pick(i < 4 ? 1 : 4)) % 4]);
    const { broken, answers, longestGap } = await faultRun({ seed, tables: count, strikes });
    const late = longestGap < 20_000 ? [] : [`a table was out of sight for ${Math.round(longestGap)} ms`];
    return { done: count, problems: [...broken, ...late], counted: { answers } };
  },
};
