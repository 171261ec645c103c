import { expect, test } from 'vitest';
import { rowsOf } from '../src/against/against.ts';
import { missedBy, type Row } from '../src/result.ts';

const duel = { name: 'play', act: 'play', atLeast: 0.95 } as const;

const found = (rows: readonly Row[], what: string): Row => {
  const row = rows.find(({ name }) => name === `play: ${what}`);
  if (row === undefined) throw new Error(`no row says ${what}`);
  return row;
};

test('batches are compared pair by pair, so that a busy moment strikes both', () => {
  const calm = { ours: 2, theirs: 2 };
  const busy = { ours: 8, theirs: 8 };
  const rows = rowsOf(duel, [[calm, busy, calm]]);
  expect(found(rows, 'median of pairs')).toMatchObject({ value: 1, target: { atLeast: 0.95 } });
  expect(found(rows, 'lower quartile').value).toBe(1);
  expect(found(rows, 'decisions/s')).toMatchObject({ value: 500_000, peer: { ratio: 1 } });
});

test('who takes longer is slower, and misses what it should reach', () => {
  const rows = rowsOf(duel, [
    [
      { ours: 2.5, theirs: 2 },
      { ours: 2.5, theirs: 2 },
    ],
    [{ ours: 2, theirs: 2 }],
  ]);
  const median = found(rows, 'median of pairs');
  expect(median.value).toBe(0.8);
  expect(missedBy(median)).toBeCloseTo(0.95 / 0.8);
  expect(found(rows, 'upper quartile').value).toBeCloseTo(0.9);
});

test('every start is told by itself', () => {
  const rows = rowsOf(duel, [[{ ours: 2, theirs: 2 }], [{ ours: 4, theirs: 2 }]]);
  expect(found(rows, 'start 1').value).toBe(1);
  expect(found(rows, 'start 2').value).toBe(0.5);
});
