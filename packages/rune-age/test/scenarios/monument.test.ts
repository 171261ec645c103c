import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { races } from '../../src/pools.ts';
import { ends, eventComes, happenedOf, places, targetsOf, toldOf } from '../events/stories.ts';
import { cardsIn, cityTo, deckOf, discardOf, handOf, onlyCities, rewardTo, table, topOf } from '../kit.ts';

const fourteen = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2'];

const pays = (names: readonly string[]): string[] => names.map(name => `pay:${name}`);

/** A seat owns exactly these cards; they lie in its deck. */
const owns = (t: Table, seat: number, names: readonly string[]): void => {
  handOf(t, seat, []);
  discardOf(t, seat, []);
  deckOf(t, seat, names);
};

const times = (count: number, name: string): string[] => Array<string>(count).fill(name);

const monuments = (story: Play<Table>): number[] =>
  Array.from({ length: story.table.seats }, (_, seat) => story.table.monument.get(seat));

everyWay({ describe, it }, 'RA-MON, building', test => {
  test('RA-MON-01 every Barracks holds its own Monument from the start', () => {
    const story = table({ seats: 4, scenario: 'monument' });
    expect(monuments(story)).toEqual([1, 1, 1, 1]);
    expect([0, 1, 2, 3].map(seat => races[story.table.race.get(seat)])).toEqual([
      ...['daqan', 'latari', 'uthuk', 'waiqar'],
    ]);
    for (const scenario of ['resurgence', 'runewars', 'cataclysm'] as const) {
      const other = table({ scenario }).given(t => handOf(t, 0, fourteen));
      expect(monuments(other)).toEqual([0, 0]);
      other.answers('gold', ...pays(fourteen));
      expect([other.offered().includes('monument'), other.whyNot('monument')]).toEqual([false, undefined]);
    }
  });

  test('RA-MON-02 it is bought in a Spend Gold action and placed near the Home Realm', () => {
    const story = table({ scenario: 'monument' }).given(t => handOf(t, 0, fourteen));
    story.answers('gold', ...pays(fourteen));
    expect(story.offered()).toEqual([
      ...['buy:daqan.footman', 'buy:daqan.bowman', 'buy:daqan.knight', 'buy:daqan.siege_machine'],
      ...['stronghold', 'monument'],
    ]);
    story.answer('monument');
    expect(toldOf(story, 'built-monument')).toEqual([{ who: 0, race: 0 }]);
    expect(monuments(story)).toEqual([2, 1]);
    expect(cardsIn(story.table.discard.at(0))).toEqual(fourteen);
    expect(story.offered()).toEqual(['done']);
  });

  test('RA-MON-03 its whole price must be raised in one action', () => {
    const thirteen = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.1'];
    const story = table({ scenario: 'monument' }).given(t => handOf(t, 0, thirteen));
    story.answers('gold', ...pays(thirteen));
    expect(story.ask().prompt.args).toEqual({ purse: 13 });
    expect([story.offered().includes('monument'), story.whyNot('monument')]).toEqual([
      false,
      'reason.too-expensive',
    ]);
    // What is left of an action does not help the next one.
    story.answers('buy:daqan.footman', 'done').given(t => handOf(t, 0, ['gold.2']));
    expect(toldOf(story, 'lost')).toEqual([{ who: 0, amount: 12 }]);
    story.answers('gold', 'pay:gold.2');
    expect(story.ask().prompt.args).toEqual({ purse: 2 });
    expect(story.whyNot('monument')).toBe('reason.too-expensive');
  });

  test('RA-MON-04 gold of Rewards counts toward it', () => {
    const thirteen = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.1'];
    const story = table({ scenario: 'monument' }).given(t => {
      handOf(t, 0, thirteen);
      rewardTo(t, 0, 'mon.bandits');
    });
    story.answers('gold', ...pays(thirteen), 'reward:mon.bandits');
    expect(story.ask().prompt.args).toEqual({ purse: 14 });
    expect(story.offered()).toContain('monument');
    story.answer('monument');
    expect(monuments(story)).toEqual([2, 1]);
  });

  test('RA-MON-05 Home Realms cannot be attacked, cities can', () => {
    const story = table({ seats: 3, scenario: 'monument' }).given(t => {
      onlyCities(t, ['city.forge']);
      cityTo(t, 1, 'city.tamalir');
      handOf(t, 0, ['daqan.bowman']);
    });
    expect(targetsOf(story)).toEqual(['stronghold', 'city:city.tamalir', 'city:city.forge']);
    expect(story.whyNot('attack:home:seat-1')).toBe('reason.homes-safe');
    expect(story.whyNot('attack:home:seat-2')).toBe('reason.homes-safe');
  });

  test('RA-MON-11 a Monument is neither target nor source, and is not bought twice', () => {
    const story = table({ scenario: 'monument' }).given(t => {
      t.monument.set(0, 2);
      onlyCities(t, []);
      handOf(t, 0, fourteen);
    });
    expect(story.offered()).toEqual(['end', 'gold']);
    story.answers('gold', ...pays(fourteen));
    expect([story.offered().includes('monument'), story.whyNot('monument')]).toEqual([
      false,
      'reason.pile-empty',
    ]);
    story.answers('stronghold', 'done');
    ends(story).given(t => handOf(t, 1, ['latari.deepwood_archer']));
    expect(story.offered()).toEqual(['end', 'attack:stronghold']);
  });
});

