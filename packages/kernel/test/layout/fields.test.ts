import { Cells, CheckedCells, CheckedGrid, Grid, mustFit } from '@runehold/kernel/layout/fields';
import { between, u8 } from '@runehold/kernel/layout/shapes';
import { describe, expect, it } from 'vitest';

describe('a number that must fit', () => {
  it.each([-3, 0, 9])('takes %d', value => {
    expect(() => mustFit('day', between(-3, 9), value)).not.toThrow();
  });

  it.each([-4, 10, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', value => {
    expect(() => mustFit('day', between(-3, 9), value)).toThrow(
      new RangeError(`day: ${value} is not a whole number from -3 to 9`),
    );
  });
});

describe('a row of numbers', () => {
  it('reads, writes and adds at its place and nowhere else', () => {
    const state = new Int16Array(6);
    const row = new Cells(state, 2, 3);
    row.set(0, 7);
    row.set(2, 9);
    row.add(2, -4);
    row.add(1, 2);
    expect(Array.from(state)).toEqual([0, 0, 7, 2, 5, 0]);
    expect([row.get(0), row.get(1), row.get(2), row.length]).toEqual([7, 2, 5, 3]);
  });

  it('does the same when checked', () => {
    const state = new Int16Array(6);
    const row = new CheckedCells(state, 2, 3, 'gold', u8);
    row.set(0, 7);
    row.add(0, -7);
    row.add(2, 255);
    expect(Array.from(state)).toEqual([0, 0, 0, 0, 255, 0]);
    expect([row.get(2), row.length]).toEqual([255, 3]);
  });

  it.each([-1, 3, 0.5])('refuses cell %d when checked', index => {
    const row = new CheckedCells(new Int16Array(6), 2, 3, 'gold', u8);
    const refusal = new RangeError(`gold: no cell ${index}, there are 3`);
    expect(() => row.get(index)).toThrow(refusal);
    expect(() => row.set(index, 1)).toThrow(refusal);
    expect(() => row.add(index, 1)).toThrow(refusal);
  });

  it('refuses numbers that do not fit when checked, and changes nothing', () => {
    const state = new Int16Array(6);
    const row = new CheckedCells(state, 2, 3, 'gold', u8);
    expect(() => row.set(1, 256)).toThrow('gold: 256 is not a whole number from 0 to 255');
    expect(() => row.add(1, -1)).toThrow('gold: -1 is not a whole number from 0 to 255');
    expect(Array.from(state)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('rows of numbers', () => {
  it.each([
    ['plain', (state: Int16Array) => new Grid(state, 1, 2, 3)],
    ['checked', (state: Int16Array) => new CheckedGrid(state, 1, 2, 3, 'road', u8)],
  ])('reads, writes and adds at row and column, %s', (_how, make) => {
    const state = new Int16Array(8);
    const rows = make(state);
    rows.set(0, 1, 4);
    rows.set(1, 0, 5);
    rows.set(1, 2, 6);
    rows.add(1, 2, 2);
    expect(Array.from(state)).toEqual([0, 0, 4, 0, 5, 0, 8, 0]);
    expect([rows.get(0, 1), rows.get(1, 0), rows.get(1, 2), rows.rows, rows.columns]).toEqual([
      4, 5, 8, 2, 3,
    ]);
  });

  it.each([
    ['plain', (state: Int16Array) => new Grid(state, 1, 2, 3)],
    ['checked', (state: Int16Array) => new CheckedGrid(state, 1, 2, 3, 'road', u8)],
  ])('adds up a part of a row, %s', (_how, make) => {
    const rows = make(Int16Array.of(90, 1, 2, 4, 8, 16, 32, 90));
    expect([rows.sum(0, 0, 3), rows.sum(1, 0, 3), rows.sum(1, 1, 3), rows.sum(1, 0, 1)]).toEqual([
      7, 56, 48, 8,
    ]);
    expect(rows.sum(1, 2, 2)).toBe(0);
  });

  it.each([
    [2, 0, 3, 2, 2],
    [0, -1, 3, -1, 4],
    [0, 0, 4, 4, 4],
  ])('refuses to add up row %d from %d to %d when checked', (row, from, to, wrong, there) => {
    const rows = new CheckedGrid(new Int16Array(8), 1, 2, 3, 'road', u8);
    expect(() => rows.sum(row, from, to)).toThrow(
      new RangeError(`road: no cell ${wrong}, there are ${there}`),
    );
  });

  it('are cleared whole, and nothing beside them', () => {
    const state = new Int16Array(8).fill(7);
    new Grid(state, 1, 2, 3).clear();
    expect(Array.from(state)).toEqual([7, 0, 0, 0, 0, 0, 0, 7]);
  });

  it.each([
    [-1, 0, -1, 2],
    [2, 0, 2, 2],
    [0, -1, -1, 3],
    [0, 3, 3, 3],
    [0, 1.5, 1.5, 3],
  ])('refuses row %d, column %d when checked', (row, column, wrong, there) => {
    const rows = new CheckedGrid(new Int16Array(8), 1, 2, 3, 'road', u8);
    const refusal = new RangeError(`road: no cell ${wrong}, there are ${there}`);
    expect(() => rows.get(row, column)).toThrow(refusal);
    expect(() => rows.set(row, column, 1)).toThrow(refusal);
    expect(() => rows.add(row, column, 1)).toThrow(refusal);
  });

  it('refuses numbers that do not fit when checked', () => {
    const rows = new CheckedGrid(new Int16Array(8), 1, 2, 3, 'road', u8);
    expect(() => rows.set(1, 1, -1)).toThrow('road: -1 is not a whole number from 0 to 255');
    expect(() => rows.add(1, 1, 300)).toThrow('road: 300 is not a whole number from 0 to 255');
    expect(rows.get(1, 1)).toBe(0);
  });
});
