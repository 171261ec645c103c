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
