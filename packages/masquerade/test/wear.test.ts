import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { bids, cardsIn, evening, rankOf } from './fixtures/evening.ts';

everyWay({ describe, it }, 'MQ-WEAR', test => {
  test('MQ-WEAR-01 the dancer wears one card of his hand', () => {
    const table = bids(evening({ hands: [['page', 'page', 'page', 'queen']] }), 1, 0);
    expect(table.asked).toEqual([0]);
    expect(table.offered()).toEqual(['page', 'queen']);
    expect(table.ask().rule).toBe('MQ-WEAR-01');
    expect(table.ask().denied.map(({ option, reason }) => [option.name, reason])).toEqual(
      (['jester', 'knight', 'king'] as const).map(name => [
        name,
        { key: 'reason.not-in-hand', args: { mask: rankOf(name) } },
      ]),
    );
    expect(table.tries('king')).toBe('not-offered');
    table.answer('page');
    expect(cardsIn(table.table.hand.at(0))).toEqual(['page', 'page', 'queen']);
    expect(cardsIn(table.table.worn.at(0))).toEqual(['page']);
    expect(table.told()).toEqual([]);
  });

  test('MQ-WEAR-02 a claim is not below the guest and need not be true', () => {
    const table = bids(evening({ guest: 'knight', hands: [['jester', 'jester', 'jester', 'page']] }), 1, 0);
    table.answer('jester');
    expect(table.ask().prompt).toEqual({ key: 'prompt.claim', args: { mask: rankOf('jester') } });
    expect(table.offered()).toEqual(['knight', 'queen', 'king']);
    expect([table.whyNot('jester'), table.whyNot('page')]).toEqual([
      'reason.below-guest',
      'reason.below-guest',
    ]);
    expect(table.ask().denied[0].reason.args).toEqual({ guest: rankOf('knight') });
    table.answer('king');
    expect(table.told(1)).toEqual([{ key: 'claimed', args: { who: 0, rank: rankOf('king') } }]);
  });

  test('MQ-WEAR-02 before a jester every rank may be claimed', () => {
    const table = bids(evening({ guest: 'jester' }), 1, 0).answer('jester');
    expect(table.offered()).toEqual(['jester', 'page', 'knight', 'queen', 'king']);
    expect(table.ask().denied).toEqual([]);
  });

  test('MQ-WEAR-03 before a king the claim of a king is made unasked', () => {
    const table = bids(evening({ guest: 'king' }), 1, 0).answer('jester');
    expect(table.told()).toEqual([{ key: 'claimed', args: { who: 0, rank: rankOf('king') } }]);
    expect([table.asked, table.ask().name]).toEqual([[1], 'word']);
  });
});
