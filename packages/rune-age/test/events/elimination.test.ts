import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  deckOf,
  discardOf,
  enemyInPlay,
  eventDeckOf,
  eventId,
  handOf,
  onlyCities,
  rewardTo,
  strongholds,
  table,
} from '../kit.ts';
import {
  damages,
  ends,
  eventComes,
  happenedOf,
  lastTurn,
  nextTurnOf,
  places,
  targetsOf,
  toldOf,
  turnOf,
} from './stories.ts';

/** Seat 0 besieges a Home Realm with one unit; nobody defends it. */
const siege = (story: Play<Table>, victim: number, unit: string): Play<Table> => {
  story.given(t => handOf(t, 0, [unit])).answers(`attack:home:seat-${victim}`, unit);
  return story.answer('pass');
};

const aliveSeats = (story: Play<Table>): number[] =>
  [0, 1, 2, 3].filter(seat => story.table.alive.get(seat) === 1);

everyWay({ describe, it }, 'RA-ELIM', test => {
  test('RA-ELIM-01 a player is out with the twentieth damage, not before', () => {
    const story = table({ seats: 3, races: ['latari'] }).given(t => {
      t.damage.set(1, 18);
      t.damage.set(2, 18);
    });
    siege(story, 1, 'latari.deepwood_archer');
    expect([damages(story), aliveSeats(story)]).toEqual([
      [0, 19, 18],
      [0, 1, 2],
    ]);
    expect(story.happened).not.toContain('eliminated');
    siege(story, 2, 'latari.storm_sorceress');
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 2 }]);
    expect(aliveSeats(story)).toEqual([0, 1]);
    expect(story.over).toBe(false);
  });

  test('RA-ELIM-02 damage above twenty has no further effect', () => {
    const story = table({ seats: 3 }).given(t => {
      t.damage.set(1, 15);
      handOf(t, 0, ['neutral.demon', 'daqan.siege_machine']);
    });
    story.answers('attack:home:seat-1', 'neutral.demon', 'pass', 'daqan.siege_machine');
    expect(toldOf(story, 'damaged')).toEqual([{ who: 1, amount: 9, total: 24 }]);
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 1 }]);
    expect([aliveSeats(story), damages(story)[0], damages(story)[2]]).toEqual([[0, 2], 0, 0]);
  });

  test('RA-ELIM-03 gold and neutral cards return to their piles', () => {
    const neutralsAndGold = (t: Table): Record<string, number> =>
      Object.fromEntries(
        ['gold.1', 'gold.2', 'gold.3', 'neutral.battle_cry', 'neutral.forced_march', 'neutral.demon'].map(
          name => [name, t.pile.count(cardId(name))],
        ),
      );
    const story = lastTurn(table({ seats: 3 })).given(t => {
      t.damage.set(0, 18);
      handOf(t, 0, []);
      deckOf(t, 0, []);
      discardOf(t, 0, []);
      handOf(t, 0, ['gold.1', 'gold.1', 'gold.2', 'neutral.demon', 'daqan.footman']);
      discardOf(t, 0, ['gold.1', 'gold.2', 'neutral.battle_cry', 'daqan.knight']);
      deckOf(t, 0, ['gold.3', 'gold.3']);
      enemyInPlay(t, 'res.ghox');
      eventDeckOf(t, ['res.mithrilim']);
    });
    const before = neutralsAndGold(story.table);
    ends(story);
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 0 }]);
    expect(neutralsAndGold(story.table)).toEqual({
      'gold.1': before['gold.1'] + 3,
      'gold.2': before['gold.2'] + 2,
      'gold.3': before['gold.3'] + 2,
      'neutral.battle_cry': before['neutral.battle_cry'] + 1,
      'neutral.forced_march': before['neutral.forced_march'],
      'neutral.demon': before['neutral.demon'] + 1,
    });
    for (const zone of [story.table.hand, story.table.deck, story.table.discard])
      expect(zone.at(0).total).toBe(0);
    // The others can acquire them: this Demon is the only one left.
    story.given(t => {
      cityTo(t, 1, 'city.forge');
      cityTo(t, 1, 'city.tamalir');
      const demon = cardId('neutral.demon');
      t.unused.add(demon, t.pile.count(demon) - 1);
      t.pile.add(demon, 1 - t.pile.count(demon));
    });
    story.answers('influence', 'exhaust:city:city.forge', 'exhaust:city:city.tamalir');
    story.answer('acquire:neutral.demon');
    expect(cardsIn(story.table.discard.at(1))).toContain('neutral.demon');
  });

  test('RA-ELIM-04 cities return to the centre, ready and free', () => {
    const story = table({ seats: 3 }).given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.forge', 'exhausted');
      cityTo(t, 1, 'city.dawnsmoor');
      cityTo(t, 2, 'city.tamalir');
      t.damage.set(1, 19);
    });
    siege(story, 1, 'daqan.siege_machine').given(t => handOf(t, 0, ['neutral.demon']));
    const at = (name: string) => [
      story.table.cityPlace.get(cityId(name)),
      story.table.cityExhausted.get(cityId(name)),
    ];
    expect([at('city.forge'), at('city.dawnsmoor'), at('city.tamalir')]).toEqual([
      [1, 0],
      [1, 0],
      [4, 0],
    ]);
    expect(targetsOf(story)).toEqual([
      ...['stronghold', 'city:city.dawnsmoor', 'city:city.tamalir', 'city:city.forge'],
      ...['objective', 'home:seat-2'],
    ]);
    story.answers('attack:city:city.dawnsmoor', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 5, against: 4 }]);
    expect(toldOf(story, 'took-city')).toEqual([{ who: 0, city: cityId('city.dawnsmoor') }]);
  });

  test('RA-ELIM-05 Rewards leave the game', () => {
    const story = table({ seats: 3 }).given(t => {
      rewardTo(t, 1, 'res.kalladra');
      t.damage.set(1, 19);
    });
    siege(story, 1, 'daqan.siege_machine');
    expect(story.table.unusedEvents.count(eventId('res.kalladra'))).toBe(1);
    expect(story.table.rewards.at(1).total).toBe(0);
    expect(story.table.eventDiscard.total).toBe(0);
  });

  test('RA-ELIM-06 a stolen card goes to its race, everything of the own race leaves the game', () => {
    const story = table({ seats: 3 }).given(t => {
      t.damage.set(1, 19);
      strongholds(t, 1, 1, 1);
      handOf(t, 1, ['daqan.knight', 'latari.deepwood_archer']);
      discardOf(t, 1, ['latari.pegasus_rider']);
    });
    const knights = story.table.pile.count(cardId('daqan.knight'));
    siege(story, 1, 'daqan.siege_machine');
    expect(story.table.pile.count(cardId('daqan.knight'))).toBe(knights + 1);
    const latari = [
      ...['latari.deepwood_archer', 'latari.storm_sorceress'],
      ...['latari.darnati_warrior', 'latari.pegasus_rider'],
    ];
    expect(latari.map(name => story.table.pile.count(cardId(name)))).toEqual([0, 0, 0, 0]);
    expect(latari.map(name => story.table.unused.count(cardId(name)))).toEqual([8, 4, 4, 3]);
    const { barracksStrongholds, readyStrongholds, exhaustedStrongholds } = story.table;
    expect([barracksStrongholds, readyStrongholds, exhaustedStrongholds].map(row => row.get(1))).toEqual([
      ...[0, 0, 0],
    ]);
  });

  test('RA-ELIM-06 a Monument leaves with its builder', () => {
    const story = table({ seats: 3, scenario: 'monument', options: { leaving: 'yes' } }).given(t =>
      t.monument.set(0, 2),
    );
    story.answer('resign');
    expect([0, 1, 2].map(seat => story.table.monument.get(seat))).toEqual([0, 1, 1]);
  });

  test('RA-ELIM-07 elimination by combat waits until the armies are sorted', () => {
    const story = table({ seats: 3 }).given(t => {
      t.damage.set(1, 19);
      handOf(t, 0, ['neutral.demon', 'daqan.siege_machine']);
      handOf(t, 1, ['neutral.demon', 'latari.deepwood_archer']);
    });
    const demons = story.table.pile.count(cardId('neutral.demon'));
    story.answers('attack:home:seat-1', 'neutral.demon', 'neutral.demon', 'daqan.siege_machine', 'pass');
    expect(happenedOf(story, 'compared', 'damaged', 'eliminated')).toEqual([
      'compared',
      'damaged',
      'eliminated',
    ]);
    expect(cardsIn(story.table.discard.at(0))).toEqual(['neutral.demon', 'daqan.siege_machine']);
    expect(story.table.pile.count(cardId('neutral.demon'))).toBe(demons + 1);
    expect(story.table.army.at(1).total).toBe(0);
    expect([story.asked, story.ask().name]).toEqual([[0], 'action']);
  });

  test('RA-ELIM-07 elimination by other damage is at once', () => {
    const story = eventComes(table({ seats: 3 }), 'res.phrylenex', t => t.damage.set(0, 17));
    expect(happenedOf(story, 'damaged', 'eliminated')).toEqual([
      ...['damaged', 'eliminated', 'damaged', 'damaged'],
    ]);
  });

  test('RA-ELIM-08 an eliminated player has no turn and draws nothing; the piles stay as they are', () => {
    const story = table({ seats: 4 }).given(t => {
      t.round = 4;
      t.damage.set(2, 19);
      handOf(t, 2, ['uthuk.berserker']);
      deckOf(t, 2, ['uthuk.berserker']);
    });
    const pile = (name: string): number => story.table.pile.count(cardId(name));
    const before = ['gold.1', 'gold.2', 'gold.3', 'neutral.demon'].map(pile);
    siege(story, 2, 'daqan.siege_machine');
    expect(['gold.1', 'gold.2', 'gold.3', 'neutral.demon'].map(pile)).toEqual(before);
    const from = nextTurnOf(story, 0).history().length;
    expect(story.table.round).toBe(5);
    story.given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['daqan.footman']);
      eventDeckOf(t, ['res.phrylenex', 'res.khorgard']);
    });
    expect(targetsOf(story).filter(name => name.startsWith('home'))).toEqual(['home:seat-1', 'home:seat-3']);
    story.chance('event', 1);
    nextTurnOf(story, 0);
    const told = story.history().slice(from);
    const turns = told.filter(({ key }) => key === 'turn-began').map(({ args }) => args['who']);
    expect(turns).toEqual([1, 3, 0]);
    expect(told.filter(({ key }) => key === 'event-drawn')).toHaveLength(1);
    expect(told.filter(({ key, args }) => key === 'damaged' && args['who'] === 2)).toEqual([]);
    expect(told.filter(({ key, args }) => key === 'drew' && args['who'] === 2)).toEqual([]);
  });

  test('RA-ELIM-08 an eliminated player cannot be chosen', () => {
    const story = table({ seats: 4 }).given(t => {
      t.damage.set(2, 19);
      handOf(t, 1, ['neutral.pillage', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
    });
    ends(siege(story, 2, 'daqan.siege_machine')).answer('card:neutral.pillage');
    expect([story.asked, story.offered()]).toEqual([[1], ['seat-0', 'seat-3']]);
  });

  test('RA-ELIM-08 if the first player is eliminated in a round, the others finish it in their order', () => {
    const story = ends(table({ seats: 4 }).given(t => t.damage.set(0, 19))).given(t =>
      handOf(t, 1, ['neutral.demon']),
    );
    story.answers('attack:home:seat-0', 'neutral.demon', 'pass');
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 0 }]);
    const from = story.history().length;
    nextTurnOf(nextTurnOf(story, 1), 1);
    const order = story
      .history()
      .slice(from)
      .filter(({ key }) => key === 'turn-began' || key === 'round-began')
      .map(({ args }) => args['who'] ?? 'round');
    expect(order).toEqual([2, 3, 'round', 1, 2, 3, 'round', 1]);
  });

  test('RA-ELIM-09 damage to all is applied one after another, and a victory ends it', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.blood_moon', t => {
      t.damage.set(0, 19);
      t.damage.set(1, 19);
    });
    expect(happenedOf(story, 'damaged', 'eliminated', 'won')).toEqual(['damaged', 'eliminated', 'won']);
    expect([story.over, places(story), damages(story)]).toEqual([true, [2, 1], [21, 19]]);
  });

  test('RA-ELIM-10 damage stays, and only Home Realms are damaged', () => {
    const story = table().given(t => {
      t.damage.set(0, 6);
      eventDeckOf(t, [
        'res.sleeping_dragonlord',
        'res.mithrilim',
        'res.kalladra',
        'res.margath',
        'res.choyo',
      ]);
    });
    for (let round = 1; round <= 5; round++) nextTurnOf(story, 0);
    expect([story.table.round, damages(story)]).toEqual([6, [6, 0]]);
    story.given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.dawnsmoor');
    });
    turnOf(story, 0).given(t => handOf(t, 0, ['neutral.demon']));
    story.answers('attack:city:city.dawnsmoor', 'neutral.demon', 'pass');
    expect(story.happened).toContain('took-city');
    expect(damages(story)).toEqual([6, 0]);
  });
});
