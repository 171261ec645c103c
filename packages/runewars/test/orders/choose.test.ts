import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { orderIds } from '../../src/pools.ts';
import { conquerWeakens } from '../../src/rules/orders/conquer-bonus.ts';
import { inPlayOrder, isAlive, playOrderCode } from '../../src/rules/table/seats.ts';
import { playOrder } from '../../src/rules/view/orders.ts';
import { army, tacticsHand, title } from '../kit/arrange.ts';
import { atTurn, ordersInPlay, position } from '../kit/position.ts';
import { endSeason } from '../runes/season.ts';
import { sightAt } from '../view/looks.ts';

/** Four players with these Orders, by number; who acts is read off turn by turn. */
const choosing = (...numbers: readonly number[]): Play<Table> => {
  const story = position({ seats: numbers.length as 2 | 3 | 4 });
  return story;
};

const choose = (story: Play<Table>, ...numbers: readonly number[]): Play<Table> => {
  for (const [seat, number] of numbers.entries()) story.answer(orderIds[number - 1], seat);
  return story;
};

/** Plays every turn of the season in the shortest way and says whose they were. */
const turnsOf = (story: Play<Table>): number[] => {
  const turns: number[] = [];
  const { season } = story.table;
  for (let n = 0; n < 60 && story.table.season === season && story.table.current > 0; n++) {
    if (turns.at(-1) !== story.table.current - 1) turns.push(story.table.current - 1);
    const { options, absent } = story.ask();
    const names = options.map(({ name }) => name);
    const quiet = ['end', 'pass', 'order'].find(name => names.includes(name));
    story.answer(quiet ?? absent);
  }
  return turns;
};

