import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import {
  cardId,
  cityId,
  cityTo,
  endTurn,
  eventId,
  onlyCities,
  powerTo,
  readyStrongholds,
  rewardTo,
  skipTo,
  table,
} from '../kit.ts';
import { discardIn, handIn, owns, pileIn, purse } from './owns.ts';

const central = ['acquire:gold.1', 'acquire:gold.2', 'acquire:gold.3'];

/** Daqan without cards, in Resurgence, with these cities and so many ready strongholds. */
const rich = (cities: readonly string[], ready = 0): Play<Table> =>
  table().given(t => {
    owns(t, 0, {});
    onlyCities(t, []);
    for (const city of cities) cityTo(t, 0, city);
    readyStrongholds(t, 0, ready);
  });

everyWay({ describe, it }, 'RA-INF', test => {
  test('RA-INF-01 cities, strongholds and influence Rewards give their full amount', () => {
    const story = rich(['city.dawnsmoor'], 1).given(t => {
      rewardTo(t, 0, 'res.sleeping_dragonlord');
      rewardTo(t, 0, 'res.mithrilim');
    });
    story.answer('influence');
    expect(story.offered()).toEqual([
      'exhaust:city:city.dawnsmoor',
      'exhaust:stronghold',
      'exhaust:reward:res.sleeping_dragonlord',
    ]);
    story.answer('exhaust:city:city.dawnsmoor');
    expect(story.told(1)).toEqual([
      { key: 'exhausted-city', args: { who: 0, city: cityId('city.dawnsmoor') } },
    ]);
    expect(purse(story)).toBe(2);
    story.answer('exhaust:stronghold');
    expect(purse(story)).toBe(3);
    expect([story.table.readyStrongholds.get(0), story.table.exhaustedStrongholds.get(0)]).toEqual([0, 1]);
    expect(story.table.cityExhausted.get(cityId('city.dawnsmoor'))).toBe(1);
    story.answer('exhaust:reward:res.sleeping_dragonlord');
    expect(purse(story)).toBe(4);
    expect(story.table.eventExhausted.get(eventId('res.sleeping_dragonlord'))).toBe(1);
  });

  test('RA-INF-02 an exhausted card gives nothing until the next refresh step of its owner', () => {
    const story = rich(['city.dawnsmoor', 'city.frostgate'], 1).given(t =>
      owns(t, 0, { deck: Array(5).fill('gold.1') }),
    );
    story.answers('influence', 'exhaust:city:city.dawnsmoor', 'acquire:gold.1', 'done', 'influence');
    expect(story.offered()).toEqual(['exhaust:city:city.frostgate', 'exhaust:stronghold']);
    story.answers('exhaust:stronghold', 'acquire:gold.1');
    expect(story.offered()).toEqual(['done', 'exhaust:city:city.frostgate']);
    story.answers('exhaust:city:city.frostgate', 'acquire:gold.1', 'done');
    expect(story.offered()).toEqual(['end']);
    endTurn(story);
    expect(story.asked).toEqual([1]);
    expect([story.table.readyStrongholds.get(0), story.table.exhaustedStrongholds.get(0)]).toEqual([0, 1]);
    expect(story.table.cityExhausted.get(cityId('city.dawnsmoor'))).toBe(1);
    skipTo(story, ({ asked, table: t }) => t.round === 2 && asked[0] === 0);
    story.answer('influence');
    expect(story.offered()).toEqual([
      'exhaust:city:city.dawnsmoor',
      'exhaust:city:city.frostgate',
      'exhaust:stronghold',
    ]);
  });

  test('RA-INF-03 a neutral card is acquired for its influence and goes to the discard pile', () => {
    const story = rich(['city.dawnsmoor']).answer('influence');
    expect(purse(story)).toBe(2);
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.battle_cry']);
    expect(story.whyNot('acquire:neutral.forced_march')).toBe('reason.too-expensive');
    expect(pileIn(story, 'neutral.battle_cry')).toBe(3);
    story.answer('acquire:neutral.battle_cry');
    expect(story.told(1)).toEqual([
      { key: 'acquired', args: { who: 0, card: cardId('neutral.battle_cry') } },
    ]);
    expect(discardIn(story, 0)).toEqual(['neutral.battle_cry']);
    expect(pileIn(story, 'neutral.battle_cry')).toBe(2);
    expect(story.ask().name).toBe('action');
  });

  test('RA-INF-04 gold cards cost 1, 3 and 5 influence', () => {
    const three = rich(['city.riverwatch']).answer('influence');
    expect(purse(three)).toBe(3);
    expect(three.offered()).toEqual(['acquire:gold.1', 'acquire:gold.2', 'acquire:neutral.battle_cry']);
    expect(three.whyNot('acquire:gold.3')).toBe('reason.too-expensive');
    three.answers('acquire:gold.1', 'acquire:gold.1', 'acquire:gold.1');
    expect(discardIn(three, 0)).toEqual(['gold.1', 'gold.1', 'gold.1']);
    expect(three.ask().name).toBe('action');
    const two = rich(['city.riverwatch']).answers('influence', 'acquire:gold.2');
    expect(discardIn(two, 0)).toEqual(['gold.2']);
    expect(two.ask().name).toBe('action');
    const five = rich(['city.riverwatch', 'city.dawnsmoor']).answer('influence');
    five.answers('exhaust:city:city.riverwatch', 'exhaust:city:city.dawnsmoor', 'acquire:gold.3');
    expect(discardIn(five, 0)).toEqual(['gold.3']);
    expect(five.ask().name).toBe('action');
  });

  test('RA-INF-05 one source pays for several acquisitions, and several for one', () => {
    const story = rich(['city.riverwatch']).answers('influence', 'acquire:neutral.battle_cry');
    expect(purse(story)).toBe(1);
    story.answer('acquire:gold.1');
    expect(discardIn(story, 0)).toEqual(['neutral.battle_cry', 'gold.1']);
    expect(story.ask().name).toBe('action');
    const together = rich(['city.riverwatch'], 3).answers('influence', 'exhaust:city:city.riverwatch');
    together.answers('exhaust:stronghold', 'acquire:neutral.forced_march', 'exhaust:stronghold');
    together.answers('exhaust:stronghold', 'acquire:neutral.battle_cry');
    expect(discardIn(together, 0)).toEqual(['neutral.forced_march', 'neutral.battle_cry']);
  });

  test('RA-INF-06 influence that is not used in the action is lost', () => {
    const story = rich(['city.riverwatch', 'city.dawnsmoor']).answers(
      'influence',
      'exhaust:city:city.riverwatch',
      'acquire:gold.1',
      'done',
    );
    expect(story.told(1)).toEqual([{ key: 'lost', args: { who: 0, amount: 2 } }]);
    story.answer('influence');
    expect(purse(story)).toBe(2);
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.battle_cry']);
  });

  test('RA-INF-07 what paid for an ability cannot keep cards', () => {
    const story = table({ races: ['latari'] }).given(t => {
      owns(t, 0, { hand: ['latari.pegasus_rider', 'gold.1'], deck: Array(6).fill('gold.1') });
      onlyCities(t, []);
      readyStrongholds(t, 0, 1);
    });
    story.chance('die', 0).answers('attack:objective', 'latari.pegasus_rider', true);
    expect(story.happened.slice(0, 3)).toEqual(['used-ability', 'exhausted-stronghold', 'drew']);
    story.answer('pass');
    expect(story.happened.slice(-2)).toEqual(['failed', 'combat-ended']);
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.1']);
    story.answer('end');
    expect(story.happened.slice(0, 2)).toEqual(['discarded', 'discarded']);
    expect(story.happened).not.toContain('kept');
    const ready = rich([], 1).given(t => owns(t, 0, { hand: ['gold.1', 'gold.1'] }));
    ready.answer('end');
    expect([ready.ask().name, ready.ask().max]).toEqual(['keep', 1]);
  });

  test('RA-INF-08 the surplus of one payment does not pay for the next', () => {
    const story = table({ races: ['latari', 'daqan'] }).given(t => {
      const hand = ['latari.darnati_warrior', 'latari.pegasus_rider', 'gold.1'];
      owns(t, 0, { hand, deck: ['gold.1', 'gold.1'] });
      owns(t, 1, { hand: ['daqan.knight', 'daqan.bowman'], deck: ['gold.1'] });
      onlyCities(t, []);
      cityTo(t, 0, 'city.dawnsmoor');
    });
    story.answers('attack:home:seat-1', 'latari.pegasus_rider', true);
    expect(story.happened).toEqual(['used-ability', 'exhausted-city', 'drew']);
    story.answers('daqan.knight', false, 'latari.darnati_warrior');
    // His Darnati Warrior has a target, but nothing is left to pay with: the defender is next.
    expect(story.happened).toEqual(['played']);
    expect(story.asked).toEqual([1]);
    const paid = table({ races: ['latari', 'daqan'] }).given(t => {
      owns(t, 0, { hand: ['latari.pegasus_rider', 'latari.darnati_warrior'], deck: ['gold.1'] });
      owns(t, 1, { hand: ['daqan.knight', 'daqan.bowman'], deck: ['gold.1'] });
      readyStrongholds(t, 0, 2);
    });
    paid.answers('attack:home:seat-1', 'latari.pegasus_rider', true, 'daqan.knight', false);
    paid.answer('latari.darnati_warrior');
    expect(paid.asked).toEqual([0]);
    expect(paid.ask().kind).toBe('yes');
  });

  test('RA-INF-08 a power that counts as influence on the own turn pays for no ability', () => {
    const story = table({ races: ['latari', 'daqan'], scenario: 'runewars' }).given(t => {
      owns(t, 0, { hand: ['latari.pegasus_rider', 'gold.1'], deck: ['gold.1'] });
      onlyCities(t, []);
      powerTo(t, 0, 'rune.command');
      cityTo(t, 0, 'city.dawnsmoor');
      readyStrongholds(t, 0, 1);
    });
    story.answers('attack:stronghold', 'latari.pegasus_rider', true);
    expect(story.offered()).toEqual(['city:city.dawnsmoor', 'stronghold']);
  });

  test('RA-INF-09 at least one card is acquired; more may be exhausted than it costs', () => {
    const story = rich([], 2).answer('influence');
    expect(story.happened).toEqual(['exhausted-stronghold']);
    expect(story.offered()).toEqual(['exhaust:stronghold', 'acquire:gold.1']);
    expect(story.whyNot('done')).toBe('reason.acquire-first');
    expect(story.tries('done')).toBe('not-offered');
    story.answers('exhaust:stronghold', 'acquire:gold.1');
    expect(story.offered()).toEqual(['done', 'acquire:gold.1']);
    expect(purse(story)).toBe(1);
    story.answer('done');
    expect(story.happened).toEqual(['lost']);
    expect(discardIn(story, 0)).toEqual(['gold.1']);
    expect(story.table.exhaustedStrongholds.get(0)).toBe(2);
  });

  test('RA-INF-10 influence acquires nothing but neutral cards and gold', () => {
    const cities = ['greyhaven', 'vynelvale', 'dawnsmoor', 'frostgate', 'riverwatch', 'tamalir', 'forge'];
    const story = rich(
      cities.map(name => `city.${name}`),
      3,
    ).given(t => cityTo(t, 'middle', 'city.nerekhall'));
    story.answer('influence');
    for (const name of cities) story.answer(`exhaust:city:city.${name}`);
    story.answers('exhaust:stronghold', 'exhaust:stronghold', 'exhaust:stronghold');
    expect(purse(story)).toBe(20);
    const neutral = ['battle_cry', 'forced_march', 'demon'].map(name => `acquire:neutral.${name}`);
    expect(story.offered()).toEqual([...central, ...neutral]);
    // A type that is not in the game is not even thought of.
    const denied = story.ask().denied.map(({ option }) => option.name);
    expect(denied.filter(name => name.startsWith('acquire'))).toEqual([]);
    expect(story.whyNot('done')).toBe('reason.acquire-first');
    expect(story.whyNot('exhaust:city:city.forge')).toBe('reason.exhausted');
    expect(story.whyNot('exhaust:stronghold')).toBe('reason.exhausted');
  });
});

it('RA-INF-05 what a single stronghold buys without a question is told as the only choice', () => {
  const story = rich([], 1).answer('influence');
  expect(story.happened).toEqual(['exhausted-stronghold', 'acquired']);
  expect(story.unasked).toEqual(['exhausted-stronghold', 'acquired']);
});
