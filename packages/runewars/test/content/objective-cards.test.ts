import { describe, expect, it } from 'vitest';
import { objectiveCards } from '../../src/boxes/base/objective-cards.ts';

const rowOf = ({ id, condition: { kind, ...numbers } }: (typeof objectiveCards)[number]) =>
  [id.slice(10), kind, ...Object.values(numbers).map(value => JSON.stringify(value))].join(' ');
const deck = (alignment: 'good' | 'evil') =>
  objectiveCards.filter(card => card.alignment === alignment).map(rowOf);
const named = (holds: (card: (typeof objectiveCards)[number]) => boolean) =>
  objectiveCards.filter(holds).map(({ id }) => id.slice(10));

describe('the Objectives', () => {
  it('RW-OBJ-02 are two decks of eight, good and evil', () => {
    expect(deck('good')).toEqual([
      'bound-by-honor all-allied-with-players ["unit-beastman","unit-razorwing"]',
      'brotherhood-of-giants all-allied-with-you ["unit-giant"] 1',
      'dragon-pact all-allied-with-you ["unit-dragon"] 1',
      'voice-of-the-council influence 10',
      'titles-and-honors titles 2',
      'protector-of-the-free-cities cities 3',
      'fellowship heroes 3 "evil"',
      'friend-of-all-creatures allied-types 3',
    ]);
    expect(deck('evil')).toEqual([
      'discouraging-defeat won-as-defender',
      'ashes-of-civilization ruined-or-took-city 1',
      'rivers-of-blood destroyed-in-battle 5',
      'trample-the-homelands enemy-home-realms 2 2',
      'breaker-of-walls took-stronghold 1',
      'dominion areas 9',
      'bane-of-monsters destroyed-and-gone ["unit-giant","unit-dragon"] 1',
      'slayer-of-heroes defeated-heroes 1',
    ]);
  });

  it('are claimed in the own turn, but one right after a battle', () => {
    expect(named(({ claim }) => claim === 'after-battle')).toEqual(['discouraging-defeat']);
  });

  it('can be exchanged where what they ask for can vanish from the board', () => {
    expect(named(card => card.escape)).toEqual([
      'brotherhood-of-giants',
      'dragon-pact',
      'protector-of-the-free-cities',
      'bane-of-monsters',
    ]);
  });

  it('say what is known of them and what is not', () => {
    expect(named(({ sources }) => sources.condition === 'found')).toEqual([
      'bound-by-honor',
      'brotherhood-of-giants',
      'dragon-pact',
    ]);
    expect(named(({ sources }) => sources.deck !== undefined)).toEqual(['discouraging-defeat']);
  });
});
