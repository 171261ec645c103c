import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { goodPool } from '../../src/pools.ts';
import { objectiveOf } from '../../src/rules/cards/objectives.ts';
import { DEED, note } from '../../src/rules/table/deeds.ts';
import { army, city, heroAt, neutrals, objective, title } from '../kit/arrange.ts';
import { answerUntil, atTurn, nextCards, position } from '../kit/position.ts';
import { offeredWith } from './kit.ts';

const nothing = (): void => {};
const claim = ['objective'];

everyWay({ describe, it }, 'The conditions', test => {
  test('RW-OBJ-09 Bound by Honor: no Beastman or Razorwing stands unallied', () => {
    const id = 'objective-bound-by-honor';
    expect(offeredWith(id, t => neutrals(t, '1A', { 'unit-razorwing': 2 }))).toEqual([]);
    expect(
      offeredWith(id, t => {
        neutrals(t, 'LB', { 'unit-beastman': 1 });
        neutrals(t, '1C', { 'unit-giant': 1 });
      }),
    ).toEqual(claim);
  });

  test('RW-OBJ-09 Brotherhood of Giants: all are one’s own and there is one; with none it is exchanged', () => {
    const id = 'objective-brotherhood-of-giants';
    expect(offeredWith(id, t => neutrals(t, 'DB', { 'unit-giant': 2 }))).toEqual(claim);
    expect(
      offeredWith(id, t => {
        neutrals(t, 'DB', { 'unit-giant': 2 });
        neutrals(t, 'LB', { 'unit-giant': 1 });
      }),
    ).toEqual([]);
    expect(offeredWith(id, nothing)).toEqual(['exchange']);
  });

  test('RW-OBJ-09 Dragon Pact: the same with Dragons', () => {
    const id = 'objective-dragon-pact';
    expect(offeredWith(id, t => neutrals(t, 'DB', { 'unit-dragon': 1 }))).toEqual(claim);
    expect(offeredWith(id, t => neutrals(t, '1A', { 'unit-dragon': 1 }))).toEqual([]);
    expect(offeredWith(id, t => neutrals(t, '1A', { 'unit-giant': 1 }))).toEqual(['exchange']);
  });

  test('RW-OBJ-09 an exchange discards the card openly and draws another in secret', () => {
    const story = atTurn(
      position().given(t => objective(t, 0, 'objective-dragon-pact')),
      0,
      'order-acquire-power',
    );
    nextCards(story, 'objective', t => t.goodDeck, goodPool.cards, 'objective-fellowship');
    story.answer('exchange');
    expect(story.told(1)).toEqual([
      { key: 'objective-exchanged', args: { who: 0, objective: 2 } },
      { key: 'objective-drawn', args: { who: 0 } },
    ]);
    expect(objectiveOf(story.table, 0)).toBe(6);
    expect(story.table.goodDiscard.count(2)).toBe(1);
  });

  test('RW-OBJ-09 Voice of the Council: ten influence', () => {
    const id = 'objective-voice-of-the-council';
    expect(offeredWith(id, t => t.influence.set(0, 9))).toEqual([]);
    expect(offeredWith(id, t => t.influence.set(0, 10))).toEqual(claim);
  });

  test('RW-OBJ-09 Titles and Honors: two Titles', () => {
    const id = 'objective-titles-and-honors';
    const first = (t: Table): void => title(t, 0, 'title-primarch-wizards-council', 1);
    expect(offeredWith(id, first)).toEqual([]);
    expect(
      offeredWith(id, t => {
        first(t);
        title(t, 0, 'title-lord-commander-warriors-guild', 1);
      }),
    ).toEqual(claim);
  });

  test('RW-OBJ-09 Protector of the Free Cities: three, or all of fewer; without a city it is exchanged', () => {
    const id = 'objective-protector-of-the-free-cities';
    const cities = ['city-forge', 'city-dawnsmoor', 'city-greyhaven', 'city-tamalir'];
    const holding = (own: number, all: number) => (t: Table) => {
      for (const [index, where] of ['3B', '2C', '5B', '1C'].slice(0, all).entries()) {
        city(t, where, cities[index]);
        if (index < own) army(t, 0, where, { 'unit-footman': 1 });
      }
    };
    expect(offeredWith(id, holding(3, 4))).toEqual(claim);
    expect(offeredWith(id, holding(2, 3))).toEqual([]);
    expect(offeredWith(id, holding(2, 2))).toEqual(claim);
    expect(offeredWith(id, holding(1, 2))).toEqual([]);
    expect(offeredWith(id, holding(0, 0))).toEqual(['exchange']);
  });

  test('RW-OBJ-09 Fellowship: three heroes, none of them evil', () => {
    const id = 'objective-fellowship';
    const with3 = (third: string) => (t: Table) => {
      for (const hero of ['HE-01', 'HE-05', third]) heroAt(t, 0, hero, 'DA');
    };
    expect(offeredWith(id, with3('HE-02'))).toEqual(claim);
    expect(offeredWith(id, with3('HE-09'))).toEqual([]);
    expect(offeredWith(id, t => heroAt(t, 0, 'HE-01', 'DA'))).toEqual([]);
  });

  test('RW-OBJ-09 Friend of All Creatures: allies of three types', () => {
    const id = 'objective-friend-of-all-creatures';
    const two = (t: Table): void => {
      neutrals(t, 'DB', { 'unit-giant': 1, 'unit-beastman': 2 });
      neutrals(t, '1A', { 'unit-dragon': 1 });
    };
    expect(offeredWith(id, two)).toEqual([]);
    expect(
      offeredWith(id, t => {
        two(t);
        neutrals(t, 'DC', { 'unit-sorcerer': 1 });
      }),
    ).toEqual(claim);
  });

  test('RW-OBJ-07 Discouraging Defeat is not claimed in one’s turn', () => {
    const id = 'objective-discouraging-defeat';
    expect(offeredWith(id, nothing, t => note(t, 0, DEED.repelled))).toEqual([]);
  });

  test('RW-OBJ-07 Discouraging Defeat is claimed right after an attack that was beaten off, or not at all', () => {
    const repelled = (id: string): Play<Table> => {
      const story = position({ factions: ['daqan', 'uthuk'] }).given(t => {
        army(t, 0, '3A', { 'unit-footman': 1 });
        army(t, 1, '3B', { 'unit-berserker': 8 });
        objective(t, 1, id);
      });
      atTurn(story, 0, 'order-conquer').answer('order').answer('3B').answer(['3A:unit-footman']);
      return answerUntil(story, 'RW-OBJ-07');
    };
    const story = repelled('objective-discouraging-defeat');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['objective', 'pass']);
    story.answer('objective');
    expect(story.happened).toEqual(['objective-claimed']);
    expect(story.ask().rule).toBe('RW-RUNE-08');
    const passed = repelled('objective-discouraging-defeat').answer('pass');
    expect(passed.table.deeds.get(1, DEED.repelled)).toBe(0);
    expect(repelled('objective-dominion').offered()).toEqual(['pass']);
  });

  const deed =
    (column: number, value = 1) =>
    (t: Table) =>
      note(t, 0, column, value);

  test('RW-OBJ-09 Ashes of Civilization: who has chosen a city that was destroyed, or has taken one in his turn', () => {
    const id = 'objective-ashes-of-civilization';
    expect(offeredWith(id, nothing)).toEqual([]);
    expect(offeredWith(id, nothing, deed(DEED.razedCity))).toEqual(claim);
    expect(offeredWith(id, nothing, deed(DEED.tookCity))).toEqual(claim);
  });

  test('RW-OBJ-09 Rivers of Blood: five enemy units in one battle', () => {
    const id = 'objective-rivers-of-blood';
    expect(offeredWith(id, nothing, deed(DEED.slaughter, 4))).toEqual([]);
    expect(offeredWith(id, nothing, deed(DEED.slaughter, 5))).toEqual(claim);
  });

  test('RW-OBJ-09 Breaker of Walls: a stronghold conquered in this turn', () => {
    const id = 'objective-breaker-of-walls';
    expect(offeredWith(id, nothing)).toEqual([]);
    expect(offeredWith(id, nothing, deed(DEED.brokeStronghold))).toEqual(claim);
  });

  test('RW-OBJ-09 Slayer of Heroes: an enemy hero defeated in a duel, at any time', () => {
    const id = 'objective-slayer-of-heroes';
    expect(offeredWith(id, nothing)).toEqual([]);
    expect(offeredWith(id, deed(DEED.slewHero))).toEqual(claim);
  });

  test('RW-OBJ-09 deeds of a turn are forgotten with it', () => {
    expect(offeredWith('objective-breaker-of-walls', t => note(t, 0, DEED.brokeStronghold))).toEqual([]);
    expect(offeredWith('objective-ashes-of-civilization', t => note(t, 0, DEED.razedCity))).toEqual(claim);
  });

  test('RW-OBJ-09 Bane of Monsters: one slain and none left; with none and nothing slain it is exchanged', () => {
    const id = 'objective-bane-of-monsters';
    const slew = (t: Table): void => note(t, 0, DEED.slewMonster);
    expect(offeredWith(id, slew)).toEqual(claim);
    expect(
      offeredWith(id, t => {
        slew(t);
        neutrals(t, '1A', { 'unit-dragon': 1 });
      }),
    ).toEqual([]);
    expect(offeredWith(id, nothing)).toEqual(['exchange']);
  });

  test('RW-OBJ-09 Trample the Homelands: two realms, or two areas of an only opponent’s', () => {
    const id = 'objective-trample-the-homelands';
    const hold =
      (...where: readonly string[]) =>
      (t: Table) => {
        for (const one of where) army(t, 0, one, { 'unit-berserker': 1 });
      };
    expect(offeredWith(id, hold('LA'))).toEqual([]);
    expect(offeredWith(id, hold('LA', 'LB'))).toEqual(claim);
    const three = (...where: readonly string[]): string[] =>
      atTurn(
        position({ seats: 3, factions: ['uthuk', 'latari', 'daqan'] }).given(t => {
          objective(t, 0, id);
          hold(...where)(t);
        }),
        0,
        'order-acquire-power',
      ).offered();
    expect(three('LA', 'LB')).toEqual(['order']);
    expect(three('LA', 'DB')).toEqual(['order', 'objective']);
  });

  test('RW-OBJ-09 Dominion: nine areas', () => {
    const hold = (areas: number) => (t: Table) => {
      for (const one of ['1A', '1B', '1C', '2A', '2B', '2C'].slice(0, areas))
        army(t, 0, one, { 'unit-berserker': 1 });
    };
    expect(offeredWith('objective-dominion', hold(5))).toEqual([]);
    expect(offeredWith('objective-dominion', hold(6))).toEqual(claim);
  });
});
