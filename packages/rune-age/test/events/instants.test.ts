import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { eliminate } from '../../src/rules/elimination.ts';
import { eventDiscardOf, eventId, eventsIn, handOf, onlyCities, powerTo, table, target } from '../kit.ts';
import {
  changedEvents,
  damages,
  ends,
  eventComes,
  happenedOf,
  lastTurn,
  tableWith,
  targetsOf,
  toldOf,
  turnOf,
} from './stories.ts';

const quietRunes = (t: Parameters<typeof powerTo>[0]): void => {
  powerTo(t, 0, 'rune.wealth');
  powerTo(t, 1, 'rune.command');
};

everyWay({ describe, it }, 'RA-INST', test => {
  test('RA-INST-01 an Instant is discarded before the players draw', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.barbarian_invasion');
    story
      .given(t => {
        handOf(t, 0, ['daqan.footman', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
        handOf(t, 1, ['gold.1', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
      })
      .answer('daqan.footman');
    expect(eventsIn(story.table.instant)).toEqual(['rw.barbarian_invasion']);
    story.answer('pass');
    expect(happenedOf(story, 'damaged', 'event-discarded', 'drew', 'round-began')).toEqual([
      'damaged',
      'event-discarded',
      'drew',
      'round-began',
    ]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.barbarian_invasion']);
    expect(story.table.instant.total).toBe(0);
  });

  test('RA-INST-02 A Time for War works in all turns of the next round and not later', () => {
    const story = table({ scenario: 'runewars' }).given(t => {
      t.round = 2;
      quietRunes(t);
    });
    eventComes(story, 'rw.time_for_war');
    const siege = (who: 0 | 1): unknown[] => {
      const units = who === 0 ? ['daqan.siege_machine'] : ['latari.darnati_warrior'];
      turnOf(story, who).given(t => {
        handOf(t, who, units);
        t.damage.set(1 - who, 0);
      });
      story.answers(`attack:home:seat-${1 - who}`, ...units, 'pass');
      return toldOf(story, 'compared');
    };
    expect(story.table.round).toBe(3);
    expect(eventsIn(story.table.lasting)).toEqual(['rw.time_for_war']);
    expect(eventsIn(story.table.eventDiscard)).toEqual([]);
    expect(siege(0)).toEqual([{ who: 0, strength: 6, against: 0 }]);
    expect(siege(1)).toEqual([{ who: 1, strength: 5, against: 0 }]);
    eventComes(story, 'rw.sellswords');
    expect(story.table.round).toBe(4);
    expect(eventsIn(story.table.lasting)).toEqual([]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.time_for_war']);
    expect(siege(0)).toEqual([{ who: 0, strength: 4, against: 0 }]);
    expect(siege(1)).toEqual([{ who: 1, strength: 3, against: 0 }]);
  });

  test('RA-INST-02 A Time for War does not strengthen a battle', () => {
    const story = table({ scenario: 'runewars' }).given(quietRunes);
    eventComes(story, 'rw.time_for_war').given(t => {
      onlyCities(t, ['city.frostgate']);
      handOf(t, 0, ['daqan.siege_machine']);
    });
    story.answers('attack:city:city.frostgate', 'daqan.siege_machine');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 4, against: 5 }]);
  });

  test('RA-INST-03 a lasting Instant is not in a deck made in the phase that ends its round', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.supply_lines');
    lastTurn(story).given(t => eventDiscardOf(t, ['rw.blood_moon']));
    expect(story.table.eventDeck.total).toBe(0);
    ends(story);
    expect(toldOf(story, 'event-deck-rebuilt')).toEqual([{ count: 1 }]);
    expect(toldOf(story, 'event-drawn')).toEqual([{ event: eventId('rw.blood_moon') }]);
    expect(eventsIn(story.table.eventDeck)).toEqual([]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.blood_moon', 'rw.supply_lines']);
  });

  test('RA-INST-04 whose Home Realm is attacked fights with the cards of his hand', () => {
    const story = eventComes(table(), 'res.khorgard', t => t.damage.set(0, 1)).given(t =>
      handOf(t, 1, [
        ...['gold.1', 'latari.deepwood_archer', 'neutral.demon'],
        ...['neutral.battle_cry', 'neutral.forced_march'],
      ]),
    );
    expect([story.asked, story.ask().name]).toEqual([[1], 'card']);
    expect(story.ask().prompt).toEqual({ key: 'prompt.assault', args: { total: 0, against: 12 } });
    expect(story.offered()).toEqual([
      'latari.deepwood_archer',
      'neutral.battle_cry',
      'neutral.demon',
      'pass',
    ]);
    story.answers('neutral.demon', 'latari.deepwood_archer', 'neutral.battle_cry', 'pass');
    // No icon, no die; then the Resolution step.
    expect(story.happened).not.toContain('rolled');
    expect(story.offered()).toEqual(['card:neutral.battle_cry', 'pass']);
    story.answer('card:neutral.battle_cry');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 8, against: 12 }]);
    expect(damages(story)).toEqual([1, 4]);
  });

  test('RA-INST-05 equal strength repels the attack without damage', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.raiders', t => {
      t.damage.set(0, 1);
      quietRunes(t);
    }).given(t => handOf(t, 1, ['neutral.dragon', 'latari.darnati_warrior']));
    story.answers('neutral.dragon', 'latari.darnati_warrior');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 9, against: 9 }]);
    expect(happenedOf(story, 'repelled', 'damaged', 'event-discarded')).toEqual([
      'repelled',
      'event-discarded',
    ]);
    expect(damages(story)).toEqual([1, 0]);
  });

  test('RA-INST-06 a weaker army lets the difference through', () => {
    const story = eventComes(table(), 'res.khorgard', t => t.damage.set(0, 1)).given(t =>
      handOf(t, 1, ['neutral.demon']),
    );
    story.answer('neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 5, against: 12 }]);
    expect(toldOf(story, 'damaged')).toEqual([{ who: 1, amount: 7, total: 7 }]);
    expect(damages(story)).toEqual([1, 7]);
  });

  test('RA-INST-07 every attacked player faces the full strength', () => {
    const story = eventComes(table({ seats: 3, scenario: 'cataclysm' }), 'cat.harbinger');
    story.given(t => handOf(t, 0, ['neutral.dragon', 'neutral.demon']));
    story.answers('neutral.dragon', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 11, against: 11 }]);
    expect([story.asked, story.ask().prompt.args]).toEqual([[1], { total: 0, against: 11 }]);
    story.given(t => handOf(t, 1, ['neutral.demon'])).answer('neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 5, against: 11 }]);
    expect([story.asked, story.ask().prompt.args]).toEqual([[2], { total: 0, against: 11 }]);
    story.answer('pass');
    expect(damages(story)).toEqual([0, 6, 11]);
  });

  test('RA-INST-07 an eliminated player is passed over, and the Instant goes on', () => {
    const content = changedEvents({ 'res.khorgard': { instant: { kind: 'attack', whom: 'each' } } });
    const story = tableWith(content, { seats: 4 }).given(t => eliminate(t, 1));
    eventComes(story, 'res.khorgard', t => t.damage.set(2, 15));
    const fought: number[] = [];
    while (story.ask().name === 'card') {
      fought.push(...story.asked);
      story.answer('pass');
    }
    expect(fought).toEqual([0, 2, 3]);
    expect(damages(story)).toEqual([12, 0, 27, 12]);
    expect([0, 1, 2, 3].map(seat => story.table.alive.get(seat))).toEqual([1, 0, 0, 1]);
  });

  test('RA-INST-08 the attacked player may play nothing', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.raiders', t => t.damage.set(0, 1));
    expect(story.offered(1)).toContain('pass');
    story.answer('pass');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 0, against: 9 }]);
    expect(damages(story)).toEqual([1, 9]);
  });

  test('RA-INST-09 an Instant is no target, lasting or not, and is discarded in any case', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.supply_lines').given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['daqan.footman']);
    });
    expect(eventsIn(story.table.lasting)).toEqual(['rw.supply_lines']);
    expect(targetsOf(story)).toEqual(['stronghold', 'home:seat-1']);
    eventComes(story, 'rw.raiders', t => t.damage.set(0, 1)).answer('pass');
    expect(eventsIn(story.table.eventDiscard)).toEqual(['rw.raiders', 'rw.supply_lines']);
    expect(story.table.attacked.get(1, target('enemy', 'rw.raiders'))).toBe(0);
    turnOf(story, 1).given(t => handOf(t, 1, ['latari.deepwood_archer']));
    expect(targetsOf(story)).toEqual(['stronghold', 'home:seat-0']);
  });
});
