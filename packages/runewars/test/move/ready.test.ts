import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { readyOf } from '../../src/rules/view/ready.ts';
import { army } from '../kit/arrange.ts';
import { settingUp } from '../kit/building.ts';
import { strategizing } from './stories.ts';

/** What is made ready at the open ask, by name. */
const ready = (story: Play<Table>): readonly string[] => {
  const view = story.view(0);
  const [ask] = view.asks;
  const codes = readyOf(seenTable(game, view).table, ask, view.crumbs.at(-1)?.procedure ?? '');
  return codes.map(code => ask.options.find(option => option.code === code)?.name ?? '');
};

/** Two players, the first of whom sits on seat 0. */
const settling = (): Play<Table> => {
  for (let seed = 1; ; seed++) {
    const story = settingUp({ seats: 2 }, seed);
    if (story.table.firstSeat === 0) return story;
  }
};

describe('what an answer begins with', () => {
  it('RW-SETUP-14 the starting units in the stronghold', () => {
    const story = settling();
    expect(ready(story)).toEqual([]);
    story.answer('DB');
    expect(ready(story)).toEqual(['DB', 'DB', 'DB', 'DB']);
  });

  it('RW-MOVE-05 all units that can come', () => {
    const story = strategizing(t => army(t, 0, 'DC', { 'unit-footman': 2, 'unit-knight': 1 }));
    expect(ready(story)).toEqual([]);
    story.answer('3A');
    expect(ready(story)).toEqual(['DC:unit-knight', 'DC:unit-footman', 'DC:unit-footman']);
  });

  it('RW-CAP-01 no more than the area holds with those that stand there, the best of them', () => {
    const story = strategizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 3, 'unit-knight': 1 });
      army(t, 0, '3A', { 'unit-bowman': 6 });
    });
    story.answer('3A');
    expect(ready(story)).toEqual(['DC:unit-knight', 'DC:unit-footman']);
  });
});
