import { askedOf, Eyes } from '@runehold/ai/agent';
import type { Thinker } from '@runehold/protocol/table/keeper';
import { agentsFor } from '@runehold/shelf/agents';
import { shelf } from '@runehold/shelf/shelf';

/** How much a bot may think about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

/** The bots of a game, from the weakest to the strongest. They think in this worker, where nobody waits for the screen. */
export const thinkerFor = async (game: string): Promise<Thinker> => {
  const agents = await agentsFor(shelf.find(game));
  let eyes: Eyes | undefined;
  return {
    levels: Object.keys(agents),
    think: async ({ match }, seat, level) => {
      eyes ??= new Eyes(match.game);
      const view = eyes.look(match.table, seat);
      const seed = crypto.getRandomValues(new Int32Array(1))[0];
      return agents[level].decide(view, askedOf(view), BUDGET, seed).reply;
    },
  };
};
