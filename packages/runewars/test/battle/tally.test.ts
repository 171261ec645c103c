import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { isDamaged, strongholdOf } from '../../src/rules/map/areas.ts';
import { area, development, stronghold, unitsAt } from '../kit/arrange.ts';
import { attack, finish, keys, type Stage, stage, tally } from './kit.ts';

const fort = (t: Table): void => stronghold(t, 1, '3B');
const damagedFort = (t: Table): void => stronghold(t, 1, '3B', true);

const fortWith = (id: string) => (t: Table) => {
  fort(t);
  development(t, '3B', id);
};

const withBonus = { played: [1] } as const;

everyWay({ describe, it }, 'RW-TALLY', test => {
  test('RW-TALLY-15 RW-TALLY-16 RW-CLASS-08 one for each who stands, and one for each hexagon routed here', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2, 'unit-archer:routed': 1, 'unit-dragon:routed': 1, 'unit-giant:4': 1 },
      silent: 1,
      fate: [1],
    });
    expect(tally(story)).toEqual([1, 4]);
  });

  test('RW-TALLY-19 RW-TALLY-20 RW-HOLD-03 RW-HOLD-04 an undamaged stronghold adds five', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 3 },
      silent: 1,
      fate: [1],
      arrange: fort,
    });
    expect(tally(story)).toEqual([1, 8]);
  });

  test('RW-TALLY-21 RW-HOLD-03 a damaged one adds three', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
      fate: [1],
      arrange: damagedFort,
    });
    expect(tally(story)).toEqual([1, 5]);
  });

  test('RW-TALLY-24 RW-DEV-06 RW-TALLY-02 strongholds and walls elsewhere do nothing, least of all for the attacker', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [1],
      arrange: t => {
        stronghold(t, 0, '3A');
        stronghold(t, 1, '3C');
        development(t, '3C', 'dev-protective-wards');
      },
    });
    expect(tally(story)).toEqual([1, 1]);
    expect(keys(story)).not.toContain('fortification-used');
  });

  test('RW-TALLY-22 RW-O3-03 RW-EX-A16 with Conquer’s bonus the stronghold adds two', () => {
    const setting: Stage = {
      attackers: { 'unit-footman': 5 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
      fate: [1, 2, 3, 4, 11],
      arrange: fort,
    };
    const plain = stage({ ...setting, played: [8] });
    expect(tally(plain)).toEqual([5, 7]);
    const strong = stage({ ...setting, ...withBonus });
    expect(tally(strong)).toEqual([5, 4]);
    expect(strong.history()).toContainEqual({ key: 'battle-won', args: { who: 0, area: area('3B') } });
  });

  test('RW-TALLY-23 RW-O3-04 a damaged one adds nothing then, and never less than nothing', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
      fate: [1],
      arrange: damagedFort,
      ...withBonus,
    });
    expect(tally(story)).toEqual([1, 2]);
  });

  test('RW-O3-06 without a stronghold the bonus has no effect', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
      fate: [1],
      ...withBonus,
    });
    expect(tally(story)).toEqual([1, 2]);
  });

  test('RW-TALLY-25 the higher strength wins; equal strength is the defender’s', () => {
    const won = stage({
      attackers: { 'unit-footman': 5 },
      defenders: { 'unit-archer': 4 },
      silent: 1,
      fate: [1, 2, 3, 4, 11],
    });
    expect(won.history()).toContainEqual({ key: 'battle-won', args: { who: 0, area: area('3B') } });
    const even = stage({
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 4 },
      silent: 1,
      fate: [1, 2, 3, 4],
    });
    expect(even.history()).toContainEqual({ key: 'battle-won', args: { who: 1, area: area('3B') } });
  });
});

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

  test('RW-DEV-08 RW-DEV-10 RW-TALLY-01 RW-TALLY-03 RW-TALLY-04 RW-TALLY-05 Cursed Tomb: three routs before units are counted', () => {
    const story = stage({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 3, 'unit-warrior': 2 },
      defenders: {},
      fate: [1, 2, 3, 5, 6],
      arrange: fortWith('dev-cursed-tomb'),
    });
    expect(story.ask().rule).toBe('RW-DEV-07');
    story.answer('yes');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-ROUT-04']);
    story.answers('unit-archer', 'unit-archer', 'unit-warrior');
    expect(tally(story)).toEqual([2, 5]);
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

  test('RW-DEV-09 RW-TALLY-06 RW-TALLY-07 Hungry Spawn: four damage, which four Footmen do not survive', () => {
    const story = stage({
      factions: ['daqan', 'uthuk'],
      attackers: { 'unit-footman': 4 },
      defenders: {},
      fate: [1, 2, 3, 4],
      arrange: fortWith('dev-hungry-spawn'),
    }).answer('yes');
    expect(tally(story)).toEqual([0, 5]);
    expect(story.table.development.get(area('3B'))).toBe(0);
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

everyWay({ describe, it }, 'RW-HOLD', test => {
  const five = { attackers: { 'unit-footman': 6 }, silent: 1, fate: [1, 2, 3, 4, 11, 12] } as const;

  test('RW-HOLD-07 RW-HOLD-08 RW-HOLD-09 RW-TALLY-29 RW-TALLY-30 RW-TALLY-31 RW-HOLD-13 a conquered stronghold goes, and one of the winner’s may come, damaged and free', () => {
    const story = stage({ ...five, defenders: {}, arrange: fort });
    expect(keys(story)).toContain('stronghold-removed');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HOLD-08']);
    story.given(t => {
      for (let resource = 0; resource < 3; resource++) t.dial.set(0, resource, 0);
    });
    story.answer('yes');
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(story.happened).not.toContain('dial-turned');
    const declined = stage({ ...five, defenders: {}, arrange: fort }).answer('no');
    expect(strongholdOf(declined.table, area('3B'))).toBe(-1);
  });

  test('RW-HOLD-10 RW-TALLY-32 RW-TALLY-33 with all four in play one elsewhere may be given up, and its development with it', () => {
    const setting: Stage = {
      ...five,
      defenders: {},
      arrange: t => {
        fort(t);
        for (const site of ['DB', 'DC', '3A']) stronghold(t, 0, site);
        development(t, 'DC', 'dev-diplomat');
      },
    };
    const story = stage(setting);
    expect(story.ask().rule).toBe('RW-HOLD-10');
    expect(story.offered()).toEqual(['3A', 'DA', 'DB', 'DC', 'pass']);
    story.answer('DC');
    expect(strongholdOf(story.table, area('DC'))).toBe(-1);
    expect(story.table.development.get(area('DC'))).toBe(0);
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    expect(strongholdOf(stage(setting).answer('pass').table, area('3B'))).toBe(-1);
  });

  test('RW-DEV-16 RW-TALLY-34 the development of a conquered stronghold is gone', () => {
    const story = stage({ ...five, defenders: {}, arrange: fortWith('dev-training-ground') }).answer('yes');
    expect(story.table.development.get(area('3B'))).toBe(0);
    expect(keys(story)).toContain('development-destroyed');
  });

  test('RW-HOLD-11 RW-TALLY-35 RW-TALLY-36 RW-TALLY-51 a stronghold that held is damaged by an attacker who stands, an ally too', () => {
    const story = stage({
      attackers: { 'unit-hell-hound': 1, 'unit-footman:routed': 1 },
      defenders: {},
      silent: 0,
      arrange: fort,
    });
    expect(tally(story)).toEqual([1, 5]);
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(strongholdOf(story.table, area('3B'))).toBe(1);
  });

  test('RW-TALLY-38 RW-HOLD-11 one that is damaged already stays so and stays there', () => {
    const story = stage({ attackers: { 'unit-footman': 1 }, defenders: {}, silent: 0, arrange: damagedFort });
    finish(story);
    expect(strongholdOf(story.table, area('3B'))).toBe(1);
    expect(keys(story)).not.toContain('stronghold-damaged');
  });

  test('RW-HOLD-12 RW-TALLY-37 RW-TALLY-17 with nobody standing it is not damaged, a routed hexagon notwithstanding', () => {
    const story = stage({
      factions: ['uthuk', 'latari'],
      attackers: { 'unit-chaos-lord:routed': 1, 'unit-berserker:routed': 1 },
      defenders: {},
      arrange: fort,
    });
    expect(tally(story)).toEqual([1, 5]);
    expect(isDamaged(story.table, area('3B'))).toBe(false);
  });

  test('RW-TALLY-39 RW-RETR-41 who has left by the Wards does not damage it', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: {},
      silent: 0,
      arrange: fortWith('dev-protective-wards'),
    });
    story.answer('yes').answer('DB');
    expect(tally(story)).toEqual([0, 5]);
    expect(isDamaged(story.table, area('3B'))).toBe(false);
  });

  test('RW-HOLD-14 RW-TALLY-28 an attacker who wins without survivors may still put a stronghold, or nobody has the area', () => {
    const setting: Stage = {
      attackers: { 'unit-siege-tower:2': 1 },
      defenders: { 'unit-giant': 1 },
      fate: [6, 8],
      arrange: damagedFort,
      ...withBonus,
    };
    const empty = stage(setting);
    expect(tally(empty)).toEqual([2, 1]);
    empty.answer('no');
    expect(unitsAt(empty.table, '3B')).toEqual({});
    expect(strongholdOf(empty.table, area('3B'))).toBe(-1);
    const held = stage(setting).answer('yes');
    expect(strongholdOf(held.table, area('3B'))).toBe(0);
  });

  test('RW-TALLY-40 without a stronghold nothing is damaged or conquered', () => {
    const story = finish(attack({ attackers: { 'unit-footman': 2 }, defenders: { 'unit-archer': 1 } }));
    expect(keys(story).filter(key => key.startsWith('stronghold'))).toEqual([]);
  });
});