everyWay({ describe, it }, 'Choosing Orders', test => {
  test('RW-ORDER-01 RW-ORDER-02 RW-INFO-01 everybody chooses in secret; that one has chosen is known', () => {
    const story = choosing(1, 1, 1, 1);
    expect(story.asked).toEqual([0, 1, 2, 3]);
    story.answer('order-harvest', 0).answer('order-fortify', 1).answer('order-recruit', 2);
    expect(story.asked).toEqual([3]);
    const view = story.view(3);
    expect(view.waiting.map(({ answered }) => answered)).toEqual([true, true, true, false]);
    expect(JSON.stringify({ table: view.table['activeOrder'], crumbs: view.crumbs })).not.toContain(
      'harvest',
    );
    expect(view.table['activeOrder']).toEqual([0, 0, 0, 0]);
    expect(story.table.ordersInPlay.get(0)).toBe(0);
    story.answer('order-harvest', 3);
    expect([0, 1, 2, 3].map(seat => story.table.activeOrder.get(seat))).toEqual([4, 8, 5, 4]);
  });

  test('RW-ORDER-03 a choice may be changed until the last player has made his', () => {
    const story = position();
    expect(story.tries('pass', 0)).toBe('not-offered');
    story.answer('order-harvest', 0).answer('order-recruit', 0).answer('order-fortify', 1);
    expect(story.table.activeOrder.get(0)).toBe(5);
    expect(story.table.current).toBe(1);
  });

  test('RW-ORDER-04 RW-INFO-02 Orders in play are not in hand, and all see them', () => {
    const story = position().given(t => ordersInPlay(t, 0, 2, 6));
    expect(story.offered(0)).toEqual([1, 3, 4, 5, 7, 8].map(number => orderIds[number - 1]));
    expect(story.whyNot('order-mobilize', 0)).toBe('reason.order-used');
    expect(story.view(1).table['ordersInPlay']).toEqual([0b100010, 0, 0, 0]);
  });

  test('RW-ORDER-05 RW-ORDER-21 an Order stays in play until spring: four are used in a year', () => {
    const story = position().given(t => ordersInPlay(t, 0, 1, 3, 5));
    expect(story.offered(0)).toHaveLength(5);
    story.given(t => {
      t.season = 3;
    });
    story.answer('order-harvest', 0).answer('order-fortify', 1);
    const used = orderIds.filter((_, order) => (story.table.ordersInPlay.get(0) & (1 << order)) !== 0);
    expect(used).toEqual(['order-strategize', 'order-conquer', 'order-harvest', 'order-recruit']);
  });

  test('RW-ORDER-06 all Orders are turned up together', () => {
    const story = position();
    story.answer('order-harvest', 0);
    expect(story.happened).toEqual([]);
    story.answer('order-fortify', 1);
    expect(story.told(1).slice(0, 2)).toEqual([
      { key: 'orders-revealed', args: { who: 0, order: 3 } },
      { key: 'orders-revealed', args: { who: 1, order: 7 } },
    ]);
  });

  test('RW-ORDER-07 RW-ORDER-22 lowest number first, one turn for everybody', () => {
    const turns = turnsOf(choose(position({ seats: 3 }), 7, 4, 5));
    expect(turns).toEqual([1, 2, 0]);
    expect(new Set(turns).size).toBe(3);
  });

  test('RW-ORDER-08 among equal Orders more influence goes first', () => {
    const story = position().given(t => {
      t.influence.set(0, 2);
      t.influence.set(1, 5);
    });
    expect(turnsOf(choose(story, 4, 4))).toEqual([1, 0]);
  });

  test('RW-ORDER-09 then the higher starting influence', () => {
    const story = position().given(t => {
      t.influence.set(0, 2);
      t.influence.set(1, 2);
    });
    expect(turnsOf(choose(story, 4, 4))).toEqual([1, 0]);
  });

  test('RW-ORDER-10 then the place at the table, from the first player', () => {
    const { table } = position({ seats: 4 }).given(t => {
      for (let seat = 0; seat < 4; seat++) t.influence.set(seat, 2);
      t.firstSeat = 2;
    });
    const factions = table.content.factions.map(one => ({ ...one, influence: 2 }));
    const equal: Table = Object.create(table, { content: { value: { ...table.content, factions } } });
    const code = playOrderCode(equal);
    expect([0, 1, 2, 3].map(n => (code >> (2 * n)) & 3)).toEqual([2, 3, 0, 1]);
  });

  test('RW-ORDER-11 influence on Titles does not count', () => {
    const story = position().given(t => {
      t.influence.set(0, 2);
      t.influence.set(1, 1);
      title(t, 1, 'title-primarch-wizards-council', 6);
    });
    expect(turnsOf(choose(story, 4, 4))).toEqual([0, 1]);
  });

  test('RW-ORDER-12 the sequence is fixed when the Orders are revealed', () => {
    const story = position({ seats: 3 }).given(t => {
      t.influence.set(1, 5);
      t.influence.set(2, 2);
    });
    choose(story, 4, 6, 6);
    expect(story.table.current).toBe(1);
    story.given(t => t.influence.set(1, 0));
    expect(turnsOf(story)).toEqual([0, 1, 2]);
  });

  test('RW-ORDER-12 everybody is told that sequence, whatever is spent since', () => {
    const story = position({ seats: 3 }).given(t => {
      t.influence.set(0, 3);
      t.influence.set(1, 5);
    });
    choose(story, 6, 6, 4);
    story.given(t => t.influence.set(1, 0));
    expect([0, 1, 2].map(seat => playOrder(sightAt(story.table, seat)))).toEqual([
      [2, 1, 0],
      [2, 1, 0],
      [2, 1, 0],
    ]);
    expect(turnsOf(story)).toEqual([2, 1, 0]);
  });

  test('RW-ORDER-13 RW-ORDER-14 the Order of the season before says who comes first until the next reveal', () => {
    const story = endSeason(position());
    expect(story.table.season).toBe(1);
    const { table } = story.given(t => {
      t.activeOrder.set(0, 6);
      t.activeOrder.set(1, 2);
      t.influence.set(0, 30);
    });
    const order = inPlayOrder<undefined>();
    const sequence = (): number[] =>
      [0, 1].map(n => order.at(table, undefined, order.start(table, undefined), n));
    expect(sequence()).toEqual([1, 0]);
    story.given(t => {
      t.activeOrder.set(0, 0);
      t.activeOrder.set(1, 0);
    });
    expect(sequence()).toEqual([0, 1]);
    expect(isAlive(table, 0)).toBe(true);
  });
});

