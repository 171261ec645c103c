import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { completeMarkers } from '../../src/board/markers.ts';
import { boardUnderway, countMarkers, countTiles } from '../../src/rules/setup/board/underway.ts';
import { allButOneTile, building, lastTile, markerName, until } from '../kit/building.ts';

/** So compact that three markers cannot be far enough from one another. */
const cramped = [
  ['1', 0, 0, 5],
  ['2', 0, 1, 5],
  ['3', 2, -1, 3],
  ['4', 3, -1, 1],
  ['7', 0, -1, 4],
  ['9', 4, -3, 2],
] as const;

/** Three markers fit, but not beside these two. */
const narrow = [
  ['1', 0, 0, 0],
  ['2', -1, 2, 5],
  ['3', -2, 1, 5],
  ['4', -1, 0, 5],
  ['7', 2, -2, 0],
  ['9', -2, 0, 4],
] as const;
const south = [-1, 3, 0, 3] as const;
const north = [0, -2, 1, -2] as const;

everyWay({ describe, it }, 'RW-BOARD, setup markers', test => {
  test('RW-BOARD-13 RW-BOARD-23 after the tiles the first player lays all markers, one at a time', () => {
    const story = until(building({ seats: 3 }), 'RW-BOARD-13');
    const first = story.table.firstSeat;
    for (let laid = 0; laid < 3; laid++) {
      expect(countMarkers(story.table)).toBe(laid);
      expect([story.asked, story.ask().rule]).toEqual([[first], 'RW-BOARD-13']);
      story.answer(story.ask().absent);
      expect(story.happened[0]).toBe('marker-laid');
      if (story.ask().rule === 'RW-BOARD-20') break;
    }
    expect(countMarkers(story.table)).toBe(3);
    expect(story.ask().rule).toBe('RW-BOARD-20');
  });

  test('RW-BOARD-14 RW-BOARD-15 RW-BOARD-17 what breaks a rule of markers is refused with its reason', () => {
    const story = lastTile(allButOneTile(building({ seats: 3 }), narrow), narrow);
    expect(new Set(story.ask().denied.map(({ reason }) => reason.key))).toEqual(
      new Set(['reason.board-taken', 'reason.marker-too-few-edges']),
    );
    story.answer(markerName(south));
    const tooClose = story.ask().denied.find(({ reason }) => reason.key === 'reason.marker-too-close');
    expect(tooClose?.reason.args).toMatchObject({ need: 3 });
    expect(story.tries(markerName(south))).toBe('not-offered');
  });

  test('RW-BOARD-18 where no set of markers fits, the tiles go back to their players', () => {
    const story = allButOneTile(building({ seats: 3 }), cramped);
    const first = story.table.firstSeat;
    lastTile(story, cramped);
    expect(story.happened).toEqual(['tile-laid', 'tiles-taken-back']);
    expect([countTiles(story.table), countMarkers(story.table)]).toEqual([0, 0]);
    expect([story.asked, story.ask().rule]).toEqual([[first], 'RW-BOARD-05']);
  });

  test('RW-BOARD-19 a player who has blocked the last marker moves one, and the tiles stay', () => {
    const story = lastTile(allButOneTile(building({ seats: 3 }), narrow), narrow);
    story.answers(markerName(south), markerName(north));
    expect(completeMarkers({ ...boardUnderway(story.table), markers: [] }, 3)).toHaveLength(3);
    expect(story.offered()).toEqual(['take-back-0', 'take-back-1']);
    story.answer('take-back-1');
    expect(story.happened).toEqual(['marker-taken-back']);
    expect([countTiles(story.table), countMarkers(story.table)]).toEqual([6, 1]);
    expect(story.offered()).toContain(markerName(north));
    // The one in the south is in the way of any three.
    expect(story.offered()).toContain('take-back-0');
  });
});
