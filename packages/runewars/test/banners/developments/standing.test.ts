import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import type { Table } from '../../../src/layout.ts';
import { unitIds } from '../../../src/pools.ts';
import { columnOf } from '../../../src/rules/map/columns.ts';
import { supplyOf, takeUnits } from '../../../src/rules/map/units.ts';
import { special, stage } from '../../battle/kit.ts';
import { area, army, dials, noStronghold, unit, unitsAt } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { options, owning, shopping } from './kit.ts';

/** Fate cards with damage for triangles. */
const hits = universe.fate.cards.flatMap(({ number, results }) =>
  results.triangle.kind === 'damage' ? number : [],
);

const reanimates = (t: Parameters<typeof supplyOf>[0]): number =>
  supplyOf(t, 0, columnOf(t, unit('unit-reanimate')));

everyWay({ describe, it }, 'Development cards that always work', test => {
  test('BW-DEVC-13 Ironbound Towers: Siege Towers on the board and later ones take one damage more', () => {
    for (const [cards, unused] of [
      [[], 4],
      [['devcard-ironbound-towers'], 3],
    ] as const) {
      const story = stage({
        options,
        factions: ['daqan', 'uthuk'],
        attackers: { 'unit-siege-tower': 1 },
        defenders: { 'unit-berserker': 3 },
        silent: 0,
        fate: hits.slice(0, 3),
        arrange: t => owning(t, ...cards),
      });
      expect(supplyOf(story.table, 0, columnOf(story.table, unit('unit-siege-tower')))).toBe(unused);
    }
  });

  test('BW-DEVC-12 Aerie Masters: Rocs come from two areas away, Siege Towers do not', () => {
    const marchers = (target: string, ...cards: string[]): string[] =>
      resolved(
        'order-conquer',
        t => {
          owning(t, ...cards);
          army(t, 0, 'DC', { 'unit-roc': 1, 'unit-siege-tower': 1 });
        },
        { options },
      )
        .answer(target)
        .offered();
    const both = ['DC:unit-siege-tower', 'DC:unit-roc'];
    expect(marchers('1B')).toEqual(both);
    expect(marchers('1B', 'devcard-aerie-masters')).toEqual(both);
    expect(marchers('1A')).toEqual(['end']);
    expect(marchers('1A', 'devcard-aerie-masters')).toEqual(['DC:unit-roc']);
  });

  test('BW-REAN-01 BW-REAN-04 Lands of Blight: eight more, recruited like any other', () => {
    const story = shopping('waiqar', [2, 2, 2], t => army(t, 0, '1C', { 'unit-reanimate': 5 }));
    expect(reanimates(story.table)).toBe(11);
    story.answer('devcard-lands-of-blight');
    expect(reanimates(story.table)).toBe(19);
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-reanimate': 5 });
  });

  test('BW-REAN-02 BW-REAN-07 with 16 on the board the card decides whether more come', () => {
    const recruiting = (onBoard: number, ...cards: string[]) =>
      resolved(
        'order-recruit',
        t => {
          dials(t, 0, 4, 4, 4);
          owning(t, ...cards);
          for (let left = onBoard, n = 0; left > 0; left -= 8, n++)
            army(t, 0, ['1C', '1A', '1B'][n], { 'unit-reanimate': Math.min(8, left) });
        },
        { options, factions: ['waiqar', 'latari'] },
      ).answer('food');
    expect(recruiting(16).ask().rule).toBe('RW-COMP-16');
    expect(recruiting(16, 'devcard-lands-of-blight').ask().rule).not.toBe('RW-COMP-16');
    expect(recruiting(24, 'devcard-lands-of-blight').ask().rule).toBe('RW-COMP-16');
  });

  test('BW-REAN-03 BW-REAN-08 Raise Dead brings more than sixteen into play', () => {
    const raised = (...cards: string[]): number => {
      const story = special('unit-necromancer', { 'unit-warrior': 8 }, [1], {
        options,
        factions: ['waiqar', 'latari'],
        arrange: t => {
          owning(t, ...cards);
          // Those that lie stay where they are.
          army(t, 0, '1C', { 'unit-reanimate': 8 }, true);
          army(t, 0, '1A', { 'unit-reanimate': 7 }, true);
        },
      });
      const joined = story.history().filter(({ key }) => key === 'fighters-joined');
      return joined.filter(({ args }) => args['side'] === 0).at(-1)?.args['amount'] ?? 0;
    };
    expect(raised()).toBe(1);
    expect(raised('devcard-lands-of-blight')).toBe(2);
  });

  test('BW-DEVC-09 what is bought works without any stronghold', () => {
    const story = resolved(
      'order-harvest',
      t => {
        owning(t, 'devcard-lands-of-blight');
        noStronghold(t, 'WA');
      },
      { options, factions: ['waiqar', 'latari'] },
    );
    expect(reanimates(story.table)).toBe(24);
  });

  test('BW-REAN-05 they count toward the limit of eight', () => {
    const story = resolved(
      'order-recruit',
      t => {
        dials(t, 0, 4, 4, 4);
        owning(t, 'devcard-lands-of-blight');
        army(t, 0, 'WA', { 'unit-reanimate': 8 });
        army(t, 0, '1C', { 'unit-reanimate': 8 });
      },
      { options, factions: ['waiqar', 'latari'] },
    ).answer('food');
    story.answer(story.ask().items.map(() => 'area:WA'));
    expect(unitsAt(story.table, 'WA')).toEqual({ 'unit-reanimate': 8 });
    expect(story.happened).toContain('units-destroyed');
  });

  test('BW-REAN-06 token or figure: nothing at the table tells which of them stands where', () => {
    const reanimate = unit('unit-reanimate');
    /** Sixteen, then the card, then eight more that must be tokens; of these or of the first some are destroyed. */
    const after = (lost: readonly string[]): Table => {
      const { table: t } = resolved('order-recruit', () => {}, { options, factions: ['waiqar', 'latari'] });
      for (const where of ['1A', '1B']) army(t, 0, where, { 'unit-reanimate': 8 });
      owning(t, 'devcard-lands-of-blight');
      army(t, 0, '1C', { 'unit-reanimate': 8 });
      for (const where of lost) takeUnits(t, area(where), columnOf(t, reanimate), 1);
      return t;
    };
    // A token falls and a figure takes the place of another: the armies are what they are, cell by cell.
    const tokens = after(['1C', '1C', '1A']);
    const figures = after(['1A', '1C', '1C']);
    expect(tokens.state).toEqual(figures.state);
    expect(reanimates(tokens)).toBe(3);
    // One type, one column, one count: recruiting, fighting and starving have nothing else to ask for.
    expect(unitIds.filter(id => id.includes('reanimate'))).toEqual(['unit-reanimate']);
    expect(unitsAt(tokens, '1C')).toEqual({ 'unit-reanimate': 6 });
  });

  test('BW-REAN-09 those that are destroyed can be recruited again', () => {
    const { table: t } = resolved('order-recruit', () => {}, { options, factions: ['waiqar', 'latari'] });
    owning(t, 'devcard-lands-of-blight');
    for (const where of ['1A', '1B', '1C']) army(t, 0, where, { 'unit-reanimate': 8 });
    expect(reanimates(t)).toBe(0);
    takeUnits(t, area('1C'), columnOf(t, unit('unit-reanimate')), 1);
    expect(reanimates(t)).toBe(1);
  });
});
