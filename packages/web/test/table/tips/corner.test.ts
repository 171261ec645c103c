import { describe, expect, it } from 'vitest';
import { freeSpot } from '../../../src/table/tips/corner.ts';

const room = { left: 0, top: 44, width: 1000, height: 600 };
const size = { width: 300, height: 200 };
const lit = (left: number, top: number) => ({ left, top, width: 100, height: 90 });

describe('the spot for what is told beside the table', () => {
  it('is the first where nothing must be touched', () => {
    expect(freeSpot(room, size, [])).toEqual({ left: 8, top: 52 });
  });

  it('is the farthest from what must be touched', () => {
    expect(freeSpot(room, size, [lit(20, 60)])).toEqual({ left: 692, top: 436 });
    expect(freeSpot(room, size, [lit(850, 500), lit(20, 60), lit(870, 60)])).toEqual({ left: 8, top: 436 });
  });

  it('is no corner where all of them cover something', () => {
    const four = [lit(10, 60), lit(880, 60), lit(10, 540), lit(880, 540)];
    const { left, top } = freeSpot(room, size, four);
    for (const each of four) {
      const isApart =
        left >= each.left + each.width ||
        left + size.width <= each.left ||
        top >= each.top + each.height ||
        top + size.height <= each.top;
      expect(isApart).toBe(true);
    }
  });

  it('is the one that covers least where there is no room', () => {
    const all = [
      { left: 0, top: 44, width: 1000, height: 500 },
      { left: 0, top: 544, width: 600, height: 100 },
    ];
    expect(freeSpot(room, size, all)).toEqual({ left: 692, top: 436 });
  });

  it('hides as little as it can of what lies about, wherever that leaves room', () => {
    const things = [
      { left: 0, top: 44, width: 340, height: 600 },
      { left: 700, top: 44, width: 300, height: 600 },
    ];
    const { left } = freeSpot(room, size, [lit(880, 60)], things);
    expect(left).toBeGreaterThanOrEqual(340);
    expect(left + size.width).toBeLessThanOrEqual(700);
  });

  it('stays inside a room that is too small for it', () => {
    expect(freeSpot({ ...room, width: 200 }, size, []).left).toBe(8);
  });
});
