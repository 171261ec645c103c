import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { turnDomain } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import { cityPool } from '../../src/pools.ts';
import { area, city, heroAt, reward, title } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { askedNow, drawing, influenceOf, type SeasonSetting, toldOf } from './kit.ts';

const PRIMARCH = 'title-primarch-wizards-council';
const three: SeasonSetting = { seats: 3 };

/** A bid for a dragon rune, with this much influence by seat. */
const bidding = (
  totals: readonly number[],
  arrange: (t: Table) => void = () => {},
  setting: SeasonSetting = three,
): Play<Table> =>
  drawing(
    'winter',
    'season-favor-of-the-council',
    t => {
      for (const [seat, total] of totals.entries()) t.influence.set(seat, total);
      arrange(t);
    },
    setting,
  );

const bid = (story: Play<Table>, ...bids: readonly number[]): Play<Table> => {
  for (const [seat, amount] of bids.entries()) if (story.asked.includes(seat)) story.answer(amount, seat);
  return story;
};

/** Whoever must pick the single bidder, and whom he may pick. */
const tie = (story: Play<Table>): [string, string[]] => [askedNow(story), story.offered()];

/** Who was named by the last answer. */
const winner = (story: Play<Table>): unknown[] => toldOf(story, 'bid-won');

everyWay({ describe, it }, 'Influence bids', test => {
  test('RW-BID-01 totals are declared, bids chosen and revealed, the outcome determined, and bids discarded, in this order', () => {
    const story = bidding([4, 1, 3]);
    expect(story.happened.slice(-3)).toEqual(['bid-total', 'bid-total', 'bid-total']);
    bid(story, 2, 0, 3);
    expect(story.happened).toEqual(['bid', 'bid', 'bid', 'bid-won', 'influence-lost', 'influence-lost']);
  });

  test('RW-BID-02 everybody sees the true totals', () => {
    const story = bidding([4, 1, 3]);
    expect(
      story
        .told(1)
        .filter(({ key }) => key === 'bid-total')
        .map(({ args }) => args),
    ).toEqual([
      { who: 0, total: 4 },
      { who: 1, total: 1 },
      { who: 2, total: 3 },
    ]);
    expect(story.view('spectator').table['influence']).toEqual(expect.arrayContaining([4, 1, 3]));
  });

  test('RW-BID-03 any amount from nothing to all', () => {
    const story = bidding([4, 1, 3]);
    expect(story.ask(0)).toMatchObject({ kind: 'number', min: 0, max: 4 });
    expect(story.tries(5, 0)).toBeDefined();
    expect(story.ask(1)).toMatchObject({ min: 0, max: 1 });
  });

  test('RW-BID-04 who has nothing takes part with nothing', () => {
    const story = bid(bidding([4, 0, 3]), 1, 0, 0);
    expect(toldOf(story, 'bid')).toEqual([
      { who: 0, amount: 1 },
      { who: 1, amount: 0 },
      { who: 2, amount: 0 },
    ]);
  });

  test('RW-INFO-11 RW-BID-04 nobody sees a bid before all are made', () => {
    const one = bidding([4, 4, 3]).answer(1, 0);
    const other = bidding([4, 4, 3]).answer(3, 0);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.told(viewer)).toEqual([]);
    }
  });

  test('RW-BID-04 RW-INFO-11 until the last bid is made a bid is secret and may be changed', () => {
    const story = bidding([4, 1, 3]).answer(1, 0);
    expect(story.ask(0)).toMatchObject({ sealed: true, min: 0, max: 4 });
    story.answer(3, 0);
    expect(story.happened).toEqual([]);
    story.answer(0, 1).answer(2, 2);
    expect(toldOf(story, 'bid')).toEqual([
      { who: 0, amount: 3 },
      { who: 1, amount: 0 },
      { who: 2, amount: 2 },
    ]);
  });

  test('RW-BID-05 the highest bidder wins', () => {
    const story = bid(bidding([4, 1, 3]), 2, 0, 3);
    expect(winner(story)).toEqual([{ who: 2 }]);
    expect(askedNow(story)).toBe('2 places');
  });

  test('RW-BID-06 all bids are lost, the winner’s and the others’', () => {
    expect(influenceOf(bid(bidding([4, 1, 3]), 2, 0, 3))).toEqual([2, 1, 0]);
  });

  test('RW-BID-07 influence on Titles cannot be bid', () => {
    const story = bidding([1, 1, 3], t => title(t, 0, 'title-captain-heroes-league', 5));
    expect(story.ask(0).max).toBe(1);
  });

  test('RW-BID-08 the Primarch, tied or not, names one of the tied, at nothing too', () => {
    const story = bid(
      bidding([2, 2, 3], t => title(t, 2, PRIMARCH, 1)),
      1,
      1,
      0,
    );
    expect(tie(story)).toEqual(['2 single', ['seat-0', 'seat-1']]);
    story.answer('seat-1');
    expect(winner(story)).toEqual([{ who: 1 }]);
    const zero = bid(
      bidding([2, 2, 3], t => title(t, 1, PRIMARCH, 1)),
      0,
      0,
      0,
    );
    expect(tie(zero)).toEqual(['1 single', ['seat-0', 'seat-1', 'seat-2']]);
  });

  test('RW-BID-09 a tied Primarch may choose himself', () => {
    const story = bid(
      bidding([2, 3, 3], t => title(t, 0, PRIMARCH, 1)),
      2,
      2,
      1,
    );
    expect(tie(story)).toEqual(['0 single', ['seat-0', 'seat-1']]);
    expect(winner(story.answer('seat-0'))).toEqual([{ who: 0 }]);
  });

  test('RW-BID-10 without a Primarch the tied player with most left chooses', () => {
    const story = bid(bidding([2, 4, 9]), 2, 2, 0);
    expect(tie(story)).toEqual(['1 single', ['seat-0', 'seat-1']]);
  });

  test('RW-BID-11 if that is equal too, the one with the highest starting influence', () => {
    const story = bid(bidding([3, 3, 3]), 0, 2, 2);
    expect(tie(story)).toEqual(['1 single', ['seat-1', 'seat-2']]);
  });

  test('RW-BID-12 what counts is left after the bid, not the total', () => {
    const story = bid(
      bidding([4, 2, 5], undefined, { ...three, factions: ['uthuk', 'latari', 'daqan'] }),
      2,
      2,
      0,
    );
    expect(tie(story)).toEqual(['0 single', ['seat-0', 'seat-1']]);
  });

  test('RW-BID-13 ties for the lowest bid are settled in the same way', () => {
    const story = drawing(
      'fall',
      'season-council-levy',
      t => {
        for (const [seat, total] of [1, 3, 2].entries()) t.influence.set(seat, total);
      },
      three,
    );
    bid(story, 0, 1, 0);
    expect(tie(story)).toEqual(['2 single', ['seat-0', 'seat-2']]);
    story.answer('seat-0');
    expect(toldOf(story, 'bid-lost')).toEqual([{ who: 0 }]);
    expect(askedNow(story)).toBe('0 resource');
  });

  test('RW-EX-A13 the Elf and the Uthuk tie with two, and the Elf, who has more left, takes the rune', () => {
    const factions = ['latari', 'uthuk', 'daqan'];
    const story = bid(bidding([4, 2, 3], undefined, { ...three, factions }), 2, 2, 1);
    expect(tie(story)).toEqual(['0 single', ['seat-0', 'seat-1']]);
    story.answer('seat-0');
    expect(influenceOf(story)).toEqual([2, 0, 2]);
    expect(askedNow(story)).toBe('0 places');
  });

  test('RW-TITLE-07 RW-TITLE-09 the Primarch is paid before the bid, and nobody without the Title', () => {
    const story = bidding([2, 2, 2], t => title(t, 0, PRIMARCH, 1));
    expect(story.ask(0).max).toBe(3);
    expect(influenceOf(bidding([2, 2, 2]))).toEqual([2, 2, 2]);
  });

  test('RW-BID-08 RW-BID-11 a bid at which nobody bids has a winner all the same', () => {
    const story = drawing('fall', 'season-the-doomed-city', t => city(t, '3B', 'city-forge'));
    story.answer(0, 0).answer(0, 1);
    expect(tie(story)).toEqual(['1 single', ['seat-0', 'seat-1']]);
    story.answer('seat-0');
    expect(story.table.cityBox.count(cityPool.cards.indexOf('city-forge'))).toBe(1);
    expect(story.table.city.at(area('3B'))).toBe(-1);
  });

  test('RW-BID-14 nothing that a player may do gives or trades something to another player', () => {
    expect(Object.keys(turnDomain.parts)).toEqual([
      'order',
      'bonus',
      'end',
      'tactics',
      'reward',
      'objective',
      'exchange',
      'victory',
      'captain',
      'pickUp',
      'demolish',
      'trade',
      'developmentCard',
    ]);
    const story = atTurn(
      position().given(t => {
        heroAt(t, 0, 'HE-01', 'DA');
        heroAt(t, 1, 'HE-09', 'DA');
        reward(t, 'HE-01', 'reward-rage-blade');
      }),
      0,
      'order-harvest',
    );
    expect(story.offered()).toEqual(['order']);
  });
});
