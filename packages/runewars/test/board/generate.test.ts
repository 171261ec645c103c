import { describe, expect, it } from 'vitest';
import { areasOn, type Board } from '../../src/board/board.ts';
import { type HomeMeasure, measureHomes, spread } from '../../src/board/fairness.ts';
import { generateBoard, layBoard } from '../../src/board/generate.ts';
import { areasBetweenMarkers } from '../../src/board/markers.ts';
import { bestFit } from '../../src/board/shape.ts';
import { tiles as furtherTiles } from '../../src/boxes/banners-of-war/tiles.ts';
import { boardBuilding, tiles } from '../../src/boxes/base/tiles.ts';
import { boardOf, lie, made, pickFrom, realm, realmsFor } from './kit.ts';
import { complaints } from './legal.ts';

const order = (players: number, seed: number) => ({
  realms: realmsFor(players, seed),
  tiles,
  pick: pickFrom(seed),
});

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('a board laid at random', { timeout: 60_000 }, () => {
  it.each([2, 3, 4])('obeys every rule of placing with %i players', players => {
    for (const seed of seeds) {
      const laid = layBoard(order(players, seed));
      expect({ seed, wrong: complaints(laid) }).toEqual({ seed, wrong: [] });
      expect(laid.board.tiles).toHaveLength(2 * players);
      expect(new Set(laid.board.tiles.map(({ piece }) => piece.id)).size).toBe(2 * players);
      const taken = realmsFor(players, seed).map(({ id }) => id);
      // The first player's home realm comes last.
      expect(laid.board.homes.map(({ piece }) => piece.id)).toEqual([...taken.slice(1), taken[0]]);
    }
  });

  it('is the same for the same luck and differs for other luck', () => {
    const once = layBoard(order(3, 5));
    expect(layBoard(order(3, 5))).toEqual(once);
    expect(layBoard({ ...order(3, 5), pick: pickFrom(6) }).board).not.toEqual(once.board);
  });

  it.each([
    [2, 0.95],
    [3, 0.9],
    [4, 0.8],
  ])('with %i players needs no restart in a share of at least %d', (players, share) => {
    const results = seeds.map(seed => layBoard(order(players, seed)).restarts);
    const clean = results.filter(({ tiles: laid, markers }) => laid + markers === 0).length;
    expect(clean / results.length).toBeGreaterThanOrEqual(share);
  });

  it('keeps its markers farther apart for an edition that asks for it', () => {
    const { original } = boardBuilding.marker.areasBetween;
    for (const seed of seeds.slice(0, 8)) {
      const { board, markers } = layBoard({ ...order(3, seed), areasBetween: original });
      const bare = { ...board, homes: [] };
      const gaps = markers.flatMap((one, i) =>
        markers.slice(0, i).map(two => areasBetweenMarkers(bare, one, two)),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(original);
    }
  });

  it('starts again when the tiles leave no room for the markers', () => {
    // Two dominoes for each: some layouts are too small for two markers, so the tiles go back to the hands.
    const small = ['1', '2', '3', '4'].map(id =>
      made(id, [
        [0, 0],
        [0, 1],
      ]),
    );
    const restarts = seeds.map(
      seed => layBoard({ ...order(2, seed), tiles: small, realms: realmsFor(2, seed) }).restarts,
    );
    expect(restarts.some(({ tiles: again, markers }) => again + markers > 0)).toBe(true);
  });

  it('gives up loudly when no board can be laid', () => {
    const lonely = ['1', '2', '3', '4'].map(id => made(id, [[0, 0]]));
    expect(() => layBoard({ ...order(2, 1), tiles: lonely })).toThrow('no board was found');
  });
});

describe('fairness', { timeout: 60_000 }, () => {
  it('measures a home realm by what lies around it', () => {
    // A column south of the realm's C: the realm's three areas, then five areas of 1 food each.
    const column = made(
      '5',
      [0, 1, 2, 3, 4].map(r => [0, r] as const),
      { d: { N: 'water' } },
    );
    const board = { ...boardOf(lie(column, 0, 2)), homes: [lie(realm('latari'))] };
    expect(measureHomes(board)).toEqual([
      { realm: 'latari', resources2: 2, resources3: 3, areas3: 3, rival: 12, guards2: 0 },
    ]);
  });

  it('adds up the gaps between best and worst', () => {
    const measure = (realm: string, numbers: readonly number[]): HomeMeasure => {
      const [resources2, resources3, areas3, rival, guards2] = numbers;
      return { realm, resources2, resources3, areas3, rival, guards2 };
    };
    const measures = [
      measure('a', [5, 9, 6, 3, 2]),
      measure('b', [7, 9, 4, 4, 8]),
      measure('c', [6, 9, 5, 3, 4]),
    ];
    expect(spread(measures)).toEqual({
      resources2: 2,
      resources3: 0,
      areas3: 2,
      rival: 1,
      guards2: 6,
      total: 2 + 1 + 1.5 + 3,
    });
  });

  it.each([2, 3, 4])('is better on the chosen board than on the first with %i players', players => {
    const mean = (homes: number) => {
      const some = seeds.slice(0, 10).map(seed => generateBoard(order(players, seed), { tiles: 2, homes }));
      for (const board of some) expect(complaints(board)).toEqual([]);
      return some.reduce((sum, board) => sum + board.spread.total, 0) / some.length;
    };
    expect(mean(8)).toBeLessThan(0.8 * mean(1));
  });
});

/** How large a side is drawn where the board is fitted into the frame as it lies. */
const asLaid = (board: Board): number => {
  const hexes = areasOn(board).map(({ hex }) => hex);
  const columns = hexes.map(({ q }) => q);
  const rows = hexes.map(({ q, r }) => r + q / 2);
  const across = Math.max(...columns) - Math.min(...columns);
  const down = Math.max(...rows) - Math.min(...rows);
  return Math.min(14 / (1.5 * across + 2), 8.7 / (Math.sqrt(3) * (down + 1)));
};

describe('a compact board', { timeout: 60_000 }, () => {
  const compact = (players: number, seed: number, boxes = tiles) =>
    generateBoard({ ...order(players, seed), tiles: boxes, compact: true });
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

  it('fills the frame of fourteen sides by five rows when it is nine columns by five rows', () => {
    const strip = made(
      '5',
      Array.from({ length: 9 }, (_, q) =>
        [0, 1, 2, 3, 4].map(row => [q - 4, row - 2 - Math.floor((q - 4) / 2)] as const),
      ).flat(),
    );
    // Every second column stands half a row lower.
    expect(bestFit(boardOf(lie(strip))).fit).toBeCloseTo(8.7 / (5.5 * Math.sqrt(3)), 5);
    for (const rotation of [0, 1, 2, 3, 4, 5] as const) {
      const { fit, turn } = bestFit(boardOf(lie(strip, 0, 0, rotation)));
      expect(fit).toBeCloseTo(8.7 / (5.5 * Math.sqrt(3)), 5);
      expect((rotation + turn) % 3).toBe(0);
    }
  });

  it.each([2, 3, 4])('obeys every rule of placing with %i players, with the tiles of both boxes', players => {
    for (const seed of seeds.slice(0, 20))
      for (const boxes of [tiles, [...tiles, ...furtherTiles]]) {
        const laid = compact(players, seed, boxes);
        expect({ seed, wrong: complaints(laid) }).toEqual({ seed, wrong: [] });
        // It lies as it is drawn largest, and measures what it measured before it was turned.
        expect(bestFit(laid.board).turn).toBe(0);
        expect(spread(measureHomes(laid.board))).toEqual(laid.spread);
      }
  });

  it.each([
    [2, 1.2],
    [3, 1.1],
    [4, 1.1],
  ])(
    'is drawn larger than a fair one as it comes with %i players, %d times at least, and little less fair',
    (players, larger) => {
      const size = (wanted: boolean): number =>
        mean(
          seeds.map(seed => {
            const { board } = generateBoard({ ...order(players, seed), compact: wanted });
            return asLaid(board);
          }),
        );
      expect(size(true)).toBeGreaterThan(larger * size(false));
      const unequal = (wanted: boolean): number =>
        mean(seeds.map(seed => generateBoard({ ...order(players, seed), compact: wanted }).spread.total));
      expect(unequal(true)).toBeLessThan(unequal(false) + 2.5);
    },
  );

  it('is the same for the same luck', () => {
    expect(compact(4, 5)).toEqual(compact(4, 5));
  });
});
