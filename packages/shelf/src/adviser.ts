import type { SeatView } from '@runehold/ai/agent';
import type { Advice, Wish } from '@runehold/kernel/ask/advice';
import { askedOf } from '@runehold/kernel/ask/asked';
import { agentsFor } from './agents.ts';
import type { Shelved } from './shelf.ts';

/** How much is thought about a hint: as much as a bot thinks about an answer. */
const BUDGET = { steps: 400 };

/** Advises somebody who is to decide. It is given what the seat knows and nothing else. */
export type Adviser = {
  /** The answer to a wish, or undefined where the game has none. The same view and seed give the same advice. */
  advise(view: SeatView, wish: Wish, seed: number, isWanted: () => boolean): Advice | undefined;
};

/** The odds of a game, and what the best of its bots would do. */
export const adviserFor = async (shelved: Shelved): Promise<Adviser> => {
  const { odds } = await shelved.pack();
  const best = shelved.guide && Object.values(await agentsFor(shelved)).at(-1);
  return {
    advise: (view, wish, seed, isWanted) => {
      if (wish.kind === 'odds')
        return odds && { kind: 'odds', odds: odds.oddsFor(view, { chosen: wish.chosen, seed, isWanted }) };
      return best && { kind: 'hint', ...best.decide(view, askedOf(view), BUDGET, seed) };
    },
  };
};
