import { describe, expect, it } from 'vitest';
import { eventComes } from '../events/stories.ts';
import { deckOf, discardOf, handOf, strongholds, table } from '../kit.ts';
import { archer } from './battlefield.ts';

describe('what an Instant gets through', () => {
  const khorgard = () =>
    eventComes(table({ races: ['latari', 'uthuk'] }), 'res.khorgard', t => {
      handOf(t, 0, [archer]);
      handOf(t, 1, []);
      for (const seat of [0, 1]) {
        deckOf(t, seat, []);
        discardOf(t, seat, []);
      }
      strongholds(t, 0, 0, 1);
      t.damage.set(1, 5);
    });

  it('RA-COMBAT-19 is suffered in the Resolution step, before the End of Combat', () => {
    const story = khorgard().answer(archer);
    // The Archer is asked about its End of Combat ability, and the damage is there.
    expect(story.ask().prompt.key).toBe('prompt.end-of-combat');
    expect(story.table.damage.get(0)).toBe(11);
    expect(story.told().map(({ key }) => key)).toContain('damaged');
  });

  it('RA-ELIM-07 eliminates only when the combat is over', () => {
    const story = khorgard().given(t => t.damage.set(0, 15));
    story.answer(archer);
    expect(story.table.alive.get(0)).toBe(1);
    story.answer('pass');
    const told = story.told().map(({ key }) => key);
    expect(told.indexOf('combat-ended')).toBeLessThan(told.indexOf('eliminated'));
    expect(story.table.alive.get(0)).toBe(0);
  });
});
