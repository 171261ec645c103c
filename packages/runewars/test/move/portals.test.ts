import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { farPool } from '../../src/pools.ts';
import { area, army, hero, heroAt, neutrals, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { conquering, isOver, mobilizing, strategizing } from './stories.ts';

const exploring = { options: { exploration: 'yes' } };

/** Magic Portals in these areas, faceup unless told otherwise. */
const portals = (t: Table, where: readonly string[], faceup = true): void => {
  for (const id of where) {
    t.farToken.putAt(area(id), farPool.cards.indexOf('exp-magic-portal'));
    t.tokenUp.set(area(id), faceup ? 1 : 0);
  }
};

everyWay({ describe, it }, 'Magic Portals', test => {
  test('RW-EXPL-21 for one influence the areas with Portals are next to one another', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      portals(t, ['3A', '5D']);
      t.influence.set(0, 1);
    }, exploring);
    expect(story.ask()).toMatchObject({ kind: 'yes', rule: 'RW-EXPL-21' });
    story.answer('yes');
    expect(story.table.influence.get(0)).toBe(0);
    expect(story.offered()).toEqual(['3B', '3C', '5D', 'DC', 'pass']);
    story.answers('5D', ['3A:unit-footman']);
    expect(unitsAt(story.table, '5D')).toEqual({ 'unit-footman': 1 });
  });

  test('RW-EXPL-21 who does not pay walks', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      portals(t, ['3A', '5D']);
    }, exploring).answer('no');
    expect(story.offered()).toEqual(['3B', '3C', 'DC', 'pass']);
  });

  test('RW-EXPL-22 whoever controls the areas, anybody may use them', () => {
    const story = conquering(t => {
      heroAt(t, 0, 'HE-05', '3C');
      army(t, 1, '3A', { 'unit-archer': 1 });
      portals(t, ['3A', '5D']);
    }, exploring).answers('5D', 'yes');
    expect(story.offered()).toEqual(['HE-05']);
    story.answer(['HE-05']);
    expect(story.table.heroArea.get(hero('HE-05'))).toBe(area('5D') + 1);
  });

  test('RW-EXPL-23 one payment is for everybody of the order, and enemies in a Portal’s area are in the way', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 3 });
      army(t, 0, '1C', { 'unit-footman': 2 });
      portals(t, ['3A', '1C', '5D']);
      t.influence.set(0, 3);
    }, exploring).answer('yes');
    story.answers('5D', ['1C:unit-footman', '1C:unit-footman', '3A:unit-footman']);
    expect(story.table.influence.get(0)).toBe(2);
    const barred = conquering(t => {
      army(t, 0, '3C', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-archer': 1 });
      portals(t, ['3A', '5D']);
    }, exploring).answers('5D', 'yes');
    expect(isOver(barred)).toBe(true);
  });

  test('RW-EXPL-23 they must be faceup, and two', () => {
    const hidden = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      portals(t, ['3A']);
      portals(t, ['5D'], false);
    }, exploring);
    expect(hidden.ask().rule).toBe('RW-O1-01');
    const poor = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      portals(t, ['3A', '5D']);
      t.influence.set(0, 0);
    }, exploring);
    expect(poor.ask().rule).toBe('RW-O1-01');
  });

  test('RW-EXPL-23 nobody retreats through a Portal', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, '5D', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
      portals(t, ['3A', '5D']);
    }, exploring).answers('3A', 'yes', ['DC:unit-footman']);
    nextFate(story, 1).answers('diplomacy', 1, 'retreat');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('RW-EXPL-24 both halves of Mobilize are paid for', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 2 });
      portals(t, ['3A', '5D', '1C']);
      t.influence.set(0, 2);
    }, exploring);
    story.answers('5D', 'yes', ['3A:unit-footman']);
    expect(story.table.portalsOpen).toBe(0);
    story.answers('bonus', '1C');
    expect(story.ask().rule).toBe('RW-EXPL-21');
    story.answers('yes', ['3A:unit-footman']);
    expect(story.table.influence.get(0)).toBe(0);
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-footman': 1 });
  });
});
