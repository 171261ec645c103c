import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { rewardPool } from '../../src/pools.ts';
import { area, hero, heroAt, reward } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { attempts } from './attempting.ts';
import { CORBIN, KIRGA, questPhase, RONAN, rewardsOf, SCORPION } from './summer.ts';

const blade = 'reward-rage-blade';
const plate = 'reward-runeplate';

everyWay({ describe, it }, 'trading Rewards', test => {
  test('RW-REWARD-14 RW-REWARD-19 heroes in one area trade what they like, as it lies', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      reward(t, RONAN, blade, true);
      reward(t, RONAN, plate);
      reward(t, CORBIN, 'reward-timmorran-shard');
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', 'trade']);
    story.answer('trade');
    expect(story.ask().kind).toBe('arrange');
    expect(story.offered()).toEqual([RONAN, CORBIN]);
    story.answer([RONAN, CORBIN, RONAN]);
    expect(rewardsOf(story.table, RONAN)).toEqual([`${blade}*`, 'reward-timmorran-shard']);
    expect(rewardsOf(story.table, CORBIN)).toEqual([plate]);
    // The facedown cards have changed places, and each hero has as many as before: nobody else need know.
    expect(story.told(1)).toEqual([{ key: 'rewards-traded', args: { who: 0, area: area('3A') } }]);
    expect(JSON.stringify(story.view(1).table['reward'])).not.toContain(plate);
  });

  test('RW-REWARD-19 others see which faceup card moves, and of facedown ones only that one did', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      reward(t, RONAN, blade, true);
      reward(t, RONAN, plate);
      reward(t, RONAN, 'reward-ghost-armor');
    });
    atTurn(story, 0, 'order-harvest').answers('trade', [CORBIN, RONAN, CORBIN]);
    expect(rewardsOf(story.table, RONAN)).toEqual([plate]);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${blade}*`, 'reward-ghost-armor']);
    expect(story.told(1).slice(1)).toEqual([
      {
        key: 'reward-passed',
        args: { from: hero(RONAN), to: hero(CORBIN), reward: rewardPool.cards.indexOf(blade) },
      },
      { key: 'facedown-reward-passed', args: { from: hero(RONAN), to: hero(CORBIN) } },
    ]);
    const other = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      reward(t, RONAN, plate);
      reward(t, RONAN, 'reward-ghost-armor');
    });
    const views = [
      [RONAN, CORBIN],
      [CORBIN, RONAN],
    ].map(heirs => {
      const trade = position().given(t => t.state.set(other.table.state));
      atTurn(trade, 0, 'order-harvest').answers('trade', heirs);
      return JSON.stringify(trade.view(1));
    });
    expect(views[0]).toEqual(views[1]);
  });

  test('RW-REWARD-14 of several meetings one is chosen', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, SCORPION, '3B');
      heroAt(t, 0, 'HE-01', '3B');
      reward(t, RONAN, blade);
      reward(t, SCORPION, plate);
    });
    atTurn(story, 0, 'order-harvest').answer('trade');
    expect(story.offered()).toEqual(['3A', '3B']);
    story.answers('3B', ['HE-01']);
    expect(rewardsOf(story.table, 'HE-01')).toEqual([plate]);
    expect(rewardsOf(story.table, RONAN)).toEqual([blade]);
  });

  test('RW-REWARD-15 there is no trade in the turn of another', () => {
    const story = position().given(t => {
      heroAt(t, 1, RONAN, '3A');
      heroAt(t, 1, CORBIN, '3A');
      reward(t, RONAN, blade, true);
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['order']);
  });

  test('RW-REWARD-16 in the Quest Phase a player trades while he acts, with heroes who do not act too', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, SCORPION, 'DA');
      reward(t, RONAN, blade, true);
      heroAt(t, 1, KIRGA, '5A');
      heroAt(t, 1, 'HE-09', '5A');
      reward(t, KIRGA, plate, true);
    });
    story.answer(SCORPION);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end', 'trade']);
    story.answers('trade', [CORBIN]);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${blade}*`]);
    expect(story.asked).toEqual([0]);
  });

  test('RW-REWARD-17 a hero who passes another may trade with him', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 0, CORBIN, '3A');
      reward(t, CORBIN, blade, true);
    });
    story.answers(RONAN, 'move', 'to:3A');
    expect(story.offered()).toEqual(['to:3B', 'to:3C', 'to:DC', 'stop', 'trade']);
    story.answers('trade', [RONAN], 'to:3C');
    expect(rewardsOf(story.table, RONAN)).toEqual([`${blade}*`]);
    expect(story.offered()).toEqual(['to:1B', 'to:3A', 'to:3B', 'stop']);
  });

  test('RW-REWARD-17 also where his movement ends', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, SCORPION, 'DC');
      heroAt(t, 0, CORBIN, '3C');
      reward(t, CORBIN, blade, true);
    });
    story.answers(SCORPION, 'move', 'to:3A', 'to:3C', 'stop');
    expect(story.offered()).toEqual(['nothing', 'trade']);
  });

  test('RW-REWARD-18 there is no trade inside a test', () => {
    const quest = 'quest-the-whispering-caves';
    const story = attempts(quest, '3A', {
      hero: 'HE-01',
      arrange: t => {
        heroAt(t, 0, RONAN, '3A');
        reward(t, RONAN, blade, true);
      },
    });
    expect(story.offered()).toEqual([`quest:${quest}`, 'nothing', 'trade']);
    story.answer(`quest:${quest}`);
    expect(story.offered().every(name => name.startsWith('fate-'))).toBe(true);
  });

  test('RW-REWARD-20 heroes of two players do not trade, and a single hero has nobody to trade with', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      heroAt(t, 0, CORBIN, '3B');
      reward(t, RONAN, blade, true);
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toEqual(['order']);
  });
});
