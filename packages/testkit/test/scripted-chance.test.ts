import { describe, expect, it } from 'vitest';
import { type Play, play } from '../src/play.ts';
import { everyWay } from '../src/ways.ts';
import { type Bazaar, bazaar } from './fixtures/bazaar.ts';

const toTheRoll = (): Play<Bazaar> =>
  play<Bazaar>(bazaar, { seats: 2 }).answer(1, 0).answer(1, 1).answers('0', 'no', ['salt']);

everyWay({ describe, it }, 'a script of chance', test => {
  test('fixes the next outcomes of one stream and nothing else', () => {
    const usual = toTheRoll().answer(['left']).table;
    const table = toTheRoll().chance('die', 4).answer(['left']).table;
    expect([table.die, table.card]).toEqual([4, usual.card]);
    const both = toTheRoll().chance('cards', 49).chance('die', 0, 5).answer(['left']).table;
    expect([both.die, both.card]).toEqual([0, 49]);
  });

  test('refuses what cannot come, and streams that are not there', () => {
    expect(() => toTheRoll().chance('die', 6).answer(['left'])).toThrow(
      'the script says 6, but only 0 to 5 can come',
    );
    expect(() => toTheRoll().chance('die', -1).answer(['left'])).toThrow('the script says -1');
    expect(() => toTheRoll().chance('dice', 1)).toThrow('there is no such stream');
  });
});
