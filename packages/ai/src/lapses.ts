import { FastChance } from '@runehold/kernel/chance/fast';
import { usualNature } from '@runehold/kernel/pack/foresight';
import type { Agent, Guide } from './agent.ts';
import { mix } from './agent.ts';
import { greedyAgent } from './greedy.ts';

/** What an answer must at least look like at first sight before somebody takes it for a good one. */
const LEAST_PRIOR = 0.3;

/** How many answers somebody short-sighted sees where his game ranks none. */
const FEW = 4;

/**
 * A weak player: he answers as the judgement does, but every so often takes something else for as good. It is something
 * that the game itself holds worth a thought, never just anything: he is short-sighted and not mad.
 */
export const lapsingAgent = (guide: Guide, share: number): Agent => {
  const judge = greedyAgent(guide);
  // Where a game ranks nothing, a few answers are looked at, and no further than to what they begin.
  const shortSighted = greedyAgent({ ...guide, propose: () => [] }, { deals: 1, cap: FEW, horizon: 12 });
  const rng = new FastChance(0);
  return {
    id: 'lapsing',
    decide: (view, ask, budget, seed) => {
      rng.reseed(mix(seed, ask.offer.length));
      const lapses = rng.next() / 2 ** 32 < share;
      const usual = judge.decide(view, ask, budget, seed);
      if (!lapses) return usual;
      if (guide.foresight === undefined) return shortSighted.decide(view, ask, budget, seed);
      const others = guide.foresight
        .rank(view, ask, usualNature)
        .filter(({ reply, prior }) => prior >= LEAST_PRIOR && String(reply) !== String(usual.reply));
      if (others.length === 0) return usual;
      const { reply, reason } = others[rng.pick(others.length)];
      return { reply, reason };
    },
  };
};
