import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { effectOn } from '../../src/effects/abilities/ability.ts';
import { cardPool } from '../../src/pools.ts';
import { asUsed, isUsed, kindOf } from '../../src/rules/cards.ts';
import { isNeutralCity } from '../../src/rules/sources.ts';
import { cardId, cityId, cityTo, endTurn, handOf, onlyCities, rewardTo, table } from '../kit.ts';

describe('cards and their marks', () => {
  it('RA-ABIL-03 every card is known again under its mark, the first and the last of the pool too', () => {
    const marked = cardPool.cards.filter(name => name.endsWith('*'));
    expect(marked).toHaveLength(cardPool.cards.length / 2);
    for (const name of marked) {
      const card = cardId(name);
      const plain = cardId(name.slice(0, -1));
      expect([kindOf(card), kindOf(plain), asUsed(plain), asUsed(card)]).toEqual([plain, plain, card, card]);
      expect([isUsed(card), isUsed(plain)]).toEqual([true, false]);
    }
  });

  it('a rule that asks a card for an effect of another kind is stopped', () => {
    const { table: t } = table();
    const card = cardId('latari.storm_sorceress');
    const { effect } = t.content.cards[card].ability ?? {};
    expect(effect?.kind).toBe('refresh-any');
    expect(() => effectOn(t, card, 'refresh-any')).not.toThrow();
    expect(() => effectOn(t, card, 'draw')).toThrow(/latari.storm_sorceress does not draw/);
  });

  it('RA-COMP-12 a city is free while it lies in the middle, not with a player and not out of the game', () => {
    const { table: t } = table().given(given => {
      onlyCities(given, ['city.forge']);
      cityTo(given, 1, 'city.tamalir');
    });
    const free = ['city.forge', 'city.tamalir', 'city.greyhaven'].map(name => isNeutralCity(t, cityId(name)));
    expect(free).toEqual([true, false, false]);
  });
});

everyWay({ describe, it }, 'the edges of a turn', test => {
  test('RA-COMBAT-05 every seat attacks free cities and those of others, and none of its own', () => {
    const story = table({ seats: 3 }).given(t => {
      onlyCities(t, ['city.forge']);
      cityTo(t, 0, 'city.greyhaven');
      cityTo(t, 1, 'city.tamalir');
      cityTo(t, 2, 'city.frostgate');
    });
    const cities = (seat: number): string[] => {
      story.given(t => handOf(t, seat, ['neutral.dragon']));
      return story
        .offered()
        .filter(name => name.startsWith('attack:city:'))
        .map(name => name.slice('attack:city:'.length))
        .toSorted();
    };
    expect(cities(0)).toEqual(['city.forge', 'city.frostgate', 'city.tamalir']);
    endTurn(story);
    expect(cities(1)).toEqual(['city.forge', 'city.frostgate', 'city.greyhaven']);
    endTurn(story);
    expect(cities(2)).toEqual(['city.forge', 'city.greyhaven', 'city.tamalir']);
  });

  test('RA-REWARD-02 the very Reward that is exhausted can be refreshed, wherever it stands in the list of Events', () => {
    const story = table({ races: ['latari', 'uthuk'], scenario: 'monument' }).given(t => {
      onlyCities(t, ['city.forge']);
      cityTo(t, 0, 'city.tamalir', 'exhausted');
      handOf(t, 0, ['latari.storm_sorceress']);
      rewardTo(t, 0, 'mon.pilgrims', 'exhausted');
    });
    story.answer('card:latari.storm_sorceress');
    expect(story.offered()).toEqual(['city:city.tamalir', 'reward:mon.pilgrims']);
    story.answer('reward:mon.pilgrims');
    expect(story.happened).toContain('refreshed-reward');
  });
});
