import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  endTurn,
  eventDeckOf,
  eventsIn,
  pileOf,
  strongholds,
} from '../kit.ts';
import { asked, damages, drawn, during, labels, type Story } from './stage.ts';

const two = { seats: 2, scenario: 'monument' } as const;
const three = { seats: 3, scenario: 'monument' } as const;
const inPile = (story: Story, card: string): number => story.table.pile.count(cardId(card));

everyWay({ describe, it }, 'mon, Instants', test => {
  test('mon.trade_fair: during the next round 2-gold and 3-gold cards cost 1 influence less', () => {
    const { story, told } = drawn('mon.trade_fair', two, [], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 1, 'city.forge');
      strongholds(t, 1, 1);
    });
    expect([told, eventsIn(story.table.lasting), story.table.eventDiscard.total]).toEqual([
      ['event-drawn mon.trade_fair'],
      ['mon.trade_fair'],
      0,
    ]);
    story.answer('influence');
    // With 2: a 2-gold card costs 2 instead of 3, a 1-gold card and a Sorcerer cost what they cost.
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:gold.2', 'acquire:neutral.sorcerer']);
    expect(story.whyNot('acquire:gold.3')).toBe('reason.too-expensive');
    expect(during(story, () => story.answer('acquire:gold.2'))).toEqual(['acquired 0 gold.2']);
    endTurn(story);
    // With 4 for all: a 3-gold card costs 4 instead of 5.
    story.answers('influence', 'exhaust:stronghold');
    expect(story.offered()).toEqual(['exhaust:city:city.forge', 'acquire:gold.1']);
    story.answer('exhaust:city:city.forge');
    expect(story.offered()).toEqual([
      'acquire:gold.1',
      'acquire:gold.2',
      'acquire:gold.3',
      'acquire:neutral.naga',
      'acquire:neutral.sorcerer',
    ]);
    expect(during(story, () => story.answer('acquire:gold.3'))).toEqual(['acquired 1 gold.3']);
    story.given(t => eventDeckOf(t, []));
    expect(during(story, () => story.answer('end'))).toEqual(['no-event', 'event-discarded mon.trade_fair']);
    // The round after that is as before.
    story.answer('influence');
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.sorcerer']);
  });

  test('mon.thieves_guild: each player takes a gold card of his choice out of the middle', () => {
    const { story, told } = drawn('mon.thieves_guild', three, [], t => {
      pileOf(t, 'gold.1', 3);
      pileOf(t, 'gold.2', 1);
      pileOf(t, 'gold.3', 2);
    });
    expect(told).toEqual(['event-drawn mon.thieves_guild']);
    expect(asked(story)).toEqual({ who: [0], what: 'remove-gold', offered: ['gold.1', 'gold.2', 'gold.3'] });
    expect(during(story, () => story.answer('gold.2'))).toEqual(['removed-gold 0 gold.2']);
    expect(asked(story)).toEqual({ who: [1], what: 'remove-gold', offered: ['gold.1', 'gold.3'] });
    const before = cardsIn(story.table.unused).length;
    expect(during(story, () => story.answer('gold.3'))).toEqual(['removed-gold 1 gold.3']);
    expect(asked(story)).toEqual({ who: [2], what: 'remove-gold', offered: ['gold.1', 'gold.3'] });
    expect(during(story, () => story.answer('gold.1'))).toEqual([
      'removed-gold 2 gold.1',
      'event-discarded mon.thieves_guild',
    ]);
    expect(['gold.1', 'gold.2', 'gold.3'].map(card => inPile(story, card))).toEqual([2, 0, 1]);
    // They are out of the game.
    expect(cardsIn(story.table.unused).length).toBe(before + 2);
  });

  test('mon.thieves_guild: with all piles empty nothing happens', () => {
    const { told } = drawn('mon.thieves_guild', two, [], t => {
      pileOf(t, 'gold.1', 0);
      pileOf(t, 'gold.2', 0);
      pileOf(t, 'gold.3', 1);
    });
    // The last card is no choice, and the second player finds nothing.
    expect(told).toEqual([
      'event-drawn mon.thieves_guild',
      'removed-gold 0 gold.3',
      'event-discarded mon.thieves_guild',
    ]);
  });

  test('RA-EVENT-12 mon.levy: each player destroys the best gold card of his hand, or does without his cities for a turn', () => {
    const hands = [['gold.1', 'gold.3', 'daqan.footman'], ['gold.2'], ['waiqar.reanimate']];
    const { story, told } = drawn('mon.levy', three, hands, t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 0, 'city.forge');
      cityTo(t, 2, 'city.tamalir');
    });
    expect(told).toEqual(['event-drawn mon.levy']);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'levy',
      offered: ['destroy:gold.3', 'exhaust'],
    });
    expect(during(story, () => story.answer('exhaust'))).toEqual([
      'exhausted-city 0 city.dawnsmoor',
      'exhausted-city 0 city.forge',
      'levied 0',
    ]);
    // Seat 1 has no city: gold it is.
    expect(asked(story)).toEqual({ who: [1], what: 'levy', offered: ['destroy:gold.2'] });
    const gold = inPile(story, 'gold.2');
    expect(during(story, () => story.answer('destroy:gold.2'))).toEqual(['destroyed 1 gold.2']);
    expect([inPile(story, 'gold.2'), story.table.hand.at(1).total]).toEqual([gold + 1, 0]);
    // Seat 2 has no gold: its cities.
    expect(asked(story)).toEqual({ who: [2], what: 'levy', offered: ['exhaust'] });
    expect(during(story, () => story.answer('exhaust'))).toEqual([
      'exhausted-city 2 city.tamalir',
      'levied 2',
      'event-discarded mon.levy',
    ]);
    // Seat 0 has begun its next turn, and its cities do not serve it in this one; in the one after they do.
    const exhausted = () =>
      ['city.dawnsmoor', 'city.tamalir'].map(city => story.table.cityExhausted.get(cityId(city)));
    expect(exhausted()).toEqual([1, 2]);
    expect(story.asked).toEqual([0]);
    for (let n = 0; n < 3; n++) endTurn(story.given(t => eventDeckOf(t, ['mon.pilgrims'])));
    expect([story.asked, exhausted()]).toEqual([[0], [0, 1]]);
    expect(damages(story)).toEqual([0, 0, 0]);
  });

  test('mon.levy: where neither is possible nothing happens', () => {
    const { story, told } = drawn('mon.levy', two, [[], ['latari.deepwood_archer']]);
    // Who holds nothing and has no city is not asked; who holds cards is, and is told that he gives nothing.
    expect([told, asked(story)]).toEqual([
      ['event-drawn mon.levy'],
      { who: [1], what: 'levy', offered: ['nothing'] },
    ]);
    expect(during(story, () => story.answer('nothing'))).toEqual(['event-discarded mon.levy']);
    expect(cardsIn(story.table.hand.at(1))).toEqual(['latari.deepwood_archer']);
  });

  test('mon.levy: one city is enough for the choice', () => {
    const { story } = drawn('mon.levy', two, [['gold.1']], t => cityTo(t, 0, 'city.forge'));
    expect(asked(story)).toEqual({ who: [0], what: 'levy', offered: ['destroy:gold.1', 'exhaust'] });
    expect(during(story, () => story.answer('exhaust'))).toEqual([
      'exhausted-city 0 city.forge',
      'levied 0',
      'event-discarded mon.levy',
    ]);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.1']);
  });

  test('mon.levy: who holds nothing exhausts his cities', () => {
    const { story, told } = drawn('mon.levy', two, [], t => cityTo(t, 1, 'city.forge'));
    expect(told).toEqual([
      'event-drawn mon.levy',
      'exhausted-city 1 city.forge',
      'levied 1',
      'event-discarded mon.levy',
    ]);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(2);
  });

  test('mon.levy: a city that is exhausted already stays so, and only the ready ones are told of', () => {
    const { story } = drawn('mon.levy', two, [['gold.1']], t => {
      cityTo(t, 0, 'city.dawnsmoor', 'exhausted');
      cityTo(t, 0, 'city.forge');
      cityTo(t, 1, 'city.tamalir');
    });
    expect(during(story, () => story.answer('exhaust'))).toEqual([
      'exhausted-city 0 city.forge',
      'levied 0',
      'exhausted-city 1 city.tamalir',
      'levied 1',
      'event-discarded mon.levy',
    ]);
    const { cityExhausted } = story.table;
    expect(
      ['city.dawnsmoor', 'city.forge', 'city.tamalir'].map(city => cityExhausted.get(cityId(city))),
    ).toEqual([1, 1, 2]);
  });

  test('mon.road_raiders: each player with a city discards units of 4 or more, or loses a city of his choice', () => {
    const hands = [
      ['daqan.knight', 'daqan.footman', 'gold.1', 'neutral.naga'],
      ['neutral.dragon'],
      ['gold.1'],
    ];
    const { story, told } = drawn('mon.road_raiders', three, hands, t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 0, 'city.forge', 'exhausted');
      cityTo(t, 2, 'city.tamalir');
    });
    expect(told).toEqual(['event-drawn mon.road_raiders']);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'units-or-city',
      offered: ['discard', 'city:city.dawnsmoor', 'city:city.forge'],
    });
    expect(labels(story)).toEqual([
      'Discard units from your hand',
      'Let Dawnsmoor be destroyed',
      'Let Forge be destroyed',
    ]);
    story.answer('discard');
    expect(asked(story)).toEqual({
      who: [0],
      what: 'discard-value',
      offered: ['daqan.footman', 'daqan.knight', 'neutral.naga'],
    });
    expect(during(story, () => story.answer('daqan.knight'))).toEqual(['discarded 0 daqan.knight']);
    // 1 is missing, and he may not stop.
    expect([story.ask().prompt.args, story.offered()]).toEqual([
      { amount: 1 },
      ['daqan.footman', 'neutral.naga'],
    ]);
    expect(during(story, () => story.answer('daqan.footman'))).toEqual(['discarded 0 daqan.footman']);
    // Seat 1 has no city and is left alone. Seat 2 has no unit: it must lose its city.
    expect(asked(story)).toEqual({ who: [2], what: 'units-or-city', offered: ['city:city.tamalir'] });
    expect(during(story, () => story.answer('city:city.tamalir'))).toEqual([
      'city-destroyed city.tamalir',
      'event-discarded mon.road_raiders',
    ]);
    const { cityPlace } = story.table;
    expect(['city.dawnsmoor', 'city.forge', 'city.tamalir'].map(city => cityPlace.get(cityId(city)))).toEqual(
      [2, 2, 1],
    );
    expect(damages(story)).toEqual([0, 0, 0]);
  });

  test('mon.road_raiders: a city may be given up though the units would do; 3 strength are too little', () => {
    const { story } = drawn('mon.road_raiders', two, [['neutral.dragon'], ['latari.darnati_warrior']], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 0, 'city.forge', 'exhausted');
      cityTo(t, 1, 'city.tamalir');
    });
    expect(story.offered()).toEqual(['discard', 'city:city.dawnsmoor', 'city:city.forge']);
    expect(during(story, () => story.answer('city:city.forge'))).toEqual(['city-destroyed city.forge']);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(0);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['neutral.dragon']);
    expect(asked(story)).toEqual({ who: [1], what: 'units-or-city', offered: ['city:city.tamalir'] });
  });

  test('mon.road_raiders: exactly 4 strength will do, equal units counted each', () => {
    const hands = [
      ['daqan.knight', 'daqan.footman'],
      ['latari.storm_sorceress', 'latari.storm_sorceress'],
    ];
    const { story } = drawn('mon.road_raiders', two, hands, t => {
      cityTo(t, 0, 'city.forge');
      cityTo(t, 1, 'city.tamalir');
    });
    expect(story.offered()).toEqual(['discard', 'city:city.forge']);
    expect(during(story, () => story.answers('discard', 'daqan.footman', 'daqan.knight'))).toEqual([
      'discarded 0 daqan.footman',
      'discarded 0 daqan.knight',
    ]);
    expect([story.asked, story.offered()]).toEqual([[1], ['discard', 'city:city.tamalir']]);
  });

  test('mon.road_raiders: who holds nothing chooses one of his cities', () => {
    const { story } = drawn('mon.road_raiders', two, [], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 0, 'city.forge');
      cityTo(t, 1, 'city.tamalir');
    });
    expect(asked(story)).toEqual({
      who: [0],
      what: 'units-or-city',
      offered: ['city:city.dawnsmoor', 'city:city.forge'],
    });
    expect(during(story, () => story.answer('city:city.dawnsmoor'))).toEqual([
      'city-destroyed city.dawnsmoor',
    ]);
    expect(during(story, () => story.answer('city:city.tamalir'))).toEqual([
      'city-destroyed city.tamalir',
      'event-discarded mon.road_raiders',
    ]);
  });
});
