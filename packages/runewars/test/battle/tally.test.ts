import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Table } from '../../src/layout.ts';
import { area, development, stronghold, tacticsHand } from '../kit/arrange.ts';
import { keys, type Stage, stage, tally } from './kit.ts';

const fort = (t: Table): void => stronghold(t, 1, '3B');
const damagedFort = (t: Table): void => stronghold(t, 1, '3B', true);

const withBonus = { played: [1] } as const;

everyWay({ describe, it }, 'RW-TALLY', test => {
  /** What the defender counts with these units, against one Footman who misses. */
  const counted = (defenders: Readonly<Record<string, number>>, arrange?: (t: Table) => void): number =>
    tally(
      stage({
        attackers: { 'unit-footman': 1 },
        defenders,
        silent: 1,
        fate: [1],
        ...(arrange && { arrange }),
      }),
    )?.[1] ?? -1;

  test('RW-TALLY-15 strength is who stands, and the hexagons that were routed here', () => {
    expect(counted({ 'unit-archer': 2, 'unit-archer:routed': 1, 'unit-dragon:routed': 1 })).toBe(3);
    expect(counted({ 'unit-archer:routed': 3 })).toBe(0);
  });

  test('RW-CLASS-08 of one routed unit of each shape only the hexagon counts', () => {
    const routed = (...ids: readonly string[]): number =>
      counted(Object.fromEntries(ids.map(id => [`${id}:routed`, 1])));
    // A triangle, a circle, a rectangle and a hexagon.
    expect(routed('unit-archer', 'unit-sorceress', 'unit-warrior', 'unit-giant')).toBe(1);
    expect(routed('unit-archer', 'unit-sorceress', 'unit-warrior')).toBe(0);
  });

  test('RW-TALLY-16 a unit adds one, whatever its shape, health and damage', () => {
    expect(counted({ 'unit-giant': 1 })).toBe(1);
    expect(counted({ 'unit-giant:4': 1, 'unit-archer': 1 })).toBe(2);
  });

  test('RW-TALLY-19 RW-HOLD-04 the stronghold adds what its upper side shows to the units', () => {
    expect(counted({ 'unit-archer': 1 }, fort)).toBe(6);
    expect(counted({ 'unit-archer': 3 }, fort)).toBe(8);
  });

  test('RW-TALLY-20 RW-HOLD-03 five undamaged, without any unit too, and three damaged', () => {
    expect(counted({}, fort)).toBe(5);
    expect(counted({}, damagedFort)).toBe(3);
    expect(universe.stronghold.strength).toEqual({ undamaged: 5, damaged: 3 });
  });

  test('RW-TALLY-21 a damaged one adds three', () => {
    expect(counted({ 'unit-archer': 2 }, damagedFort)).toBe(5);
  });

  const around: Stage = {
    attackers: { 'unit-footman': 1 },
    defenders: { 'unit-archer': 1 },
    silent: 1,
    fate: [1],
    arrange: t => {
      stronghold(t, 0, '3A');
      stronghold(t, 1, '3C');
      development(t, '3C', 'dev-protective-wards');
    },
  };

  test('RW-TALLY-24 the attacker adds nothing but his units, though he comes from a stronghold', () => {
    expect(tally(stage(around))?.[0]).toBe(1);
  });

  test('RW-DEV-06 RW-TALLY-02 what is built elsewhere is not offered, and adds nothing', () => {
    const story = stage(around);
    expect(keys(story)).not.toContain('fortification-used');
    expect(tally(story)).toEqual([1, 1]);
  });

  const siege: Stage = {
    attackers: { 'unit-footman': 5 },
    defenders: { 'unit-archer': 2 },
    silent: 1,
    fate: [1, 2, 3, 4, 11],
    arrange: fort,
  };

  test('RW-TALLY-22 RW-O3-03 with Conquer’s bonus the stronghold adds two instead of five', () => {
    expect(tally(stage({ ...siege, played: [8] }))).toEqual([5, 7]);
    expect(tally(stage({ ...siege, ...withBonus }))).toEqual([5, 4]);
  });

  test('RW-EX-A16 that is enough to win the battle of the example', () => {
    const strong = stage({ ...siege, ...withBonus });
    expect(strong.history()).toContainEqual({ key: 'battle-won', args: { who: 0, area: area('3B') } });
    const plain = stage({ ...siege, played: [8] });
    expect(plain.history()).toContainEqual({ key: 'battle-won', args: { who: 1, area: area('3B') } });
  });

  test('RW-TALLY-23 RW-O3-04 a damaged one adds nothing then, and never less than nothing', () => {
    const weakened = (t: Table): void => {
      damagedFort(t);
      tacticsHand(t, 0, 'tactics-sappers');
    };
    const setting: Stage = { ...siege, attackers: { 'unit-footman': 1 }, fate: [1], ...withBonus };
    expect(tally(stage({ ...setting, arrange: damagedFort }))).toEqual([1, 2]);
    // Not even Sappers bring it below nothing.
    const story = stage({ ...setting, arrange: weakened });
    expect(tally(story)?.[1]).toBe(2);
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
