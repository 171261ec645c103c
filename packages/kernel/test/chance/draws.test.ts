import { countDraw, drawsOf, noChance } from '@runehold/kernel/chance/chance';
import { describe, expect, it } from 'vitest';
import { emptyCaravan, layout } from '../fixtures/layout-caravan.ts';

describe('the count of draws', () => {
  it('is kept for each stream by itself', () => {
    const t = emptyCaravan();
    countDraw(t, 1);
    countDraw(t, 1);
    countDraw(t, 0);
    expect([drawsOf(t, 0), drawsOf(t, 1)]).toEqual([1, 2]);
    expect(Array.from(t.state.subarray(layout.draws, layout.draws + 4))).toEqual([1, 0, 2, 0]);
  });

  it('carries over when a cell is full', () => {
    const t = emptyCaravan();
    t.state[layout.draws + 2] = 32766;
    const counts = Array.from({ length: 4 }, () => {
      countDraw(t, 1);
      return drawsOf(t, 1);
    });
    expect(counts).toEqual([32767, 32768, 32769, 32770]);
    expect(Array.from(t.state.subarray(layout.draws, layout.draws + 4))).toEqual([0, 0, 2, 1]);
  });
});

describe('no chance', () => {
  it('says which stream was asked for', () => {
    expect(() => noChance.below(emptyCaravan(), layout.stream.road, 6)).toThrow(
      'chance is not available here (stream road)',
    );
  });
});
