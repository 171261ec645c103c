import { describe, expect, it } from 'vitest';
import { areasOn, type Board, holes, type Marker, withMarkers } from '../../src/board/board.ts';
import { layBoard } from '../../src/board/generate.ts';
import {
  areasBetweenMarkers,
  areasTouching,
  completeMarkers,
  markerMayLie,
  markerSpots,
  runeAreas,
  runeMayLie,
} from '../../src/board/markers.ts';
import { boardBuilding, tiles } from '../../src/boxes/base/tiles.ts';
import type { MapArea } from '../../src/content/types-map.ts';
import { boardOf, lie, made, marker, pickFrom, realmsFor, said, sorted } from './kit.ts';
import { beside, markerFits, name, outsideOf, tableOf } from './oracle.ts';

/** A row of areas, a above b above c …; colours by letter. */
const row = (length: number, borders: Readonly<Record<string, MapArea['borders']>> = {}) =>
  boardOf(
    lie(
      made(
        'R',
        Array.from({ length }, (_, r) => [0, r] as const),
        borders,
      ),
    ),
  );

const ids = (board: Board, spot: Marker) => sorted(areasTouching(board, spot).map(({ area }) => area.id));

/** East of the row, touching a and b; and one farther down that begins at the area with this number. */
const atTop = marker(1, -1, 1, 0);
const from = (number: number) => marker(1, number, 1, number + 1);

const spotNames = (spots: readonly Marker[]) => sorted(spots.map(spot => sorted(spot.map(name)).join(' ')));

/** Every pair of neighbouring hexes in sight, tried one by one by the oracle. */
const triedOut = (board: Board): readonly string[] => {
  const cells = tableOf(board.tiles);
  const outside = outsideOf(cells, 20);
  const spots: Marker[] = [];
  for (let q = -18; q <= 18; q++) {
    for (let r = -18; r <= 18; r++) {
      for (const side of [0, 1, 2]) {
        const spot: Marker = [{ q, r }, beside({ q, r }, side)];
        if (markerFits(cells, outside, spot, board.markers)) spots.push(spot);
      }
    }
  }
  return spotNames(spots);
};

describe('a setup marker', { timeout: 60_000 }, () => {
  it('RW-BOARD-14 touches three edges without colour', () => {
    expect(ids(row(5), atTop)).toEqual(['Ra', 'Rb']);
    expect(said(markerMayLie(row(5), atTop))).toBe('yes');
    const blue = row(5, { a: { NE: 'water' } });
    expect(said(markerMayLie(blue, atTop))).toBe('marker-too-few-edges 3 2');
    const red = row(5, { b: { NE: 'mountain' } });
    expect(said(markerMayLie(red, atTop))).toBe('marker-too-few-edges 3 2');
    expect(said(markerMayLie(row(5), marker(0, -1, 1, -1)))).toBe('marker-too-few-edges 3 2');
  });

  it('RW-BOARD-15 leaves three areas between itself and every other', () => {
    const board = withMarkers(row(6), [atTop]);
    expect(said(markerMayLie(board, from(2)))).toBe('marker-too-close 3 2');
    expect(said(markerMayLie(board, from(3)))).toBe('yes');
  });

  it('RW-BOARD-16 counts the areas of the shortest chain from touched area to touched area', () => {
    expect([1, 2, 3, 4].map(number => areasBetweenMarkers(row(7), atTop, from(number)))).toEqual([
      1, 2, 3, 4,
    ]);
    const walls = row(7, { b: { S: 'mountain' }, c: { S: 'water' } });
    expect(areasBetweenMarkers(walls, atTop, from(3))).toBe(3);
  });

  it('RW-BOARD-16 does not count through holes or outside space', () => {
    // A ring of six around a hole, and a tail that the second marker lies at: the hole is no short cut.
    const ring = made('O', [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
    const board = boardOf(lie(ring));
    expect(holes(board)).toEqual([{ q: 0, r: 0 }]);
    const north = marker(0, -2, 1, -2);
    const south = marker(0, 2, -1, 2);
    expect(ids(board, north)).toEqual(['Oa', 'Ob']);
    expect(ids(board, south)).toEqual(['Od', 'Oe']);
    expect(areasBetweenMarkers(board, north, south)).toBe(3);
  });

  it('RW-BOARD-17 covers two adjacent free hexes outside, never a hole', () => {
    const hollow = boardOf(
      lie(
        made('H', [
          [0, -1],
          [1, -1],
          [2, -1],
          [2, 0],
          [1, 1],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ]),
      ),
    );
    expect(holes(hollow)).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ]);
    const inHole = marker(0, 0, 1, 0);
    expect(said(markerMayLie(hollow, inHole))).toBe('marker-in-hole');
    expect(spotNames(markerSpots(hollow))).not.toContain('0/0 1/0');
    expect(said(markerMayLie(row(5), marker(1, 0, 1, 2)))).toBe('marker-not-two-hexes');
    expect(said(markerMayLie(row(5), marker(0, 0, 1, 0)))).toBe('board-taken');
    expect(said(markerMayLie(withMarkers(row(5), [atTop]), marker(1, 0, 1, 1)))).toBe('board-taken');
  });

  it('RW-BOARD-14 is offered exactly eight spots at a row of four', () => {
    expect(spotNames(markerSpots(row(4)))).toEqual(triedOut(row(4)));
    expect(spotNames(markerSpots(row(4)))).toEqual([
      '-1/0 -1/1',
      '-1/1 -1/2',
      '-1/2 -1/3',
      '-1/3 -1/4',
      '1/-1 1/0',
      '1/0 1/1',
      '1/1 1/2',
      '1/2 1/3',
    ]);
  });

  it('is offered on printed tiles where trying every pair of hexes finds room', () => {
    for (let seed = 0; seed < 6; seed++) {
      const laid = layBoard({ realms: realmsFor(2 + (seed % 3), seed), tiles, pick: pickFrom(seed) });
      const bare: Board = { ...laid.board, homes: [] };
      const spots = markerSpots(bare);
      expect(spotNames(spots)).toEqual(triedOut(bare));
      const marked = withMarkers(bare, [spots[pickFrom(seed)(spots.length)]]);
      expect(spotNames(markerSpots(marked))).toEqual(triedOut(marked));
    }
  });
});

