import { CORE, choice, clockwise, defineLayout, shapeSize, zoneStride } from '@runehold/kernel/layout/layout';
import {
  bag,
  between,
  cells,
  flag,
  grid,
  i16,
  list,
  perSeat,
  pool,
  scalar,
  slots,
  u8,
  u15,
} from '@runehold/kernel/layout/shapes';
import { describe, expect, it } from 'vitest';
import { layout } from '../fixtures/layout-caravan.ts';

const beast = pool('beast', ['camel', 'horse', 'mule', 'ox']);
const baseOf = (from: typeof small, name: string): number | undefined =>
  from.plan.find(field => field.name === name)?.base;
const small = defineLayout({
  streams: ['deal', 'road'],
  stack: 10,
  reply: 3,
  fields: { day: scalar(u8), herd: bag(beast) },
});

describe('how much room a shape takes', () => {
  it.each([
    ['a scalar', scalar(u8), 1],
    ['cells', cells(7, u8), 7],
    ['a number for each seat', perSeat(u8), 4],
    ['a grid', grid(3, 5, u8), 15],
    ['a bag: its total and a count for each card', bag(beast), 5],
    ['a bag for each seat', bag(beast, { each: 'seat' }), 20],
    ['three bags', bag(beast, { each: 3 }), 15],
    ['a list: its length and its places', list(beast, 6), 7],
    ['two lists', list(beast, 6, { each: 2 }), 14],
    ['slots', slots(beast, 6), 6],
  ])('%s', (_what, shape, size) => {
    expect(shapeSize(shape)).toBe(size);
  });

  it('steps from zone to zone by the room of one', () => {
    expect(zoneStride(bag(beast, { each: 3 }))).toBe(5);
    expect(zoneStride(list(beast, 6, { each: 3 }))).toBe(7);
    expect(zoneStride(slots(beast, 6))).toBe(6);
  });
});

describe('what a shape says when little is given', () => {
  it('is public, alone, and re-dealt with its whole pool', () => {
    expect(bag(beast)).toEqual({
      shape: 'bag',
      pool: beast,
      visible: 'public',
      count: 1,
      many: false,
      group: 'beast',
      apart: false,
    });
    expect(list(beast, 2)).toMatchObject({
      shape: 'list',
      capacity: 2,
      visible: 'public',
      many: false,
      apart: false,
    });
    expect(slots(beast, 2)).toMatchObject({ shape: 'slots', capacity: 2, visible: 'public', many: false });
    expect([scalar(u8), cells(1, u8), perSeat(u8), grid(1, 1, u8)].map(shape => shape.visible)).toEqual(
      Array(4).fill('public'),
    );
  });

  it('keeps what is given', () => {
    const shape = bag(beast, { each: 'seat', visible: 'owner', group: 'herd', apart: true });
    expect(shape).toMatchObject({ visible: 'owner', count: 4, many: true, group: 'herd', apart: true });
    expect(list(beast, 2, { each: 1 })).toMatchObject({ count: 1, many: true });
    expect(cells(2, u8, 'nobody').visible).toBe('nobody');
    expect(grid(2, 2, u8, 'owner').visible).toBe('owner');
  });

  it('knows its widths', () => {
    expect([flag, u8, u15, i16, between(-3, 9)]).toEqual([
      { min: 0, max: 1 },
      { min: 0, max: 255 },
      { min: 0, max: 32767 },
      { min: -32768, max: 32767 },
      { min: -3, max: 9 },
    ]);
  });

  it('refuses a pool that names a card twice', () => {
    expect(() => pool('beast', ['camel', 'ox', 'camel'])).toThrow('pool beast: a card is named twice');
  });
});

