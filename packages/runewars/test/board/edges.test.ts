import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/board/board.ts';
import { measureHomes } from '../../src/board/fairness.ts';
import type { Table } from '../../src/layout.ts';
import { pieces } from '../../src/pools.ts';
import { layPiece, mapOf, boardOf as piecesOn, sealBoard } from '../../src/rules/map/map-of.ts';
import { boards, layBoard, neighboursOf, type Spot } from '../kit/boards.ts';
import { position } from '../kit/position.ts';
import { lie, made, realm } from './kit.ts';

/** The board of two seats with one tile turned: what else lies where it lies stays. */
const turned: readonly Spot[] = boards[2].map(
  ([piece, q, r, rotation]): Spot => [piece, q, r, piece === '3' ? 3 : rotation],
);

const digest = (t: Table): number[] => [0, 1, 2].map(word => t.boardKey.get(word));

describe('RW-BOARD, edges', () => {
  it('a home realm is measured by the health of those who guard its way, not by their heads', () => {
    const near = made('n', [[0, 0]]);
    const guarded = {
      ...near,
      areas: near.areas.map(area => ({ ...area, neutral: { unit: 'unit-giant', count: 2 } as const })),
    };
    const home = realm('daqan');
    const [{ guards2 }] = measureHomes({ ...emptyBoard, tiles: [lie(guarded)], homes: [lie(home, 0, 1)] });
    expect(guards2).toBe(10);
  });

  it('RW-BOARD-34 the board keeps the order in which its pieces were laid', () => {
    const { table: t } = position();
    const order = boards[2].map(([piece]) => piece).slice(0, 4);
    expect(piecesOn(t).tiles.map(({ piece }) => piece.id)).toEqual(order);
    position().given(again => {
      layBoard(again, boards[2].toReversed());
      expect(piecesOn(again).tiles.map(({ piece }) => piece.id)).toEqual(order.toReversed());
      const last = pieces.findIndex(({ id }) => id === '9');
      layPiece(again, last, { piece: pieces[last], at: { q: 0, r: 5 }, rotation: 0 });
      expect(piecesOn(again).tiles.at(-1)?.piece.id).toBe('9');
    });
  });

  it('RW-BOARD-34 a board that lies otherwise is another map, on the same table too', () => {
    position().given(t => {
      const before = neighboursOf(t, '3A');
      layBoard(t, turned);
      expect(neighboursOf(t, '3A')).not.toEqual(before);
      layBoard(t, boards[2]);
      expect(neighboursOf(t, '3A')).toEqual(before);
    });
  });

  it('RW-BOARD-34 every turn of a piece gives another digest, of words that fit their cells', () => {
    position().given(t => {
      const one = digest(t);
      layBoard(t, turned);
      const other = digest(t);
      for (const [word, value] of other.entries()) {
        expect(value).not.toBe(one[word]);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(32749);
      }
    });
  });

  it('RW-BOARD-34 boards of one digest that lie otherwise are two maps', () => {
    const one = position();
    const before = neighboursOf(one.table, '3A');
    const words = digest(one.table);
    position().given(t => {
      layBoard(t, turned);
      for (const [word, value] of words.entries()) t.boardKey.set(word, value);
      expect(neighboursOf(t, '3A')).not.toEqual(before);
      // The next who asks for this digest gets the map of his own pieces.
      sealBoard(t);
    });
    expect(neighboursOf(position().table, '3A')).toEqual(before);
  });

  it('tables whose pieces lie alike share one map', () => {
    expect(mapOf(position().table)).toBe(mapOf(position().table));
    expect(mapOf(position({ seats: 3 }).table)).not.toBe(mapOf(position().table));
    expect(mapOf(position({ seats: 3 }).table)).toBe(mapOf(position({ seats: 3 }).table));
  });
});
