import type { TableSummary } from '@runehold/protocol/hall/tables';
import { describe, expect, test } from 'vitest';
import { pathOf, placePoints, ticksOf } from '../../src/people/curve-points.ts';
import { ladderOf, rungsOf } from '../../src/people/ladder-here.ts';

const bot = (level: string) => ({ kind: 'bot', name: 'bot', level }) as const;
const me = { kind: 'person', name: 'Mira' } as const;
const table = (more: Partial<TableSummary>): TableSummary => ({
  id: 't',
  game: 'runewars',
  options: {},
  holders: [me, bot('knight'), bot('page')],
  mine: [0],
  waiting: [],
  answers: 100,
  over: true,
  places: [1, 2, 3],
  frozen: false,
  setAt: 0,
  changedAt: 0,
  ...more,
});

describe('the ladder of this browser', () => {
  test('has games alone that are over, by the weakest bot', () => {
    expect(rungsOf([table({})])).toEqual([
      { table: 't', game: 'runewars', seats: 3, level: 'page', won: true },
    ]);
    expect(rungsOf([table({ places: [2, 1, 3] })])[0].won).toBe(false);
    for (const more of [
      { over: false },
      { openBook: true },
      { pack: 'own numbers' },
      { mine: [0, 1] },
      { places: [1, 1, 1] },
      { holders: [me, me, bot('page')] },
      { holders: [me, bot('of-old'), bot('page')] },
      { holders: [me], places: [1] },
    ] satisfies Partial<TableSummary>[])
      expect(rungsOf([table(more)])).toEqual([]);
  });

  test('a nature makes nobody another rung', () => {
    expect(rungsOf([table({ holders: [me, bot('knight/bold'), bot('marshal')] })])[0].level).toBe('knight');
  });

  test('adds them up', () => {
    const rungs = rungsOf([table({}), table({ id: 'u', places: [2, 1, 3] })]);
    expect(ladderOf(rungs)).toEqual([
      { game: 'runewars', seats: 3, level: 'page', games: 2, won: 1, par: 1 / 3 },
    ]);
  });
});

describe('the curve of a rating', () => {
  const frame = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 };

  test('lies between round numbers', () => {
    expect(ticksOf(1488, 1512)).toEqual([1475, 1500, 1525]);
    expect(ticksOf(1500, 1500)).toEqual([1500, 1525]);
    expect(ticksOf(1200, 1900).length).toBeLessThanOrEqual(7);
  });

  test('goes from left to right, and one game stands at the end', () => {
    const points = placePoints(
      [
        [0, 1400],
        [10, 1600],
      ],
      [0, 10],
      [1400, 1600],
      frame,
    );
    expect(points).toEqual([
      [10, 45],
      [90, 5],
    ]);
    expect(pathOf(points)).toBe('M10.0 45.0L90.0 5.0');
    expect(placePoints([[3, 1500]], [3, 3], [1400, 1600], frame)).toEqual([[90, 25]]);
  });
});
