import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { boardUnderway, countMarkers } from '../../src/rules/setup/board/underway.ts';
import { allButOneTile, building, lastTile, markerName, until } from '../kit/building.ts';

/** Three markers fit, but not beside a first one in the south. */
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

everyWay({ describe, it }, 'Setup markers in the way', test => {
  test('RW-BOARD-19 a marker may be taken back as soon as those on the board leave no arrangement of all', () => {
    const story = lastTile(allButOneTile(building({ seats: 3 }), narrow), narrow);
    expect(story.offered()).not.toContain('take-back-0');
    story.answers(markerName(south), markerName(north));
    expect(story.offered()).toContain('take-back-1');
    story.answer('take-back-0');
    expect(boardUnderway(story.table).markers).toHaveLength(1);
  });

  test('RW-BOARD-19 absent players who find markers in the way take them back, and come to an end', () => {
    const seeds = Array.from({ length: 6 }, (_, seed) => seed + 1);
    for (const seed of seeds) {
      const story = until(building({ seats: 4, options: { edition: 'original' } }, seed), 'RW-BOARD-13');
      // Whatever comes first: sooner or later nothing fits any more.
      while (!story.offered().some(name => name.startsWith('take-back')) && countMarkers(story.table) < 3)
        story.answer(story.offered()[0]);
      until(story, 'RW-BOARD-26');
      expect(countMarkers(story.table)).toBeGreaterThan(0);
    }
  });
});
