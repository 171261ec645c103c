import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { resourceIds } from '../../src/pools.ts';
import { setDial } from '../../src/rules/table/resources.ts';
import { army, dials, noStronghold, stronghold, unitsAt } from '../kit/arrange.ts';
import { drawing } from '../runes/season.ts';
import { dialsOf, influenceOf, resolved, resolving } from './kit.ts';

const ore = resourceIds.indexOf('ore');

everyWay({ describe, it }, 'Harvest', test => {
  test('RW-O4-01 dials are set to what the controlled areas yield', () => {
    const story = resolved('order-harvest', t => {
      dials(t, 0, 0, 0, 0);
      army(t, 0, '1B', { 'unit-knight': 1 });
    });
    expect(dialsOf(story)).toEqual([4, 3, 2]);
  });

  test('RW-O4-02 RW-ORDER-25 dials fall as well as rise, and nobody is asked', () => {
    const story = resolved('order-harvest', t => dials(t, 0, 1, 4, 2));
    expect(dialsOf(story)).toEqual([3, 2, 2]);
    expect(story.happened).toEqual(['dial-turned', 'dial-turned']);
    expect(story.ask().name).toBe('choice');
  });

  test('RW-O4-03 a vacant home area yields for its owner, an occupied one for who holds it', () => {
    const taken = (t: Table): void => army(t, 1, 'DC', { 'unit-archer': 1 });
    expect(dialsOf(resolved('order-harvest', taken))).toEqual([2, 1, 1]);
    const other = resolved(
      'order-harvest',
      t => {
        army(t, 0, 'DC', { 'unit-archer': 1 });
        dials(t, 0, 0, 0, 0);
      },
      { factions: ['latari', 'daqan'] },
    );
    expect(dialsOf(other)).toEqual([3, 4, 3]);
  });

  test('RW-DIAL-01 RW-DIAL-02 three dials, none beyond its highest number or below nothing', () => {
    const story = resolved('order-harvest', t => {
      for (const where of ['1A', '1B', '1C', '3A', '3B', '5C', '5B'])
        army(t, 0, where, { 'unit-footman': 1 });
      army(t, 0, '2B', { 'unit-footman': 1 });
    });
    expect(dialsOf(story)).toEqual([8, 5, 3]);
    const low = resolving('order-harvest').given(t => setDial(t, 0, ore, -3));
    expect(dialsOf(low)).toEqual([3, 2, 0]);
  });

  test('RW-DIAL-03 a lost area moves no dial before the next harvest', () => {
    const story = resolving('order-harvest', t => {
      dials(t, 0, 3, 4, 2);
      army(t, 1, 'DB', { 'unit-archer': 1 });
    });
    expect(dialsOf(story)).toEqual([3, 4, 2]);
    story.answer('order');
    expect(dialsOf(story)).toEqual([2, 1, 2]);
  });

  test('RW-DIAL-04 a dial that rises to a unit, a card or influence gives none of them by itself', () => {
    const story = resolved('order-harvest', t => {
      dials(t, 0, 0, 0, 0);
      army(t, 0, '3C', { 'unit-knight': 1 });
    });
    expect(dialsOf(story)).toEqual([3, 2, 4]);
    expect(influenceOf(story)).toBe(3);
    expect(unitsAt(story.table, 'DA')).toEqual({});
    expect(story.table.freshTactics.at(0).total).toBe(0);
  });

  test('RW-HOLD-01 a stronghold without units counts for its owner', () => {
    const story = resolved('order-harvest', t => {
      noStronghold(t, 'DA');
      stronghold(t, 0, '1B');
    });
    expect(dialsOf(story)).toEqual([4, 3, 2]);
  });

  test('RW-DIAL-09 a Season card that sets dials and adds to them sets, adds and then clamps', () => {
    const story = drawing('fall', 'season-gathering-the-harvest', t => {
      for (const where of ['1A', '1B', '1C', '3A']) army(t, 0, where, { 'unit-footman': 1 });
    });
    expect(dialsOf(story)).toEqual([8, 4, 2]);
    const less = drawing('fall', 'season-gathering-the-harvest');
    expect(dialsOf(less)).toEqual([4, 2, 2]);
  });
});
