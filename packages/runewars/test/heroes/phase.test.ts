import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { seasonPool } from '../../src/pools.ts';
import { area, army, hero, heroAt, questHand, reward, tacticsHand } from '../kit/arrange.ts';
import { answerUntil, atTurn, nextCards, position } from '../kit/position.ts';
import {
  CARTHOS,
  CORBIN,
  KIRGA,
  questPhase,
  RONAN,
  rewardsOf,
  SCORPION,
  SILHOUETTE,
  token,
  trainingOf,
  VYRAH,
  whereIs,
} from './summer.ts';

const inOrders = (...orders: string[]) => ({ orders });

const countTokens = (t: Table): number =>
  Array.from({ length: t.activation.length }, (_, one) => t.activation.get(one)).filter(bits => bits > 0)
    .length;

everyWay({ describe, it }, 'the Quest Phase', test => {
  test('RW-SUMMER-01 RW-QUEST-11 every hero may take one action, a different one each', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 0, CORBIN, 'DA');
    });
    story.answers(RONAN, 'train', ['strength', 'strength']);
    expect(story.offered()).toEqual([CORBIN, 'pass']);
    story.answers(CORBIN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end']);
    story.answers('heal');
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-SUMMER-02 a hero who heals or trains attempts no quest and starts no duel', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      army(t, 0, '3A', { 'unit-knight': 1 });
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    story.answers(RONAN, 'heal');
    expect(story.asked).toEqual([1]);
    expect(story.history().map(({ key }) => key)).not.toContain('quest-attempted');
  });

  test('RW-SUMMER-03 RW-QUEST-09 RW-QUEST-10 the lowest spring Order acts first, with all his heroes', () => {
    const story = questPhase(inOrders('order-recruit', 'order-harvest'), t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 0, CORBIN, 'DA');
      heroAt(t, 1, KIRGA, 'LC');
    });
    expect(story.asked).toEqual([1]);
    story.answers(KIRGA, 'heal');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual([RONAN, CORBIN, 'pass']);
    story.answers(CORBIN, 'heal');
    expect(story.offered()).toEqual([RONAN, 'pass']);
    story.answers(RONAN, 'heal');
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-QUEST-09 of equal Orders the one with more influence acts first', () => {
    const story = questPhase(
      { seats: 3, orders: ['order-recruit', 'order-harvest', 'order-recruit'], influence: [3, 3, 30] },
      t => {
        heroAt(t, 0, RONAN, 'DC');
        heroAt(t, 1, KIRGA, 'LC');
        heroAt(t, 2, CORBIN, 'UC');
      },
    );
    expect(story.asked).toEqual([1]);
    story.answer('pass');
    expect(story.asked).toEqual([2]);
    story.answer('pass');
    expect(story.asked).toEqual([0]);
  });

  test('RW-SUMMER-04 RW-QUEST-12 acting is optional, and who has no hero is skipped', () => {
    const story = questPhase({ seats: 3 }, t => {
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 2, CORBIN, 'UC');
    });
    expect(story.offered()).toContain('pass');
    story.answer(RONAN);
    expect(story.offered()).toContain('end');
    story.answer('end');
    expect(whereIs(story.table, RONAN)).toBe('DC');
    expect(story.asked).toEqual([2]);
  });

  test('RW-SUMMER-05 RW-QUEST-13 nobody has a turn: what is for the own turn is not offered', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      tacticsHand(t, 0, 'tactics-favors-owed', 'tactics-scrying');
      reward(t, RONAN, 'reward-ice-storm');
      army(t, 1, 'DC', { 'unit-archer': 1 });
    });
    expect(story.table.current).toBe(0);
    story.answer(RONAN);
    expect(story.offered()).toEqual(['move', 'train', 'end']);
    expect(story.whyNot('heal')).toBe('reason.area-not-friendly');
    expect(rewardsOf(story.table, RONAN)).toEqual(['reward-ice-storm']);
  });

  test('RW-SUMMER-06 RW-QUEST-08 RW-DUEL-02 a hero whom an Order moves neither duels nor quests nor explores', () => {
    const story = position({ options: { exploration: 'yes' } }).given(t => {
      army(t, 0, 'DC', { 'unit-knight': 2 });
      heroAt(t, 0, RONAN, 'DC');
      heroAt(t, 1, KIRGA, '3A');
      token(t, '3A', 'exp-training-1');
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3A');
    const before = story.history().length;
    story.answers([], [RONAN]);
    const keys = story
      .history()
      .slice(before)
      .map(({ key }) => key);
    expect(whereIs(story.table, RONAN)).toBe('3A');
    expect(keys).not.toContain('quest-attempted');
    expect(keys).not.toContain('duel-began');
    expect(keys).not.toContain('token-turned-up');
    expect(story.table.tokenUp.get(area('3A'))).toBe(0);
  });

  test('RW-SUMMER-07 acting heroes place no activation tokens', () => {
    const story = questPhase({}, t => heroAt(t, 0, RONAN, 'DC'));
    const before = countTokens(story.table);
    story.answers(RONAN, 'move', 'to:3A', 'to:3C', 'stop');
    expect(countTokens(story.table)).toBe(before);
  });

  test('RW-QUEST-07 the phase follows the primary ability of the summer card', () => {
    const story = position().given(t => heroAt(t, 0, RONAN, 'DC'));
    const summer = story.table.seasonDeck.at(1);
    nextCards(story, 'season', () => summer, seasonPool.cards, 'season-midsummer-festival');
    answerUntil(story, 'RW-QUEST-10');
    const last = story.told().map(({ key }) => key);
    expect(last.slice(last.indexOf('season-card-drawn'))).toEqual([
      'season-card-drawn',
      'influence-gained',
      'influence-gained',
      'quest-phase-began',
    ]);
  });

  test('RW-EX-B11 the example of the Quest Phase', () => {
    const story = questPhase(
      {
        seats: 4,
        factions: ['latari', 'uthuk', 'daqan', 'waiqar'],
        orders: ['order-harvest', 'order-recruit', 'order-acquire-power', 'order-fortify'],
        board: [
          ['5', 0, 0, 3],
          ['2', 2, -3, 1],
          ['1', 2, -2, 0],
          ['3', 4, -4, 0],
          ['seat-0', 6, -4, 2],
          ['seat-1', -1, 2, 4],
          ['seat-2', 20, 0, 0],
          ['seat-3', -20, 0, 0],
        ],
      },
      t => {
        heroAt(t, 0, SILHOUETTE, 'LA', { damage: 2 });
        heroAt(t, 1, CARTHOS, 'UA');
        heroAt(t, 1, VYRAH, '1B');
        army(t, 2, '3C', { 'unit-footman': 1 });
        army(t, 2, '3A', { 'unit-footman': 1 });
        heroAt(t, 2, KIRGA, '3A');
        questHand(t, 1, 'quest-the-whispering-caves');
      },
    );
    story.given(t => {
      // Only the Daqan hero who is challenged is in the way of the example; he acts last.
      t.heroActed.set(hero(KIRGA), 1);
    });
    expect(story.asked).toEqual([0]);
    story.answers(SILHOUETTE, 'heal');
    expect(story.table.heroDamage.get(hero(SILHOUETTE))).toBe(0);
    expect(story.asked).toEqual([1]);
    story.answers(CARTHOS, 'train', ['agility', 'agility']);
    expect(trainingOf(story.table, CARTHOS)).toEqual([0, 2, 0]);
    story.answers(VYRAH, 'move', 'to:3C', 'to:3A');
    expect(story.offered()).toEqual([`duel:${KIRGA}`, 'quest:quest-the-whispering-caves', 'nothing']);
    story.answer('nothing');
    expect(answerUntil(story, 'RW-ORDER-01').asked.length).toBe(4);
  });

  test('RW-QUEST-05 any hero of a player may attempt any of his quests', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, SCORPION, '3A');
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    for (const one of [RONAN, SCORPION]) {
      story.answers(one, 'move', 'stop');
      expect(story.offered()).toEqual(['quest:quest-the-whispering-caves', 'nothing']);
      story.answer('nothing');
    }
  });
});
