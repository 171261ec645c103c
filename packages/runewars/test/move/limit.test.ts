import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { army, heroAt, neutrals, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { conquering, isOver, strategizing } from './stories.ts';

const many = (name: string, amount: number): string[] => Array<string>(amount).fill(name);

everyWay({ describe, it }, 'eight units to an area', test => {
  test('RW-CAP-01 own, allied and routed units count, heroes do not', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 3 });
      army(t, 0, '3A', { 'unit-footman': 2 }, true);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      heroAt(t, 0, 'HE-05', '3A');
      heroAt(t, 0, 'HE-07', '3A');
      army(t, 0, 'DC', { 'unit-footman': 2 });
    });
    story.answers('3A', ['DC:unit-footman']);
    expect(isOver(story)).toBe(true);
    const fuller = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 4 });
      army(t, 0, '3A', { 'unit-footman': 2 }, true);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      army(t, 0, 'DC', { 'unit-footman': 1 });
    });
    fuller.answers('3A', ['DC:unit-footman']);
    expect(fuller.offered()).toEqual([
      'standing:unit-footman',
      'routed:unit-footman',
      'standing:unit-beastman',
    ]);
  });

  const crowding = (): Play<Table> => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 5 });
      army(t, 0, 'DC', { 'unit-bowman': 5 });
    });
    return story.answers('3A', many('DC:unit-bowman', 5));
  };

  test('RW-COMP-23 more may come than an area holds', () => {
    const story = crowding();
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 5, 'unit-bowman': 5 });
    expect(story.ask().rule).toBe('RW-CAP-02');
  });

  test('RW-CAP-02 RW-COMP-22 the owner then picks who is destroyed, as many as are too many', () => {
    const story = crowding();
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 2, max: 2 });
    story.answer(['standing:unit-footman', 'standing:unit-bowman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 4, 'unit-bowman': 4 });
    expect(isOver(story)).toBe(true);
  });

  test('RW-CAP-03 in an empty area as well, before the turn goes on', () => {
    const story = conquering(t => army(t, 0, 'DC', { 'unit-footman': 9 }));
    story.answers('3A', many('DC:unit-footman', 9));
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 8 });
    expect(isOver(story)).toBe(true);
  });

  test('RW-CAP-02 every figure that there is may come, and all but eight go', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 16, 'unit-bowman': 8, 'unit-knight': 8, 'unit-siege-tower': 4 });
      neutrals(t, 'DC', { 'unit-sorcerer': 8, 'unit-razorwing': 8, 'unit-beastman': 8 });
      neutrals(t, 'DC', { 'unit-hell-hound': 8, 'unit-dragon': 4, 'unit-giant': 4 });
    });
    const everybody = () => story.ask().options.flatMap(({ name, limit }) => Array<string>(limit).fill(name));
    story.answer('3A').answer(everybody()).answer(everybody());
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 68, max: 68 });
    story.answer(everybody().slice(8));
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-bowman': 8 });
    expect(isOver(story)).toBe(true);
  });

  test('RW-CAP-04 any number may come to fight', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 11 });
      army(t, 1, '3A', { 'unit-archer': 1 });
    });
    story.answer('3A');
    expect(story.ask().max).toBe(11);
    story.answer(many('DC:unit-footman', 11));
    expect(story.history().filter(({ key }) => key === 'units-destroyed' || key === 'unit-limit')).toEqual(
      [],
    );
    expect(story.table.battlesFought).toBe(1);
  });

  test('RW-CAP-07 more than eight cannot negotiate', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 9 });
      army(t, 0, 'DB', { 'unit-footman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    story.answers('3B', [...many('DC:unit-footman', 8)]);
    expect(story.offered()).toEqual(['battle', 'diplomacy']);
    const crowd = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 9 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    crowd.answers('3B', many('DC:unit-footman', 9));
    expect(crowd.table.battlesFought).toBe(1);
  });

  test('RW-CAP-08 RW-RETR-16 RW-RETR-17 RW-RETR-18 a retreat goes to the friendly area even if that is full; then its owner destroys', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 12 });
      army(t, 0, 'DB', { 'unit-bowman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    nextFate(story, 1);
    story.answers('3A', many('DC:unit-footman', 5), 'diplomacy', 1);
    story.answer('retreat');
    // DC, the only friendly area next to 3A, is taken without a question; the empty 3C is not offered.
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 4 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 7, 'unit-footman:routed': 5 });
    expect(story.offered()).toEqual(['standing:unit-footman', 'routed:unit-footman']);
    story.answer(many('routed:unit-footman', 4));
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 7, 'unit-footman:routed': 1 });
  });

  test('RW-CAP-09 new allies count at once', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 7 });
      neutrals(t, '3A', { 'unit-beastman': 3 });
    });
    nextFate(story, 5);
    story.answers('3A', many('DC:unit-footman', 7), 'diplomacy', 1);
    expect(story.ask()).toMatchObject({ rule: 'RW-CAP-02', min: 2, max: 2 });
    story.answer(['standing:unit-beastman', 'standing:unit-footman']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 6, 'unit-beastman': 2 });
  });

  test('RW-CAP-10 RW-RETR-07 unallied units have no limit where they flee to, and the others there keep their state', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 2, 'unit-sorcerer': 2 });
      neutrals(t, '3C', { 'unit-beastman': 6 });
      neutrals(t, '3B', { 'unit-giant': 1 });
    });
    nextFate(story, 3);
    story.answers('3A', ['DC:unit-footman'], 'diplomacy', 1, '3C');
    expect(unitsAt(story.table, '3C')).toEqual({
      'unit-beastman': 6,
      'unit-beastman:routed': 2,
      'unit-sorcerer:routed': 2,
    });
  });

  test('RW-O1-10 with Strategize the limit is looked at once, when all have moved', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 8 });
      army(t, 0, 'DC', { 'unit-bowman': 2 });
    });
    story.answers('3A', many('DC:unit-bowman', 2), '3B', many('3A:unit-footman', 2));
    story.answer('pass');
    expect(isOver(story)).toBe(true);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 6, 'unit-bowman': 2 });
  });
});
