import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { orderIds, unitIds } from '../../src/pools.ts';
import { hasSupremacy } from '../../src/rules/orders/in-play.ts';
import { previewOf } from '../../src/rules/view/previews.ts';
import { attack } from '../battle/kit.ts';
import { SCORPION, token } from '../heroes/summer.ts';
import { army, city, dials, heroAt, noStronghold, stronghold, unitsAt } from '../kit/arrange.ts';
import { ordersInPlay, position } from '../kit/position.ts';
import { dialsOf, influenceOf, resolved, resolving } from '../orders/kit.ts';
import { sightAt } from './looks.ts';

const previewIn = ({ table }: Play<Table>, order: string) =>
  previewOf(sightAt(table, 0), 0, orderIds.indexOf(order));

everyWay({ describe, it }, 'What an Order is said to give is what it gives', test => {
  test('RW-O4-01 RW-O4-02 Harvest: where the dials go, up and down', () => {
    const arrange = (t: Table): void => {
      dials(t, 0, 1, 6, 2);
      army(t, 0, '1B', { 'unit-knight': 1 });
    };
    const told = previewIn(resolving('order-harvest', arrange), 'order-harvest').gain;
    expect(told).toEqual({ kind: 'dials', from: [1, 6, 2], to: [4, 3, 2] });
    expect(dialsOf(resolved('order-harvest', arrange))).toEqual([4, 3, 2]);
  });

  test('RW-DIAL-02 Harvest: no dial goes beyond its last space, however much the areas yield', () => {
    const arrange = (t: Table): void => {
      dials(t, 0, 1, 1, 1);
      for (const tile of ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D'])
        army(t, 0, tile, { 'unit-footman': 1 });
    };
    const told = previewIn(resolving('order-harvest', arrange), 'order-harvest').gain;
    expect(told).toMatchObject({ to: [8, 8, 8] });
    expect(dialsOf(resolved('order-harvest', arrange))).toEqual([8, 8, 8]);
  });

  test('RW-O5-01 RW-O5-02 Recruit: the units of each dial, and no other icons', () => {
    const arrange = (t: Table): void => dials(t, 0, 3, 4, 2);
    const told = previewIn(resolving('order-recruit', arrange), 'order-recruit').gain;
    if (told?.kind !== 'units') throw new Error('no units are told of');
    const story = resolved('order-recruit', arrange).answer('food');
    const { items } = story.ask();
    const offered = items.map(({ name }) => name);
    expect(told.dials[0].flatMap(({ type, count }) => Array(count).fill(unitIds[type]))).toEqual(offered);
    expect(offered.length).toBeGreaterThan(0);
  });

  // Of sixteen Footmen fourteen are somewhere, so that two are left for the five icons of the food dial.
  test('RW-COMP-17 Recruit: no more than there are figures, standing, routed, on the march or in a battle', () => {
    const footmenIn = (story: Play<Table>): number => {
      const told = previewIn(story, 'order-recruit').gain;
      if (told?.kind !== 'units') throw new Error('no units are told of');
      const footman = unitIds.indexOf('unit-footman');
      return told.dials[0].reduce((sum, { type, count }) => sum + (type === footman ? count : 0), 0);
    };
    const few = (t: Table): void => {
      dials(t, 0, 8, 8, 8);
      army(t, 0, 'DC', { 'unit-footman': 3 });
      army(t, 0, 'DB', { 'unit-footman': 3 }, true);
    };
    const inPlay = (t: Table): void => {
      few(t);
      army(t, 0, '3A', { 'unit-footman': 8 });
    };
    expect(footmenIn(resolving('order-recruit', few))).toBe(5);
    expect(footmenIn(resolving('order-recruit', inPlay))).toBe(2);
    const march = resolved('order-strategize', inPlay).answer('3C').answer(Array(6).fill('3A:unit-footman'));
    expect(unitsAt(march.table, '3A')).toEqual({ 'unit-footman': 2 });
    expect(footmenIn(march)).toBe(2);
    const battle = attack({
      attackers: { 'unit-footman': 8 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        few(t);
        heroAt(t, 1, SCORPION, '3B');
      },
    });
    expect(battle.table.battleArea).toBeGreaterThan(0);
    expect(footmenIn(battle)).toBe(2);
  });

  test('RW-O5-03 Recruit: nothing without a stronghold', () => {
    const story = resolving('order-recruit', t => {
      dials(t, 0, 4, 4, 4);
      noStronghold(t, 'DA');
    });
    expect(previewIn(story, 'order-recruit').gain).toEqual({ kind: 'units', dials: [[], [], []] });
  });

  test('RW-O6-01 Rally Support: as many cities as are controlled', () => {
    const story = resolving('order-rally-support', t => {
      city(t, '5B', 'city-dawnsmoor');
      army(t, 0, '5B', { 'unit-knight': 1 });
      city(t, '2C', 'city-forge');
    });
    expect(previewIn(story, 'order-rally-support').gain).toEqual({ kind: 'cities', cities: 1 });
    expect(
      story
        .answer('order')
        .ask()
        .options.map(({ name }) => name),
    ).toContain('5B');
  });

  test('RW-O7-01 Acquire Power: influence for the icons of all dials', () => {
    // Four icons of influence, and two of Tactics cards, which are for another Order.
    const arrange = (t: Table): void => dials(t, 0, 8, 4, 2);
    const before = resolving('order-acquire-power', arrange);
    const told = previewIn(before, 'order-acquire-power').gain;
    const after = resolved('order-acquire-power', arrange);
    expect(told).toEqual({ kind: 'influence', amount: 4 });
    expect(influenceOf(after) - influenceOf(before)).toBe(4);
  });

  test('RW-O1-12 RW-ORDER-16 Strategize: Tactics cards only where it has supremacy', () => {
    const story = position().given(t => dials(t, 0, 8, 8, 8));
    const told = previewIn(story, 'order-strategize');
    expect(told.isSupreme).toBe(true);
    if (told.bonus?.kind !== 'tactics') throw new Error('no cards are told of');
    const cards = told.bonus.cards;
    expect(cards).toBeGreaterThan(0);
    const turn = resolving('order-strategize', t => dials(t, 0, 8, 8, 8));
    turn.answer('order').answer('bonus');
    expect(turn.table.freshTactics.at(0).total).toBe(cards);

    const later = position().given(t => ordersInPlay(t, 0, 3));
    expect(previewIn(later, 'order-strategize')).toMatchObject({ isSupreme: false, bonus: undefined });
  });

  test('RW-ORDER-16 supremacy is told before the choice as it comes true after it', () => {
    for (const [played, order, isSupreme] of [
      [[], 'order-strategize', true],
      [[2, 4], 'order-conquer', false],
      [[2, 4], 'order-recruit', true],
      [[8], 'order-acquire-power', false],
    ] as const) {
      const arrange = (t: Table): void => ordersInPlay(t, 0, ...played);
      expect(previewIn(position().given(arrange), order).isSupreme).toBe(isSupreme);
      expect(hasSupremacy(resolving(order, arrange).table, 0)).toBe(isSupreme);
    }
  });

  test('RW-EXPL-20 RW-EXPL-39 Harvest: a faceup Village counts, a facedown one does not', () => {
    const village =
      (isUp: boolean) =>
      (t: Table): void => {
        army(t, 0, '1B', { 'unit-knight': 1 });
        token(t, '1B', 'exp-village-ore', isUp);
      };
    for (const [isUp, ore] of [
      [true, 3],
      [false, 2],
    ] as const) {
      const story = resolving('order-harvest', village(isUp), { options: { exploration: 'yes' } });
      expect(previewIn(story, 'order-harvest').gain).toMatchObject({ to: [4, 3, ore] });
      expect(dialsOf(story.answer('order'))).toEqual([4, 3, ore]);
    }
  });

  test('RW-HOLD-01 a stronghold outside the home realm counts for Harvest', () => {
    const story = resolving('order-harvest', t => {
      noStronghold(t, 'DA');
      stronghold(t, 0, '1B');
    });
    expect(previewIn(story, 'order-harvest').gain).toMatchObject({ to: [4, 3, 2] });
    expect(unitsAt(story.table, '1B')).toEqual({});
  });
});
