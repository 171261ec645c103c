import { cardCounts, lostOrMade } from '@runehold/kernel/table/digest';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import type {
  Ability,
  DeckCard,
  Effect,
  EventCard,
  InstantEffect,
  Price,
  Scenario,
  Timing,
} from '../../src/content/types.ts';
import { contentProblems } from '../../src/content/validate.ts';
import { game } from '../../src/game.ts';
import { scenarios } from '../../src/pools.ts';
import { playAtRandom } from '../general/random-play.ts';

/** One of each kind, with numbers that no card of the base game has. */
const effects: { readonly [kind in Effect['kind']]: Extract<Effect, { kind: kind }> } = {
  draw: { kind: 'draw', amount: 3 },
  'destroy-opposing': { kind: 'destroy-opposing' },
  'destroy-outnumbered': { kind: 'destroy-outnumbered' },
  'opponent-destroys-unit': { kind: 'opponent-destroys-unit' },
  'opponent-destroys-card': { kind: 'opponent-destroys-card' },
  'reveal-own-kind': { kind: 'reveal-own-kind' },
  'reveal-up-to': { kind: 'reveal-up-to', limit: 0 },
  'reveal-one-of': { kind: 'reveal-one-of', amount: 3, of: universe.cards.map(({ id }) => id) },
  'summon-own-kind': { kind: 'summon-own-kind' },
  strengthen: { kind: 'strengthen', amount: 3 },
  'strengthen-by-wounds': { kind: 'strengthen-by-wounds', amount: 2 },
  'strengthen-by-others': { kind: 'strengthen-by-others', amount: 2 },
  'strengthen-all': { kind: 'strengthen-all', amount: 2 },
  'refresh-stronghold': { kind: 'refresh-stronghold', ifSurvived: false },
  'refresh-any': { kind: 'refresh-any' },
  'return-unit': { kind: 'return-unit', ifSurvived: false },
  pillage: { kind: 'pillage', discards: 3, draws: 0 },
  'take-card': { kind: 'take-card' },
};
const timings: readonly Timing[] = ['when-played', 'resolution', 'end-of-combat', 'action'];
const prices: readonly (Price | undefined)[] = [
  undefined,
  { kind: 'discard-card', amount: 1 },
  { kind: 'destroy-card', amount: 2 },
  { kind: 'influence', amount: 1 },
  { kind: 'wound-friendly', amount: 2 },
];

const withCard = (content: Universe, card: DeckCard): Universe => ({
  ...content,
  cards: content.cards.map(other => (other.id === card.id ? card : other)),
});

const withEvent = (content: Universe, event: EventCard): Universe => ({
  ...content,
  events: content.events.map(other => (other.id === event.id ? event : other)),
});

/** All units and tactics that may have it get this ability, each with the next of the prices. */
const withAbility = (effect: Effect, timing: Timing): Universe =>
  universe.cards
    .filter(({ kind }) => kind !== 'gold')
    .reduce((content, card, i) => {
      const price = prices[i % prices.length];
      const ability: Ability = { timing, effect, ...(price && { price }) };
      const { trait: _, ...plain } = card;
      const changed = withCard(content, { ...plain, ability });
      return contentProblems(changed).length === 0 ? changed : content;
    }, universe);

const instants: { readonly [kind in InstantEffect['kind']]: Extract<InstantEffect, { kind: kind }> } = {
  'each-draws': { kind: 'each-draws', amount: 2 },
  'damage-each': { kind: 'damage-each', amount: 1 },
  'damage-each-by-enemies': { kind: 'damage-each-by-enemies', amount: 0 },
  attack: { kind: 'attack', whom: 'chosen' },
  'reward-or-damage': { kind: 'reward-or-damage', amount: 1 },
  'unit-or-damage': { kind: 'unit-or-damage', amount: 1 },
  'influence-or-damage': { kind: 'influence-or-damage', influence: 1, amount: 1 },
  'discard-value-or-damage': { kind: 'discard-value-or-damage', amount: 3 },
  'gain-cheapest-unit': { kind: 'gain-cheapest-unit' },
  'give-as-reward': { kind: 'give-as-reward' },
  'destroy-chosen-city': { kind: 'destroy-chosen-city', otherwiseDamage: 1 },
  traitor: { kind: 'traitor' },
  'remove-gold': { kind: 'remove-gold' },
  'reverse-order': { kind: 'reverse-order' },
  'gold-or-exhaust-cities': { kind: 'gold-or-exhaust-cities' },
  'units-or-city': { kind: 'units-or-city', strength: 2 },
  'next-round': { kind: 'next-round', rule: 'city-influence-less', amount: 2 },
};

/** All Instants that may do it do this, in every scenario. */
const withInstant = (instant: InstantEffect): Universe =>
  universe.events
    .filter(({ type }) => type === 'instant')
    .reduce((content: Universe, { strength: _, reward: __, ...plain }) => {
      const changed: EventCard = {
        ...plain,
        instant,
        ...(instant.kind === 'attack' && { strength: 3 }),
        ...(instant.kind === 'give-as-reward' && { reward: { kind: 'shield', amount: 1 } }),
      };
      const next = withEvent(content, changed);
      return contentProblems(next).length === 0 ? next : content;
    }, universe);

/** A random game without a dead end; no card is lost or made in it. */
const expectPlayed = (content: Universe, scenario: Scenario, seats: number, seed: number): void => {
  let cards: ReturnType<typeof cardCounts> | undefined;
  let lost: string[] = [];
  let answers = 0;
  playAtRandom({ seats, scenario, seed, answers: 400, content }, t => {
    cards ??= cardCounts(t);
    if (answers++ % 20 === 0) lost = [...lost, ...lostOrMade(t, cards)];
    game.invariants?.(t as never);
  });
  expect(lost).toEqual([]);
};

describe('content that is not refused', () => {
  it.each(Object.values(effects))('can be played: $kind, whenever it may be used', effect => {
    for (const timing of timings) {
      const content = withAbility(effect, timing);
      if (content === universe) continue;
      for (const [i, scenario] of scenarios.entries()) expectPlayed(content, scenario, 2 + (i % 3), i + 1);
    }
  });

  it.each(Object.values(instants))('can be played: $kind on every Instant', instant => {
    const content = withInstant(instant);
    for (const [i, scenario] of scenarios.entries()) expectPlayed(content, scenario, 2 + (i % 3), i + 1);
  });
});
