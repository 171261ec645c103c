import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { orderIds } from '../../../src/pools.ts';
import { inPlayOrder } from '../../../src/rules/table/seats.ts';
import { battleOdds } from '../../../src/rules/view/odds.ts';
import { finish, marchIn, type Stage, stage, tally } from '../../battle/kit.ts';
import { area, army, development, noStronghold, stronghold, unit, unitsAt } from '../../kit/arrange.ts';
import { ordersInPlay, position, type Setting } from '../../kit/position.ts';
import { resolved, resolving } from '../../orders/kit.ts';

const options = { expansion: 'banners-of-war' };
const setting: Setting = { options };
const GARRISON = orderIds.indexOf('order-garrison');

/** A battle against somebody who has garrisoned, in which nobody harms anybody. */
const against: Stage = {
  options,
  against: 'order-garrison',
  attackers: { 'unit-footman': 1 },
  defenders: { 'unit-archer': 2 },
  silent: 1,
  fate: [1],
};
const defence = (battle: Partial<Stage> = {}): number | undefined =>
  tally(stage({ ...against, ...battle }))?.[1];

const garrisoning = (arrange?: (t: Table) => void, factions?: readonly string[]): Play<Table> =>
  resolved('order-garrison', arrange, factions ? { ...setting, factions } : setting);

/** Everybody's Order by seat, by its place in the list. */
const active = (t: Table, ...orders: readonly number[]): void => {
  for (const [seat, order] of orders.entries()) t.activeOrder.set(seat, order + 1);
};

