import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/layout.ts';
import { bids, cardsIn, coinsOf, type Evening, evening, type MaskName, rankOf } from './fixtures/evening.ts';

/** Seat 0 has bid a coin, wears a queen and claims something for a knight; seat 1 is asked whether to accuse. */
const claimed = (claim: MaskName, lies: Evening = {}): Play<Table> =>
  bids(
    evening({ hands: [['queen', 'jester', 'jester', 'jester']], ...lies }),
    ...[1, 0, 0, 0].slice(0, lies.seats ?? 2),
  ).answers('queen', claim);

everyWay({ describe, it }, 'MQ-ACC', test => {
  test('MQ-ACC-01 clockwise from the left of the dancer each may accuse or pass', () => {
    const table = bids(evening({ seats: 4, hands: [[], ['queen']] }), 0, 1, 0, 0).answers('queen', 'queen');
    expect(table.asked).toEqual([2]);
    expect(table.offered()).toEqual(['accuse', 'pass']);
    expect([table.ask().rule, table.ask().prompt]).toEqual([
      'MQ-ACC-01',
      { key: 'prompt.accuse', args: { suspect: 1, rank: rankOf('queen') } },
    ]);
    table.answer('pass');
    expect([table.asked, table.told()]).toEqual([[3], []]);
    table.answer('accuse');
    expect(table.told()[0]).toEqual({ key: 'accused', args: { who: 3, suspect: 1 } });
    // Seat 0 is not asked any more: the dancer exchanges.
    expect([table.asked, table.ask().name]).toEqual([[1], 'exchange']);
  });

  test('MQ-ACC-01 the dancer is not asked', () => {
    const table = bids(evening({ seats: 4, hands: [[], ['queen']] }), 0, 1, 0, 0).answers('queen', 'queen');
    const order: number[] = [];
    while (table.ask().name === 'word') {
      order.push(...table.asked);
      table.answer('pass');
    }
    expect(order).toEqual([2, 3, 0]);
  });

  test('MQ-ACC-02 without an accusation the dancer takes the guest and nobody sees the mask', () => {
    const table = claimed('king').answer('pass');
    expect(table.told(1)).toEqual([{ key: 'took-guest', args: { who: 0, guest: rankOf('knight') } }]);
    expect(cardsIn(table.table.won.at(0))).toEqual(['knight']);
    expect(table.table.guest.total).toBe(0);
    expect(cardsIn(table.table.unshown)).toEqual(['queen']);
    expect([table.table.shown.total, table.table.worn.at(0).total]).toEqual([0, 0]);
    expect(coinsOf(table)).toEqual([7, 8]);
  });

  test('MQ-ACC-03 a true claim: the accuser pays and the dancer takes the guest', () => {
    const table = claimed('queen').answer('accuse');
    expect(table.told(1)).toEqual([
      { key: 'accused', args: { who: 1, suspect: 0 } },
      { key: 'unmasked', args: { who: 0, mask: rankOf('queen') } },
      { key: 'paid', args: { from: 1, to: 0, coins: 2 } },
      { key: 'took-guest', args: { who: 0, guest: rankOf('knight') } },
    ]);
    expect(coinsOf(table)).toEqual([9, 6]);
    expect(cardsIn(table.table.won.at(0))).toEqual(['knight']);
    expect(cardsIn(table.table.shown)).toEqual(['queen']);
    expect([table.table.unshown.total, table.table.worn.at(0).total]).toEqual([0, 0]);
  });

  test('MQ-ACC-03 a false claim, too high or too low: the dancer pays and the accuser takes the guest', () => {
    for (const claim of ['king', 'knight'] as const) {
      const table = claimed(claim).answer('accuse');
      expect(table.told(0).slice(2)).toEqual([
        { key: 'paid', args: { from: 0, to: 1, coins: 2 } },
        { key: 'took-guest', args: { who: 1, guest: rankOf('knight') } },
      ]);
      expect(coinsOf(table)).toEqual([5, 10]);
      expect(cardsIn(table.table.won.at(1))).toEqual(['knight']);
      expect(cardsIn(table.table.won.at(0))).toEqual([]);
    }
  });

  test('MQ-ACC-03 in a game of four it is the accuser who pays or gains, not the first asked', () => {
    const lie = claimed('king', { seats: 4 }).answers('pass', 'pass', 'accuse');
    expect(coinsOf(lie)).toEqual([5, 8, 8, 10]);
    expect(cardsIn(lie.table.won.at(3))).toEqual(['knight']);
    const truth = claimed('queen', { seats: 4 }).answers('pass', 'accuse');
    expect(coinsOf(truth)).toEqual([9, 8, 6, 8]);
  });

  test('MQ-ACC-04 who has less than the fine pays what he has', () => {
    const poor = claimed('king', { coins: [2, 8] }).answer('accuse');
    expect(coinsOf(poor)).toEqual([0, 9]);
    expect(poor.told()[2].args).toEqual({ from: 0, to: 1, coins: 1 });
    const broke = claimed('king', { coins: [1, 8] }).answer('accuse');
    expect(coinsOf(broke)).toEqual([0, 8]);
    expect(broke.told()[2].args).toEqual({ from: 0, to: 1, coins: 0 });
    expect(cardsIn(broke.table.won.at(1))).toEqual(['knight']);
    expect(coinsOf(claimed('queen', { coins: [8, 1] }).answer('accuse'))).toEqual([8, 0]);
  });

  test('MQ-ACC-05 with accusations left out every claim stands', () => {
    const table = claimed('king', { accusations: 'never', seats: 3 });
    expect(table.happened).toEqual(['claimed', 'took-guest']);
    expect([table.asked, table.ask().name]).toEqual([[0], 'exchange']);
    expect(cardsIn(table.table.won.at(0))).toEqual(['knight']);
    expect(cardsIn(table.table.unshown)).toEqual(['queen']);
  });
});
