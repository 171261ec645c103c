import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { bids, cardsIn, evening, type MaskName, rankOf } from './fixtures/evening.ts';

everyWay({ describe, it }, 'MQ-BALL', test => {
  test('MQ-BALL-01 a card of the deck is turned up as the guest', () => {
    const table = evening({
      accusations: 'never',
      hands: [['knight', 'knight', 'queen', 'queen']],
      deck: ['jester', 'jester', 'jester', 'page', 'page', 'page', 'page', 'king'],
    });
    bids(table, 1, 0).answers('queen', 'queen').chance('deal', 0, 6).answer([]);
    // One jester was drawn, so that the seventh card in order is the king.
    expect(table.told(1).at(-1)).toEqual({
      key: 'ball-opened',
      args: { ball: 2, host: 1, guest: rankOf('king') },
    });
    expect(table.table.guest.at(0)).toBe(rankOf('king'));
    expect(cardsIn(table.table.deck)).toEqual(['jester', 'jester', 'page', 'page', 'page', 'page']);
  });

  test('MQ-BALL-02 guest, bids, mask, claim, accusations, exchange, drawing, in this order', () => {
    const table = evening({ seats: 3, hands: [['queen', 'jester', 'jester', 'page']] });
    const asks: string[] = [];
    const answer = (said: string | number | readonly string[], seat = table.asked[0]): void => {
      asks.push(`${table.ask(seat).name} ${seat}`);
      table.answer(said, seat);
    };
    answer(2, 0);
    answer(1, 1);
    answer(0, 2);
    const told = table.happened;
    for (const said of ['queen', 'queen', 'pass', 'pass', ['jester']] as const) {
      answer(said);
      told.push(...table.happened);
    }
    expect(asks).toEqual([
      'bids 0',
      'bids 1',
      'bids 2',
      'worn 0',
      'claim 0',
      'word 1',
      'word 2',
      'exchange 0',
    ]);
    expect(told).toEqual([
      ...['bid', 'bid', 'bid', 'masked'],
      ...['claimed', 'took-guest', 'exchanged', 'drew', 'drew', 'ball-opened'],
    ]);
    expect(table.asked).toEqual([0, 1, 2]);
  });

  test('MQ-BALL-03 the player to the left becomes host', () => {
    const table = evening({ seats: 3, host: 2, accusations: 'never' });
    bids(table, 0, 0, 1).answers('page', 'king').chance('deal', 0, 0).answer([]);
    expect(table.table.host).toBe(0);
    expect(table.told().at(-1)?.args['host']).toBe(0);
    bids(table, 0, 0, 1).answers('page', 'king', []);
    expect(table.table.host).toBe(1);
  });

  test('MQ-BALL-04 the dancer may put up to two cards of his hand away unseen', () => {
    const table = evening({ accusations: 'never', hands: [['queen', 'jester', 'jester', 'king']] });
    bids(table, 1, 0).answers('queen', 'queen');
    const ask = table.ask(0);
    expect([ask.kind, ask.min, ask.max, ask.rule]).toEqual(['some', 0, 2, 'MQ-BALL-04']);
    expect(ask.options.map(({ name, limit }) => [name, limit])).toEqual([
      ['jester', 2],
      ['king', 1],
    ]);
    expect(table.tries(['jester', 'jester', 'king'])).toBe('too-many');
    expect(table.tries(['king', 'king'])).toBe('too-many');
    expect(table.tries(['queen'])).toBe('not-offered');
    table.answer(['king', 'jester']);
    expect(cardsIn(table.table.unshown)).toEqual(['jester', 'queen', 'king']);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(table.told(viewer)[0]).toEqual({ key: 'exchanged', args: { who: 0, count: 2 } });
  });

  test('MQ-BALL-05 everybody fills his hand; the unseen pile becomes the deck when that is empty', () => {
    const table = evening({
      accusations: 'never',
      hands: [['queen', 'jester', 'jester']],
      deck: ['king'],
      unseen: ['page'],
    });
    bids(table, 1, 0).answers('queen', 'queen').answer([]);
    // First the king, the last of the deck; then one of page and worn queen.
    expect(
      table
        .told(0)
        .slice(0, 3)
        .map(({ key }) => key),
    ).toEqual(['exchanged', 'drew', 'drew']);
    expect(table.told(0)[1].args).toEqual({ who: 0, mask: rankOf('king') });
    expect([rankOf('page'), rankOf('queen')]).toContain(table.told(0)[2].args['mask']);
    expect(table.table.hand.at(0).total).toBe(4);
    expect(table.table.unshown.total).toBe(0);
    // What was left of the pile is the deck, and came as the guest of the next ball.
    expect(table.happened.at(-1)).toBe('ball-opened');
    expect(table.table.deck.total).toBe(0);
  });

  test('MQ-BALL-05 drawing ends when there is nothing to draw', () => {
    const hand: MaskName[] = ['queen', 'jester', 'jester'];
    const table = evening({ hands: [hand], deck: [] });
    bids(table, 1, 0).answers('queen', 'queen').answer('accuse').answer([]);
    expect(table.happened).toEqual(['exchanged', 'scored', 'scored']);
    expect(cardsIn(table.table.hand.at(0))).toEqual(['jester', 'jester']);
  });

  test('MQ-BALL-05 the host draws first', () => {
    const table = evening({
      seats: 3,
      host: 1,
      hands: [['jester', 'jester', 'jester'], ['queen', 'page', 'page', 'page'], ['page']],
      accusations: 'never',
    });
    bids(table, 0, 1, 0).answers('queen', 'queen').answer([]);
    const draws = table.told().filter(({ key }) => key === 'drew');
    expect(draws.map(({ args }) => args['who'])).toEqual([1, 2, 2, 2, 0]);
  });
});
