import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { developmentIds, factionIds } from '../../src/pools.ts';
import { producesAny } from '../../src/rules/orders/developments/harvest.ts';
import { removeStronghold } from '../../src/rules/orders/strongholds.ts';
import { area, army, development, dials, stronghold } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { developmentIn, dialsOf, influenceOf, resolved, strongholdIn } from './kit.ts';

/** Harvest with the bonus, after the dials are set: production 3/2/2 at home. */
const bonus = (arrange: (t: Table) => void): Play<Table> =>
  resolved('order-harvest', arrange).answer('bonus');

const tacticsOf = ({ table }: Play<Table>): number =>
  table.tactics.at(0).total + table.freshTactics.at(0).total;

everyWay({ describe, it }, 'Developments', test => {
  test('RW-O4-04 developments are no part of what the dials are set to', () => {
    const story = resolved('order-harvest', t => development(t, 'DA', 'dev-resources'));
    expect(dialsOf(story)).toEqual([3, 2, 2]);
  });

  test('RW-O4-05 RW-DEV-04 RW-DEV-05 the bonus uses a Diplomat and a Training Ground', () => {
    const story = bonus(t => {
      stronghold(t, 0, '1B');
      development(t, 'DA', 'dev-diplomat');
      development(t, '1B', 'dev-training-ground');
    });
    expect(story.offered()).toEqual(['1B', 'DA', 'pass']);
    story.answer('DA');
    expect(influenceOf(story)).toBe(5);
    story.answer('1B');
    expect(story.table.freshTactics.at(0).total).toBe(1);
    expect(story.table.tactics.at(0).total).toBe(0);
  });

  test('RW-O4-06 each is used once, in any order, and may be declined', () => {
    const story = bonus(t => {
      stronghold(t, 0, '1B');
      development(t, 'DA', 'dev-diplomat');
      development(t, '1B', 'dev-training-ground');
    });
    story.answer('DA');
    expect(story.offered()).toEqual(['1B', 'pass']);
    expect(story.whyNot('DA')).toBe('reason.development-spent');
    story.answer('pass');
    expect(tacticsOf(story)).toBe(0);
    expect(story.ask().name).toBe('choice');
  });

  test('RW-O4-07 RW-DIAL-07 RW-HOLD-05 building lowers wood and places a token at an own stronghold', () => {
    const story = bonus(t => army(t, 0, '1B', { 'unit-knight': 1 }));
    expect(dialsOf(story)).toEqual([4, 3, 2]);
    expect(story.ask().name).toBe('kind');
    expect(story.offered()).toEqual([
      'dev-resources',
      'dev-diplomat',
      'dev-training-ground',
      'dev-reinforced-walls',
      'pass',
    ]);
    story.answer('dev-diplomat');
    expect(developmentIn(story, 'DA')).toBe('dev-diplomat');
    expect(dialsOf(story)).toEqual([4, 2, 2]);
    expect(story.happened).toEqual(['dial-turned', 'development-built']);
  });

  test('RW-O4-08 without wood nothing is built', () => {
    const story = bonus(t => {
      army(t, 1, 'DB', { 'unit-archer': 1 });
      army(t, 1, 'DC', { 'unit-archer': 1 });
    });
    expect(dialsOf(story)).toEqual([1, 0, 1]);
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-O4-09 a Resources token may raise the wood that pays for building', () => {
    const story = bonus(t => {
      for (const where of ['DB', 'DC']) army(t, 1, where, { 'unit-archer': 1 });
      stronghold(t, 0, '2C');
      development(t, '2C', 'dev-resources');
      army(t, 0, '2C', { 'unit-footman': 1 });
    }).given(t => dials(t, 0, 1, 0, 1));
    story.answer('2C');
    expect(dialsOf(story)).toEqual([1, 1, 1]);
    story.answer('dev-diplomat');
    expect(developmentIn(story, 'DA')).toBe('dev-diplomat');
    expect(dialsOf(story)).toEqual([1, 0, 1]);
  });

  test('RW-O4-10 RW-O4-11 a new development gives nothing yet, and only one is built', () => {
    const story = bonus(t => {
      for (const where of ['1B', '3A']) stronghold(t, 0, where);
    }).given(t => dials(t, 0, 5, 5, 5));
    story.answer('dev-diplomat').answer('1B');
    expect(influenceOf(story)).toBe(3);
    expect(story.ask().name).toBe('choice');
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-DEV-01 every token of a faction is of one of four kinds', () => {
    const content = baseGame;
    for (const faction of factionIds) {
      const own = content.developments.filter(one => one.faction === undefined || one.faction === faction);
      expect(own.map(({ id }) => id).slice(0, 3)).toEqual(developmentIds.slice(0, 3));
      expect(own).toHaveLength(4);
      expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(content.counts.perFaction.developments);
    }
  });

  test('RW-DEV-02 a Resources token raises a dial of what its area produces', () => {
    const story = bonus(t => {
      stronghold(t, 0, '1B');
      development(t, '1B', 'dev-resources');
    }).answer('1B');
    expect(story.offered()).toEqual(['food', 'wood']);
    story.answer('food');
    expect(dialsOf(story)).toEqual([5, 3, 2]);
  });

  test('RW-DEV-03 it is chosen anew at each use, and gives nothing where nothing grows', () => {
    const story = bonus(t => {
      stronghold(t, 0, '1B');
      development(t, '1B', 'dev-resources');
      stronghold(t, 0, '3A');
      development(t, '3A', 'dev-resources');
    });
    story.answer('1B').answer('wood');
    expect(dialsOf(story)).toEqual([5, 5, 2]);
    const { table } = story;
    const bare = table.content.area.map(one => ({ ...one, yields: [0, 0, 0] as const }));
    const barren: Table = Object.create(table, { content: { value: { ...table.content, area: bare } } });
    expect(producesAny(table, area('1B'))).toBe(true);
    expect(producesAny(barren, area('1B'))).toBe(false);
  });

  test('RW-DEV-15 a stronghold with a development is no site for another', () => {
    const story = bonus(t => {
      stronghold(t, 0, '1B');
      development(t, 'DA', 'dev-diplomat');
    })
      .answer('pass')
      .answer('dev-training-ground');
    expect(developmentIn(story, '1B')).toBe('dev-training-ground');
    const two = bonus(t => {
      for (const where of ['1B', '3A']) stronghold(t, 0, where);
      development(t, 'DA', 'dev-diplomat');
    })
      .answer('pass')
      .answer('dev-training-ground');
    expect(two.offered()).toEqual(['1B', '3A']);
    expect(two.whyNot('DA')).toBe('reason.development-there');
  });

  const destroyed = (): Play<Table> =>
    bonus(t => {
      stronghold(t, 0, '1B');
      development(t, '1B', 'dev-diplomat');
      removeStronghold(t, area('1B'));
    });

  test('RW-DEV-16 RW-COMP-20 a development goes with its stronghold at once', () => {
    expect(developmentIn(destroyed(), '1B')).toBeUndefined();
    expect(
      destroyed()
        .history()
        .map(({ key }) => key),
    ).toContain('development-destroyed');
  });

  test('RW-DEV-17 and can be built again', () => {
    const story = destroyed().answer('dev-diplomat');
    expect(developmentIn(story, 'DA')).toBe('dev-diplomat');
  });

  test('RW-DEV-18 RW-HOLD-06 a development works at a damaged stronghold', () => {
    const story = bonus(t => {
      stronghold(t, 0, 'DA', true);
      development(t, 'DA', 'dev-diplomat');
    }).answer('DA');
    expect(influenceOf(story)).toBe(5);
    expect(strongholdIn(story, 'DA')).toBe('0 damaged');
  });

  test('RW-COMP-18 RW-COMP-19 only a kind that is not in the supply is given up on the board', () => {
    const arrange = (t: Table): void => {
      for (const where of ['1B', '3A']) stronghold(t, 0, where);
      development(t, 'DA', 'dev-diplomat');
    };
    const spare = bonus(arrange).answer('pass').answer('dev-resources');
    expect(spare.ask().name).toBe('site');
    expect(developmentIn(spare, 'DA')).toBe('dev-diplomat');
    const same = bonus(arrange).answer('pass').answer('dev-diplomat');
    expect(developmentIn(same, 'DA')).toBeUndefined();
    expect(same.offered()).toEqual(['1B', '3A']);
    same.answer('3A');
    expect(developmentIn(same, '3A')).toBe('dev-diplomat');
    expect(same.happened).toEqual(['dial-turned', 'development-built']);
  });

  test('RW-EX-A17 Harvest of four areas, a Diplomat used and a development built', () => {
    const story = resolved('order-harvest', t => {
      stronghold(t, 0, '1B');
      army(t, 0, '1B', { 'unit-knight': 1 });
      development(t, 'DA', 'dev-diplomat');
      dials(t, 0, 2, 4, 2);
    });
    expect(dialsOf(story)).toEqual([4, 3, 2]);
    story.answer('bonus').answer('DA');
    expect(influenceOf(story)).toBe(5);
    story.answer('dev-resources');
    expect(dialsOf(story)).toEqual([4, 2, 2]);
    expect([developmentIn(story, 'DA'), developmentIn(story, '1B')]).toEqual([
      'dev-diplomat',
      'dev-resources',
    ]);
  });
});
