import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { armyIn, compared, siege, totals } from '../abilities/siege.ts';
import { cityId, enemyInPlay, eventsIn, onlyCities, table } from '../kit.ts';
import { discardIn, handIn, owns, pileIn } from '../spending/owns.ts';

/** The totals that were announced with the last answer. */
const announced = (story: Play<Table>): unknown[] =>
  story
    .told(1)
    .filter(({ key }) => key === 'played' || key === 'summoned')
    .map(({ args }) => args['total']);

const ROLLS = { 1: 3, 2: 5 } as const;

/** Waiqar before the fight with Dragonlord Kalladra; the gold card is only there so that he himself stops. */
const kalladra = (skulls: 1 | 2): Play<Table> =>
  table({ races: ['waiqar'] })
    .given(t => {
      owns(t, 0, {
        hand: [
          'waiqar.reanimate',
          'waiqar.reanimate',
          'waiqar.skeleton_archer',
          'waiqar.dark_knight',
          'gold.1',
        ],
        discard: ['waiqar.reanimate'],
      });
      onlyCities(t, []);
      enemyInPlay(t, 'res.kalladra');
    })
    .chance('die', ROLLS[skulls])
    .answer('attack:enemy:res.kalladra');

const assault = (story: Play<Table>): Play<Table> =>
  story.answers('waiqar.reanimate', true, 'waiqar.reanimate', 'waiqar.skeleton_archer', 'waiqar.dark_knight');

/** The siege of the Latari Home Realm by Uthuk, first exchange. */
const firstExchange = (): Play<Table> =>
  siege(
    {
      race: 'uthuk',
      hand: [
        ...['uthuk.berserker', 'uthuk.berserker', 'uthuk.berserker'],
        ...['uthuk.flesh_ripper', 'neutral.battle_cry'],
      ],
      deck: ['gold.1', 'gold.1'],
    },
    {
      race: 'latari',
      hand: ['latari.storm_sorceress', 'latari.darnati_warrior', 'gold.1', 'gold.1'],
      ready: 2,
    },
  );