everyWay({ describe, it }, 'RA-MON, winning', test => {
  test('RA-MON-06 a builder wins at the end of the round, and the others may still build', () => {
    const story = table({ seats: 3, scenario: 'monument' }).given(t => handOf(t, 0, fourteen));
    ends(story.answers('gold', ...pays(fourteen), 'monument', 'done'));
    expect([story.over, story.asked]).toEqual([false, [1]]);
    story.given(t => handOf(t, 1, ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2']));
    story.answers('gold', ...pays(fourteen));
    expect(story.offered()).toContain('monument');
    ends(story.answers('buy:latari.pegasus_rider', 'done'));
    expect([story.over, story.asked]).toEqual([false, [2]]);
    ends(story);
    expect([story.over, places(story), story.table.round]).toEqual([true, [1, 2, 2], 1]);
  });

  test('RA-MON-07 the Event phase and its draw come before the winner is declared', () => {
    const story = eventComes(table({ scenario: 'monument' }), 'mon.levy', t => t.monument.set(0, 2));
    expect([story.over, story.asked]).toEqual([false, [0]]);
    story.given(t => {
      handOf(t, 0, ['gold.2', 'daqan.footman', 'daqan.footman', 'gold.1', 'gold.1']);
      handOf(t, 1, ['latari.deepwood_archer', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
    });
    story.answers('destroy:gold.2', 'destroy:gold.1');
    expect(happenedOf(story, 'event-discarded', 'drew', 'won', 'round-began')).toEqual([
      ...['event-discarded', 'drew', 'drew', 'won'],
    ]);
    expect([story.over, places(story)]).toEqual([true, [1, 2]]);
  });

  test('RA-MON-08 of several builders the strongest wins, and equals share', () => {
    const wins = (third: readonly string[]): number[] => {
      const story = eventComes(table({ seats: 3, scenario: 'monument' }), 'mon.bandits', t => {
        for (const seat of [0, 1, 2]) t.monument.set(seat, 2);
        owns(t, 0, [...times(3, 'daqan.siege_machine'), ...times(3, 'daqan.knight'), 'daqan.footman']);
        owns(t, 1, [
          ...[...times(3, 'latari.pegasus_rider'), ...times(4, 'latari.darnati_warrior')],
          'latari.deepwood_archer',
        ]);
        owns(t, 2, [...times(3, 'uthuk.chaos_lord'), ...times(4, 'uthuk.warlock'), ...third]);
      });
      return places(story);
    };
    // 22, 25 and 25; then 22, 25 and 24; then 22, 25 and 26.
    expect(wins(['uthuk.berserker'])).toEqual([2, 1, 1]);
    expect(wins(['gold.3'])).toEqual([2, 1, 2]);
    expect(wins(['uthuk.flesh_ripper'])).toEqual([2, 2, 1]);
  });

  test('RA-MON-09 deck, hand and discard pile count', () => {
    const wins = (other: readonly string[]): number[] => {
      const story = eventComes(table({ scenario: 'monument' }), 'mon.bandits', t => {
        t.monument.set(0, 2);
        t.monument.set(1, 2);
        owns(t, 0, []);
        handOf(t, 0, ['daqan.siege_machine', ...times(4, 'gold.1')]);
        discardOf(t, 0, ['daqan.knight']);
        deckOf(t, 0, ['neutral.naga']);
        topOf(t, 0, ['daqan.footman']);
        owns(t, 1, other);
      });
      expect(cardsIn(story.table.hand.at(0))).toContain('daqan.siege_machine');
      expect(cardsIn(story.table.discard.at(0))).toEqual(['daqan.knight']);
      expect(cardsIn(story.table.deck.at(0))).toEqual(['neutral.naga']);
      expect(cardsIn(story.table.deckTop.at(0))).toEqual(['daqan.footman']);
      return places(story);
    };
    expect(wins(times(3, 'latari.pegasus_rider'))).toEqual([1, 1]);
    expect(wins([...times(2, 'latari.pegasus_rider'), 'latari.darnati_warrior'])).toEqual([1, 2]);
    expect(wins([...times(3, 'latari.pegasus_rider'), 'latari.deepwood_archer'])).toEqual([2, 1]);
  });

  test('RA-MON-10 printed strength counts, of neutral and stolen units too', () => {
    const wins = (other: readonly string[]): number[] =>
      places(
        eventComes(table({ scenario: 'monument', races: ['waiqar', 'daqan'] }), 'mon.bandits', t => {
          t.monument.set(0, 2);
          t.monument.set(1, 2);
          owns(t, 0, ['waiqar.dark_knight', ...times(4, 'waiqar.reanimate'), 'neutral.mind_control']);
          owns(t, 1, other);
        }),
      );
    expect(wins(['neutral.naga', 'uthuk.warlock'])).toEqual([1, 1]);
    expect(wins(['neutral.naga', 'uthuk.flesh_ripper'])).toEqual([1, 2]);
    expect(wins(['neutral.naga', 'daqan.siege_machine'])).toEqual([2, 1]);
  });

  test('RA-MON-12 an eliminated builder does not win; the last survivor plays on until he builds', () => {
    const story = eventComes(table({ seats: 3, scenario: 'monument' }), 'res.phrylenex', t => {
      t.monument.set(0, 2);
      t.damage.set(0, 17);
    });
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 0 }]);
    expect([story.over, places(story), story.table.round]).toEqual([false, [0, 0, 0], 2]);
    eventComes(story, 'res.phrylenex', t => t.damage.set(1, 17));
    expect([story.over, story.asked, story.table.round]).toEqual([false, [2], 3]);
    story.given(t => handOf(t, 2, ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2']));
    ends(story.answers('gold', ...pays(fourteen), 'monument', 'done'));
    expect([story.over, places(story)]).toEqual([true, [2, 2, 1]]);
  });

  test('RA-MON-12 of two builders the surviving one wins, however weak', () => {
    const story = eventComes(table({ scenario: 'monument' }), 'res.phrylenex', t => {
      t.monument.set(0, 2);
      t.monument.set(1, 2);
      t.damage.set(0, 17);
      owns(t, 0, times(3, 'daqan.siege_machine'));
      owns(t, 1, ['gold.1']);
    });
    expect([story.over, places(story)]).toEqual([true, [2, 1]]);
  });
});

everyWay({ describe, it }, 'RA-MON, cards', test => {
  test('RA-MON-13 Mind Control takes any card of a hand', () => {
    const take = (card: string): Play<Table> => {
      const story = table({ scenario: 'monument', races: ['latari', 'daqan'] }).given(t => {
        handOf(t, 0, ['neutral.mind_control']);
        handOf(t, 1, ['daqan.knight', 'gold.3', 'neutral.mind_control']);
      });
      story.answer('card:neutral.mind_control');
      expect([story.asked, story.offered()]).toEqual([
        [0],
        ['gold.3', 'daqan.knight', 'neutral.mind_control'],
      ]);
      return story.answer(card);
    };
    for (const card of ['gold.3', 'daqan.knight', 'neutral.mind_control']) {
      const story = take(card);
      expect(cardsIn(story.table.hand.at(0))).toEqual([card]);
      expect(cardsIn(story.table.hand.at(1))).not.toContain(card);
      expect(story.table.hand.at(1).total).toBe(2);
    }
  });

  test('RA-MON-14 a Naga silences the other side and not its own', () => {
    const siege = (unit: string): Play<Table> =>
      table({ scenario: 'monument', races: ['daqan', 'waiqar'] })
        .given(t => {
          cityTo(t, 1, 'city.forge');
          handOf(t, 0, [unit, 'daqan.siege_machine', 'gold.1']);
          handOf(t, 1, ['waiqar.dark_knight', 'waiqar.skeleton_archer']);
        })
        .answers('attack:city:city.forge', unit, 'waiqar.dark_knight', 'daqan.siege_machine')
        .answers('waiqar.skeleton_archer', 'pass');
    const silenced = siege('neutral.naga');
    expect([silenced.asked, silenced.offered()]).toEqual([[0], ['card:daqan.siege_machine', 'pass']]);
    silenced.answers('card:daqan.siege_machine', 'gold.1');
    // 4 + 4 + 2 against 3 + 2 and the walls: the Dark Knight was not asked.
    expect(toldOf(silenced, 'compared')).toEqual([{ who: 0, strength: 10, against: 7 }]);
    const loud = siege('daqan.siege_machine');
    expect(loud.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    loud.answer('pass');
    expect([loud.asked, loud.offered()]).toEqual([[1], ['card:waiqar.dark_knight', 'pass']]);
    loud.answer('card:waiqar.dark_knight');
    expect(toldOf(loud, 'compared')).toEqual([{ who: 0, strength: 8, against: 8 }]);
  });
});
