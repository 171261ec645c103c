import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { endTurn, enemyInPlay, eventDeckOf, handOf, nextRound, rewardTo, table } from '../kit.ts';
import { attack, drawn, during, expectEnemy, isExhausted, type Story } from './stage.ts';

const two = { seats: 2, scenario: 'monument' } as const;
const three = { seats: 3, scenario: 'monument' } as const;
const targetsWith = (event: string): string[] => ['stronghold', `enemy:${event}`];

/** Seat 1 has a gold Reward and nothing else: it buys with it, and can do so again in its next turn. */
const expectGold = (story: Story, event: string, gold: number): void => {
  expect(story.offered()).toEqual(['end', 'gold']);
  story.answer('gold');
  expect(story.offered()).toEqual([`reward:${event}`]);
  expect(during(story, () => story.answer(`reward:${event}`))).toEqual([`exhausted-reward 1 ${event}`]);
  expect(story.ask().prompt).toEqual({ key: 'prompt.spend-gold', args: { purse: gold } });
  story.answers('buy:latari.deepwood_archer', 'done');
  expect(story.offered()).toEqual(['end']);
  nextRound(story);
  expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
  endTurn(story);
  expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
};

everyWay({ describe, it }, 'mon, Enemies', test => {
  test('mon.pilgrims: an Enemy of 4 without a die; its Reward gives 1 influence a turn', () => {
    const event = 'mon.pilgrims';
    const foe = { strength: 4, icons: 0, leaves: 'claimed-reward' } as const;
    const story = expectEnemy(event, two, foe, targetsWith(event));
    expect(story.offered()).toEqual(['end', 'influence']);
    expect(during(story, () => story.answer('influence'))).toEqual([
      `exhausted-reward 1 ${event}`,
      'acquired 1 gold.1',
    ]);
    expect(story.offered()).toEqual(['end']);
    nextRound(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
    endTurn(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
  });

  test('mon.bandits: an Enemy of 5 without a die; its Reward gives 1 gold a turn', () => {
    const foe = { strength: 5, icons: 0, leaves: 'claimed-reward' } as const;
    expectGold(expectEnemy('mon.bandits', two, foe, targetsWith('mon.bandits')), 'mon.bandits', 1);
  });

  test('mon.lost_mine: an Enemy of 6 with one die; its Reward gives 1 gold a turn', () => {
    const foe = { strength: 6, icons: 1, leaves: 'claimed-reward' } as const;
    expectGold(expectEnemy('mon.lost_mine', two, foe, targetsWith('mon.lost_mine')), 'mon.lost_mine', 1);
  });

  test('mon.vault: an Enemy of 10 with one die; its Reward gives 2 gold a turn', () => {
    const foe = { strength: 10, icons: 1, leaves: 'claimed-reward' } as const;
    expectGold(expectEnemy('mon.vault', two, foe, targetsWith('mon.vault')), 'mon.vault', 2);
  });

  test('mon.drake: an Enemy of 8 with one die; its Reward gives 1 gold a turn', () => {
    const foe = { strength: 8, icons: 1, leaves: 'claimed-reward' } as const;
    expectGold(expectEnemy('mon.drake', two, foe, targetsWith('mon.drake')), 'mon.drake', 1);
  });

  test('mon.drake: while it is in play Rewards give no gold, but influence', () => {
    const story = table(two).given(t => {
      enemyInPlay(t, 'mon.drake');
      rewardTo(t, 0, 'mon.vault');
      rewardTo(t, 0, 'mon.pilgrims');
      handOf(t, 0, []);
    });
    expect(story.offered()).toEqual(['end', 'influence']);
    story.given(t => handOf(t, 0, ['gold.1']));
    expect(story.offered()).toEqual(['end', 'gold', 'influence']);
    story.answer('gold');
    // Gold cards pay as ever; the Reward is not offered beside them.
    expect(story.offered()).toEqual(['pay:gold.1']);
    story.answers('pay:gold.1', 'buy:daqan.footman', 'done');
    // Once it is defeated they give gold again, in the same turn, and its own Reward does as well.
    attack(story, 'enemy:mon.drake', 8, 0);
    expect(story.offered()).toEqual(['end', 'gold', 'influence']);
    story.answer('gold');
    expect(story.offered()).toEqual(['reward:mon.vault', 'reward:mon.drake']);
  });
});

everyWay({ describe, it }, 'mon, order of play', test => {
  test('mon.turning_wheel: from the next round on the last player is first and turns run the other way', () => {
    const { story, told } = drawn('mon.turning_wheel', three);
    expect(told).toEqual([
      'event-drawn mon.turning_wheel',
      'order-reversed',
      'first-player 2',
      'event-discarded mon.turning_wheel',
    ]);
    const order = (): number[] => {
      const turns: number[] = [];
      for (let n = 0; n < 3; n++) {
        turns.push(...story.asked);
        endTurn(story);
      }
      return turns;
    };
    story.given(t => eventDeckOf(t, ['mon.pilgrims']));
    expect(order()).toEqual([2, 1, 0]);
    // It lasts, until the card comes again.
    story.given(t => eventDeckOf(t, ['mon.turning_wheel']));
    expect(order()).toEqual([2, 1, 0]);
    expect([story.table.firstSeat, story.table.clockwise]).toEqual([0, 1]);
    expect(order()).toEqual([0, 1, 2]);
  });

  test('mon.turning_wheel: what each player suffers or chooses follows the new order', () => {
    const { story } = drawn('mon.turning_wheel', three);
    story.given(t => eventDeckOf(t, ['mon.thieves_guild']));
    endTurn(endTurn(endTurn(story)));
    const order: number[] = [];
    while (story.ask().prompt.key === 'prompt.remove-gold') {
      order.push(...story.asked);
      story.answer('gold.3');
    }
    expect(order).toEqual([2, 1, 0]);
  });

  test('mon.turning_wheel: the last player is the last of the survivors', () => {
    const { story } = drawn('mon.turning_wheel', three, [], t => {
      t.alive.set(2, 0);
      t.barracksStrongholds.set(2, 0);
    });
    expect([story.table.firstSeat, story.asked]).toEqual([1, [1]]);
    endTurn(story);
    expect(story.asked).toEqual([0]);
  });
});