everyWay({ describe, it }, 'Garrison', test => {
  test('BW-GARR-01 it is a ninth Order card in every hand, and none where the box is closed', () => {
    const offered = (options: Setting['options'] = {}): string[][] => {
      const story = position({ seats: 4, options });
      return [0, 1, 2, 3].map(seat => story.offered(seat));
    };
    for (const hand of offered(options)) expect(hand).toEqual(orderIds);
    for (const hand of offered()) expect(hand).toEqual(orderIds.slice(0, 8));
  });

  test('BW-GARR-02 four are used in a year, and spring returns them all', () => {
    const story = position(setting).given(t => {
      t.season = 3;
      for (const seat of [0, 1]) t.ordersInPlay.set(seat, 0b100_0000_11);
    });
    story.answer('order-fortify', 0).answer('order-fortify', 1);
    const used = (): number[] =>
      [0, 1].map(seat => story.table.ordersInPlay.get(seat).toString(2).split('1').length - 1);
    expect(used()).toEqual([4, 4]);
    while (story.ask(story.asked[0]).rule !== 'RW-ORDER-01') {
      const [seat] = story.asked;
      const offered = story.offered(seat);
      story.answer(['end', 'order'].find(name => offered.includes(name)) ?? story.ask(seat).absent, seat);
    }
    expect([story.table.season, used()]).toEqual([0, [0, 0]]);
    for (const seat of [0, 1]) expect(story.offered(seat)).toEqual(orderIds);
  });

  test('BW-GARR-03 its number is 0: it is resolved before Strategize', () => {
    const story = position(setting).given(t => t.influence.set(1, 30));
    story.answer('order-garrison', 0).answer('order-strategize', 1);
    expect(story.asked).toEqual([0]);
    expect(story.table.content.orders[GARRISON].number).toBe(0);
  });

  test('BW-GARR-04 BW-GARR-05 who garrisons has two strength more in defence, and everybody is told', () => {
    const story = resolving('order-garrison', undefined, setting);
    expect(story.offered()).toEqual(['order']);
    story.answer('order');
    expect(story.told()).toEqual([{ key: 'defence-strengthened', args: { who: 0, strength: 2 } }]);
    expect(defence()).toBe(4);
    expect(defence({ against: 'order-fortify' })).toBe(2);
  });

  test('BW-GARR-06 it counts in every defence of the season', () => {
    const story = position({ ...setting, seats: 3 }).given(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 1, '3B', { 'unit-warrior': 8 });
      army(t, 2, '3C', { 'unit-berserker': 1 });
    });
    story.answer('order-conquer', 0).answer('order-garrison', 1).answer('order-conquer', 2);
    story.answer('order').answer('end');
    finish(marchIn(story)).answer('end');
    finish(marchIn(story));
    const added = story
      .history()
      .flatMap(({ key, args }) => (key === 'strength-counted' && args['side'] === 1 ? args['added'] : []));
    expect(added).toEqual([2, 2]);
  });

  test('BW-GARR-06 it is over with the season', () => {
    const story = finish(stage(against));
    expect(tally(story)?.[1]).toBe(4);
    expect(story.table.strengthBonus.get(1)).toBe(0);
    expect(story.table.defence.toArray()).toEqual([0, 2, 0, 0]);
    while (story.table.season === 0) {
      const [seat] = story.asked;
      const offered = story.offered(seat);
      story.answer(offered.includes('end') ? 'end' : story.ask(seat).absent, seat);
    }
    expect(story.table.activeOrder.get(1)).toBe(GARRISON + 1);
    expect(story.table.defence.toArray()).toEqual([0, 0, 0, 0]);
  });

  test('BW-GARR-07 it does not count for who attacks', () => {
    const story = stage({ ...against, against: 'order-fortify', arrange: t => t.defence.set(0, 2) });
    expect(tally(story)).toEqual([1, 2]);
  });

  test('BW-GARR-08 it does not count for neutral units that its player leads', () => {
    expect(defence({ unallied: true, defenders: { 'unit-sorcerer': 2 }, silent: 1 })).toBe(2);
  });

  test('BW-GARR-09 it counts without any unit', () => {
    expect(defence({ defenders: {}, arrange: t => stronghold(t, 1, '3B') })).toBe(7);
  });

  test('BW-GARR-16 it adds to the stronghold and its walls', () => {
    const story = stage({
      ...against,
      factions: ['latari', 'daqan'],
      attackers: { 'unit-archer': 1 },
      defenders: { 'unit-footman': 1 },
      arrange: t => {
        stronghold(t, 1, '3B');
        development(t, '3B', 'dev-reinforced-walls');
      },
    }).answer(1);
    expect(tally(story)?.[1]).toBe(1 + 2 + 2 + 5);
  });

  test('BW-GARR-10 its bonus recruits two triangle units at a stronghold', () => {
    const story = garrisoning(undefined, ['latari', 'daqan']);
    expect(story.offered()).toEqual(['bonus', 'end']);
    story.answer('bonus');
    // The only type of the Elves is no choice.
    expect(story.ask().items.map(({ name }) => name)).toEqual(['unit-archer', 'unit-archer']);
    story.answer(['area:LA', 'area:LA']);
    expect(unitsAt(story.table, 'LA')).toEqual({ 'unit-archer': 2 });
  });

  test('BW-GARR-11 of different types and apart, if the player likes', () => {
    const story = garrisoning(t => stronghold(t, 0, '1B')).answer('bonus');
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['unit-bowman', 'unit-footman']);
    expect(story.offered()).toEqual(['area:1B', 'area:DA', 'none']);
    story.answer(['area:DA', 'area:1B']);
    expect([unitsAt(story.table, 'DA'), unitsAt(story.table, '1B')]).toEqual([
      { 'unit-bowman': 1 },
      { 'unit-footman': 1 },
    ]);
  });

  test('BW-GARR-12 without a stronghold it recruits nothing, and a missing figure may be given up first', () => {
    const without = garrisoning(t => {
      noStronghold(t, 'DA');
      army(t, 0, '1B', { 'unit-footman': 1 });
    });
    expect(without.offered()).toEqual(['end']);
    expect(without.whyNot('bonus')).toBe('reason.nowhere-to-recruit');
    const story = garrisoning(t => {
      army(t, 0, '1B', { 'unit-footman': 8 });
      army(t, 0, '1C', { 'unit-footman': 8 });
    })
      .answer('bonus')
      .answer(['unit-footman', 'unit-footman']);
    expect(story.offered()).toEqual(['1B', '1C', 'pass']);
    story.answer('1B').answer('pass');
    expect(story.ask().items.map(({ name }) => name)).toEqual(['unit-footman']);
    story.answer(['area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 1 });
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-footman': 7 });
  });

  test('BW-GARR-13 the limit of eight holds at once', () => {
    const story = garrisoning(t => army(t, 0, 'DA', { 'unit-knight': 7 }))
      .answer('bonus')
      .answer(['unit-footman', 'unit-footman'])
      .answer(['area:DA', 'area:DA']);
    expect(story.offered()).toEqual(['standing:unit-knight', 'standing:unit-footman']);
    story.answer(['standing:unit-footman']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-knight': 7, 'unit-footman': 1 });
  });

  test('BW-GARR-14 any other Order in play is higher', () => {
    const story = resolved('order-garrison', t => ordersInPlay(t, 0, 1), setting);
    expect(story.offered()).toEqual(['end']);
    expect(story.whyNot('bonus')).toBe('reason.no-supremacy');
  });

  test('BW-GARR-15 its player comes first in the next season, among equals by influence', () => {
    const order = (...orders: readonly number[]): number[] => {
      const { table } = position({ ...setting, seats: 3 }).given(t => {
        active(t, ...orders);
        for (const seat of [0, 1, 2]) t.influence.set(seat, seat);
      });
      const seats = inPlayOrder<unknown>();
      const start = seats.start(table, undefined);
      return [0, 1, 2].map(n => seats.at(table, undefined, start, n));
    };
    expect(order(0, 1, GARRISON)).toEqual([2, 0, 1]);
    expect(order(GARRISON, 0, GARRISON)).toEqual([2, 0, 1]);
  });

  test('an imagined battle reckons with it', () => {
    const { table } = position(setting).given(t => {
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    const odds = (): number =>
      battleOdds(
        { t: table, me: 0 },
        { area: area('3B'), troops: [{ area: area('3A'), type: unit('unit-footman'), count: 2 }] },
        64,
      ).win;
    const before = odds();
    table.defence.set(1, 2);
    expect(odds()).toBeLessThan(before);
  });
});
