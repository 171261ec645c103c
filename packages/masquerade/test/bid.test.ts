import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { bids, coinsOf, evening, rankOf } from './fixtures/evening.ts';

everyWay({ describe, it }, 'MQ-BID', test => {
  test('MQ-BID-01 all bid at once under seal, up to what they have', () => {
    const table = evening({ coins: [8, 3] });
    expect(table.asked).toEqual([0, 1]);
    for (const [seat, most] of [8, 3].entries()) {
      const { kind, min, max, sealed, rule, prompt } = table.ask(seat);
      expect([kind, min, max, sealed, rule]).toEqual(['number', 0, most, true, 'MQ-BID-01']);
      expect(prompt).toEqual({ key: 'prompt.bid', args: { guest: rankOf('knight'), coins: most } });
    }
    expect(table.tries(4, 1)).toBe('too-many');
    expect(table.tries(-1, 1)).toBe('too-few');
    table.answer(8, 0);
    expect(table.told()).toEqual([]);
    table.answer(3, 1);
    expect(table.told(1)).toEqual([
      { key: 'bid', args: { who: 0, coins: 8 } },
      { key: 'bid', args: { who: 1, coins: 3 } },
      { key: 'masked', args: { who: 0, coins: 8 } },
    ]);
  });

  test('MQ-BID-02 the highest bid dances, of equal ones the first from the host', () => {
    const dancerOf = (host: number, ...coins: readonly number[]): number | undefined =>
      bids(evening({ seats: 3, host }), ...coins)
        .told()
        .at(-1)?.args['who'];
    expect(dancerOf(2, 3, 3, 1)).toBe(0);
    expect(dancerOf(1, 3, 3, 1)).toBe(1);
    expect(dancerOf(2, 0, 0, 0)).toBe(2);
    expect(dancerOf(0, 1, 2, 3)).toBe(2);
    expect(bids(evening({ seats: 3, host: 2 }), 3, 3, 1).asked).toEqual([0]);
  });

  test('MQ-BID-02 bids are told from the host clockwise', () => {
    const table = bids(evening({ seats: 3, host: 1 }), 3, 2, 1);
    expect(table.told().map(({ args }) => args['who'])).toEqual([1, 2, 0, 0]);
  });

  test('MQ-BID-03 the dancer pays his bid, the others keep theirs', () => {
    const table = bids(evening(), 5, 2);
    expect(coinsOf(table)).toEqual([3, 8]);
    expect(table.told().at(-1)).toEqual({ key: 'masked', args: { who: 0, coins: 5 } });
  });

  test('MQ-BID-04 a player without coins bids nothing and is not asked', () => {
    const table = evening({ coins: [0, 8], accusations: 'never' });
    bids(table, 0, 1).answers(table.offered(1)[0], 'king', []);
    expect(table.asked).toEqual([1]);
    table.answer(2);
    expect(table.told().map(({ key, args }) => [key, args['who'], args['coins']])).toEqual([
      ['bid', 1, 2],
      ['bid', 0, 0],
      ['masked', 1, 2],
    ]);
  });

  test('MQ-BID-04 when nobody has coins the host dances unasked', () => {
    const table = evening({ coins: [0, 0], accusations: 'never' });
    bids(table, 0, 0).answers('jester', 'king', []);
    expect(table.happened.slice(-4)).toEqual(['ball-opened', 'bid', 'bid', 'masked']);
    expect(table.told().at(-1)?.args).toEqual({ who: 1, coins: 0 });
    expect([table.asked, table.ask().name]).toEqual([[1], 'worn']);
  });
});