describe('where the fields lie', () => {
  it('puts the kernel’s own fields first, each after the one before', () => {
    expect(small.plan.map(({ name, base }) => [name, base])).toEqual([
      ['@seats', 0],
      ['@status', 1],
      ['@frame', 2],
      ['@top', 3],
      ['@step', 4],
      ['@serialLow', 5],
      ['@serialHigh', 6],
      ['@asked', 7],
      ['@place', 11],
      ['@stack', 15],
      ['@draws', 25],
      ['@pending', 29],
      ['day', 33],
      ['herd', 34],
    ]);
    expect(CORE).toMatchObject({ asked: 7, place: 11, stack: 15 });
    expect(small).toMatchObject({ draws: 25, pending: 29, stackSize: 10, replySize: 3 });
  });

  it('rounds the size up to an even number', () => {
    expect(small.size).toBe(40);
    expect(defineLayout({ streams: [], stack: 10, reply: 3, fields: { herd: bag(beast) } }).size).toBe(34);
    expect(defineLayout({ streams: [], stack: 10, reply: 3, fields: { a: u8Scalar } }).size).toBe(30);
    expect(defineLayout({ streams: [], stack: 10, reply: 3, fields: {} }).size).toBe(30);
  });

  it('keeps room for frames and answers unless told how much', () => {
    expect(defineLayout({ streams: [], fields: {} })).toMatchObject({ stackSize: 160, replySize: 16 });
  });

  it('never lets two fields overlap', () => {
    layout.plan.slice(1).forEach(({ name, base }, i) => {
      const before = layout.plan[i];
      expect(base, name).toBe(before.base + shapeSize(before.shape));
    });
  });

  it('numbers the streams by name', () => {
    expect(layout.stream).toEqual({ deal: 0, road: 1 });
    expect(layout.streams).toEqual(['deal', 'road']);
  });

  it('hides the count of draws from everybody and sealed answers from all but their seat', () => {
    const visible = Object.fromEntries(layout.plan.map(({ name, shape }) => [name, shape.visible]));
    expect(visible).toMatchObject({
      '@draws': 'nobody',
      '@pending': 'owner',
      '@stack': 'public',
      '@asked': 'public',
    });
  });

  it('gives the kernel’s fields the width they need', () => {
    const shapes = Object.fromEntries(small.plan.map(({ name, shape }) => [name, shape]));
    expect(shapes['@seats']).toMatchObject({ width: { min: 1, max: 4 } });
    expect(shapes['@status']).toMatchObject({ width: { min: 0, max: 2 } });
    expect(shapes['@asked']).toMatchObject({ width: { min: 0, max: 3 }, length: 4 });
    expect(shapes['@place']).toMatchObject({ width: { min: 0, max: 4 }, length: 4 });
    expect(shapes['@stack']).toMatchObject({ width: i16, length: 10 });
    expect(shapes['@draws']).toMatchObject({ width: u15, rows: 2, columns: 2 });
    expect(shapes['@pending']).toMatchObject({ width: i16, length: 4 });
  });
});

const u8Scalar = scalar(u8);

describe('names that clash', () => {
  it('refuses a field with the name of an option', () => {
    const options = { weather: choice(['fair', 'storm']) };
    expect(() => defineLayout({ options, streams: [], fields: { weather: scalar(u8) } })).toThrow(
      'field weather is declared twice',
    );
  });

  it('refuses a field or an option with a name of the kernel’s', () => {
    expect(() => defineLayout({ streams: [], fields: { '@stack': scalar(u8) } })).toThrow(
      'field @stack is declared twice',
    );
    expect(() => defineLayout({ options: { '@draws': choice(['a']) }, streams: [], fields: {} })).toThrow(
      'field @draws is declared twice',
    );
  });
});

describe('options', () => {
  it('have their first value unless another is the usual one', () => {
    expect(choice(['fair', 'dust'])).toEqual({ values: ['fair', 'dust'], usual: 0 });
    expect(choice(['fair', 'dust'], 'dust')).toEqual({ values: ['fair', 'dust'], usual: 1 });
  });

  it('refuse a usual value that is none of theirs', () => {
    expect(() => choice(['fair', 'dust'], 'snow')).toThrow('snow is not one of fair, dust');
  });

  it('lie in the state as scalars as wide as their values', () => {
    const weather = layout.plan.find(field => field.name === 'weather');
    expect(weather?.shape).toEqual(scalar(between(0, 2)));
    expect(weather?.base).toBe(layout.pending + 4);
    expect(Object.keys(layout.options)).toEqual(['weather', 'guide']);
    expect(small.options).toEqual({});
    expect(baseOf(small, 'weather')).toBeUndefined();
  });
});

describe('clockwise', () => {
  it('names every seat once, from the first', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(clockwise(3, 0)).toEqual([0, 1, 2]);
    expect(clockwise(2, 1)).toEqual([1, 0]);
  });
});
