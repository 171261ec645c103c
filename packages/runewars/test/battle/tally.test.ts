import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { area, development, stronghold } from '../kit/arrange.ts';
import { keys, type Stage, stage, tally } from './kit.ts';

const fort = (t: Table): void => stronghold(t, 1, '3B');
const damagedFort = (t: Table): void => stronghold(t, 1, '3B', true);

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
