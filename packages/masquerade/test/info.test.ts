import { PASS } from '@runehold/kernel/ask/offer';
import { Match } from '@runehold/kernel/match/match';
import { randomMatch } from '@runehold/testkit/corpus';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import type { Table } from '../src/layout.ts';
import { bids, type Evening, evening, type MaskName, rankOf } from './fixtures/evening.ts';

everyWay({ describe, it }, 'MQ-INFO', test => {
  test('MQ-INFO-01 hands and worn masks are their player’s, deck and unseen pile nobody’s', () => {
    const table = evening({
      hands: [
        ['queen', 'jester', 'jester', 'page'],
        ['king', 'king', 'king', 'page'],
      ],
      unseen: ['knight', 'page'],
    });
    bids(table, 1, 0).answers('queen', 'queen');
    const piles = (viewer: 0 | 1 | 'spectator') => {
      const { hand, worn, deck, unshown } = table.view(viewer).table;
      return { hand, worn, deck, unshown };
    };
    const none = { hidden: 0 };
    const pile = { deck: { hidden: 13 }, unshown: { hidden: 2 } };
    const own = {
      hand: [{ jester: 2, page: 1 }, { hidden: 4 }, none, none],
      worn: [{ queen: 1 }, none, none, none],
    };
    const other = {
      hand: [{ hidden: 3 }, { page: 1, king: 3 }, none, none],
      worn: [{ hidden: 1 }, {}, none, none],
    };
    const outside = {
      hand: [{ hidden: 3 }, { hidden: 4 }, none, none],
      worn: [{ hidden: 1 }, none, none, none],
    };
    expect(piles(0)).toEqual({ ...own, ...pile });
    expect(piles(1)).toEqual({ ...other, ...pile });
    expect(piles('spectator')).toEqual({ ...outside, ...pile });
    // Seat 1 is asked; the dancer and a spectator see that, and not what is offered.
    for (const viewer of [0, 'spectator'] as const) {
      expect(table.view(viewer).asks).toEqual([]);
      expect(table.view(viewer).waiting).toEqual([{ seat: 1, answered: false }]);
    }
  });

  test('MQ-INFO-01 a worn mask leaves no trace in what others see', () => {
    const seenBy = (worn: MaskName, viewer: 1 | 'spectator'): unknown =>
      bids(evening({ hands: [['queen', 'jester', 'page', 'king']] }), 1, 0)
        .answers(worn, 'king')
        .view(viewer);
    for (const viewer of [1, 'spectator'] as const)
      expect(seenBy('queen', viewer)).toEqual(seenBy('jester', viewer));
  });

  test('MQ-INFO-02 only the player who draws a card learns which it is', () => {
    const table = evening({ seats: 3, accusations: 'never', hands: [['queen', 'jester', 'jester', 'page']] });
    bids(table, 1, 0, 0).answers('queen', 'queen').chance('deal', 0).answer([]);
    const drew = (viewer: 0 | 1 | 'spectator') => table.told(viewer)[1];
    expect(drew(0)).toEqual({ key: 'drew', args: { who: 0, mask: rankOf('page') } });
    for (const viewer of [1, 'spectator'] as const)
      expect(drew(viewer)).toEqual({ key: 'drew', args: { who: 0 } });
  });

  test('MQ-INFO-03 a bid is seen by nobody else until the last one is in', () => {
    const first = (coins: number): Play<Table> => evening().answer(coins, 0);
    const table = first(3);
    expect(table.view(1).waiting).toEqual([
      { seat: 0, answered: true },
      { seat: 1, answered: false },
    ]);
    for (const viewer of [1, 'spectator'] as const) expect(first(7).view(viewer)).toEqual(table.view(viewer));
    expect(table.view(0).asks[0]?.answered).toEqual([3]);
    expect(table.view(1).asks.map(({ seat }) => seat)).toEqual([1]);
  });

  test('MQ-INFO-03 a bid may be changed until the last one is in', () => {
    const table = evening().answer(3, 0).answer(7, 0).answer(5, 1);
    expect(table.told()[0]).toEqual({ key: 'bid', args: { who: 0, coins: 7 } });
    expect(() => table.answer(1, 1)).toThrow('seat 1 is not asked (wrong-seat)');
  });

  test('MQ-INFO-04 a mask is asked of a player who has no choice', () => {
    const table = bids(evening({ hands: [['jester', 'jester', 'jester', 'jester']] }), 1, 0);
    expect([table.asked, table.ask().name, table.offered()]).toEqual([[0], 'worn', ['jester']]);
  });

  test('MQ-INFO-04 an exchange is asked of a player with an empty hand', () => {
    const table = bids(evening({ hands: [['jester']], accusations: 'never' }), 1, 0).answers(
      'jester',
      'king',
    );
    expect([table.asked, table.ask().name, table.offered(), table.ask().max]).toEqual([
      [0],
      'exchange',
      [],
      0,
    ]);
    table.answer([]);
    expect(table.told(1)[0]).toEqual({ key: 'exchanged', args: { who: 0, count: 0 } });
  });

  test('MQ-INFO-04 who is asked to accuse does not depend on what anybody holds or has', () => {
    const order = (lies: Evening): number[] => {
      const table = bids(evening({ seats: 4, ...lies }), 1, 0, 0, 0).answers('jester', 'king');
      const asked: number[] = [];
      while (table.ask().name === 'word') {
        expect(table.offered()).toEqual(['accuse', 'pass']);
        asked.push(...table.asked);
        table.answer('pass');
      }
      return asked;
    };
    expect(order({})).toEqual([1, 2, 3]);
    expect(order({ hands: [['jester'], ['king', 'king', 'king', 'queen'], []] })).toEqual([1, 2, 3]);
    expect(order({ coins: [8, 0, 8, 0] })).toEqual([1, 2, 3]);
  });
});

