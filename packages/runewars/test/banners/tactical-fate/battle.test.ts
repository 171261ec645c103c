import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { finish } from '../../battle/kit.ts';
import { discarded, drawnOn, fateAtRest, fights, open } from './kit.ts';

everyWay({ describe, it }, 'BW-TFATE', test => {
  test('BW-TFATE-03 BW-TFATE-05 first', () => {
    const story = fights([['bribery']], {
      attackers: { 'unit-knight': 3 },
      defenders: { 'unit-pegasus-rider': 2 },
      fate: [5, 8, 6, 7],
    });
    expect([open(story), story.offered()]).toEqual(['0 lay-fate.card', ['tactics-bribery', 'pass']]);
    story.answer('tactics-bribery');
    expect(drawnOn(story, 0)).toEqual([5, 8]);
    finish(story);
    expect([discarded(story, 'bribery'), fateAtRest(story)]).toEqual([1, 30]);
  });
});
