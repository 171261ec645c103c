import { play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import {
  cardsIn,
  cityTo,
  endTurn,
  eventDeckOf,
  eventDiscardOf,
  eventId,
  eventsIn,
  handOf,
  nextRound,
  onlyCities,
  pileOf,
  powerTo,
  strongholds,
} from '../kit.ts';
import { armyOf, asked, attack, damages, drawn, during, fight, places, type Story } from './stage.ts';

const two = { seats: 2, scenario: 'runewars' } as const;
const three = { seats: 3, scenario: 'runewars' } as const;

/** Powers that are never offered in what these stories do. */
const quiet = (t: Story['table']): void => {
  powerTo(t, 0, 'rune.warding', 'exhausted');
  powerTo(t, 1, 'rune.flame', 'exhausted');
  if (t.seats > 2) powerTo(t, 2, 'rune.command', 'exhausted');
};

everyWay({ describe, it }, 'rw, Instants', test => {
  test('rw.time_for_war: in every siege of the next round the attacking army has 2 more', () => {
    const { story, told } = drawn('rw.time_for_war', two, [], quiet);
    expect(told).toEqual(['event-drawn rw.time_for_war']);
    expect([eventsIn(story.table.lasting), eventsIn(story.table.eventDiscard)]).toEqual([
      ['rw.time_for_war'],
      [],
    ]);
    // It is no target, and battles are as they were.
    story.given(t => {
      onlyCities(t, ['city.dawnsmoor']);
      cityTo(t, 1, 'city.forge');
      handOf(t, 0, ['neutral.dragon']);
    });
    expect(story.offered()).toEqual([
      'end',
      'attack:stronghold',
      'attack:city:city.dawnsmoor',
      'attack:city:city.forge',
      'attack:home:seat-1',
    ]);
    expect(attack(story, 'city:city.dawnsmoor', 3)).toContain('compared 0 3 4');
    expect(attack(story, 'home:seat-1', 1)).toContain('compared 0 3 0');
    expect(attack(story, 'city:city.forge', 1)).toContain('compared 0 3 2');
    endTurn(story).given(t => {
      quiet(t);
      handOf(t, 0, []);
    });
    expect(attack(story, 'home:seat-0', 1)).toContain('compared 1 3 0');
  });

  test('rw.time_for_war: it is discarded when the next round is over and works no more', () => {
    const { story } = drawn('rw.time_for_war', two, [], quiet);
    story.given(t => {
      eventDeckOf(t, []);
      eventDiscardOf(t, ['rw.blood_moon']);
    });
    // A deck that is rebuilt in this phase is made without it.
    expect(during(story, () => nextRound(story))).toEqual([
      'event-deck-rebuilt 1',
      'event-drawn rw.blood_moon',
      'damaged 0 2 2',
      'damaged 1 2 2',
      'event-discarded rw.blood_moon',
      'event-discarded rw.time_for_war',
    ]);
    expect(eventsIn(story.table.lasting)).toEqual([]);
    story.given(t => {
      quiet(t);
      handOf(t, 1, []);
    });
    expect(attack(story, 'home:seat-1', 1)).toContain('compared 0 1 0');
  });

  test('rw.barbarian_invasion: each player may destroy a unit of his hand, or suffers 3', () => {
    const hands = [['gold.1', 'neutral.dragon', 'daqan.knight'], ['uthuk.berserker'], ['gold.2']];
    const { story, told } = drawn('rw.barbarian_invasion', three, hands, quiet);
    expect(told).toEqual(['event-drawn rw.barbarian_invasion']);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'unit-or-damage',
      offered: ['daqan.knight', 'neutral.dragon', 'pass'],
    });
    expect(during(story, () => story.answer('daqan.knight'))).toEqual(['destroyed 0 daqan.knight']);
    expect(asked(story)).toEqual({ who: [1], what: 'unit-or-damage', offered: ['uthuk.berserker', 'pass'] });
    expect(during(story, () => story.answer('pass'))).toEqual(['damaged 1 3 3']);
    // Who holds cards but no unit is asked like the others, so that nobody learns it from that.
    expect(asked(story)).toEqual({ who: [2], what: 'unit-or-damage', offered: ['pass'] });
    expect(during(story, () => story.answer('pass'))).toEqual([
      'damaged 2 3 3',
      'event-discarded rw.barbarian_invasion',
    ]);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.1', 'neutral.dragon']);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.barbarian_invasion']);
  });

  test('rw.barbarian_invasion: who holds nothing suffers 3; a destroyed unit goes back to its pile', () => {
    const { story, told } = drawn('rw.barbarian_invasion', two, [[], ['latari.pegasus_rider']], quiet);
    expect(told).toEqual(['event-drawn rw.barbarian_invasion', 'damaged 0 3 3']);
    const rider = (): number =>
      cardsIn(story.table.pile).filter(name => name === 'latari.pegasus_rider').length;
    expect(rider()).toBe(2);
    story.answer('latari.pegasus_rider');
    expect([rider(), damages(story)]).toEqual([3, [3, 0]]);
  });

  test('rw.blood_moon: each Home Realm suffers 2; the power of who falls by it leaves the game', () => {
    const { story, told } = drawn('rw.blood_moon', three, [], t => {
      quiet(t);
      t.damage.set(1, 18);
    });
    expect(told).toEqual([
      'event-drawn rw.blood_moon',
      'damaged 0 2 2',
      'damaged 1 2 20',
      'lost-power rune.flame',
      'eliminated 1',
      'damaged 2 2 2',
      'event-discarded rw.blood_moon',
    ]);
    expect([story.over, eventsIn(story.table.eventDiscard)]).toEqual([false, ['rw.blood_moon']]);
  });

  test('rw.raiders: attack the Home Realm with the least damage with 9', () => {
    const { story, told } = drawn('rw.raiders', three, [[], [], ['neutral.dragon', 'gold.1']], t => {
      quiet(t);
      t.damage.set(0, 2);
      t.damage.set(1, 2);
      t.damage.set(2, 1);
    });
    expect(told).toEqual(['event-drawn rw.raiders', 'event-attacks rw.raiders 2']);
    expect(asked(story)).toEqual({ who: [2], what: 'assault', offered: ['neutral.dragon', 'pass'] });
    expect(during(story, () => fight(story, 'neutral.dragon'))).toEqual([
      'compared 2 6 9',
      'damaged 2 3 4',
      'event-discarded rw.raiders',
    ]);
  });

  test('rw.raiders: of several with the least damage each is attacked, and 9 repels them', () => {
    const { story, told } = drawn('rw.raiders', three, [[], armyOf(9), []], t => {
      quiet(t);
      t.damage.set(2, 1);
    });
    expect(told).toEqual([
      'event-drawn rw.raiders',
      'event-attacks rw.raiders 0',
      'compared 0 0 9',
      'damaged 0 9 9',
      'event-attacks rw.raiders 1',
    ]);
    expect(during(story, () => fight(story, ...armyOf(9)))).toEqual([
      'compared 1 9 9',
      'repelled 1',
      'event-discarded rw.raiders',
    ]);
  });

  test('rw.raiders: the last survivor wins at once', () => {
    const { story } = drawn('rw.raiders', two, [], t => {
      quiet(t);
      t.damage.set(0, 12);
      t.damage.set(1, 13);
    });
    expect([story.over, places(story)]).toEqual([true, [2, 1]]);
  });

  test('rw.supply_lines: during the next round each city gives 1 influence less', () => {
    const { story, told } = drawn('rw.supply_lines', two, [], t => {
      quiet(t);
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 1, 'city.forge');
    });
    expect([told, eventsIn(story.table.lasting)]).toEqual([
      ['event-drawn rw.supply_lines'],
      ['rw.supply_lines'],
    ]);
    // Dawnsmoor gives 1 instead of 2: a 1-gold card and nothing more.
    expect(during(story, () => story.answer('influence'))).toEqual([
      'exhausted-city 0 city.dawnsmoor',
      'acquired 0 gold.1',
    ]);
    endTurn(story);
    // The Forge gives 2 instead of 3.
    story.answer('influence');
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.summon_lightning']);
    story.answer('acquire:neutral.summon_lightning');
    expect(story.offered()).toEqual(['end']);
    story.given(t => eventDeckOf(t, []));
    expect(during(story, () => story.answer('end'))).toEqual(['no-event', 'event-discarded rw.supply_lines']);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.supply_lines']);
    // In the round after that everything is as it was.
    story.answer('influence');
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.summon_lightning']);
  });

  test('rw.supply_lines: strongholds give what they gave', () => {
    const { story } = drawn('rw.supply_lines', two, [], t => {
      quiet(t);
      strongholds(t, 0, 1);
    });
    expect(during(story, () => story.answer('influence'))).toEqual([
      'exhausted-stronghold 0',
      'acquired 0 gold.1',
    ]);
  });

  test('rw.supply_lines: a city never gives less than nothing', () => {
    const cities = universe.cities.map(city => ({ ...city, influence: 0 }));
    const options = { scenario: 'runewars', race1: 'daqan', race2: 'latari', firstPlayer: 'seat1' };
    const poor = withContent({ ...universe, cities });
    const story: Story = play<Table>(poor, { seats: 2, options });
    story.given(t => {
      quiet(t);
      cityTo(t, 0, 'city.dawnsmoor');
      strongholds(t, 0, 1);
      handOf(t, 0, []);
      t.lasting.put(eventId('rw.supply_lines'));
      t.eventDeck.take(eventId('rw.supply_lines'));
      t.lastingRound.set(eventId('rw.supply_lines'), t.round);
    });
    expect(story.offered()).toEqual(['end', 'influence']);
    expect(during(story, () => story.answer('influence'))).toEqual([
      'exhausted-stronghold 0',
      'acquired 0 gold.1',
    ]);
  });

  test('rw.call_banners: each player may take a one-cost unit of his Barracks into his hand', () => {
    const five = Array<string>(5).fill('gold.1');
    const { story, told } = drawn('rw.call_banners', three, [five, [], []], t => {
      quiet(t);
      pileOf(t, 'latari.deepwood_archer', 0);
    });
    expect(told).toEqual(['event-drawn rw.call_banners']);
    expect(asked(story)).toEqual({ who: [0], what: 'gain-unit', offered: ['yes', 'no'] });
    expect(during(story, () => story.answer('yes'))).toEqual(['gained-unit 0 daqan.footman']);
    // Above five, and out of the pile; whose pile is empty is not asked.
    expect(cardsIn(story.table.hand.at(0))).toEqual([...five, 'daqan.footman']);
    expect(asked(story)).toEqual({ who: [2], what: 'gain-unit', offered: ['yes', 'no'] });
    expect(during(story, () => story.answer('no'))).toEqual(['event-discarded rw.call_banners']);
    expect([1, 2].map(seat => story.table.hand.at(seat).total)).toEqual([0, 0]);
  });
});
