import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaCount, areaSet, hasArea, listAreas } from '../../src/board/area-set.ts';
import {
  add,
  directions,
  gridDistance,
  hexOf,
  keyOf,
  neighbour,
  neighbourKey,
  opposite,
  rotate,
  subtract,
  turn,
} from '../../src/board/hex.ts';

const coordinate = fc.integer({ min: -30, max: 30 });
const hex = fc.record({ q: coordinate, r: coordinate });
const direction = fc.integer({ min: 0, max: 5 });
const here = { q: 0, r: 0 };

describe('the hex grid', () => {
  it('names its six directions clockwise from the north', () => {
    expect(directions.map((side, number) => [side, neighbour(here, number)])).toEqual([
      ['N', { q: 0, r: -1 }],
      ['NE', { q: 1, r: -1 }],
      ['SE', { q: 1, r: 0 }],
      ['S', { q: 0, r: 1 }],
      ['SW', { q: -1, r: 1 }],
      ['NW', { q: -1, r: 0 }],
    ]);
  });

  it('turns clockwise by sixths', () => {
    const turns = [0, 1, 2, 3, 4, 5, 6].map(times => rotate({ q: 2, r: 1 }, times));
    expect(turns).toEqual([
      { q: 2, r: 1 },
      { q: -1, r: 3 },
      { q: -3, r: 2 },
      { q: -2, r: -1 },
      { q: 1, r: -3 },
      { q: 3, r: -2 },
      { q: 2, r: 1 },
    ]);
  });

  it('turns a neighbour into the neighbour of the turned direction', () => {
    fc.assert(
      fc.property(hex, direction, direction, (one, side, times) => {
        expect(rotate(neighbour(one, side), times)).toEqual(neighbour(rotate(one, times), turn(side, times)));
      }),
    );
  });

  it('counts the steps of a shortest walk', () => {
    fc.assert(
      fc.property(hex, fc.array(direction, { maxLength: 12 }), direction, (start, walk, times) => {
        const end = walk.reduce(neighbour, start);
        const steps = gridDistance(start, end);
        expect(steps).toBeLessThanOrEqual(walk.length);
        expect(gridDistance(end, start)).toBe(steps);
        expect(gridDistance(rotate(start, times), rotate(end, times))).toBe(steps);
        const nearer = directions.filter(
          (_, side) => gridDistance(neighbour(end, side), start) === steps - 1,
        );
        expect(nearer.length > 0).toBe(steps > 0);
      }),
    );
  });

  it('writes a hex as one number and steps on it', () => {
    fc.assert(
      fc.property(hex, hex, direction, (one, two, side) => {
        expect(hexOf(keyOf(one))).toEqual(one);
        expect(hexOf(neighbourKey(keyOf(one), side))).toEqual(neighbour(one, side));
        expect(neighbour(neighbour(one, side), opposite(side))).toEqual(one);
        expect(add(subtract(one, two), two)).toEqual(one);
      }),
    );
  });
});

describe('a set of areas', () => {
  it('holds up to 64 areas in two words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 63 })), areas => {
        const set = areaSet(areas);
        expect(listAreas(set)).toEqual(areas.toSorted((a, b) => a - b));
        expect(areaCount(set)).toBe(areas.length);
        for (let area = 0; area < 64; area++) expect(hasArea(set, area)).toBe(areas.includes(area));
      }),
    );
  });
});
