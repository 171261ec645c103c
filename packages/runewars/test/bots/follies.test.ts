import { describe, expect, it } from 'vitest';
import { deeds, FollyWatch, follies } from '../../src/bots/follies.ts';
import type { Table } from '../../src/layout.ts';
import { army, dials, neutrals, unitsAt } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { drawing } from '../season/kit.ts';
import { playGame } from './table.ts';

const nobody = (): boolean => false;
const quiet = 'season-deep-snow';

/** Winter falls while a watch listens to the table; what it counted for the first seat. */
const wintered = (food: number, arrange: (t: Table) => void) => {
  const watch = new FollyWatch();
  const story = drawing('winter', quiet, t => {
    dials(t, 0, food, 0, 0);
    arrange(t);
    watch.begin(t);
    t.sink = watch;
  });
  return { story, watch };
};

describe('follies', () => {
  it('are most of them committed by players of chance', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const watch = new FollyWatch();
      const t = playGame({ factions: 'random' }, 4, nobody, seed, undefined, watch);
      for (let seat = 0; seat < t.seats; seat++)
        for (const [name, times] of Object.entries(watch.counts(seat))) if (times > 0) seen.add(name);
    }
    // What takes an army or a plan is told apart below.
    const rare = ['overLimit', 'recruitsLost', 'quests'];
    expect([...follies, ...deeds].filter(name => !seen.has(name) && !rare.includes(name))).toEqual([]);
  });

  it('count those who starve, and no more', () => {
    const { story, watch } = wintered(3, t => {
      army(t, 0, 'DA', { 'unit-footman': 5 });
      army(t, 0, 'DB', { 'unit-footman': 2 });
    });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 3 });
    expect(watch.counts(0)).toMatchObject({ starved: 2, alliesLost: 0, overLimit: 0 });
    expect(watch.counts(1)).toMatchObject({ starved: 0 });
  });

  it('count nobody whom a cold winter takes although the dial feeds him', () => {
    const watch = new FollyWatch();
    const story = drawing('winter', 'season-bitter-cold', t => {
      dials(t, 0, 3, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 5 });
      watch.begin(t);
      t.sink = watch;
    });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 2 });
    expect(watch.counts(0)).toMatchObject({ starved: 2, frozen: 1 });
  });

  it('count allies who are left without the last own unit', () => {
    const { story, watch } = wintered(2, t => {
      army(t, 0, 'DA', { 'unit-footman': 1 });
      neutrals(t, 'DA', { 'unit-beastman': 2 });
    });
    story.answer(['standing:unit-footman']);
    expect(watch.counts(0)).toMatchObject({ starved: 1, alliesLost: 1 });
  });

  it('count those for whom there is no room where they march', () => {
    const watch = new FollyWatch();
    const story = position().given(t => {
      army(t, 0, 'DA', { 'unit-footman': 6 });
      army(t, 0, 'DB', { 'unit-bowman': 4 });
      watch.begin(t);
      t.sink = watch;
    });
    atTurn(story, 0, 'order-conquer')
      .answer('order')
      .answer('DA')
      .answer(['DB:unit-bowman', 'DB:unit-bowman', 'DB:unit-bowman', 'DB:unit-bowman'])
      .answer(['standing:unit-bowman', 'standing:unit-bowman']);
    expect(watch.counts(0)).toMatchObject({ overLimit: 2, idleActivations: 0 });
  });

  it('begin anew with every game', () => {
    const watch = new FollyWatch();
    const t = playGame({ factions: 'random' }, 2, nobody, 3, undefined, watch);
    watch.begin(t);
    expect(Object.values(watch.counts(0)).every(times => times === 0)).toBe(true);
  });
});
