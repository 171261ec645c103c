import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { tilePieces } from '../../src/pools.ts';
import { isOnBoard } from '../../src/rules/map/areas.ts';
import { countTiles } from '../../src/rules/setup/board/underway.ts';
import { area } from '../kit/arrange.ts';
import { allButOneTile, building, putMarkers } from '../kit/building.ts';

/** Lays tiles as they come until the markers are due; tells who laid. */
const layAll = (story: ReturnType<typeof building>): number[] => {
  const order: number[] = [];
  while (story.ask().rule !== 'RW-BOARD-13') {
    const { rule, seat, absent } = story.ask();
    if (rule === 'RW-BOARD-06') order.push(seat);
    story.answer(absent);
  }
  return order;
};

const handOf = (t: Table, seat: number): string[] =>
  tilePieces
    .slice(0, t.tiles)
    .flatMap((_, tile) => (t.tileOf.get(tile) === seat + 1 ? [String(tile + 1)] : []));

everyWay({ describe, it }, 'RW-BOARD, laying tiles', test => {
  test('RW-BOARD-04 RW-EX-A01 from the first player round the table until all tiles are down', () => {
    const story = building({ seats: 3 });
    const first = story.table.firstSeat;
    const round = [first, (first + 1) % 3, (first + 2) % 3];
    expect(layAll(story)).toEqual([...round, ...round]);
    expect(countTiles(story.table)).toBe(6);
  });

  test('RW-BOARD-05 the first tile goes to the middle, either one in any rotation', () => {
    const story = building({ seats: 2 });
    const hand = handOf(story.table, story.table.firstSeat);
    expect(story.offered()).toEqual(hand);
    const other = handOf(story.table, 1 - story.table.firstSeat)[0];
    expect(story.whyNot(other)).toBe('reason.tile-of-another');
    story.answer(hand[1]);
    expect(story.offered()).toEqual(['0,0/0', '0,0/1', '0,0/2', '0,0/3', '0,0/4', '0,0/5']);
  });

  test('RW-BOARD-06 RW-BOARD-08 RW-BOARD-09 what does not fit is refused with its reason', () => {
    const story = allButOneTile(building({ seats: 2 }), [
      ['1', 0, 0, 0],
      ['7', 9, 9, 0],
    ]).answer('7');
    expect(story.whyNot('1,-1/2')).toBe('reason.board-colour-on-colour');
    expect(story.whyNot('0,0/0')).toBe('reason.board-taken');
    expect(story.tries('0,0/0')).toBe('not-offered');
    const reasons = new Set(story.ask().denied.map(({ reason }) => reason.key));
    expect([...reasons].sort()).toEqual([
      'reason.board-colour-on-colour',
      'reason.board-taken',
      'reason.board-too-few-own',
      'reason.board-too-few-placed',
    ]);
  });

  test('RW-BOARD-11 who has no tile that fits sends all tiles back, and the first player begins again', () => {
    const story = building({ seats: 2 });
    const first = story.table.firstSeat;
    story.given(t => {
      const other = tilePieces.find(tile => t.tileOf.get(tile) === first + 1);
      const owner = t.tileOf.get(8);
      t.tileOf.set(other ?? 0, owner);
      t.tileOf.set(8, first + 1);
    });
    story.answer('9');
    // All eight hexes around the two areas of tile 9 are covered, so that nothing can touch it.
    story.given(t => putMarkers(t, [0, -1, 1, -2], [2, -2, 2, -1], [1, 0, 0, 1], [-1, 0, -1, 1]));
    story.answer('0,0/4');
    expect(story.happened).toContain('tiles-taken-back');
    expect(countTiles(story.table)).toBe(0);
    expect([story.asked, story.ask().rule]).toEqual([[first], 'RW-BOARD-05']);
    expect(story.offered()).toEqual(handOf(story.table, first));
  });
});

describe('RW-BOARD, areas of tiles', () => {
  it('RW-COMP-10 RW-COMP-30 tile 5 brings its four areas to the board', () => {
    for (let seed = 1; ; seed++) {
      const story = building({ seats: 4 }, seed);
      if (story.table.tileOf.get(4) === 0) continue;
      layAll(story);
      // Of two pieces in the box, it is one tile of the game.
      expect(story.table.content.tiles.filter(({ id }) => id.startsWith('5'))).toHaveLength(1);
      for (const id of ['5A', '5B', '5C', '5D']) expect(isOnBoard(story.table, area(id))).toBe(true);
      return;
    }
  });
});
