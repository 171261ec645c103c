import type { Odds } from '@runehold/kernel/pack/odds';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { seasonIds } from '../../src/pools.ts';
import { oddsmaker } from '../../src/rules/view/odds/oddsmaker.ts';
import { army, hero, heroAt, neutrals, questHand, reward } from '../kit/arrange.ts';
import { answerUntil, atTurn, position } from '../kit/position.ts';
import { said } from './kit.ts';

/** What the host would tell of an answer in mind. */
const oddsOf = (story: Play<Table>, minded: readonly string[]): readonly Odds[] => {
  const ask = story.ask();
  const chosen = minded.map(name => ask.options.find(option => option.name === name)?.code ?? -99);
  return oddsmaker.oddsFor(
    { table: story.table, seat: ask.seat },
    { chosen: chosen.toSorted((a, b) => a - b), seed: 1, isWanted: () => true },
  );
};

/** What a trigger says once the host has told the odds. */
const saidWithOdds = (story: Play<Table>, id: string, minded: string | readonly string[]) =>
  said(story, id, minded, { odds: oddsOf(story, typeof minded === 'string' ? [minded] : minded) });

describe('RW-BATTLE-01 the coach about a hard battle', () => {
  /** So many Knights before so many Warriors. */
  const before3A = (knights: number, warriors: number) =>
    atTurn(
      position().given(t => {
        army(t, 0, 'DC', { 'unit-knight': knights });
        army(t, 1, '3A', { 'unit-warrior': warriors });
      }),
      0,
      'order-mobilize',
    ).answers('order', '3A');

  it('tells the chance and the losses where it is bad, once the odds are known', () => {
    const story = before3A(1, 5);
    expect(said(story, 'hard-battle', ['DC:unit-knight'])).toBeUndefined();
    expect(saidWithOdds(story, 'hard-battle', ['DC:unit-knight'])).toMatch(
      /^About \d+% to win; you would lose 1 unit on average\.$/,
    );
  });

  it('is silent where it is good, and before anybody is told to march', () => {
    const strong = before3A(5, 1);
    expect(saidWithOdds(strong, 'hard-battle', Array<string>(5).fill('DC:unit-knight'))).toBeUndefined();
    expect(saidWithOdds(before3A(1, 5), 'hard-battle', [])).toBeUndefined();
  });
});

describe('RW-DIPL-01 the coach about talking first', () => {
  /** Footmen have come upon Sorcerers. */
  const meeting = (influence: number, footmen: number) =>
    answerUntil(
      atTurn(
        position().given(t => {
          army(t, 0, 'DC', { 'unit-footman': footmen });
          neutrals(t, '3A', { 'unit-sorcerer': 2 });
          t.influence.set(0, influence);
        }),
        0,
        'order-mobilize',
      )
        .answers('order', '3A')
        .answer(Array<string>(footmen).fill('DC:unit-footman')),
      'RW-DIPL-01',
      'RW-MOVE-20',
    );

  it('names the price and the chance where the battle is worse', () => {
    const story = meeting(5, 2);
    expect(saidWithOdds(story, 'talk-first', 'battle')).toMatch(
      /^You could talk first: \d influence, \d+% that they join or leave\.$/,
    );
    expect(saidWithOdds(story, 'talk-first', 'diplomacy')).toBeUndefined();
    expect(said(story, 'talk-first', 'battle')).toBeUndefined();
  });

  it('is silent with too little influence, and before an easy battle', () => {
    expect(saidWithOdds(meeting(1, 2), 'talk-first', 'battle')).toBeUndefined();
    expect(saidWithOdds(meeting(5, 8), 'talk-first', 'battle')).toBeUndefined();
  });
});

/** Summer, with a hero of seat 0 about to act. */
const summer = (arrange: (t: Table) => void): Play<Table> => {
  const story = position().given(t => {
    t.season = seasonIds.indexOf('spring');
    arrange(t);
  });
  return answerUntil(story, 'RW-QUEST-10');
};

describe('RW-QUEST-26 the coach about a quest within reach', () => {
  const ronan = (where: string) =>
    summer(t => {
      heroAt(t, 0, 'HE-03', where);
      questHand(t, 0, 'quest-the-whispering-caves');
    }).answer('HE-03');

  it('tells of it when another action is chosen for the hero', () => {
    const story = ronan('DC');
    expect(said(story, 'quest-near', 'train')).toMatch(
      /^Ronan of the Wild could attempt The Whispering Caves in 3A: \d+%\.$/,
    );
    expect(said(story, 'quest-near', 'move')).toBeUndefined();
    expect(said(story, 'quest-near')).toBeUndefined();
  });

  it('is silent where it is too far', () => {
    expect(said(ronan('LA'), 'quest-near', 'train')).toBeUndefined();
  });
});

describe('RW-QUEST-39 the coach about a hero at stake', () => {
  /** Corbin meets Kirga, who is strong, with or without Rewards, after so much damage. */
  const meeting = (rewards: readonly string[], damage: number) => {
    const story = summer(t => {
      heroAt(t, 0, 'HE-08', '3B', { damage });
      heroAt(t, 1, 'HE-12', '3B');
      for (const id of rewards) reward(t, 'HE-08', id);
    });
    while (story.asked[0] !== 0) answerUntil(story.answer('pass'), 'RW-QUEST-10');
    return answerUntil(story.answers('HE-08', 'move', 'stop'), 'RW-QUEST-19');
  };

  it('tells what a duel may cost, once the odds are known', () => {
    const story = meeting(['reward-timmorran-shard'], 4);
    expect(said(story, 'hero-at-stake', 'duel:HE-12')).toBeUndefined();
    expect(saidWithOdds(story, 'hero-at-stake', 'duel:HE-12')).toMatch(
      /^A bad draw would cost .+ and 1 Reward\. Heal first\?$/,
    );
  });

  it('is silent for a hero without Rewards, and where nothing is begun', () => {
    expect(saidWithOdds(meeting([], 4), 'hero-at-stake', 'duel:HE-12')).toBeUndefined();
    expect(saidWithOdds(meeting(['reward-timmorran-shard'], 4), 'hero-at-stake', 'nothing')).toBeUndefined();
  });

  it('knows that the worst line of a test may be the end', () => {
    const testing = (damage: number) =>
      answerUntil(
        summer(t => {
          heroAt(t, 0, 'HE-03', '5A', { damage });
          reward(t, 'HE-03', 'reward-runeplate');
          questHand(t, 0, 'quest-avalanche');
        }).answers('HE-03', 'move', 'stop'),
        'RW-QUEST-19',
      );
    const { health } = testing(0).table.content.heroes[hero('HE-03')];
    expect(said(testing(health - 2), 'hero-at-stake', 'quest:quest-avalanche')).toBe(
      'A bad draw would cost Ronan of the Wild and 1 Reward. Heal first?',
    );
    expect(said(testing(health - 3), 'hero-at-stake', 'quest:quest-avalanche')).toBeUndefined();
  });
});
