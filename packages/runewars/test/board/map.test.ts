import { describe, expect, it } from 'vitest';
import { areaSet, listAreas } from '../../src/board/area-set.ts';
import { layBoard } from '../../src/board/generate.ts';
import {
  borderBetween,
  distance,
  freezeMap,
  type GameMap,
  neighbours,
  reach,
  type Travel,
  UNREACHABLE,
} from '../../src/board/map.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import type { MapArea } from '../../src/content/types-map.ts';
import { boardOf, lie, made, numberOf, pickFrom, realm, realmsFor, tile } from './kit.ts';

/** A row of five: a to e from north to south. */
const row = (borders: Readonly<Record<string, MapArea['borders']>> = {}): GameMap =>
  freezeMap(
    boardOf(
      lie(
        made(
          '7',
          [0, 1, 2, 3, 4].map(r => [0, r] as const),
          borders,
        ),
      ),
    ),
  );

const names = (map: GameMap, from: string, steps: number, travel: Travel = {}) =>
  listAreas(reach(map, numberOf(map, from), steps, travel)).map(area => map.ids[area]);

describe('the finished map', () => {
  it('RW-AREA-03 has areas adjacent that share an edge, on one tile or across tiles', () => {
    const map = freezeMap(boardOf(lie(tile(1)), lie(tile(9), -1, 0)));
    const adjacent = map.ids.map((id, area) => [id, neighbours(map, area).map(other => map.ids[other])]);
    expect(Object.fromEntries(adjacent)).toEqual({
      '1A': ['1B', '1C', '9B', '9A'],
      '1B': ['1C', '1A'],
      '1C': ['1A', '1B', '9B'],
      '9A': ['1A', '9B'],
      '9B': ['9A', '1A', '1C'],
    });
  });

  it('RW-AREA-03 keeps areas adjacent whose common edge nobody may cross', () => {
    const map = row({ b: { S: 'mountain' } });
    const [b, c] = [numberOf(map, '7b'), numberOf(map, '7c')];
    expect(neighbours(map, b)).toContain(c);
    expect(neighbours(map, c)).toContain(b);
    expect(borderBetween(map, b, c)).toBe('mountain');
    expect(names(map, '7b', 4)).toEqual(['7a', '7b']);
  });

  it('numbers areas by tile and letter, home realms last', () => {
    const map = freezeMap({
      tiles: [lie(tile(4)), lie(tile(1), 2, 0)],
      markers: [],
      homes: [lie(realm('waiqar'), 0, 4)],
    });
    expect(map.ids).toEqual(['1A', '1B', '1C', '4A', '4B', '4C', 'WA', 'WB', 'WC']);
    expect([...map.home]).toEqual([-1, -1, -1, -1, -1, -1, 0, 0, 0]);
    expect(map.realms).toEqual(['waiqar']);
    expect([...map.food]).toEqual([2, 1, 1, 2, 0, 3, 1, 1, 1]);
    expect([...map.wood]).toEqual([0, 1, 0, 0, 0, 0, 0, 1, 1]);
    expect([...map.ore]).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 1]);
    expect(map.neutrals[0]).toEqual({ unit: 'unit-razorwing', count: 2 });
    expect(map.neutrals[2]).toBeUndefined();
  });

  it('refuses more areas than a set holds', () => {
    const long = made(
      '8',
      Array.from({ length: 65 }, (_, r) => [0, r] as const),
    );
    expect(() => freezeMap(boardOf(lie(long)))).toThrow('65 areas');
  });
});

