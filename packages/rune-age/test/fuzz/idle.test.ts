import type { Game } from '@runehold/kernel/procedure/game';
import { idleOffers } from '@runehold/testkit/idle';
import { expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';
import { scenarios } from '../../src/pools.ts';

/** Small piles: what runs out once in a hundred games runs out in each. */
const scarcity = withContent({
  ...universe,
  setup: universe.setup.map(setup => ({ ...setup, gold: [setup.gold[0], 1, 1], neutral: 1 })),
});

/** Offers that may give nothing, and why they are made all the same. */
const allowed: Readonly<Record<string, string>> = {
  'actions.action:end': 'the way to end the turn',
  'spend-gold.step:done': 'the way to spend no more',
  'spend-influence.step:done': 'the way to spend no more',
  'gold-or-cities.pick:nothing': 'Royal Levy asks whoever holds a card, so that nobody learns who has gold',
};

it('nothing is offered that would give nothing, where everything runs out', () => {
  const found = idleOffers(scarcity as Game, {
    games: 24,
    seats: [2, 3, 4],
    options: scenarios.map(scenario => ({ scenario })),
    share: 0.5,
  });
  expect([...found].filter(name => !(name in allowed))).toEqual([]);
}, 60_000);
