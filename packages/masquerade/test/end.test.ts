import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/layout.ts';
import { bids, type Evening, evening } from './fixtures/evening.ts';

/** The last ball: seat 0 bids one coin and dances with a jester. */
const lastBall = (lies: Evening): Play<Table> =>
  bids(
    evening({ ball: 5, guest: 'jester', accusations: 'never', ...lies }),
    ...[1, 0, 0, 0].slice(0, lies.seats ?? 2),
  ).answers('jester', 'king', []);

const placesOf = (table: Play<Table>): readonly number[] => table.view('spectator').places;

everyWay({ describe, it }, 'MQ-END', test => {
  test('MQ-END-01 a guest is worth its rank', () => {
    const table = lastBall({
      won: [
        ['page', 'knight', 'queen', 'king'],
        ['page', 'page'],
      ],
    });
    expect(table.told(1).slice(-2)).toEqual([
      { key: 'scored', args: { who: 0, points: 15, coins: 7 } },
      { key: 'scored', args: { who: 1, points: 4, coins: 8 } },
    ]);
  });

  test('MQ-END-02 most points win, whatever the coins', () => {
    const table = lastBall({ seats: 3, won: [[], ['page'], ['knight']], coins: [9, 8, 1] });
    expect(placesOf(table)).toEqual([3, 2, 1]);
  });

  test('MQ-END-02 among equal points most coins win, and equal players share a place', () => {
    const won: Evening['won'] = [['queen'], ['king'], ['page', 'knight']];
    expect(placesOf(lastBall({ seats: 3, won, coins: [4, 7, 3] }))).toEqual([2, 1, 2]);
    expect(placesOf(lastBall({ seats: 3, won, coins: [8, 7, 1] }))).toEqual([1, 1, 3]);
    expect(placesOf(lastBall({ seats: 3, won, coins: [6, 5, 5] }))).toEqual([1, 1, 1]);
  });

  test('MQ-END-03 the game ends after the sixth ball', () => {
    const table = lastBall({});
    expect(table.over).toBe(true);
    expect(table.asked).toEqual([]);
    expect(() => table.ask(0)).toThrow('seat 0 is not asked (game-over)');
    expect(table.table.ball).toBe(6);
    const fifth = bids(evening({ ball: 4, accusations: 'never' }), 1, 0).answers('jester', 'king', []);
    expect(fifth.over).toBe(false);
    expect(fifth.told().at(-1)?.args['ball']).toBe(6);
  });

  test('MQ-END-03 the game ends when no card is left for a guest, also with cards in the unseen pile', () => {
    const table = evening({
      ball: 1,
      accusations: 'never',
      hands: [['jester', 'page', 'page', 'page']],
      deck: ['queen'],
    });
    bids(table, 1, 0).answers('jester', 'king', []);
    expect([table.table.deck.total, table.table.unshown.total]).toEqual([0, 1]);
    expect(table.over).toBe(true);
    expect(table.table.ball).toBe(2);
  });
});
