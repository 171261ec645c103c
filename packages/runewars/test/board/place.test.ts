import { describe, expect, it } from 'vitest';
import { listAreas } from '../../src/board/area-set.ts';
import { areasOn, type Board, emptyBoard, holes, rim, withTile } from '../../src/board/board.ts';
import { type Rotation, rotations } from '../../src/board/hex.ts';
import { borderBetween, freezeMap, neighbours, reach } from '../../src/board/map.ts';
import type { Placed } from '../../src/board/piece.ts';
import { handPlacements, tileMayLie, tilePlacements } from '../../src/board/place.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import type { Border, MapPiece } from '../../src/content/types-map.ts';
import { boardOf, brief, lie, made, numberOf, pickFrom, said, sorted, tile } from './kit.ts';
import { tableOf, tileFits } from './oracle.ts';

const two = made('P', [
  [0, 0],
  [0, 1],
]);
const onTable = boardOf(lie(two));

/** Every position and rotation within reach of a board, tried one by one by the oracle. */
const triedOut = (board: Board, piece: MapPiece): readonly string[] => {
  const cells = tableOf(board.tiles);
  const found: string[] = [];
  for (let q = -14; q <= 14; q++) {
    for (let r = -14; r <= 14; r++) {
      for (const rotation of rotations) {
        const placed = lie(piece, q, r, rotation);
        if (tileFits(cells, placed)) found.push(brief(placed));
      }
    }
  }
  return sorted(found);
};

const listed = (placements: readonly Placed[]) => sorted(placements.map(brief));

describe('placing a tile', { timeout: 60_000 }, () => {
  it('RW-BOARD-05 lays the first tile in the middle, any tile of the hand, turned in any way', () => {
    const ways = handPlacements(emptyBoard, [tile(3), tile(8)]);
    expect(ways.map(placed => [placed.piece.id, brief(placed)])).toEqual(
      ['3', '8'].flatMap(id => rotations.map(rotation => [id, `0,0 turned ${rotation}`])),
    );
  });

  it.each([
    ['one area touches two', [1, 0], [2, 0], 'board-too-few-own 2 1'],
    ['two areas touch the same one', [0, -1], [1, -1], 'board-too-few-placed 2 1'],
    ['two areas touch two', [1, 0], [1, -1], 'yes'],
    ['nothing touches', [3, 0], [4, 0], 'board-too-few-own 2 0'],
  ] as const)('RW-BOARD-06 where %s', (_title, a, b, answer) => {
    expect(said(tileMayLie(onTable, lie(made('Q', [a, b]))))).toBe(answer);
  });

  it('RW-BOARD-06 offers a tile of two areas exactly eight ways to lie beside another', () => {
    const other = made('Q', [
      [0, 0],
      [0, 1],
    ]);
    const ways = listed(tilePlacements(onTable, other));
    expect(ways).toEqual(triedOut(onTable, other));
    expect(ways).toEqual([
      '-1,0 turned 0',
      '-1,1 turned 0',
      '-1,1 turned 3',
      '-1,2 turned 3',
      '1,-1 turned 0',
      '1,0 turned 0',
      '1,0 turned 3',
      '1,1 turned 3',
    ]);
  });

  it('RW-BOARD-07 counts touched areas of one tile and of several alike', () => {
    const row = made('R', [
      [0, 0],
      [0, 1],
    ]);
    const one = made('S', [[1, 0]]);
    const other = made('T', [[0, 0]]);
    const pair = made('Q', [
      [0, 0],
      [1, 0],
    ]);
    // The same two hexes below the pair: once printed on one tile, once on two.
    expect(said(tileMayLie(boardOf(lie(row)), lie(two, 1, 0)))).toBe('yes');
    expect(said(tileMayLie(boardOf(lie(other), lie(one)), lie(pair, 0, 1)))).toBe('yes');
  });

  it('RW-BOARD-08 refuses a tile that would share a hex, and takes edges as touching', () => {
    for (const { hex } of areasOn(onTable)) {
      for (const rotation of rotations) {
        expect(said(tileMayLie(onTable, lie(tile(5), hex.q, hex.r, rotation)))).toBe('board-taken');
      }
    }
    expect(said(tileMayLie(onTable, lie(tile(5), 5, 5)))).toBe('board-too-few-own 2 0');
  });

  const redEdge = made(
    'P',
    [
      [0, 0],
      [0, 1],
    ],
    { a: { SE: 'mountain' } },
  );
  const facing = (border?: Border) =>
    made(
      'Q',
      [
        [0, 0],
        [0, -1],
      ],
      border === undefined ? {} : { a: { NW: border } },
    );

  it('RW-BOARD-09 refuses a red edge along a red edge', () => {
    expect(said(tileMayLie(boardOf(lie(redEdge)), lie(facing('mountain'), 1, 0)))).toBe(
      'board-colour-on-colour',
    );
  });

  it('RW-BOARD-10 refuses red along blue and takes red along a plain edge, closed for both areas', () => {
    const board = boardOf(lie(redEdge));
    expect(said(tileMayLie(board, lie(facing('water'), 1, 0)))).toBe('board-colour-on-colour');
    const placed = lie(facing(), 1, 0);
    expect(said(tileMayLie(board, placed))).toBe('yes');
    const map = freezeMap(withTile(board, placed));
    const [pa, qa] = [numberOf(map, 'Pa'), numberOf(map, 'Qa')];
    expect([borderBetween(map, pa, qa), borderBetween(map, qa, pa)]).toEqual(['mountain', 'mountain']);
    expect(listAreas(reach(map, pa, 1))).not.toContain(qa);
    expect(listAreas(reach(map, qa, 1))).not.toContain(pa);
    expect(neighbours(map, pa)).toContain(qa);
  });

  it('RW-BOARD-12 accepts a placement that encloses a missing hex', () => {
    const half = made('H', [
      [0, -1],
      [1, -1],
      [1, 0],
    ]);
    const otherHalf = made('I', [
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
    const board = boardOf(lie(half));
    expect(said(tileMayLie(board, lie(otherHalf)))).toBe('yes');
    const ring = withTile(board, lie(otherHalf));
    expect(holes(board)).toEqual([]);
    expect(holes(ring)).toEqual([{ q: 0, r: 0 }]);
    // Each of the six areas ends the board with three edges; the edges at the hole are none of its rim.
    expect(rim(ring)).toHaveLength(18);
  });

  it('offers what is legal in hand, and nothing when no tile fits', () => {
    const all = { N: 'water', NE: 'water', SE: 'water', S: 'water', SW: 'water', NW: 'water' } as const;
    const shape = [
      [0, 0],
      [0, 1],
    ] as const;
    const island = made('J', shape, { a: all, b: all });
    const board = boardOf(lie(island));
    expect(handPlacements(board, [made('K', shape, { a: all, b: all })])).toEqual([]);
    const ways = handPlacements(board, [made('K', shape, { a: all, b: all }), two]);
    expect(new Set(ways.map(({ piece }) => piece.id))).toEqual(new Set(['P']));
  });

  it('lists on boards of printed tiles what trying every position finds', () => {
    for (let seed = 0; seed < 12; seed++) {
      const pick = pickFrom(seed);
      let board = boardOf(lie(tiles[seed % 9], 0, 0, pick(6) as Rotation));
      for (let more = 1; more < 4; more++) {
        const piece = tiles[(seed + 2 * more) % 9];
        const ways = tilePlacements(board, piece);
        expect(listed(ways)).toEqual(triedOut(board, piece));
        board = withTile(board, ways[pick(ways.length)]);
      }
    }
  });
});
