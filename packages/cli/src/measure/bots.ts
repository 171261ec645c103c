import type { Agent, Guide } from '@runehold/ai/agent';
import { type Level, levelsOf } from '@runehold/ai/levels';
import { wrongUsage } from '../frame/failure.ts';
import { likely } from '../frame/suggest.ts';

/** A level under its own name, thinking as much as it does at a table. */
const asAgent = (id: string, { agent, steps }: Level): Agent => ({
  id,
  decide: (view, ask, _budget, seed) => agent.decide(view, ask, { steps }, seed),
});

/** The bots somebody named, with commas between. The same name is the same bot. */
export const findBots = (guide: Guide | undefined, named: string): readonly Agent[] => {
  const { all } = levelsOf(guide);
  const known = new Map<string, Agent>();
  return named.split(',').map(name => {
    if (!Object.hasOwn(all, name))
      throw wrongUsage(
        'cli.error.unknown-bot',
        { name, bots: Object.keys(all).join(', ') },
        likely(name, Object.keys(all)),
      );
    const agent = known.get(name) ?? asAgent(name, all[name]);
    known.set(name, agent);
    return agent;
  });
};