everyWay({ describe, it }, 'Resolving Orders', test => {
  test('RW-ORDER-16 RW-ORDER-19 the highest Order of the player’s own in play has its bonus', () => {
    const high = atTurn(
      position().given(t => ordersInPlay(t, 0, 2, 4)),
      0,
      'order-acquire-power',
    );
    expect(high.answer('order').offered()).toEqual(['bonus', 'end']);
    const low = atTurn(
      position().given(t => ordersInPlay(t, 0, 2, 8)),
      0,
      'order-acquire-power',
    );
    expect(low.answer('order').offered()).toEqual(['end']);
  });

  test('RW-ORDER-18 in spring every Order from 1 to 7 has its bonus', () => {
    for (const number of [1, 2, 4, 5, 6, 7]) {
      const story = atTurn(position(), 0, orderIds[number - 1]).answer('order');
      while (story.ask().rule !== 'RW-ORDER-23') story.answer(story.ask().absent);
      expect([number, story.offered()]).toEqual([number, ['bonus', 'end']]);
    }
    // That of Conquer works inside its battle.
    expect(conquerWeakens(atTurn(position(), 0, 'order-conquer').table, 0)).toBe(3);
  });

  test('RW-ORDER-17 the bonus may be declined', () => {
    const story = atTurn(position(), 0, 'order-acquire-power').answer('order');
    expect(story.offered()).toEqual(['bonus', 'end']);
    story.answer('end');
    expect(story.asked).toEqual([1]);
    expect(story.history().map(({ key }) => key)).not.toContain('bonus-used');
  });

  test('RW-ORDER-15 the bonus comes after the first part and not before', () => {
    const story = atTurn(position(), 0, 'order-acquire-power');
    expect(story.offered()).toEqual(['order']);
    expect(story.answer('order').offered()).toEqual(['bonus', 'end']);
  });

  test('RW-ORDER-20 supremacy is judged when the bonus is used', () => {
    const story = atTurn(
      position().given(t => ordersInPlay(t, 0, 8)),
      0,
      'order-acquire-power',
    ).answer('order');
    expect(story.offered()).toEqual(['end']);
    story.given(t => ordersInPlay(t, 0, 7));
    expect(story.offered()).toEqual(['bonus', 'end']);
  });

  test('RW-ORDER-22 RW-ORDER-24 one current player at a time: one window closes before the next opens', () => {
    const story = atTurn(position(), 0, 'order-acquire-power').answer('order');
    expect([story.asked, story.table.current]).toEqual([[0], 1]);
    story.answer('end');
    expect([story.asked, story.table.current]).toEqual([[1], 2]);
    expect(story.happened).toEqual(['turn-ended', 'turn-began']);
  });

  test('RW-ORDER-23 a card of the turn can be played before the Order and after it', () => {
    const story = atTurn(
      position().given(t => {
        tacticsHand(t, 0, 'tactics-mountain-pass');
        army(t, 0, '3C', { 'unit-footman': 1 });
      }),
      0,
      'order-acquire-power',
    );
    const cards = (): string[] => story.offered().filter(name => name.startsWith('tactics'));
    expect(cards()).toHaveLength(1);
    story.answer('order');
    expect(cards()).toHaveLength(1);
  });

  test('RW-EX-A07 Elf #1, then Uthuk and Daqan with #3: only Daqan has the bonus', () => {
    const story = position({ seats: 3, factions: ['latari', 'uthuk', 'daqan'] }).given(t => {
      ordersInPlay(t, 0, 3, 5);
      ordersInPlay(t, 1, 5, 6);
      ordersInPlay(t, 2, 1, 2);
      t.influence.set(1, 4);
      t.influence.set(2, 2);
    });
    choose(story, 1, 3, 3);
    const bonuses: boolean[] = [];
    for (const seat of [0, 1, 2]) {
      expect(story.asked).toEqual([seat]);
      const { ordersInPlay: inPlay, activeOrder } = story.table;
      bonuses.push(inPlay.get(seat) >> activeOrder.get(seat) === 0);
      while (story.asked[0] === seat) {
        const names = story.offered();
        story.answer(['end', 'pass', 'order'].find(name => names.includes(name)) ?? names[0]);
      }
    }
    expect(bonuses).toEqual([false, false, true]);
  });
});
