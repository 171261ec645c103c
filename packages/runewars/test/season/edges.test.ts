import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { areaIds } from '../../src/pools.ts';
import { isOnBoard } from '../../src/rules/map/areas.ts';
import { area, army, dials, rune, tacticsHand } from '../kit/arrange.ts';
import { askedNow, drawing, influenceOf, isResolved, toldOf } from './kit.ts';

/** Whether an area lies in a home realm: its name begins with a letter. */
const isHome = (id: string): boolean => /^[A-Z]/.test(id);

everyWay({ describe, it }, 'the edges of seasons', test => {
  test('RW-BID-11 of two with equally much left the higher starting influence names the winner, whoever comes first', () => {
    const tied = (factions: readonly string[]): string => {
      const story = drawing(
        'winter',
        'season-favor-of-the-council',
        t => {
          for (const seat of [0, 1]) t.influence.set(seat, 3);
        },
        { factions },
      );
      story.answer(2, 0).answer(2, 1);
      return askedNow(story);
    };
    // Latari start with 4, Uthuk with 1; seat 0 is first.
    expect(tied(['uthuk', 'latari'])).toBe('1 single');
    expect(tied(['latari', 'uthuk'])).toBe('0 single');
  });

  test('RW-BID-02 only players declare totals and bids', () => {
    const story = drawing('winter', 'season-favor-of-the-council', t => {
      for (const seat of [0, 1]) t.influence.set(seat, 3);
    });
    expect(toldOf(story, 'bid-total')).toEqual([
      { who: 0, total: 3 },
      { who: 1, total: 3 },
    ]);
    story.answer(2, 0).answer(1, 1);
    expect(toldOf(story, 'bid')).toEqual([
      { who: 0, amount: 2 },
      { who: 1, amount: 1 },
    ]);
  });

  test('RW-BID-01 at a full table all four bid, and nobody else', () => {
    const story = drawing(
      'winter',
      'season-favor-of-the-council',
      t => {
        for (const seat of [0, 1, 2, 3]) t.influence.set(seat, 5);
      },
      { seats: 4 },
    );
    expect(toldOf(story, 'bid-total')).toHaveLength(4);
    for (const seat of [0, 1, 2, 3]) story.answer(seat + 1, seat);
    expect(toldOf(story, 'bid')).toEqual([0, 1, 2, 3].map(who => ({ who, amount: who + 1 })));
    expect(toldOf(story, 'bid-won')).toEqual([{ who: 3 }]);
    expect(influenceOf(story)).toEqual([4, 3, 2, 1]);
  });

  test('RW-RUNE-15 Threatened Home Realms: where no area outside takes a token it stays', () => {
    const story = drawing('fall', 'season-threatened-home-realms', t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      for (const id of areaIds) {
        if (isOnBoard(t, area(id)) && !isHome(id)) army(t, 1, id, { 'unit-archer': 1 });
      }
    });
    expect(story.table.rune.at(area('DA'))).toBeGreaterThanOrEqual(0);
    expect(story.happened).not.toContain('rune-moved');
    expect(story.ask(story.asked[0]).rule).not.toBe('RW-RUNE-15');
  });

  test('RW-WINTER-01 with exactly as many units as food nobody starves, and no card is asked for', () => {
    const story = drawing('winter', 'season-deep-snow', t => {
      dials(t, 0, 3, 2, 2);
      army(t, 0, 'DA', { 'unit-footman': 3 });
      tacticsHand(t, 0, 'tactics-winter-provisions');
    });
    expect(isResolved(story)).toBe(true);
    const hungry = drawing('winter', 'season-deep-snow', t => {
      dials(t, 0, 3, 2, 2);
      army(t, 0, 'DA', { 'unit-footman': 4 });
      tacticsHand(t, 0, 'tactics-winter-provisions');
    });
    expect(hungry.offered()).toEqual(['tactics-winter-provisions', 'pass']);
  });
});
