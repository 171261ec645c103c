import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { byEdition } from '../../src/rules/table/edition.ts';
import { checkInstantWin } from '../../src/rules/table/winning.ts';
import { army, rune } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { sixRunes } from './kit.ts';
import { endSeason } from './season.ts';

const original = { options: { edition: 'original' } };

everyWay({ describe, it }, 'The original edition', test => {
  test('RW-ORIG-01 the editions differ in every listed item, and a table takes one side of all', () => {
    const { table: revised } = position();
    const { table: old } = position(original);
    for (const difference of ['years', 'winning', 'assignsFirst', 'threatenedHomeRealms'] as const) {
      expect(byEdition[difference](old), difference).not.toEqual(byEdition[difference](revised));
      expect(byEdition[difference](old)).toEqual(old.content.editions[difference].original);
    }
  });

  test('RW-ORIG-02 the game ends after the sixth year instead of the seventh', () => {
    const lastSeason = (t: Table, year: number): void => {
      t.year = year;
      t.season = 3;
    };
    expect(endSeason(position(original).given(t => lastSeason(t, 6))).over).toBe(true);
    expect(endSeason(position().given(t => lastSeason(t, 6))).over).toBe(false);
    expect(endSeason(position().given(t => lastSeason(t, 7))).over).toBe(true);
  });

  test('RW-ORIG-03 six dragon runes win at once, without a Victory card', () => {
    const five = (t: Table): void => {
      sixRunes(t);
      t.occupant.set(2, 0);
      for (let column = 0; column < 4; column++) t.standing.set(2, column, 0);
    };
    const story = atTurn(position(original).given(five), 0, 'order-acquire-power');
    expect(story.offered()).toEqual(['order']);
    story.given(t => army(t, 0, '1C', { 'unit-footman': 1 })).answer('order');
    expect(story.over).toBe(true);
    expect([story.table.placeOf(0), story.table.placeOf(1)]).toEqual([1, 2]);
    const revised = atTurn(position().given(sixRunes), 0, 'order-acquire-power').answer('order');
    expect(revised.over).toBe(false);
  });

  test('RW-ORIG-04 out of his turn too; of several the current player wins, else the first in play order', () => {
    const both = (t: Table): void => {
      sixRunes(t);
      for (const where of ['2A', '2B', '2C']) army(t, 1, where, { 'unit-archer': 1 });
      for (const where of ['LA', 'LB', 'LC', '2A', '2B', '2C']) rune(t, where, 'dragon');
    };
    const winner = (arrange: (t: Table) => void): number =>
      [0, 1].findIndex(seat => position(original).given(arrange).table.placeOf(seat) === 1);
    const judged = (current: number, influence: number) => (t: Table) => {
      both(t);
      t.current = current;
      t.influence.set(0, influence);
      checkInstantWin(t);
    };
    expect(winner(judged(1, 0))).toBe(0);
    expect(winner(judged(2, 30))).toBe(1);
    expect(winner(judged(0, 30))).toBe(0);
    expect(winner(judged(0, 0))).toBe(1);
    const passive = position(original).given(t => {
      sixRunes(t);
      t.current = 2;
      checkInstantWin(t);
    });
    expect(passive.table.placeOf(0)).toBe(1);
  });
});
