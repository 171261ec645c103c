import { describe, expect, it } from 'vitest';
import { areaAcross, areasOn } from '../../src/board/board.ts';
import { directions } from '../../src/board/hex.ts';
import { cities } from '../../src/boxes/base/cities.ts';
import { homeRealms } from '../../src/boxes/base/home-realms.ts';
import { boardBuilding, tiles } from '../../src/boxes/base/tiles.ts';
import { homeTotal } from '../../src/content/dials.ts';
import type { MapPiece, Provenance } from '../../src/content/types-map.ts';
import { boardOf, lie, tile } from './kit.ts';

const areas = tiles.flatMap(piece => piece.areas);
const homeAreas = homeRealms.flatMap(piece => piece.areas);
const total = (of: readonly number[]) => of.reduce((sum, number) => sum + number, 0);
const area = (id: string) => [...areas, ...homeAreas].find(one => one.id === id);

/** Pairs of areas of a piece that share an edge. */
const pairs = (piece: MapPiece) => {
  const board = boardOf(lie(piece));
  return areasOn(board).flatMap(one =>
    directions.flatMap((_, direction) => {
      const other = areaAcross(board, one, direction);
      return other !== undefined && other.index > one.index ? [`${one.area.id}-${other.area.id}`] : [];
    }),
  );
};

describe('the map pieces', () => {
  it('RW-AREA-02 name each area by tile and letter, no name twice', () => {
    const ids = [...areas, ...homeAreas].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, areas: own } of tiles) {
      expect(own.map(one => one.id)).toEqual(['A', 'B', 'C', 'D'].slice(0, own.length).map(l => id + l));
    }
    for (const { id, areas: own } of homeRealms) {
      const letter = id.charAt(0).toUpperCase();
      expect(own.map(one => one.id)).toEqual(['A', 'B', 'C'].map(l => letter + l));
    }
  });

  it('add up to what the set has', () => {
    expect(tiles.map(piece => piece.areas.length)).toEqual([3, 3, 3, 3, 4, 4, 3, 4, 2]);
    expect(tiles.filter(piece => piece.parts === 2).map(({ id }) => id)).toEqual(['5', '6', '8']);
    expect(total(areas.map(one => one.resources.food))).toBe(23);
    expect(total(areas.map(one => one.resources.wood))).toBe(16);
    expect(total(areas.map(one => one.resources.ore))).toBe(15);
    const figures: Record<string, number> = {};
    for (const { neutral } of areas) {
      if (neutral !== undefined) figures[neutral.unit] = (figures[neutral.unit] ?? 0) + neutral.count;
    }
    expect(figures).toEqual({
      'unit-razorwing': 6,
      'unit-beastman': 6,
      'unit-sorcerer': 5,
      'unit-hell-hound': 5,
      'unit-dragon': 3,
      'unit-giant': 4,
    });
  });

  it('have the shapes that their areas tell', () => {
    expect(tiles.map(pairs)).toEqual([
      ['1A-1B', '1A-1C', '1B-1C'],
      ['2A-2B', '2B-2C'],
      ['3A-3B', '3A-3C', '3B-3C'],
      ['4A-4B', '4B-4C'],
      ['5A-5B', '5A-5C', '5B-5D', '5B-5C', '5C-5D'],
      ['6A-6B', '6A-6C', '6B-6D', '6B-6C'],
      ['7A-7B', '7B-7C'],
      ['8A-8B', '8A-8C', '8B-8C', '8C-8D'],
      ['9A-9B'],
    ]);
    for (const realm of homeRealms) expect(pairs(realm)).toHaveLength(3);
  });

  it('have seven cities, each alone in an area with one resource', () => {
    const spaces = areas.filter(one => one.city);
    expect(spaces.map(({ id }) => id)).toEqual(['2C', '3B', '4B', '5B', '6C', '7C', '9A']);
    for (const { resources, neutral } of spaces) {
      expect(resources.food + resources.wood + resources.ore).toBe(1);
      expect(neutral).toBeUndefined();
    }
    expect(cities).toHaveLength(7);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(7);
  });

  it('keep what is known of single areas', () => {
    expect(area('1B')).toMatchObject({
      resources: { food: 1, wood: 1, ore: 0 },
      neutral: { unit: 'unit-beastman', count: 2 },
      borders: {},
    });
    expect(area('2A')?.neutral).toEqual({ unit: 'unit-giant', count: 2 });
    expect(area('5D')?.resources.ore).toBe(2);
    expect(area('8A')?.resources.wood).toBe(3);
    const giants = areas.filter(one => one.neutral?.unit === 'unit-giant').map(({ id }) => id);
    expect(giants).toEqual(['2A', '3C', '6D']);
    expect(area('6A')?.borders).toEqual({ SE: 'mountain' });
    expect(area('6B')?.borders).toEqual({ NE: 'mountain' });
  });

  it('give each faction the starting resources of its dials', () => {
    expect(homeRealms.map(piece => [piece.id, ...Object.values(homeTotal(piece))])).toEqual([
      ['daqan', 3, 2, 2],
      ['latari', 2, 3, 2],
      ['uthuk', 3, 1, 3],
      ['waiqar', 3, 2, 2],
    ]);
  });

  it('say of every datum how sure it is', () => {
    const words: readonly Provenance[] = ['found', 'recalled', 'inferred', 'designed'];
    const all = [...areas, ...homeAreas, ...tiles, ...homeRealms, ...cities, boardBuilding];
    for (const { sources } of all) {
      for (const word of Object.values(sources)) {
        for (const one of typeof word === 'string' ? [word] : Object.values(word))
          expect(words).toContain(one);
      }
    }
    expect(tile(1).areas.map(({ sources }) => sources.resources)).toEqual(['found', 'found', 'found']);
    expect(area('2A')?.sources).toMatchObject({ resources: 'designed', space: 'found' });
  });
});