describe('MQ-INFO after and around the game', () => {
  it('MQ-INFO-05 when the game is over everything lies open', () => {
    const match = randomMatch(game, 3, { accusations: 'asked' }, 4);
    const { hand, deck, unshown } = match.view('spectator').table;
    expect(JSON.stringify([hand, deck, unshown])).not.toContain('hidden');
    expect(match.view('spectator').unseen).toEqual({});
    const draws = match.told('spectator').filter(({ key }) => key === 'drew');
    expect(draws.length).toBeGreaterThanOrEqual(12);
    for (const { args } of draws) expect(args['mask']).toBeDefined();
  });

  /** A match of two in which seat 0 dances. */
  const danced = (): Match => {
    const match = Match.create(game, { seats: 2, secret: 'a'.repeat(64), checked: true });
    expect(match.answer(0, match.askIdOf(0), 1)).toBeUndefined();
    expect(match.answer(1, match.askIdOf(1), 0)).toBeUndefined();
    return match;
  };
  const say = (match: Match, seat: number, ...codes: readonly number[]): void =>
    expect(match.answer(seat, match.askIdOf(seat), codes)).toBeUndefined();
  const wearAndClaim = (match: Match): void => {
    say(match, 0, match.view(0).asks[0].options[0].code);
    say(match, 0, rankOf('king'));
  };

  it('MQ-INFO-06 mask and claim can be taken back until another player answers', () => {
    const match = danced();
    const { hash } = match;
    wearAndClaim(match);
    expect(match.view(1).asks[0].name).toBe('word');
    expect([match.undo(0), match.undo(0)]).toEqual([undefined, undefined]);
    expect(match.hash).toBe(hash);
    expect(match.view(0).asks[0].name).toBe('worn');
    wearAndClaim(match);
    say(match, 1, PASS);
    expect(match.undo(0)).toBe('barrier');
  });

  it('MQ-INFO-06 what opened bids, turned up a mask or drew a card stays', () => {
    const match = danced();
    expect(match.undo(1)).toBe('barrier');
    wearAndClaim(match);
    say(match, 1, 0);
    expect(match.undo(1)).toBe('barrier');
    say(match, 0);
    expect(match.undo(0)).toBe('barrier');
  });
});
