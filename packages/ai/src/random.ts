import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Agent } from './agent.ts';
import { because } from './words.ts';

/** B0: any legal answer. What every other agent is measured against first. */
export const randomAgent = (): Agent => {
  const rng = new FastChance(0);
  const reply = new Reply();
  return {
    id: 'random',
    decide: (_view, ask, _budget, seed) => {
      rng.reseed(seed);
      return { reply: sampleReply(ask.offer, rng, reply).toArray(), reason: because('ai.reason.random') };
    },
  };
};
