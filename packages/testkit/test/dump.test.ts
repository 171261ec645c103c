import { describe, expect, it } from 'vitest';
import { dump } from '../src/dump.ts';
import { play } from '../src/play.ts';
import { type Bazaar, bazaar } from './fixtures/bazaar.ts';
import { type Treasury, treasury } from './fixtures/treasury.ts';

describe('what a story stands at', () => {
  it('is who is asked what, under which rule, and all that may be said', () => {
    const stall = play<Bazaar>(bazaar, { seats: 2 });
    expect(dump(stall)).toMatch(
      /^seat 0: stakes, number \d to \d \[.+\]\nseat 1: stakes, number \d to \d \[.+\]$/,
    );
    stall.answer(3, 0).answer(6, 1).answer('17').answer(true);
    expect(dump(stall)).toMatch(/^seat 1: goods, some 1 to \d \[.+\]\n {2}salt ×2\n {2}silk$/);
    stall.answer(['salt']).answer(['left']);
    expect(dump(stall)).toBe('the game is over');
  });

  it('has what may not be said in brackets, with the reason', () => {
    const table = play<Treasury>(treasury(), { seats: 2 }).given(t => {
      for (let card = 0; card < 3; card++)
        t.hand.at(0).add(card, card === 1 ? 1 - t.hand.at(0).count(1) : -t.hand.at(0).count(card));
    });
    expect(dump(table)).toBe(
      'seat 0: gem, one [store]\n  pearl\n  (ruby: reason.no-such-gem)\n  (opal: reason.no-such-gem)',
    );
  });
});
