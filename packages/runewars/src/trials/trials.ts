import type { Game } from '@runehold/kernel/game';
import type { Trials } from '@runehold/kernel/trial';
import { game, withContent } from '../game.ts';
import { tables } from './tables.ts';
import { worlds } from './worlds.ts';

/** Somebody with a plan takes over when the board is laid, or never: chance ends every game of Runewars. */
const EARLY = 40;
const NEVER = Number.POSITIVE_INFINITY;

const exploring = [{ exploration: 'yes' }, { exploration: 'yes', edition: 'original' }];

const base = game as Game;
const common = { options: exploring };
const chance = Object.entries(worlds).map(([world, content]) => ({
  ...common,
  game: withContent(content) as Game,
  world,
  share: 0.14,
  planAfter: NEVER,
}));
const sieges = chance.filter(({ world }) => world === 'sieges');

/**
 * Both editions, single differences and variants: at random to the end, with somebody who has a plan, and in worlds
 * where the rare is common. Some clauses only a player with a plan ever reaches, or one who suffers from it.
 */
export const trials: Trials = {
  list: [
    { game: base, options: tables, share: 0.26, planAfter: NEVER },
    { game: base, options: tables, share: 0.02, planAfter: EARLY },
    ...chance,
    ...sieges.map(trial => ({ ...trial, share: 0.02, planAfter: EARLY, planners: 1 })),
  ],
  beyond: {
    'turn-nothing': 'stands for the bonus of Orders that have none, and is never called',
    'build-board[10]': 'home realms have to fail to fit eight times on the same tiles',
    'hero-stayed': 'the supporter of a lost battle has to stand where every way out is closed',
  },
};
