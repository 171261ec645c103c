import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import {
  activate,
  army,
  clearUnits,
  dials,
  heroAt,
  neutrals,
  noStronghold,
  stronghold,
  unitsAt,
} from '../kit/arrange.ts';
import { ordersInPlay } from '../kit/position.ts';
import { dialsOf, influenceOf, resolved, resolving } from './kit.ts';

const twoSites = (t: Table): void => {
  stronghold(t, 0, '1B');
  dials(t, 0, 3, 3, 4);
};

everyWay({ describe, it }, 'Recruit', test => {
  test('RW-O5-01 RW-DIAL-05 RW-DIAL-10 one dial gives a unit for every unit at its arrow and below', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 3, 3, 4));
    expect(story.offered()).toEqual(['food', 'wood', 'ore', 'pass']);
    story.answer('wood');
    expect(story.ask().items.map(({ name }) => name)).toEqual(['unit-bowman', 'unit-bowman']);
    story.answer(['area:DA', 'area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 2 });
    const ore = resolved('order-recruit', t => dials(t, 0, 3, 4, 4)).answer('ore');
    expect(ore.ask().items.map(({ name }) => name)).toEqual(['unit-knight', 'unit-siege-tower']);
  });

  test('RW-O5-06 the dial is forgotten when the next turn begins, not in silence when its Order does', () => {
    const story = resolving('order-recruit', t => {
      t.recruitedFrom = 2;
    });
    expect(story.table.recruitedFrom).toBe(0);
    story.answer('order');
    expect(story.offered()).toEqual(['food', 'wood', 'ore', 'pass']);
  });

  test('RW-O5-02 RW-DIAL-06 other icons give nothing, and the dial stays', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 3, 4, 2))
      .answer('wood')
      .answer(['area:DA', 'area:DA']);
    expect(dialsOf(story)).toEqual([3, 4, 2]);
    expect(influenceOf(story)).toBe(3);
    expect(story.table.freshTactics.at(0).total).toBe(0);
  });

  test('RW-O5-03 RW-HOLD-05 units go to own strongholds, divided as the player likes', () => {
    const story = resolved('order-recruit', t => {
      twoSites(t);
      stronghold(t, 1, '3A');
      army(t, 0, 'DB', { 'unit-footman': 1 });
      dials(t, 0, 4, 3, 4);
    }).answer('food');
    expect(story.offered()).toEqual(['area:1B', 'area:DA', 'none']);
    story.answer(['area:1B', 'area:DA', 'area:1B']);
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-footman': 2 });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 1 });
    expect(story.told(1).map(({ args }) => args['amount'])).toEqual([2, 1]);
  });

  test('RW-O5-04 RW-COMP-22 RW-COMP-23 the surplus over eight is destroyed, allies included and heroes not', () => {
    const story = resolved('order-recruit', t => {
      dials(t, 0, 3, 3, 4);
      army(t, 0, 'DA', { 'unit-footman': 5 });
      neutrals(t, 'DA', { 'unit-giant': 2 });
      heroAt(t, 0, 'HE-01', 'DA');
    })
      .answer('wood')
      .answer(['area:DA', 'area:DA']);
    expect(story.ask().rule).toBe('RW-CAP-02');
    expect(story.offered()).toEqual(['standing:unit-bowman', 'standing:unit-footman', 'standing:unit-giant']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['standing:unit-giant']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 2, 'unit-footman': 5, 'unit-giant': 1 });
  });

  test('RW-O5-05 RW-HOLD-06 an activated area and a damaged stronghold are legal sites', () => {
    const story = resolved('order-recruit', t => {
      stronghold(t, 0, 'DA', true);
      activate(t, 0, 'DA');
    })
      .answer('wood')
      .answer(['area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 1 });
    const whole = resolved('order-recruit', t => activate(t, 0, 'DA'))
      .answer('wood')
      .answer(['area:DA']);
    expect(unitsAt(whole.table, 'DA')).toEqual({ 'unit-bowman': 1 });
  });

  test('RW-O5-06 the bonus does the same with another resource', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 3, 3, 4))
      .answer('wood')
      .answer(['none', 'none'])
      .answer('bonus');
    expect(story.offered()).toEqual(['food', 'ore', 'pass']);
    expect(story.whyNot('wood')).toBe('reason.dial-used');
  });

  test('RW-O5-07 RW-ORDER-15 the first group stands within the limit before the second dial is chosen', () => {
    const story = resolved('order-recruit', t => {
      dials(t, 0, 3, 3, 4);
      army(t, 0, 'DA', { 'unit-footman': 7 });
    })
      .answer('wood')
      .answer(['area:DA', 'area:DA'])
      .answer(['standing:unit-footman']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 2, 'unit-footman': 6 });
    expect(story.offered()).toContain('bonus');
  });

  test('RW-O5-08 without a stronghold no unit is gained', () => {
    const story = resolved('order-recruit', t => noStronghold(t, 'DA'));
    expect(story.ask().name).toBe('choice');
    expect(story.happened).toEqual([]);
  });

  test('RW-O5-09 recruits arrive standing, and fewer may be taken', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 4, 3, 4))
      .answer('food')
      .answer(['area:DA', 'none', 'area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 2 });
  });

  test('RW-DIAL-08 space 0 gives nothing', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 3, 3, 0));
    expect(story.offered()).toEqual(['food', 'wood', 'pass']);
    expect(story.whyNot('ore')).toBe('reason.dial-without-units');
  });

  test('RW-COMP-16 a figure that is not in the supply may be given up on the board and reused', () => {
    const story = resolved('order-recruit', t => {
      dials(t, 0, 3, 3, 4);
      army(t, 0, '1C', { 'unit-siege-tower': 3 });
      army(t, 0, 'DC', { 'unit-siege-tower': 1 }, true);
    }).answer('ore');
    expect(story.ask().rule).toBe('RW-COMP-16');
    expect(story.offered()).toEqual(['1C', 'DC', 'pass']);
    story.answer('1C');
    expect(story.happened).toEqual(['units-destroyed']);
    story.answer(['area:DA', 'area:DA']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-knight': 1, 'unit-siege-tower': 1 });
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-siege-tower': 2 });
  });

  test('RW-COMP-17 once for each missing figure, and the player may do without', () => {
    const knights = (t: Table): void => {
      dials(t, 0, 3, 3, 6);
      army(t, 0, 'DC', { 'unit-knight': 3 });
      army(t, 0, '1C', { 'unit-knight': 4 });
    };
    const story = resolved('order-recruit', knights).answer('ore').answer('DC');
    expect(story.ask().name).toBe('places');
    expect(story.ask().items.map(({ name }) => name)).toEqual([
      'unit-knight',
      'unit-knight',
      'unit-siege-tower',
    ]);
    const without = resolved('order-recruit', knights).answer('ore').answer('pass');
    expect(without.ask().items.map(({ name }) => name)).toEqual(['unit-knight', 'unit-siege-tower']);
  });

  test('RW-COMP-21 nothing else lets a player destroy what is his', () => {
    const story = resolved('order-recruit', t => {
      dials(t, 0, 3, 3, 4);
      army(t, 0, 'DA', { 'unit-knight': 2 });
    }).answer('ore');
    expect(story.ask().name).toBe('places');
    expect(story.offered()).toEqual(['area:DA', 'none']);
  });

  test('RW-COMP-25 a destroyed unit is in the supply again', () => {
    const story = resolved('order-recruit', t => {
      clearUnits(t);
      dials(t, 0, 3, 3, 4);
      army(t, 0, 'DA', { 'unit-footman': 3 });
      neutrals(t, 'DA', { 'unit-giant': 4 });
    });
    expect(supplyOf(story.table, 0, 9)).toBe(0);
    story.answer('wood').answer(['area:DA', 'area:DA']).answer(['standing:unit-giant']);
    expect(supplyOf(story.table, 0, 9)).toBe(1);
  });

  test('RW-EX-A05 a lower Order than one in play has no bonus', () => {
    const story = resolved('order-recruit', t => ordersInPlay(t, 0, 8))
      .answer('wood')
      .answer(['none']);
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-EX-A18 Bowmen, a Knight and a Siege Tower, and one Footman too many', () => {
    const story = resolved('order-recruit', t => {
      dials(t, 0, 3, 3, 4);
      army(t, 0, 'DA', { 'unit-bowman': 3, 'unit-footman': 2 });
    });
    const before = supplyOf(story.table, 0, 2);
    story.answer('wood').answer(['area:DA', 'area:DA']).answer('bonus');
    story.answer('ore').answer(['area:DA', 'area:DA']).answer(['standing:unit-footman']);
    expect(unitsAt(story.table, 'DA')).toEqual({
      'unit-bowman': 5,
      'unit-footman': 1,
      'unit-knight': 1,
      'unit-siege-tower': 1,
    });
    expect(supplyOf(story.table, 0, 2)).toBe(before + 1);
    expect(dialsOf(story)).toEqual([3, 3, 4]);
  });
});
