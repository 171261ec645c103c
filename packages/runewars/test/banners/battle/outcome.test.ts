import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { finish, keys, type Stage, stage, tally } from '../../battle/kit.ts';
import { tellings } from '../../duel/kit.ts';
import { token } from '../../heroes/summer.ts';
import { area, stronghold, unit, unitsAt } from '../../kit/arrange.ts';
import { expansion } from '../tactical-fate/kit.ts';

const options = { ...expansion, exploration: 'yes' } as const;

/** The parts of both sides' strength, as all are told. */
const parts = (story: Play<Table>): unknown[] => tellings(story, 'strength-counted').map(({ args }) => args);

everyWay({ describe, it }, 'the tally with the expansion', test => {
  test('BW-BATTLE-09 a routed hexagon counts, and in the original edition it does not', () => {
    const wyrms = (edition: string): readonly [number, number] | undefined =>
      tally(
        stage({
          factions: ['daqan', 'waiqar'],
          options: { ...options, edition },
          attackers: { 'unit-footman': 1, 'unit-roc:routed': 1 },
          defenders: { 'unit-great-wyrm:routed': 1, 'unit-vampire:routed': 1 },
          silent: 1,
          fate: [1],
        }),
      );
    expect(wyrms('revised')).toEqual([2, 1]);
    expect(wyrms('original')).toEqual([1, 0]);
  });

  const held: Stage = {
    options,
    against: 'order-garrison',
    attackers: { 'unit-footman': 4 },
    defenders: { 'unit-archer': 2 },
    silent: 1,
    fate: [1, 2, 3, 4],
    arrange: t => {
      stronghold(t, 1, '3B');
      token(t, '3B', 'exp-defensible-area-2', true);
    },
  };

  test('BW-BATTLE-11 Garrison, the ground and the stronghold all add up, and are told apart', () => {
    const story = stage(held);
    expect(tally(story)).toEqual([4, 10]);
    expect(parts(story)).toEqual([
      { side: 0, units: 4, stronghold: 0, weakened: 0, added: 0 },
      { side: 1, units: 2, stronghold: 5, weakened: 0, added: 3 },
    ]);
  });

  test('BW-BATTLE-11 what weakens a stronghold takes nothing from the rest', () => {
    const story = stage({
      ...held,
      played: [1],
      arrange: t => {
        held.arrange?.(t);
        stronghold(t, 1, '3B', true);
      },
    });
    // The bonus of Conquer takes all three of a damaged stronghold.
    expect(tally(story)).toEqual([4, 5]);
    expect(parts(story)[1]).toEqual({ side: 1, units: 2, stronghold: 3, weakened: 3, added: 3 });
  });
});

everyWay({ describe, it }, 'the resolution with the expansion', test => {
  test('BW-BATTLE-13 conquest, healing, retreat and return, in this order', () => {
    const story = stage({
      options,
      attackers: { 'unit-footman': 4, 'unit-roc:2': 1 },
      defenders: { 'unit-archer': 1, 'unit-warrior:routed:1': 1 },
      silent: 1,
      fate: [1, 2, 3, 4, 5],
      arrange: t => stronghold(t, 1, '3B', true),
    });
    while (story.ask(story.asked[0]).rule !== 'RW-RETR-01')
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    // The stronghold is gone and nobody is hurt any more; nobody has left yet.
    expect(story.table.stronghold.get(area('3B'))).not.toBe(3);
    expect(keys(story)).toContain('stronghold-removed');
    expect(keys(story)).not.toContain('units-retreated');
    const fighters = Array.from({ length: story.table.columns }, (_, column) => column).flatMap(column =>
      [1, 2, 3].map(damage => story.table.fighters.get(column, damage)),
    );
    expect(new Set(fighters)).toEqual(new Set([0]));
    finish(story);
    const course = ['stronghold-removed', 'units-retreated', 'units-returned', 'battle-ended'];
    expect([...new Set(keys(story).filter(key => course.includes(key)))]).toEqual(course);
  });

  test('BW-BATTLE-14 who lay routed before is destroyed, and who was routed in the battle retreats', () => {
    const story = finish(
      stage({
        factions: ['daqan', 'waiqar'],
        options,
        attackers: { 'unit-footman': 3 },
        defenders: { 'unit-vampire': 1, 'unit-great-wyrm:routed': 1 },
        lying: { 'unit-vampire': 1 },
        silent: 1,
        fate: [1, 2, 3],
      }),
    );
    expect(tellings(story, 'units-destroyed').map(({ args }) => args)).toEqual([
      { unit: unit('unit-vampire'), amount: 1, area: area('3B') },
    ]);
    const refuge = ['1B', '3A', '3C', '1A', '1C'].find(
      id => Object.keys(unitsAt(story.table, id)).length > 0,
    );
    expect(unitsAt(story.table, refuge ?? '')).toEqual({
      'unit-vampire:routed': 1,
      'unit-great-wyrm:routed': 1,
    });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3 });
  });

  test('BW-BATTLE-14 the winner’s stay where they lie', () => {
    const story = finish(
      stage({
        factions: ['daqan', 'waiqar'],
        options,
        attackers: { 'unit-footman': 1 },
        defenders: { 'unit-great-wyrm': 2 },
        lying: { 'unit-vampire': 1 },
        silent: 1,
        fate: [1],
      }),
    );
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-great-wyrm': 2, 'unit-vampire:routed': 1 });
  });
});
