import { type Play, play } from '@runehold/testkit/play';
import { universe } from '../../src/boxes/universe.ts';
import type { Ability, DeckCard, Race } from '../../src/content/types.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { armyStrength } from '../../src/rules/combat/army.ts';
import { cardsIn, onlyCities, strongholds, table } from '../kit.ts';
import { type Cards, owns } from '../spending/owns.ts';

export type Army = Cards & { readonly race: Race; readonly ready?: number; readonly exhausted?: number };

const lay = (attacker: Army, defender: Army) => (t: Table) => {
  for (const [seat, army] of [attacker, defender].entries()) {
    owns(t, seat, army);
    strongholds(t, seat, army.ready ?? 0, army.exhausted ?? 0);
  }
  onlyCities(t, []);
};

/** Seat 0 has declared an attack on the Home Realm of seat 1. */
export const siege = (attacker: Army, defender: Army): Play<Table> =>
  table({ races: [attacker.race, defender.race] })
    .given(lay(attacker, defender))
    .answer('attack:home:seat-1');

/** Seat 0 is about to act, and one card has another ability, for what no card of the base game does. */
export const campWith = (card: string, ability: Ability, attacker: Army, defender: Army): Play<Table> => {
  const cards = universe.cards.map((one): DeckCard => (one.id === card ? { ...one, ability } : one));
  const options = { race1: attacker.race, race2: defender.race, firstPlayer: 'seat1' };
  return play<Table>(withContent({ ...universe, cards }), { seats: 2, options }).given(
    lay(attacker, defender),
  );
};

/** The same after seat 0 has declared an attack on the Home Realm of seat 1. */
export const siegeWith = (card: string, ability: Ability, attacker: Army, defender: Army): Play<Table> =>
  campWith(card, ability, attacker, defender).answer('attack:home:seat-1');

/** The strengths of attacker and defender now. */
export const totals = ({ table: t }: Play<Table>): [number, number] => [
  armyStrength(t, 0),
  armyStrength(t, 1),
];

export const armyIn = ({ table: t }: Play<Table>, side: 0 | 1): string[] => cardsIn(t.army.at(side));

/** What was compared with the last answer: the strength and what it was up against. */
export const compared = (story: Play<Table>): [number, number] | undefined => {
  const told = story.told().find(({ key }) => key === 'compared');
  return told && [told.args['strength'] as number, told.args['against'] as number];
};
