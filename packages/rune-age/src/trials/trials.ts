import type { Trials } from '@runehold/kernel/pack/trial';
import type { Game } from '@runehold/kernel/procedure/game';
import { universe } from '../boxes/universe.ts';
import type { Universe } from '../content/box.ts';
import { game, withContent } from '../game.ts';

/**
 * Content that shows what the rules provide for and shipped cards have not, or hardly ever show: an Enemy that weakens
 * an army, one that grows, and an early Reward that lets the die be rolled again.
 */
const unusual: Universe = {
  ...universe,
  events: universe.events.map(event => {
    if (event.id === 'res.sleeping_dragonlord')
      return { ...event, resolution: { kind: 'weaken-army' as const, amount: 1 } };
    if (event.id === 'res.mithrilim')
      return { ...event, strength: 1, reward: { kind: 'reroll-objective' as const } };
    return event.id === 'res.kalladra'
      ? { ...event, phase: { kind: 'add-tokens' as const, amount: 1 } }
      : event;
  }),
};

/**
 * All scenarios, seat counts and options: at random until somebody must end the game, with somebody who has a plan from
 * the beginning on, and with unusual content. Some clauses only a player with a plan ever reaches.
 */
export const trials: Trials = {
  list: [
    { game: game as Game, share: 0.5 },
    { game: game as Game, share: 0.4, planAfter: 60 },
    {
      game: withContent(unusual) as Game,
      world: 'unusual',
      share: 0.1,
      options: [{ scenario: 'resurgence' }],
    },
  ],
  beyond: {
    'discover[3]': 'there is one Dragon Rune Discovery, and with four players two powers lie aside',
  },
};
