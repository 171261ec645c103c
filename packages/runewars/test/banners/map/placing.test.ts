import { describe, expect, it } from 'vitest';
import { listAreas } from '../../../src/board/area-set.ts';
import { withTile } from '../../../src/board/board.ts';
import { homeMayLie } from '../../../src/board/homes.ts';
import { borderBetween, freezeMap, reach } from '../../../src/board/map.ts';
import { markerMayLie } from '../../../src/board/markers.ts';
import { tileMayLie, tilePlacements } from '../../../src/board/place.ts';
import { tiles } from '../../../src/boxes/banners-of-war/tiles.ts';
import { universe } from '../../../src/boxes/universe.ts';
import type { Border } from '../../../src/content/types-map.ts';
import { areaIds } from '../../../src/pools.ts';
import { boardOf, lie, made, marker, numberOf, realm, said } from '../../board/kit.ts';

const [, , twelve] = tiles;

/** Two areas, one above the other, of which the upper one prints a colour to the south-west. */
const column = (border?: Border) =>
  made(
    'C',
    [
      [0, 0],
      [0, 1],
    ],
    border === undefined ? {} : { a: { SW: border } },
  );

describe('BW-CITY12, placing tile 12', () => {
  it('BW-CITY12-01 is one hexagon called 12 with 1 ore and a yellow border', () => {
    expect(twelve.areas).toMatchObject([
      {
        id: '12',
        resources: { food: 0, wood: 0, ore: 1 },
        city: false,
        borders: { NE: 'yellow', SE: 'yellow' },
      },
    ]);
    expect(twelve.areas[0]).not.toHaveProperty('neutral');
  });

  it('has room in a set of areas with all there is', () => {
    expect(areaIds).toHaveLength(49);
    expect(new Set(areaIds).size).toBe(49);
  });

  it('BW-CITY12-02 the tile after it touches it with two areas', () => {
    const board = boardOf(lie(twelve));
    const ring = made('R', [
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(said(tileMayLie(board, lie(ring, -1, 0)))).toBe('yes');
    expect(said(tileMayLie(board, lie(ring, -1, 1)))).toBe('board-too-few-own 2 1');
    expect(said(tileMayLie(board, lie(ring, 0, 1)))).toBe('board-too-few-own 2 1');
  });

  it('BW-CITY12-03 two of its sides touch two areas that lie there', () => {
    const board = boardOf(lie(column()));
    expect(said(tileMayLie(board, lie(twelve, 1, 0)))).toBe('yes');
    expect(said(tileMayLie(board, lie(twelve, 0, -1)))).toBe('board-too-few-placed 2 1');
    expect(said(tileMayLie(board, lie(twelve, 0, 1)))).toBe('board-taken');
    // Three spots at each side of the column touch it, the middle one of three twice; any rotation will do.
    expect(tilePlacements(board, twelve)).toHaveLength(2 * 6);
  });

  it.each(['mountain', 'water'] as const)(
    'BW-CITY12-04 yellow lies along no %s, whichever comes first',
    border => {
      const coloured = column(border);
      // To the west of the column, with its yellow edges to the north-east and the south-east or turned away.
      expect(said(tileMayLie(boardOf(lie(coloured)), lie(twelve, -1, 1)))).toBe('board-colour-on-colour');
      expect(said(tileMayLie(boardOf(lie(coloured)), lie(twelve, -1, 1, 3)))).toBe('yes');
      expect(said(tileMayLie(boardOf(lie(twelve)), lie(coloured, 1, -1)))).toBe('board-colour-on-colour');
      expect(said(tileMayLie(boardOf(lie(twelve, 0, 0, 3)), lie(coloured, 1, -1)))).toBe('yes');
      expect(said(tileMayLie(boardOf(lie(column())), lie(twelve, -1, 1)))).toBe('yes');
    },
  );

  it('BW-CITY12-05 nor does it lie along a coloured edge of a home realm', () => {
    const watery = {
      ...realm('latari'),
      areas: made(
        'H',
        [
          [0, 0],
          [0, 1],
          [-1, 1],
        ],
        { a: { SW: 'water' } },
      ).areas,
    };
    const plain = {
      ...realm('latari'),
      areas: made('H', [
        [0, 0],
        [0, 1],
        [-1, 1],
      ]).areas,
    };
    const spot = marker(1, -1, 1, 0);
    const board = { ...boardOf(lie(twelve)), markers: [spot] };
    const home = (piece: typeof plain) => ({ marker: spot, home: lie(piece, 1, -1) });
    const aside = (piece: typeof plain) => ({ ...piece, areas: piece.areas.slice(0, 2) });
    expect(said(homeMayLie(board, home(aside(plain))))).toBe('yes');
    expect(said(homeMayLie(board, home(aside(watery))))).toBe('board-colour-on-colour');
  });

  it('BW-CITY12-06 the yellow border is crossed in any season', () => {
    const map = freezeMap(withTile(boardOf(lie(column())), lie(twelve, -1, 1)));
    const [here, north, south] = ['12', 'Ca', 'Cb'].map(id => numberOf(map, id));
    expect([borderBetween(map, here, north), borderBetween(map, here, south)]).toEqual(['yellow', 'yellow']);
    for (const winter of [false, true]) {
      expect(listAreas(reach(map, here, 1, { winter }))).toEqual([here, north, south].sort((a, b) => a - b));
      expect(listAreas(reach(map, north, 1, { winter }))).toContain(here);
    }
  });

  it('BW-CITY12-07 a setup marker counts the yellow edges as plain', () => {
    const row = made('R', [
      [-1, 0],
      [-2, 1],
    ]);
    const board = boardOf(lie(row), lie(twelve));
    // To the east of tile 12, north-east and south-east of it: two yellow edges, and one more is missing.
    expect(said(markerMayLie(board, marker(1, -1, 1, 0)))).toBe('marker-too-few-edges 3 2');
    const longer = boardOf(
      lie(
        made('R', [
          [0, -1],
          [0, 1],
        ]),
      ),
      lie(twelve),
    );
    expect(said(markerMayLie(longer, marker(1, -1, 1, 0)))).toBe('yes');
    const blue = { ...twelve, areas: made('W', [[0, 0]], { a: { NE: 'water', SE: 'water' } }).areas };
    const closed = boardOf(
      lie(
        made('R', [
          [0, -1],
          [0, 1],
        ]),
      ),
      lie(blue),
    );
    expect(said(markerMayLie(closed, marker(1, -1, 1, 0)))).toBe('marker-too-few-edges 3 2');
  });

  it('BW-SETUP-18 there are eight city spaces, one on each of eight tiles', () => {
    const spaces = universe.tiles.map(({ areas }) => areas.filter(({ city }) => city).length);
    expect(spaces.filter(count => count > 0)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
