import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { resourceIds } from '../../src/pools.ts';
import { isDamaged, strongholdOf } from '../../src/rules/map/areas.ts';
import { area, unitsAt } from '../kit/arrange.ts';
import { settingUp, until } from '../kit/building.ts';

/** Two players of whom Daqan is first. */
const daqanFirst = () => {
  for (let seed = 1; ; seed++) {
    const story = settingUp({ seats: 2 }, seed);
    if (story.table.firstSeat === 0) return story;
  }
};

const heroesOf = (t: Table, seat: number): number[] =>
  Array.from({ length: t.heroes }, (_, hero) => hero).filter(hero => t.heroOwner.get(hero) === seat + 1);

describe('RW-SETUP, resources', () => {
  it('RW-SETUP-11 every dial shows the total of its resource in the home realm', () => {
    const { table: t } = settingUp({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) {
      const { areas } = t.content.homeRealms[t.faction.get(seat) - 1];
      for (const [resource, id] of resourceIds.entries()) {
        const total = areas.reduce((sum, { resources }) => sum + resources[id], 0);
        expect(t.dial.get(seat, resource)).toBe(total);
      }
    }
  });
});

everyWay({ describe, it }, 'RW-SETUP, strongholds and starting units', test => {
  test('RW-SETUP-12 RW-SETUP-13 one player places his stronghold and his units, then the next', () => {
    const story = daqanFirst();
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-SETUP-12']);
    expect(story.offered()).toEqual(['DA', 'DB', 'DC']);
    story.answer('DB');
    expect(story.happened).toEqual(['stronghold-placed']);
    expect(strongholdOf(story.table, area('DB'))).toBe(0);
    expect(isDamaged(story.table, area('DB'))).toBe(false);
    expect(story.table.content.stronghold.strength.undamaged).toBe(5);
    // Still the same player: the other one is not asked before the units are down.
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-SETUP-14']);
    story.answer(['DA', 'DB', 'DC', 'DA']);
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-SETUP-12']);
    expect(story.offered()).toEqual(['LA', 'LB', 'LC']);
  });

  test('RW-SETUP-14 all units of the three dials, each to any home area', () => {
    const story = daqanFirst().answer('DA');
    // Food 3, wood 2 and ore 2.
    expect(story.ask().items.map(({ name }) => name)).toEqual([
      'unit-bowman',
      'unit-knight',
      'unit-footman',
      'unit-footman',
    ]);
    expect(story.ask().options.map(({ name, limit }) => [name, limit])).toEqual([
      ['DA', 8],
      ['DB', 8],
      ['DC', 8],
    ]);
    story.answer(['DC', 'DB', 'DB', 'DC']);
    expect(unitsAt(story.table, 'DA')).toEqual({});
    expect(unitsAt(story.table, 'DB')).toEqual({ 'unit-knight': 1, 'unit-footman': 1 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-bowman': 1, 'unit-footman': 1 });
  });

  test('RW-SETUP-15 other icons of the dials give nothing yet, and an area holds eight', () => {
    const story = daqanFirst().answer('DA').answer(['DA', 'DA', 'DA', 'DA']);
    expect([story.table.influence.get(0), story.table.tactics.at(0).total]).toEqual([0, 0]);
    expect(story.table.freshTactics.at(0).total).toBe(0);
    // With dials that give more than eight units, not all of them may go to one area.
    const many = daqanFirst().given(t => {
      for (const resource of [0, 1, 2]) t.dial.set(0, resource, 8);
    });
    many.answer('DA');
    const items = many.ask().items.length;
    expect(items).toBeGreaterThan(8);
    expect(many.tries(Array<string>(items).fill('DA'))).toBe('too-many');
  });
});

everyWay({ describe, it }, 'RW-SETUP, starting heroes', test => {
  test('RW-SETUP-17 RW-SETUP-18 RW-HERO-06 the first player places first, in any home area', () => {
    const story = until(settingUp({ seats: 3 }), 'RW-SETUP-17');
    const first = story.table.firstSeat;
    for (const seat of [first, (first + 1) % 3, (first + 2) % 3]) {
      expect(story.asked).toEqual([seat]);
      const home = story.table.content.homeRealms[story.table.faction.get(seat) - 1];
      expect(story.offered()).toEqual(home.areas.map(({ id }) => id));
      const [hero] = heroesOf(story.table, seat);
      story.answer(home.areas[2].id);
      expect(story.told()[0]).toEqual({
        key: 'hero-placed',
        args: { who: seat, hero, area: area(home.areas[2].id) },
      });
      expect(story.table.heroArea.get(hero)).toBe(area(home.areas[2].id) + 1);
    }
  });
});

describe('RW-SETUP, the hero decks', () => {
  it('RW-SETUP-16 RW-SETUP-19 RW-HERO-06 RW-HERO-07 RW-COMP-06 each starting hero is of the alignment of the faction, and neutral ones stay in the deck', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { table: t } = until(settingUp({ seats: 3 }, seed), 'RW-ORDER-01');
      const starting = [0, 1, 2].map(seat => {
        const [hero, ...others] = heroesOf(t, seat);
        expect(others).toEqual([]);
        expect(t.content.heroes[hero].alignment).toBe(t.content.factions[t.faction.get(seat) - 1].alignment);
        expect(t.heroesInPlay.count(hero)).toBe(1);
        return hero;
      });
      expect(new Set(starting).size).toBe(3);
      expect(t.heroDeck.total).toBe(9);
      for (const [hero, { alignment }] of t.content.heroes.slice(0, t.heroes).entries()) {
        if (alignment === 'neutral') expect(t.heroDeck.count(hero)).toBe(1);
      }
    }
  });

  it('RW-SETUP-27 two good factions draw heroes and Objectives of the same decks', () => {
    const { table: t } = until(settingUp({ seats: 2, factions: ['daqan', 'latari'] }), 'RW-ORDER-01');
    const heroes = t.content.heroes.slice(0, t.heroes);
    const good = heroes.filter(({ alignment }) => alignment === 'good').length;
    const left = heroes.filter(
      ({ alignment }, hero) => alignment === 'good' && t.heroDeck.count(hero) > 0,
    ).length;
    expect(left).toBe(good - 2);
    expect([t.goodDeck.total, t.evilDeck.total]).toEqual([6, 8]);
  });
});
