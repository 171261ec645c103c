import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Thinker } from '@runehold/protocol/table/keeper';
import { type Capsule, levelsIn, type SeatKnowledge } from '@runehold/shelf/capsule';
import type { EditionName } from '../jobs/edition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { reasonFor } from '../jobs/reasons.ts';

/** How long advice takes at most while there is much else to do: odds are then told from fewer trials. */
const SHORT_MS = 300;

/**
 * Lets the threads think for the bots of one game, and for people who ask. What leaves this thread is what the seat knows:
 * everything hidden lies in a fixed order there. A bot takes at least `pauseMs`, so that people can follow and take back.
 */
export const thinkerFor = (
  { minds }: Capsule,
  edition: EditionName,
  jobs: Pick<Jobs, 'think' | 'advise'>,
  pauseMs: number,
  isShort: () => boolean = () => false,
): Thinker => {
  const sightOf = ({ engine, match }: HostedGame, seat: number, seed: number): SeatKnowledge => ({
    seat,
    state: engine.sight(match, seat),
    seed,
  });
  return {
    levels: levelsIn(minds),
    think: async (hosted, seat, level) => {
      const task = { edition, sight: sightOf(hosted, seat, randomInt(2 ** 31)), level };
      const [reply] = await Promise.all([
        jobs.think(task),
        pauseMs > 0 && sleep(pauseMs, undefined, { ref: false }),
      ]);
      return reply;
    },
    advise: async (hosted, seat, wish, patience, asker) => {
      const givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      patience.whenOver(() => Atomics.store(givenUp, 0, 1));
      // The place in the log is the seed: whoever asks again is told the same, and nobody can fish for better luck.
      const inquiry = { edition, sight: sightOf(hosted, seat, hosted.seq), wish, givenUp };
      const short = isShort() ? setTimeout(() => Atomics.store(givenUp, 0, 1), SHORT_MS).unref() : undefined;
      return jobs
        .advise(inquiry, asker)
        .catch(reasonFor)
        .finally(() => clearTimeout(short));
    },
  };
};
