import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { onlyCities, pileOf, strongholds, table } from '../kit.ts';
import { discardIn, purse } from './owns.ts';

everyWay({ describe, it }, 'the edges of spending', test => {
  test('RA-INF-09 the action ends by itself when what is left could acquire nothing', () => {
    const spent = (oneGold: number) => {
      const story = table().given(t => {
        onlyCities(t, []);
        strongholds(t, 0, 3);
        pileOf(t, 'gold.1', oneGold);
      });
      story.answer('influence');
      while (purse(story) !== 2) story.answer('exhaust:stronghold');
      return story.answer('acquire:neutral.battle_cry');
    };
    const done = spent(0);
    expect(done.ask().name).toBe('action');
    expect(discardIn(done, 0)).toEqual(['neutral.battle_cry']);
    expect(done.table.readyStrongholds.get(0)).toBe(1);
    const open = spent(1);
    expect([open.ask().name, open.offered()]).toEqual(['step', ['done', 'exhaust:stronghold']]);
  });
});
