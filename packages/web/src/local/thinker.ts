import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Thinker } from '@runehold/protocol/table/keeper';
import { type Capsule, levelsIn, type SeatKnowledge } from '@runehold/shelf/capsule';

/** Lets everything be done first that waits to be done. */
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const sightOf = ({ engine, match }: HostedGame, seat: number, seed: number): SeatKnowledge => ({
  seat,
  state: engine.sight(match, seat),
  seed,
});

/** The bots of a game, from the weakest to the strongest. They think in this worker, where nobody waits for the screen. */
export const thinkerFor = ({ minds }: Capsule): Thinker => ({
  levels: levelsIn(minds),
  think: async (hosted, seat, level) => {
    // Whatever somebody asked for meanwhile comes before the next decision of a bot.
    await breath();
    return minds.decide(sightOf(hosted, seat, crypto.getRandomValues(new Int32Array(1))[0]), level);
  },
  advise: async (hosted, seat, wish, patience) => {
    await breath();
    if (patience.isOver) return undefined;
    // The place in the log is the seed: whoever asks again is told the same.
    return minds.advise(sightOf(hosted, seat, hosted.seq), wish, () => !patience.isOver);
  },
});
