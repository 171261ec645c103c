import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { activate, area, army, dials, neutrals, unitsAt } from '../../kit/arrange.ts';
import { dialsOf, influenceOf } from '../../season/kit.ts';
import { isOver } from '../../tactics/kit.ts';
import { holding, mayPlay, playing } from './kit.ts';

const blight = (t: Table, where: string): number => t.blight.get(area(where));

/** All six tokens lie in one area. */
const allFrozen = (t: Table): void => t.blight.set(area('5D'), 6);

everyWay({ describe, it }, 'Cards about the land', test => {
  const army3A = (t: Table): void => {
    army(t, 0, '3A', { 'unit-footman': 1 });
    army(t, 0, '1B', { 'unit-footman': 1 }, true);
    dials(t, 0, 1, 1, 1);
  };

  test('BW-DESO-09 Burning Fields: own land, or land next to a standing unit, outside home realms', () => {
    const story = playing('burning-fields', army3A);
    // 3A and 1B are his; 3B and 3C are next to the Footman who stands.
    expect(story.offered()).toEqual(['1B', '3A', '3B', '3C']);
    story.answer('3A');
    expect(blight(story.table, '3A')).toBe(-1);
    expect(isOver(story)).toBe(true);
  });

  test('BW-DESO-02 Burning Fields: who controls the area gains what it prints', () => {
    const story = playing('burning-fields', army3A);
    story.answer('3A');
    expect(dialsOf(story, 0)).toEqual([2, 2, 1]);
  });

  test('BW-DESO-13 Burning Fields: not where a token lies, and not without one in the supply', () => {
    const story = playing('burning-fields', t => {
      army3A(t);
      t.blight.set(area('3A'), -1);
      t.blight.set(area('3B'), 1);
    });
    expect(story.offered()).toEqual(['1B', '3C']);
    expect(mayPlay('burning-fields', t => [army3A(t), allFrozen(t)])).toBe(false);
    expect(mayPlay('burning-fields')).toBe(false);
  });

  test('BW-CRYO-11 BW-CRYO-12 Unnatural Frost: anywhere outside home realms, on other ice too', () => {
    const story = playing('unnatural-frost', t => {
      t.blight.set(area('1A'), 2);
      t.blight.set(area('2A'), -1);
    });
    expect(story.offered()).toEqual(['1A', '1B', '1C', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D']);
    story.answer('1A');
    expect(blight(story.table, '1A')).toBe(3);
    expect(isOver(story)).toBe(true);
    expect(mayPlay('unnatural-frost', allFrozen)).toBe(false);
  });

  test('BW-DESO-12 Renewal: two influence, and all tokens of one area go if he likes', () => {
    const tokens = (t: Table): void => {
      t.blight.set(area('1A'), 2);
      t.blight.set(area('2A'), -1);
    };
    const story = playing('renewal', tokens);
    expect([influenceOf(story)[0], story.offered()]).toEqual([5, ['1A', '2A', 'pass']]);
    story.answer('1A');
    expect([blight(story.table, '1A'), blight(story.table, '2A')]).toEqual([0, -1]);
    expect(blight(playing('renewal', tokens).answer('2A').table, '2A')).toBe(0);
    expect(blight(playing('renewal', tokens).answer('pass').table, '1A')).toBe(2);
    const quiet = playing('renewal');
    expect([influenceOf(quiet)[0], isOver(quiet)]).toEqual([5, true]);
  });
});

everyWay({ describe, it }, 'Forced March', test => {
  const host = (t: Table): void => {
    army(t, 0, '3A', { 'unit-footman': 4, 'unit-knight': 1, 'unit-beastman': 1 });
    army(t, 0, '3A', { 'unit-bowman': 1 }, true);
    activate(t, 0, '3A');
    army(t, 1, '3C', { 'unit-archer': 1 });
    army(t, 0, '2A', { 'unit-footman': 1 }, true);
  };

  test('Forced March: up to three standing units to a friendly or empty area next to theirs, in spite of a token', () => {
    const story = playing('forced-march', host);
    // 3C is an enemy's.
    expect(story.offered()).toEqual(['3B', 'DC']);
    story.answer('3B');
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    expect(story.whyNot('unit-bowman')).toBe('reason.nobody-fresh');
    expect([story.ask().min, story.ask().max]).toEqual([1, 3]);
    story.answer(['unit-footman', 'unit-knight']);
    expect([story.offered(), story.ask().min, story.ask().max]).toEqual([['unit-beastman'], 0, 1]);
    story.answer(['unit-beastman']);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1, 'unit-knight': 1, 'unit-beastman': 1 });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 3, 'unit-bowman:routed': 1 });
    expect(story.table.activation.get(area('3B'))).toBe(0);
    expect(isOver(story)).toBe(true);
  });

  test('Forced March: allies alone go to friendly land, and nobody to neutral units or over water', () => {
    const story = playing('forced-march', host).answer('DC');
    expect([story.ask().min, story.ask().max]).toEqual([0, 3]);
    story.answer([]);
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-beastman': 1 });
    // From 2A there is water and mountains around, and 2B is taken.
    const shut = (t: Table): void => {
      army(t, 0, '2A', { 'unit-footman': 1 });
      neutrals(t, '2B', { 'unit-beastman': 1 });
    };
    expect(mayPlay('forced-march', shut)).toBe(false);
    expect(mayPlay('forced-march', t => army(t, 0, '2A', { 'unit-footman': 1 }))).toBe(true);
  });

  test('Forced March: who has fought in this turn stays, who has not goes', () => {
    const story = holding(
      ['forced-march', 'forced-march'],
      t => {
        army(t, 0, '3A', { 'unit-footman': 5 });
        army(t, 0, '1B', { 'unit-footman': 1 });
        army(t, 1, '3B', { 'unit-archer': 1 });
      },
      { order: 'order-conquer' },
    );
    story.answers('order', '3B', 'pass', ['3A:unit-footman', '3A:unit-footman', '3A:unit-footman']);
    while (story.table.battleArea > 0) {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(unitsAt(story.table, '3B')['unit-footman']).toBeGreaterThan(0);
    story.answer('tactics:tactics-forced-march');
    expect(story.offered()).toEqual(['1B', '3A']);
    story.answers('3A', '3B', ['unit-footman', 'unit-footman']);
    // The two who have come since may go on; the victors may not.
    const there = unitsAt(story.table, '3B')['unit-footman'];
    story.answers('tactics:tactics-forced-march', '3B', '3A');
    expect(story.ask().options.map(({ name, limit }) => [name, limit])).toEqual([['unit-footman', 2]]);
    expect(there).toBeGreaterThan(2);
    story.answer(['unit-footman']);
    story.answer('end');
    expect(story.table.veterans.get(0)).toBe(0);
  });

  test('Forced March: the ninth unit of an area goes', () => {
    const story = playing('forced-march', t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, 'DC', { 'unit-footman': 7, 'unit-bowman': 1 });
      for (const where of ['3B', '3C']) army(t, 1, where, { 'unit-archer': 1 });
      army(t, 0, 'DA', {});
    });
    story.answers('3A');
    expect(story.ask().rule).toBe('RW-CAP-02');
  });
});
