import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { activate, army, dials, heroAt, neutrals, tacticsHand, unitsAt } from '../kit/arrange.ts';
import { holder } from '../move/told.ts';
import { askedNow, decidersOf, drawing, endSeason, isResolved, type SeasonSetting, toldOf } from './kit.ts';

const quiet = 'season-deep-snow';

const winter = (arrange: (t: Table) => void, setting?: SeasonSetting): Play<Table> =>
  drawing('winter', quiet, arrange, setting);

/** How many units the player who is asked must destroy now. */
const owed = (story: Play<Table>): number => story.ask().min ?? 0;

everyWay({ describe, it }, 'Winter', test => {
  test('RW-WINTER-01 each area keeps as many units as the food dial shows', () => {
    const story = winter(t => {
      dials(t, 0, 3, 2, 2);
      army(t, 0, 'DA', { 'unit-footman': 5 });
      army(t, 0, 'DB', { 'unit-footman': 2 });
    });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 3 });
    expect(unitsAt(story.table, 'DB')).toEqual({ 'unit-footman': 2 });
    expect(isResolved(story)).toBe(true);
  });

  test('RW-WINTER-02 the owner chooses who dies', () => {
    const story = winter(t => {
      dials(t, 1, 4, 0, 0);
      army(t, 1, 'LA', { 'unit-archer': 4, 'unit-sorceress': 1 });
    });
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['standing:unit-archer', 'standing:unit-sorceress']);
    expect(owed(story)).toBe(1);
    story.answer(['standing:unit-sorceress']);
    expect(unitsAt(story.table, 'LA')).toEqual({ 'unit-archer': 4 });
  });

  test('RW-WINTER-03 allies count and may die, heroes neither', () => {
    const story = winter(t => {
      dials(t, 0, 4, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 3 });
      neutrals(t, 'DA', { 'unit-beastman': 2 });
      heroAt(t, 0, 'HE-01', 'DA');
    });
    expect(story.offered()).toEqual(['standing:unit-footman', 'standing:unit-beastman']);
    expect([owed(story), story.ask().max]).toEqual([1, 1]);
  });

  test('RW-WINTER-04 routed units count, and no food leaves no units', () => {
    const routed = winter(t => {
      dials(t, 0, 2, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 1 });
      army(t, 0, 'DA', { 'unit-footman': 2 }, true);
    });
    expect(routed.offered()).toEqual(['standing:unit-footman', 'routed:unit-footman']);
    expect(owed(routed)).toBe(1);
    const starved = winter(t => {
      dials(t, 0, 0, 2, 2);
      army(t, 0, 'DA', { 'unit-footman': 5 });
      army(t, 0, '1A', { 'unit-knight': 1 });
      heroAt(t, 0, 'HE-01', '1A');
    });
    expect([unitsAt(starved.table, 'DA'), unitsAt(starved.table, '1A')]).toEqual([{}, {}]);
    expect(holder(starved.table, 'DA')).toBe(0);
    expect(starved.table.heroesInPlay.total).toBe(1);
    const full = winter(t => {
      dials(t, 0, 8, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 8 });
    });
    expect(unitsAt(full.table, 'DA')).toEqual({ 'unit-footman': 8 });
  });

  test('RW-WINTER-05 RW-TACT-24 players starve in play order, each in all areas of his', () => {
    const story = winter(
      t => {
        for (const [seat, homes] of [
          [0, ['DA', 'DB']],
          [1, ['LA', 'LB']],
        ] as const) {
          dials(t, seat, 2, 0, 0);
          for (const where of homes)
            army(
              t,
              seat,
              where,
              seat === 0 ? { 'unit-footman': 2, 'unit-knight': 1 } : { 'unit-archer': 2, 'unit-warrior': 1 },
            );
        }
      },
      { orders: [6, 3] },
    );
    const losses = ['warrior', 'archer', 'knight', 'footman'].map(unit => [`standing:unit-${unit}`]);
    expect(decidersOf(story, ...losses)).toEqual([1, 1, 0, 0]);
    expect(unitsAt(story.table, 'LB')).toEqual({ 'unit-archer': 1, 'unit-warrior': 1 });
  });

  test('RW-WINTER-06 later in the same winter food limits nothing', () => {
    const story = drawing('winter', 'season-bitter-cold', t => {
      dials(t, 0, 3, 2, 2);
      for (const where of ['DA', 'DC']) army(t, 0, where, { 'unit-footman': 2 });
      army(t, 0, 'DB', { 'unit-footman': 2 });
    });
    story.answer('order-conquer', 0).answer('order-fortify', 1);
    const four = ['DA:unit-footman', 'DA:unit-footman', 'DC:unit-footman', 'DC:unit-footman'];
    story.answers('order', 'DB', four);
    expect(unitsAt(story.table, 'DB')).toEqual({ 'unit-footman': 6 });
  });

  test('RW-WINTER-07 allies whose last companion dies are nobody’s allies', () => {
    const story = winter(t => {
      dials(t, 1, 3, 0, 0);
      army(t, 1, '1A', { 'unit-warrior': 1 });
      neutrals(t, '1A', { 'unit-beastman': 3 });
    }, {});
    story.answer(['standing:unit-warrior']);
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-beastman': 3 });
    expect(holder(story.table, '1A')).toBe(-1);
  });

  test('RW-WINTER-08 unallied units need no food', () => {
    const story = winter(t => {
      dials(t, 0, 1, 0, 0);
      dials(t, 1, 1, 0, 0);
      neutrals(t, '3A', { 'unit-sorcerer': 3 });
    });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-sorcerer': 3 });
  });

  const marching = (card: string, to: string): string[] => {
    const story = drawing('winter', card, t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      activate(t, 0, '2B');
      // Everything else next to 2A and 3C is taken, so that there is no other way.
      for (const where of ['2B', '3A', '3B', '1B']) army(t, 1, where, { 'unit-archer': 1 });
    });
    story.answer('order-mobilize', 0).answer('order-fortify', 1);
    return story.answers('order', to).offered();
  };

  test('RW-WINTER-09 water does not stop anybody until the end of the season', () => {
    expect(marching('season-bitter-cold', '2A')).toEqual(['1A:unit-footman']);
    const story = winter(() => undefined);
    expect(story.table.waterOpen).toBe(1);
    expect(endSeason(story).table.waterOpen).toBe(0);
  });

  test('RW-WINTER-10 while the primary ability is resolved water is closed', () => {
    const story = drawing('winter', 'season-winter-fever', t => {
      dials(t, 0, 8, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 2, 'unit-knight': 1 });
    });
    expect(askedNow(story)).toBe('0 losses');
    expect(story.table.waterOpen).toBe(0);
    story.answer(['standing:unit-knight']);
    expect(story.table.waterOpen).toBe(1);
  });

  test('RW-WINTER-11 mountains stay closed', () => {
    expect(marching('season-bitter-cold', '3C')).not.toContain('1A:unit-footman');
  });

  test('RW-WINTER-12 retreats cross the water too', () => {
    const story = winter(t => {
      neutrals(t, '1A', { 'unit-beastman': 1 });
      // The only uncontrolled neighbour lies over the water.
      for (const where of ['1B', '1C', '2B', '2C', '3C']) army(t, 1, where, { 'unit-archer': 1 });
      tacticsHand(t, 0, 'tactics-scatter-the-beasts');
    });
    story.answer('order-acquire-power', 0).answer('order-fortify', 1);
    story.answer('tactics:tactics-scatter-the-beasts');
    expect(toldOf(story, 'units-destroyed')).toEqual([]);
    expect(unitsAt(story.table, '2A')).toEqual({ 'unit-beastman:routed': 1 });
  });

  test('RW-EX-A03 with food 5 areas of 7, 6 and 5 Uthuk units hold 5 each', () => {
    const story = winter(
      t => {
        dials(t, 0, 5, 0, 0);
        army(t, 0, 'UA', { 'unit-berserker': 6, 'unit-warlock': 1 });
        army(t, 0, 'UB', { 'unit-berserker': 5, 'unit-warlock': 1 });
        army(t, 0, 'UC', { 'unit-berserker': 5 });
      },
      { factions: ['uthuk', 'latari'] },
    );
    expect(owed(story)).toBe(2);
    story.answer(['standing:unit-berserker', 'standing:unit-warlock']);
    expect(owed(story)).toBe(1);
    story.answer(['standing:unit-berserker']);
    expect(unitsAt(story.table, 'UA')).toEqual({ 'unit-berserker': 5 });
    expect(unitsAt(story.table, 'UB')).toEqual({ 'unit-berserker': 4, 'unit-warlock': 1 });
    expect(unitsAt(story.table, 'UC')).toEqual({ 'unit-berserker': 5 });
    expect(isResolved(story)).toBe(true);
  });

  test('RW-EX-A04 had two of them moved on, or food been 7, nobody would have died', () => {
    const moved = winter(t => {
      dials(t, 0, 5, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 5 });
      army(t, 0, 'DB', { 'unit-footman': 2 });
    });
    const fed = winter(t => {
      dials(t, 0, 7, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 7 });
    });
    for (const story of [moved, fed]) {
      expect(toldOf(story, 'units-destroyed')).toEqual([]);
      expect(isResolved(story)).toBe(true);
    }
  });
});