describe('reach', () => {
  const walls = row({ b: { S: 'water' }, d: { N: 'mountain' } });

  it('RW-BORDER-01 stops at mountains and at water', () => {
    expect(names(walls, '7a', 4)).toEqual(['7a', '7b']);
    expect(names(walls, '7c', 4)).toEqual(['7c']);
    expect(names(walls, '7e', 4)).toEqual(['7d', '7e']);
  });

  it('RW-BORDER-02 ignores both when flying', () => {
    expect(names(walls, '7a', 4, { flying: true })).toEqual(['7a', '7b', '7c', '7d', '7e']);
    expect(names(walls, '7a', 2, { flying: true })).toEqual(['7a', '7b', '7c']);
  });

  it('opens water in winter, and mountains by a card', () => {
    expect(names(walls, '7a', 4, { winter: true })).toEqual(['7a', '7b', '7c']);
    expect(names(walls, '7e', 4, { mountainPass: true })).toEqual(['7c', '7d', '7e']);
    expect(names(walls, '7e', 4, { mountainPass: true, winter: true })).toHaveLength(5);
  });

  it('RW-BORDER-06 crosses every edge without colour, both ways', () => {
    const map = row();
    for (let area = 0; area < map.areas; area++) {
      expect(listAreas(reach(map, area, 1)).filter(other => other !== area)).toEqual(
        neighbours(map, area).toSorted((a, b) => a - b),
      );
    }
    expect(names(map, '7a', 4)).toHaveLength(5);
    expect(names(map, '7e', 4)).toHaveLength(5);
  });

  it('RW-BORDER-07 goes around a hole and never outside, even when flying', () => {
    const ring = freezeMap(
      boardOf(
        lie(
          made('3', [
            [0, -1],
            [1, -1],
            [1, 0],
            [0, 1],
            [-1, 1],
            [-1, 0],
          ]),
        ),
      ),
    );
    const [north, south] = [numberOf(ring, '3a'), numberOf(ring, '3d')];
    // Across the hole it would be two steps.
    expect(distance(ring, north, south, { flying: true })).toBe(3);
    expect(names(ring, '3a', 2, { flying: true })).not.toContain('3d');
    // A horseshoe: the ends are two hexes apart with open space between them.
    const shoe = freezeMap(
      boardOf(
        lie(
          made('3', [
            [0, -1],
            [1, -1],
            [1, 0],
            [0, 1],
            [-1, 1],
          ]),
        ),
      ),
    );
    expect(distance(shoe, numberOf(shoe, '3a'), numberOf(shoe, '3e'), { flying: true })).toBe(4);
  });

  it('RW-BORDER-09 closes an edge both ways, whichever side prints it', () => {
    for (const borders of [{ b: { S: 'water' } }, { c: { N: 'water' } }] as const) {
      const map = row(borders);
      expect(names(map, '7b', 1)).toEqual(['7a', '7b']);
      expect(names(map, '7c', 1)).toEqual(['7c', '7d']);
    }
  });

  it('enters blocked areas and does not pass them', () => {
    const map = row();
    const blockedBy = areaSet([numberOf(map, '7c')]);
    expect(names(map, '7a', 4, { blockedBy })).toEqual(['7a', '7b', '7c']);
    expect(names(map, '7c', 4, { blockedBy })).toHaveLength(5);
  });

  it('is the same there and back, and agrees with the distances', () => {
    for (let seed = 0; seed < 6; seed++) {
      const pick = pickFrom(seed);
      const map = freezeMap(layBoard({ realms: realmsFor(2 + (seed % 3), seed), tiles, pick }).board);
      const blockedBy = areaSet(map.ids.flatMap((_, area) => (pick(3) === 0 ? [area] : [])));
      for (const travel of [{}, { flying: true }, { winter: true }, { mountainPass: true }]) {
        for (let a = 0; a < map.areas; a++) {
          const b = pick(map.areas);
          const steps = 1 + pick(4);
          const there = listAreas(reach(map, a, steps, { ...travel, blockedBy })).includes(b);
          expect(listAreas(reach(map, b, steps, { ...travel, blockedBy })).includes(a)).toBe(there);
          const away = distance(map, a, b, travel);
          expect(listAreas(reach(map, a, steps, travel)).includes(b)).toBe(away <= steps);
          expect(listAreas(reach(map, a, map.areas, travel)).includes(b)).toBe(away < UNREACHABLE);
        }
      }
    }
  });
});
