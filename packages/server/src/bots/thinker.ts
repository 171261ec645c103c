import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Eyes } from '@runehold/ai/agent';
import type { Game } from '@runehold/kernel/game';
import type { Thinker } from '@runehold/protocol/table/keeper';
import { agentsFor } from '@runehold/shelf/agents';
import { shelf } from '@runehold/shelf/shelf';
import type { BotPool } from './pool.ts';

/**
 * Lets the pool think for the bots of one game. What leaves this thread is what the seat knows: everything hidden lies
 * in a fixed order there. A bot takes at least `pauseMs`, so that people can follow and take back.
 */
export const thinkerFor = async (
  game: Game,
  pool: Pick<BotPool, 'think'>,
  pauseMs: number,
): Promise<Thinker> => {
  const eyes = new Eyes(game);
  return {
    levels: Object.keys(await agentsFor(shelf.find(game.id))),
    think: async ({ match }, seat, level) => {
      const state = eyes.look(match.table, seat).table.state.slice();
      const task = { game: game.id, level, seat, state, seed: randomInt(2 ** 31) };
      const [reply] = await Promise.all([pool.think(task), sleep(pauseMs, undefined, { ref: false })]);
      return reply;
    },
  };
};