describe('a set of markers', () => {
  it('is found whenever there is one, and earlier choices give way', () => {
    // Touching a and b, then from d: room for two. In the middle the first one leaves room for no second.
    const board = row(5);
    const middle = from(1);
    expect(markerSpots(withMarkers(board, [middle]))).toEqual([]);
    expect(completeMarkers(withMarkers(board, [middle]), 2)).toBeUndefined();
    const [first, second] = completeMarkers(board, 2, [middle, ...markerSpots(board)]) ?? [];
    expect(first).not.toBe(middle);
    expect(areasBetweenMarkers(board, first, second)).toBeGreaterThanOrEqual(3);
  });

  it('is not found on a board that is too small', () => {
    expect(markerSpots(row(3)).length).toBeGreaterThan(0);
    expect(completeMarkers(row(3), 2)).toBeUndefined();
    expect(completeMarkers(row(3), 1)).toHaveLength(1);
  });

  it('lies farther apart in an edition that asks for more', () => {
    const board = withMarkers(row(8), [atTop]);
    const { original } = boardBuilding.marker.areasBetween;
    expect(said(markerMayLie(board, from(3), original))).toBe('marker-too-close 4 3');
    expect(said(markerMayLie(board, from(4), original))).toBe('yes');
    expect(completeMarkers(row(5), 2, markerSpots(row(5)), original)).toBeUndefined();
  });
});

describe('setup runes', () => {
  const board = withMarkers(row(6), [from(1)]);

  it('RW-BOARD-21 stay away from areas that border on a marker', () => {
    expect(ids(board, from(1))).toEqual(['Rb', 'Rc', 'Rd']);
    expect(runeAreas(board, []).map(({ area }) => area.id)).toEqual(['Ra', 'Re', 'Rf']);
    const [, b] = areasOn(board);
    expect(said(runeMayLie(board, b, []))).toBe('rune-next-to-marker');
  });

  it('are refused where one lies', () => {
    expect(runeAreas(board, ['Re']).map(({ area }) => area.id)).toEqual(['Ra', 'Rf']);
    const [a] = areasOn(board);
    expect(said(runeMayLie(board, a, ['Ra']))).toBe('rune-already-there');
  });

  it('RW-BOARD-24 may go to cities and guarded areas, and to any other away from the markers', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { board: laid, markers } = layBoard({ realms: realmsFor(4, seed), tiles, pick: pickFrom(seed) });
      const marked: Board = { ...laid, homes: [], markers };
      const near = new Set(markers.flatMap(spot => ids(marked, spot)));
      const open = runeAreas(marked, []).map(({ area }) => area);
      expect(open.map(({ id }) => id)).toEqual(
        areasOn(marked).flatMap(({ area }) => (near.has(area.id) ? [] : [area.id])),
      );
      expect(open.some(({ city }) => city) && open.some(({ neutral }) => neutral !== undefined)).toBe(true);
    }
  });
});
