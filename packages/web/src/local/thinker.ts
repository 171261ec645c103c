import { Eyes, type SeatView } from '@runehold/ai/agent';
import { askedOf } from '@runehold/kernel/ask/asked';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Thinker } from '@runehold/protocol/table/keeper';
import { adviserFor } from '@runehold/shelf/adviser';
import { agentsFor } from '@runehold/shelf/agents';
import { shelf } from '@runehold/shelf/shelf';

/** How much a bot may think about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

/** Lets everything be done first that waits to be done. */
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The bots of a game, from the weakest to the strongest. They think in this worker, where nobody waits for the screen. */
export const thinkerFor = async (game: string): Promise<Thinker> => {
  const shelved = shelf.find(game);
  const agents = await agentsFor(shelved);
  let eyes: Eyes | undefined;
  const look = ({ match }: HostedGame, seat: number): SeatView => {
    eyes ??= new Eyes(match.game);
    return eyes.look(match.table, seat);
  };
  return {
    levels: Object.keys(agents),
    think: async (hosted, seat, level) => {
      // Whatever somebody asked for meanwhile comes before the next decision of a bot.
      await breath();
      const view = look(hosted, seat);
      const seed = crypto.getRandomValues(new Int32Array(1))[0];
      return agents[level].decide(view, askedOf(view), BUDGET, seed).reply;
    },
    advise: async (hosted, seat, wish, patience) => {
      const adviser = shelved && (await adviserFor(shelved));
      await breath();
      if (patience.isOver) return undefined;
      // The place in the log is the seed: whoever asks again is told the same.
      return adviser?.advise(look(hosted, seat), wish, hosted.seq, () => !patience.isOver);
    },
  };
};
