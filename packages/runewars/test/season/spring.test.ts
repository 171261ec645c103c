import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { activate, area, army, heroAt, neutrals, unit, unitsAt } from '../kit/arrange.ts';
import { ordersInPlay } from '../kit/position.ts';
import { askedNow, decidersOf, drawing, firstSpring, isResolved, toldOf } from './kit.ts';

const quiet = 'season-envoys-of-spring';
const activated = (t: Table): number[] => ['1A', '1B', 'LA'].map(where => t.activation.get(area(where)));

everyWay({ describe, it }, 'Spring', test => {
  test('RW-SPRING-01 activation tokens come back, wherever they lie', () => {
    const story = drawing('spring', quiet, t => {
      activate(t, 0, '1A', 'LA');
      activate(t, 1, '1A', '1B');
      army(t, 1, '1A', { 'unit-archer': 1 });
    });
    expect(activated(story.table)).toEqual([0, 0, 0]);
    expect(story.happened).toContain('orders-returned');
  });

  test('RW-SPRING-02 all Orders come back to hand', () => {
    const story = drawing('spring', quiet, t => ordersInPlay(t, 0, 1, 3, 5, 7));
    expect(story.table.ordersInPlay.get(0)).toBe(0);
    expect(story.offered(0)).toHaveLength(8);
  });

  test('RW-SPRING-03 RW-ROUT-17 RW-CLASS-19 every routed figure stands, units, heroes, allies and unallied units', () => {
    let hero = -1;
    const story = drawing('spring', quiet, t => {
      army(t, 0, '1A', { 'unit-footman': 1 }, true);
      neutrals(t, '1A', { 'unit-beastman': 1 }, true);
      neutrals(t, '2A', { 'unit-giant': 2 }, true);
      hero = heroAt(t, 1, 'HE-09', 'LA', { routed: true });
    });
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-footman': 1, 'unit-beastman': 1 });
    expect(unitsAt(story.table, '2A')).toEqual({ 'unit-giant': 2 });
    expect(story.table.heroRouted.get(hero)).toBe(0);
    expect(story.happened.slice(-4)).toEqual(['units-stood', 'units-stood', 'units-stood', 'hero-stood']);
  });

  test('RW-SPRING-03 what stands up is named as what it is, whoever’s it is', () => {
    const story = drawing(
      'spring',
      quiet,
      t => {
        army(t, 0, '1A', { 'unit-footman': 1 }, true);
        army(t, 1, '1B', { 'unit-archer': 2 }, true);
        army(t, 2, '1C', { 'unit-berserker': 3 }, true);
        neutrals(t, '2A', { 'unit-giant': 2 }, true);
      },
      { seats: 3 },
    );
    expect(toldOf(story, 'units-stood')).toEqual([
      { unit: unit('unit-footman'), amount: 1, area: area('1A') },
      { unit: unit('unit-archer'), amount: 2, area: area('1B') },
      { unit: unit('unit-berserker'), amount: 3, area: area('1C') },
      { unit: unit('unit-giant'), amount: 2, area: area('2A') },
    ]);
  });

  test('RW-SPRING-04 standing up heals nobody', () => {
    let hero = -1;
    const story = drawing('spring', quiet, t => {
      hero = heroAt(t, 0, 'HE-01', 'DA', { routed: true, damage: 2 });
    });
    expect([story.table.heroDamage.get(hero), story.table.heroRouted.get(hero)]).toEqual([2, 0]);
  });

  test('RW-SPRING-05 the Orders of winter still say who comes first, before they return', () => {
    const story = drawing('spring', 'season-fertile-fields', undefined, { seats: 3, orders: [5, 6, 1] });
    expect(decidersOf(story, ['food'], ['food'], ['food'])).toEqual([2, 0, 1]);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-ORDER-14 once spring has returned the Orders, none is current', () => {
    const story = drawing('spring', quiet);
    expect([0, 1].map(seat => story.table.activeOrder.get(seat))).toEqual([0, 0]);
  });

  test('RW-SPRING-06 tokens, Orders and routed figures are as winter left them while the card is resolved', () => {
    const story = drawing('spring', 'season-fertile-fields', t => {
      activate(t, 0, '1A');
      army(t, 0, '1A', { 'unit-footman': 1 }, true);
    });
    expect(askedNow(story)).toBe('0 dials');
    expect(story.table.activation.get(area('1A'))).toBe(1);
    expect(story.table.activeOrder.get(0)).toBe(4);
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-footman:routed': 1 });
    story.answer(['food']).answer(['food']);
    expect(story.table.activation.get(area('1A'))).toBe(0);
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-footman': 1 });
  });

  test('RW-SPRING-07 with nothing to return or to stand up, as in the first spring, nothing happens', () => {
    const story = firstSpring('season-fertile-fields', 'RW-DIAL-02');
    const before = story.table.state.slice();
    story.answer(['food']).answer(['food']);
    expect(story.happened).toEqual(['dial-turned', 'orders-returned']);
    const { ordersInPlay: orders, activation, routed } = story.view('all-seeing').table;
    story.given(t => t.state.set(before));
    const { ordersInPlay: had, activation: lay, routed: fled } = story.view('all-seeing').table;
    expect([orders, activation, routed]).toEqual([had, lay, fled]);
  });
});
