import type { Game } from '@runehold/kernel/procedure/game';
import { idleOffers } from '@runehold/testkit/idle';
import { expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';

/** Few figures and single cards: what runs out once in a hundred games runs out in each. */
const scarcity = withContent({
  ...universe,
  units: universe.units.map(unit => ({ ...unit, figures: Math.min(unit.figures, 2) })),
  tacticsCards: universe.tacticsCards.map(card => ({ ...card, copies: Math.min(card.copies, 1) })),
});

/** Offers that may give nothing, and why they are made all the same. */
const allowed: Readonly<Record<string, string>> = {
  'turn.choice:order':
    'an Order may be carried out without effect (RW-ORDER-26), and its bonus comes after it',
  'hero-action.choice:heal': 'whoever heals has acted, and places pay for that (RW-EXPL-28)',
  'hero-deed.choice:nothing': 'the way not to do anything',
  'move-action.choice:stop': 'the way not to do anything',
};

it('RW-COMP-27 nothing is offered that would give nothing, where everything runs out', () => {
  const found = idleOffers(scarcity as Game, {
    games: 18,
    seats: [2, 3, 4],
    options: [{}, { exploration: 'yes' }, { edition: 'original' }],
    share: 0.5,
  });
  expect([...found].filter(name => !(name in allowed))).toEqual([]);
}, 60_000);
