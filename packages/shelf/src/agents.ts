import type { Agent } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import type { Shelved } from './shelf.ts';

/** The bots of a game by level, from the weakest to the strongest. */
export const agentsFor = async (game: Shelved | undefined): Promise<Readonly<Record<string, Agent>>> => {
  const guide = await game?.guide?.();
  return { random: randomAgent(), ...(guide && { greedy: greedyAgent(guide) }) };
};
