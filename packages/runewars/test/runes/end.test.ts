import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { endAfterLastYear } from '../../src/rules/table/winning.ts';
import { army, rune, title } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { dragons, faceIn, isUp, winners } from './kit.ts';

/** The end of the last year with so many dragon runes and so much influence by seat. */
const ended = (runes: readonly number[], influence: readonly number[] = [0, 0, 0]): Play<Table> =>
  position({ seats: 3 }).given(t => {
    const free = ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '7A', '7B', '7C'];
    for (const [seat, amount] of runes.entries()) {
      const unit = ['unit-footman', 'unit-archer', 'unit-berserker'][seat];
      for (const where of free.splice(0, amount)) {
        army(t, seat, where, { [unit]: 1 });
        rune(t, where, 'dragon', { knownTo: [seat] });
      }
      t.influence.set(seat, influence[seat]);
    }
    endAfterLastYear(t);
  });

everyWay({ describe, it }, 'The end of the game', test => {
  test('RW-WIN-16 RW-OBJ-15 after the last year most dragon runes win, and all tokens lie open', () => {
    const story = ended([4, 5, 3]);
    expect(winners(story)).toEqual([1]);
    expect(isUp(story, '1A')).toBe(true);
    expect(story.view('spectator').over).toBe(true);
    expect(faceIn(story, '1A')).toBe('dragon');
  });

  test('RW-WIN-17 a tie goes to most influence, then to the highest starting influence', () => {
    expect(winners(ended([5, 5, 3], [2, 4, 9]))).toEqual([1]);
    expect(winners(ended([5, 5, 3], [3, 3, 9]))).toEqual([1]);
    expect(winners(ended([5, 3, 5], [3, 9, 3]))).toEqual([0]);
  });

  test('RW-WIN-18 only unspent influence counts, and what is equal to the end is shared', () => {
    const spent = position().given(t => {
      dragons(t, 'DA', 'LA');
      t.influence.set(0, 2);
      t.influence.set(1, 1);
      title(t, 1, 'title-primarch-wizards-council', 9);
      endAfterLastYear(t);
    });
    expect(winners(spent)).toEqual([0]);
    const { table } = position().given(t => {
      dragons(t, 'DA', 'LA');
      t.influence.set(0, 3);
      t.influence.set(1, 3);
    });
    const factions = table.content.factions.map(one => ({ ...one, influence: 2 }));
    const equal: Table = Object.create(table, { content: { value: { ...table.content, factions } } });
    endAfterLastYear(equal);
    expect([equal.placeOf(0), equal.placeOf(1)]).toEqual([1, 1]);
  });

  test('RW-WIN-20 there is no minimum', () => {
    expect(winners(ended([2, 1, 0]))).toEqual([0]);
  });
});
