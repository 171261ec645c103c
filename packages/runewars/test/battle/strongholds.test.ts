import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { invariants } from '../../src/rules/invariants.ts';
import { isDamaged, strongholdOf } from '../../src/rules/map/areas.ts';
import { strongholdsLeft } from '../../src/rules/orders/strongholds.ts';
import { area, city, development, heroAt, stronghold, tacticsHand, unitsAt } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
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

  test('RW-HOLD-07 RW-TALLY-30 a conquered stronghold goes back to the unused ones of its owner', () => {
    const left = (t: Table): number[] => [0, 1].map(seat => strongholdsLeft(t, seat));
    const before = attack({ attackers: { 'unit-footman': 1 }, arrange: fort }).table;
    expect(left(before)).toEqual([3, 2]);
    const story = stage({ ...five, defenders: {}, arrange: fort });
    expect(story.history()).toContainEqual({ key: 'stronghold-removed', args: { who: 1, area: area('3B') } });
    expect(left(story.table)).toEqual([3, 3]);
    expect(strongholdOf(story.table, area('3B'))).toBe(-1);
  });

  test('RW-HOLD-08 RW-TALLY-31 the winner may put one of his own in its place, or leave it', () => {
    const story = stage({ ...five, defenders: {}, arrange: fort });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HOLD-08']);
    story.answer('yes');
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    const declined = stage({ ...five, defenders: {}, arrange: fort }).answer('no');
    expect(strongholdOf(declined.table, area('3B'))).toBe(-1);
  });

  test('RW-HOLD-09 RW-HOLD-13 it lies with its damaged side up and costs nothing', () => {
    const story = stage({ ...five, defenders: {}, arrange: fort });
    story.given(t => {
      for (let resource = 0; resource < 3; resource++) t.dial.set(0, resource, 0);
    });
    story.answer('yes');
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(story.happened).not.toContain('dial-turned');
  });

  test('RW-TALLY-29 the stronghold is seen to before anything else of the resolution', () => {
    const story = stage({ ...five, defenders: { 'unit-archer:routed': 1 }, arrange: fort }).answer('yes');
    const told = keys(story);
    expect(told.indexOf('stronghold-removed')).toBeGreaterThan(told.indexOf('battle-won'));
    finish(story);
    expect(keys(story).indexOf('units-retreated')).toBeGreaterThan(keys(story).indexOf('stronghold-placed'));
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

  test('RW-HOLD-02 a second stronghold, or one beside a city, comes by none of the ways', () => {
    // Conquest: the old one is gone before the new one rises, and only one stands.
    const taken = stage({ ...five, defenders: {}, arrange: fort }).answer('yes');
    expect(keys(taken).filter(key => key.startsWith('stronghold-'))).toEqual([
      'stronghold-removed',
      'stronghold-placed',
    ]);
    expect(strongholdOf(taken.table, area('3B'))).toBe(0);
    // A city that is taken brings none.
    const city3B = stage({
      ...five,
      defenders: {},
      lying: { 'unit-archer': 1 },
      arrange: t => city(t, '3B', 'city-forge'),
    });
    finish(city3B);
    expect(strongholdOf(city3B.table, area('3B'))).toBe(-1);
    // Lost City looks for ground without either.
    const lost = atTurn(
      position().given(t => {
        for (const [id, where] of [
          ['HE-01', '1A'],
          ['HE-02', '1B'],
          ['HE-03', '1C'],
        ] as const)
          heroAt(t, 0, id, where);
        city(t, '1A', 'city-forge');
        stronghold(t, 1, '1B');
        tacticsHand(t, 0, 'tactics-lost-city');
      }),
      0,
      'order-acquire-power',
    ).answer('tactics:tactics-lost-city');
    expect([0, 1].map(seat => strongholdOf(lost.table, area(seat === 0 ? '1C' : '1B')))).toEqual([0, 1]);
    expect(strongholdOf(lost.table, area('1A'))).toBe(-1);
    // And a table with both is no table: this is looked at after every answer of every test.
    const both = position().table;
    city(both, '1A', 'city-forge');
    invariants(both);
    stronghold(both, 0, '1A');
    expect(() => invariants(both)).toThrow('a stronghold beside a city');
  });

  test('RW-DEV-16 RW-TALLY-34 the development of a conquered stronghold is gone', () => {
    const story = stage({ ...five, defenders: {}, arrange: fortWith('dev-training-ground') }).answer('yes');
    expect(story.table.development.get(area('3B'))).toBe(0);
    expect(keys(story)).toContain('development-destroyed');
  });

  const repelled = (attackers: Stage['attackers']) =>
    stage({ attackers, defenders: {}, silent: 0, arrange: fort });

  test('RW-HOLD-11 RW-TALLY-35 a stronghold that held is damaged by an attacker who still stands', () => {
    const story = repelled({ 'unit-footman': 1 });
    expect(tally(story)).toEqual([1, 5]);
    expect(isDamaged(story.table, area('3B'))).toBe(true);
  });

  test('RW-TALLY-36 an ally who stands is enough, and nobody is asked', () => {
    const story = repelled({ 'unit-hell-hound': 1, 'unit-footman:routed': 1 });
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(story.ask().rule).toBe('RW-RETR-01');
  });

  test('RW-TALLY-51 it is damaged, never destroyed', () => {
    const story = repelled({ 'unit-footman': 4 });
    expect(strongholdOf(story.table, area('3B'))).toBe(1);
    expect(keys(story)).not.toContain('stronghold-removed');
  });

  test('RW-TALLY-38 RW-HOLD-11 one that is damaged already stays so and stays there', () => {
    const story = stage({ attackers: { 'unit-footman': 1 }, defenders: {}, silent: 0, arrange: damagedFort });
    finish(story);
    expect(strongholdOf(story.table, area('3B'))).toBe(1);
    expect(keys(story)).not.toContain('stronghold-damaged');
  });

  const lyingLord: Stage = {
    factions: ['uthuk', 'latari'],
    attackers: { 'unit-chaos-lord:routed': 1, 'unit-berserker:routed': 1 },
    defenders: {},
    arrange: fort,
  };

  test('RW-HOLD-12 RW-TALLY-37 with nobody standing it is not damaged', () => {
    const story = stage(lyingLord);
    expect(isDamaged(story.table, area('3B'))).toBe(false);
    expect(keys(story)).not.toContain('stronghold-damaged');
  });

  test('RW-TALLY-17 a routed hexagon is counted, and stands for nothing else', () => {
    const story = stage(lyingLord);
    expect(tally(story)).toEqual([1, 5]);
    expect(keys(story)).not.toContain('fate-drawn');
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
