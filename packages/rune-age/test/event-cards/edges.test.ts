import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cityId, cityTo } from '../kit.ts';
import { drawn } from './stage.ts';

everyWay({ describe, it }, 'the edges of Events', test => {
  test('RA-GEN-06 in a joint choice nobody sees a proposal before all are in', () => {
    const voting = () =>
      drawn('cat.flames', { seats: 3, scenario: 'cataclysm' }, [], t => {
        cityTo(t, 0, 'city.forge');
        cityTo(t, 1, 'city.tamalir');
      }).story;
    const story = voting();
    expect(story.asked).toEqual([0, 1, 2]);
    const one = voting().answer('city.forge', 0);
    const other = voting().answer('city.tamalir', 0);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.told(viewer)).toEqual([]);
    }
    // Until then it may be changed.
    one.answer('city.tamalir', 0).answer('city.forge', 1).answer('city.tamalir', 2);
    expect(one.table.cityPlace.get(cityId('city.tamalir'))).toBe(1);
  });
});
