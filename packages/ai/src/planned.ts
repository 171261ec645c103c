import type { Reply } from '@runehold/kernel/ask/reply';
import type { Game } from '@runehold/kernel/game';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import type { Guide } from './agent.ts';
import { askedOf, Eyes, formality } from './agent.ts';

/** Answers for any seat with what a game's guide thinks likeliest; for fuzzing, where somebody must end the game. */
export const planned = (guide: Guide): ((game: Game, t: TableCore, seat: Seat, reply: Reply) => void) => {
  const eyes = new Map<Game, Eyes>();
  return (game, t, seat, reply) => {
    const seen = eyes.get(game) ?? new Eyes(game);
    eyes.set(game, seen);
    const view = seen.look(t, seat);
    const ask = askedOf(view);
    if (formality(ask.offer, reply)) return;
    reply.set(guide.propose(view, ask)[0].reply);
  };
};
