import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cityTo, handOf, onlyCities, table } from '../kit.ts';

everyWay({ describe, it }, 'the edges of combat', test => {
  test('RA-SIEGE-11 both sides read what they are up against: the city counts for its defender', () => {
    const story = table().given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.greyhaven');
      handOf(t, 0, ['neutral.dragon', 'gold.1']);
      handOf(t, 1, ['neutral.demon', 'gold.1']);
    });
    story.answer('attack:city:city.greyhaven');
    expect([story.asked, story.ask().prompt]).toEqual([
      [0],
      { key: 'prompt.assault', args: { total: 0, against: 2 } },
    ]);
    story.answer('neutral.dragon');
    expect([story.asked, story.ask().prompt]).toEqual([
      [1],
      { key: 'prompt.assault', args: { total: 2, against: 6 } },
    ]);
    story.answer('neutral.demon');
    expect([story.asked, story.ask().prompt]).toEqual([
      [0],
      { key: 'prompt.assault', args: { total: 6, against: 7 } },
    ]);
  });
});
