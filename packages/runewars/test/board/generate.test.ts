import { describe, expect, it } from 'vitest';
import { type HomeMeasure, measureHomes, spread } from '../../src/board/fairness.ts';
import { generateBoard, layBoard } from '../../src/board/generate.ts';
import { areasBetweenMarkers } from '../../src/board/markers.ts';
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
