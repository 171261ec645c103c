import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { isDamaged } from '../../src/rules/map/areas.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { area, development, hero, heroAt, stronghold, unit, unitsAt } from '../kit/arrange.ts';
import { keys, type Stage, stage, tally } from './kit.ts';

const fort = (t: Table): void => stronghold(t, 1, '3B');

const fortWith = (id: string) => (t: Table) => {
  fort(t);
  development(t, '3B', id);
};

const withBonus = { played: [1] } as const;

everyWay({ describe, it }, 'RW-DEV', test => {
  const walls = { factions: ['latari', 'daqan'], silent: 1 } as const;

  test('RW-DEV-07 RW-DEV-14 RW-TALLY-12 RW-TALLY-14 Reinforced Walls: the defender may add two, and the token stays', () => {
    const setting: Stage = {
      ...walls,
      attackers: { 'unit-archer': 1 },
      defenders: { 'unit-footman': 2 },
      fate: [1],
      arrange: fortWith('dev-reinforced-walls'),
    };
    const used = stage(setting);
    expect([used.asked, used.ask().rule]).toEqual([[1], 'RW-DEV-07']);
    used.answer('yes');
    expect(tally(used)).toEqual([1, 9]);
    expect(used.table.development.get(area('3B'))).toBeGreaterThan(0);
    expect(tally(stage(setting).answer('no'))).toEqual([1, 7]);
  });

  // Nothing in the box brings two developments to one area, and the table has no place for a second. So each that lies
  // there is the one that does: it is offered once, with what it gives once, and what lies in other areas of the
  // defender's adds nothing to it. That a second cannot be built there is RW-DEV-15.
  test('RW-TALLY-13 the defender uses each development that lies in the area, and none twice or from elsewhere', () => {
    const setting: Stage = {
      ...walls,
      attackers: { 'unit-archer': 1 },
      defenders: { 'unit-footman': 2 },
      fate: [1],
      arrange: t => {
        fortWith('dev-reinforced-walls')(t);
        for (const where of ['1B', '3C']) {
          stronghold(t, 1, where);
          development(t, where, 'dev-reinforced-walls');
        }
      },
    };
    const story = stage(setting);
    story.answer('yes');
    expect(keys(story).filter(key => key === 'fortification-used')).toHaveLength(1);
    expect(tally(story)).toEqual([1, 9]);
    // Who has declined is not asked about the same one again.
    const declined = stage(setting).answer('no');
    expect(keys(declined)).not.toContain('fortification-used');
    expect(tally(declined)).toEqual([1, 7]);
  });

  test('RW-O3-05 Conquer’s bonus takes from the stronghold, not from the walls', () => {
    const story = stage({
      ...walls,
      attackers: { 'unit-archer': 1 },
      defenders: {},
      fate: [1],
      arrange: fortWith('dev-reinforced-walls'),
      ...withBonus,
    }).answer('yes');
    expect(tally(story)).toEqual([1, 4]);
  });

  const tomb: Stage = {
    factions: ['latari', 'waiqar'],
    attackers: { 'unit-archer': 3, 'unit-warrior': 2 },
    defenders: {},
    fate: [1, 2, 3, 5, 6],
    arrange: fortWith('dev-cursed-tomb'),
  };

  test('RW-TALLY-01 RW-TALLY-03 fortifications come first in the count, and it is the defender who may use them', () => {
    const story = stage(tomb);
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DEV-07']);
    expect(keys(story).filter(key => key === 'strength-tallied')).toEqual([]);
    story.answer('no');
    expect(tally(story)).toEqual([5, 5]);
  });

  test('RW-DEV-08 RW-TALLY-04 Cursed Tomb: the attacker picks three units to rout before units are counted', () => {
    const story = stage(tomb).answer('yes');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-ROUT-04']);
    story.answers('unit-archer', 'unit-archer', 'unit-warrior');
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(3);
    expect(tally(story)).toEqual([2, 5]);
  });

  test('RW-TALLY-05 heroes take none of its routs: what units cannot take is lost', () => {
    const story = stage({
      ...tomb,
      attackers: { 'unit-archer': 1, 'unit-warrior': 1 },
      fate: [1, 5],
      arrange: t => {
        fortWith('dev-cursed-tomb')(t);
        for (const id of ['HE-01', 'HE-05']) heroAt(t, 0, id, '3B');
      },
    }).given(t => {
      t.supporter.set(0, columnOf(t, unit('unit-archer')), hero('HE-01') + 1);
      t.supporter.set(0, columnOf(t, unit('unit-warrior')), hero('HE-05') + 1);
    });
    story.answer('yes');
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(2);
    expect(tally(story)).toEqual([0, 5]);
    expect(['HE-01', 'HE-05'].map(id => story.table.heroRouted.get(hero(id)))).toEqual([0, 0]);
    expect(story.history().map(({ key }) => key)).not.toContain('hero-routed');
  });

  test('RW-DEV-11 RW-TALLY-08 RW-DEV-10 a Tomb that was used is back in the supply; with too few units the rest is lost', () => {
    const story = stage({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 2 },
      defenders: {},
      fate: [1, 2],
      arrange: fortWith('dev-cursed-tomb'),
    }).answer('yes');
    expect(tally(story)).toEqual([0, 5]);
    expect(story.table.development.get(area('3B'))).toBe(0);
    const kept = stage({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 2 },
      defenders: {},
      fate: [1, 2],
      arrange: fortWith('dev-cursed-tomb'),
    }).answer('no');
    expect(kept.table.development.get(area('3B'))).toBeGreaterThan(0);
  });

  const spawn: Stage = {
    factions: ['daqan', 'uthuk'],
    attackers: { 'unit-footman': 4 },
    defenders: {},
    fate: [1, 2, 3, 4],
    arrange: fortWith('dev-hungry-spawn'),
  };

  test('RW-TALLY-06 RW-TALLY-07 Hungry Spawn: four damage before the count, which four Footmen do not survive, and the token is gone', () => {
    const story = stage(spawn).answer('yes');
    expect(tally(story)).toEqual([0, 5]);
    expect(story.table.development.get(area('3B'))).toBe(0);
  });

  test('RW-DEV-09 the attacker assigns the damage of Hungry Spawn, by the rules of damage', () => {
    const story = stage({
      ...spawn,
      attackers: { 'unit-footman': 3, 'unit-knight': 2 },
      fate: [5, 6, 1, 2, 3],
    }).answer('yes');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DMG-01']);
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    story.answer('unit-knight');
    // A damaged unit takes the next one.
    while (story.asked[0] === 0 && story.ask().rule === 'RW-DMG-01') story.answer('unit-footman');
    const fallen = story
      .history()
      .filter(({ key }) => key === 'fighters-destroyed')
      .map(({ args }) => args);
    expect(fallen[0]).toEqual({ side: 0, unit: unit('unit-knight'), amount: 1 });
    expect(tally(story)).toEqual([2, 5]);
  });

  test('RW-DEV-12 RW-DEV-13 RW-TALLY-09 RW-TALLY-10 Protective Wards: the attacker sends one standing unit away', () => {
    const story = stage({
      factions: ['daqan', 'latari'],
      attackers: { 'unit-knight': 1, 'unit-footman': 2 },
      defenders: {},
      fate: [5, 1, 2],
      arrange: fortWith('dev-protective-wards'),
    });
    story.answer('yes');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DEV-13']);
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    story.answer('unit-footman').answer('DC');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
    expect(tally(story)).toEqual([2, 5]);
    expect(story.table.development.get(area('3B'))).toBeGreaterThan(0);
  });

  test('RW-TALLY-11 RW-TALLY-17 Wards find nobody where only a routed Giant is left', () => {
    const story = stage({
      factions: ['daqan', 'latari'],
      attackers: { 'unit-giant:routed': 1 },
      defenders: {},
      arrange: fortWith('dev-protective-wards'),
    });
    expect(keys(story)).not.toContain('fortification-used');
    expect(tally(story)).toEqual([1, 5]);
    expect(isDamaged(story.table, area('3B'))).toBe(false);
  });
});