everyWay({ describe, it }, 'RA-EX combat', test => {
  test('RA-EX-05 the assault on Dragonlord Kalladra', () => {
    const story = kalladra(1);
    expect(story.ask().prompt).toEqual({ key: 'prompt.assault', args: { total: 0, against: 10 } });
    story.answer('waiqar.reanimate');
    expect(announced(story)).toEqual([1]);
    expect(story.ask().kind).toBe('yes');
    story.answer(true);
    expect(announced(story)).toEqual([2]);
    expect(discardIn(story, 0)).toEqual([]);
    expect(armyIn(story, 0)).toEqual(['waiqar.reanimate*', 'waiqar.reanimate']);
    story.answer('waiqar.reanimate');
    // It finds none: no ask, the next card can be played.
    expect(announced(story)).toEqual([3]);
    expect(story.offered()).toEqual(['waiqar.skeleton_archer', 'waiqar.dark_knight', 'pass']);
    story.answer('waiqar.skeleton_archer');
    expect(announced(story)).toEqual([5]);
    expect(story.offered()).toEqual(['waiqar.dark_knight', 'pass']);
    story.answer('waiqar.dark_knight');
    expect(announced(story)).toEqual([8]);
    expect(story.offered()).toEqual(['pass']);
    expect(story.history().filter(({ key }) => key === 'used-ability')).toHaveLength(1);
    expect(story.happened).not.toContain('destroyed');
  });

  test('RA-EX-06 one skull: ten against ten, and Kalladra is a Reward', () => {
    const story = assault(kalladra(1)).answer('pass');
    expect(story.told(1)).toEqual([
      { key: 'passed', args: { who: 0 } },
      { key: 'rolled', args: { who: 0, skulls: 1 } },
    ]);
    const before = pileIn(story, 'waiqar.reanimate');
    expect(story.offered()).toEqual([
      'sound:waiqar.reanimate*',
      'sound:waiqar.reanimate',
      'sound:waiqar.skeleton_archer',
      'sound:waiqar.dark_knight',
    ]);
    story.answer(['sound:waiqar.reanimate']);
    expect(pileIn(story, 'waiqar.reanimate')).toBe(before + 1);
    expect(totals(story)[0]).toBe(7);
    expect(story.offered()).toEqual(['card:waiqar.dark_knight', 'pass']);
    story.answer('card:waiqar.dark_knight');
    expect(story.told(1)[1]).toMatchObject({ key: 'strengthened', args: { who: 0, amount: 3 } });
    expect(compared(story)).toEqual([10, 10]);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.kalladra']);
    expect(eventsIn(story.table.enemies)).toEqual([]);
    expect(discardIn(story, 0)).toEqual([
      'waiqar.reanimate*',
      'waiqar.reanimate',
      'waiqar.skeleton_archer',
      'waiqar.dark_knight*',
    ]);
    expect(handIn(story, 0)).toEqual(['gold.1']);
  });

  test('RA-EX-06 two skulls: eight, and Kalladra stays', () => {
    const story = assault(kalladra(2)).answer('pass');
    const before = pileIn(story, 'waiqar.reanimate');
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answers(['sound:waiqar.reanimate', 'sound:waiqar.reanimate'], 'card:waiqar.dark_knight');
    expect(compared(story)).toEqual([8, 10]);
    expect(story.happened).toContain('failed');
    expect(eventsIn(story.table.enemies)).toEqual(['res.kalladra']);
    expect(eventsIn(story.table.rewards.at(0))).toEqual([]);
    expect(pileIn(story, 'waiqar.reanimate')).toBe(before + 2);
    expect(story.table.damage.get(0)).toBe(0);
  });

  test('RA-EX-07 the siege of the Latari Home Realm, first exchange', () => {
    const story = firstExchange().answer('uthuk.berserker');
    expect(totals(story)).toEqual([1, 0]);
    expect(story.asked).toEqual([1]);
    story.answer('latari.storm_sorceress');
    expect(totals(story)).toEqual([1, 2]);
    story.answers('uthuk.flesh_ripper', true);
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answer('sound:uthuk.berserker');
    expect(story.happened).toEqual(['wounded', 'drew']);
    expect(totals(story)).toEqual([3, 2]);
    expect(handIn(story, 0)).toContain('gold.1');
    const before = pileIn(story, 'uthuk.berserker');
    story.answer('latari.darnati_warrior');
    expect(totals(story)).toEqual([3, 5]);
    story.answer(true);
    expect(story.happened).toEqual(['used-ability', 'exhausted-stronghold']);
    expect(story.offered()).toEqual(['wounded:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
    story.answer('wounded:uthuk.berserker');
    expect(totals(story)).toEqual([2, 5]);
    expect([story.table.readyStrongholds.get(1), story.table.exhaustedStrongholds.get(1)]).toEqual([1, 1]);
    expect(pileIn(story, 'uthuk.berserker')).toBe(before + 1);
    expect(armyIn(story, 0)).toEqual(['uthuk.flesh_ripper*']);
    expect(story.asked).toEqual([0]);
  });

  test('RA-EX-08 the siege, second part', () => {
    const story = firstExchange()
      .answers('uthuk.berserker', 'latari.storm_sorceress', 'uthuk.flesh_ripper', true)
      .answers('sound:uthuk.berserker', 'latari.darnati_warrior', true, 'wounded:uthuk.berserker');
    story.answer('neutral.battle_cry');
    expect(totals(story)).toEqual([2, 5]);
    expect(story.asked).toEqual([1]);
    story.answer('pass');
    for (const total of [3, 4]) {
      expect(story.asked).toEqual([0]);
      story.answer('uthuk.berserker');
      expect(totals(story)).toEqual([total, 5]);
    }
    expect([story.asked, story.offered()]).toEqual([[0], ['pass']]);
    story.answer('pass');
    // The Berserkers are not wounded: only Battle Cry can be used.
    expect(story.offered()).toEqual(['card:neutral.battle_cry', 'pass']);
    story.answer('card:neutral.battle_cry');
    expect(story.happened.filter(key => key === 'strengthened')).toHaveLength(3);
    expect(compared(story)).toEqual([7, 5]);
    expect(story.told(1)).toContainEqual({ key: 'damaged', args: { who: 1, amount: 2, total: 2 } });
    expect(story.table.damage.get(1)).toBe(2);
    expect(discardIn(story, 0)).toEqual([
      'uthuk.flesh_ripper*',
      'neutral.battle_cry*',
      'uthuk.berserker',
      'uthuk.berserker',
    ]);
    expect(discardIn(story, 1)).toEqual(['latari.storm_sorceress', 'latari.darnati_warrior*']);
    expect(story.ask().name).toBe('action');
  });

  test('RA-EX-09 a Siege Machine and a card given up for it', () => {
    const machine = (): Play<Table> =>
      table()
        .given(t => {
          owns(t, 0, { hand: ['daqan.siege_machine', 'gold.1', 'gold.2'] });
          onlyCities(t, ['city.greyhaven']);
        })
        .answers('attack:city:city.greyhaven', 'daqan.siege_machine', 'pass');
    const story = machine();
    expect(story.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    story.answer('card:daqan.siege_machine');
    expect(story.offered()).toEqual(['gold.1', 'gold.2']);
    story.answer('gold.1');
    // Nothing more is asked, although one card is left.
    expect(compared(story)).toEqual([6, 6]);
    expect(story.table.cityPlace.get(cityId('city.greyhaven'))).toBe(2);
    expect(handIn(story, 0)).toEqual(['gold.2']);
    expect(discardIn(story, 0)).toEqual(['gold.1', 'daqan.siege_machine*']);
    const declined = machine().answer('pass');
    expect(compared(declined)).toEqual([4, 6]);
    expect(declined.table.cityPlace.get(cityId('city.greyhaven'))).toBe(1);
    expect(handIn(declined, 0)).toEqual(['gold.1', 'gold.2']);
  });
});
