import { describe, expect, it } from 'vitest';
import type { Universe } from '../../src/content/box.ts';
import type { ExplorationToken, QuestCard, QuestResult, RewardCard } from '../../src/content/types-quests.ts';
import { baseGame } from '../kit/base-game.ts';
import { but, changed, type Mistake, problems } from './card-mistakes.ts';

const withQuest = (id: string, fields: Partial<QuestCard>): Universe =>
  but({ questCards: changed(baseGame.questCards, `quest-${id}`, fields) });
const withReward = (id: string, fields: Partial<RewardCard>): Universe =>
  but({ rewardCards: changed(baseGame.rewardCards, `reward-${id}`, fields) });
const withToken = (id: string, fields: Partial<ExplorationToken>): Universe =>
  but({ explorationTokens: changed(baseGame.explorationTokens, `exp-${id}`, fields) });

const reward: QuestResult = { kind: 'reward' };
const withGold = (id: string, ...gold: readonly QuestResult[]): Universe =>
  withQuest(id, { task: { kind: 'test', attribute: 'wisdom', red: [], grey: [], gold } });
const { limit: _, ...runeplate } = baseGame.rewardCards[2];

describe('mistakes among Quest cards', () => {
  it.each<Mistake>([
    ['a card missing', but({ questCards: baseGame.questCards.slice(0, -1) }), ['questCards wrong-number']],
    [
      'an area that does not exist',
      withQuest('avalanche', { place: { kind: 'area', area: '9C' } }),
      ['quest-avalanche.place.area no-such-name'],
    ],
    [
      'an area of a home realm',
      withQuest('avalanche', { place: { kind: 'area', area: 'DA' } }),
      ['quest-avalanche.place.area no-such-name'],
    ],
    [
      'a Setup Quest for another tile than its area’s',
      withQuest('alcarans-watchtower', { place: { kind: 'area', area: '2A' } }),
      ['quest-alcarans-watchtower.setupTile wrong-tile'],
    ],
    [
      'a tile with two Setup Quests and one with none',
      withQuest('alcarans-watchtower', { place: { kind: 'area', area: '2A' }, setupTile: 2 }),
      ['questCards.setup wrong-tile'],
    ],
    [
      'a tenth Setup Quest',
      withQuest('avalanche', { setupTile: 5 }),
      ['questCards.setup wrong-number', 'questCards.setup wrong-tile'],
    ],
    ['a quest that cannot be completed', withGold('avalanche'), ['quest-avalanche.task.gold wrong-result']],
    [
      'two Rewards at once',
      withGold('avalanche', reward, reward),
      ['quest-avalanche.task.gold wrong-result'],
    ],
    [
      'completed and discarded',
      withGold('avalanche', reward, { kind: 'discard-quest' }),
      ['quest-avalanche.task.gold wrong-result'],
    ],
    [
      'training by two',
      withGold('avalanche', reward, { kind: 'train', attribute: 'any', amount: 2 }),
      ['quest-avalanche.task.gold wrong-number'],
    ],
    [
      'no damage at all',
      withGold('avalanche', reward, { kind: 'damage', amount: 0 }),
      ['quest-avalanche.task.gold.1.amount out-of-range'],
    ],
    [
      'another player where there is none',
      withGold('avalanche', reward, { kind: 'take-influence', amount: 1 }),
      ['quest-avalanche.task.gold wrong-place'],
    ],
    [
      'a rune where there is none',
      withGold('the-tournament', reward, { kind: 'may-reveal-rune' }),
      ['quest-the-tournament.task.gold wrong-place'],
    ],
    [
      'the Objective of nobody in particular',
      withGold('secrets-and-lies', reward, { kind: 'look-at-objective' }),
      ['quest-secrets-and-lies.task.gold wrong-place'],
    ],
    [
      'a duel for nothing',
      withQuest('the-giants-toll', {
        task: { kind: 'duel', unit: 'unit-giant', units: 1, goal: { kind: 'defeat' }, reached: [] },
      }),
      ['quest-the-giants-toll.task.reached wrong-result'],
    ],
    [
      'more damage than a Giant can take',
      withQuest('the-giants-toll', {
        task: {
          kind: 'duel',
          unit: 'unit-giant',
          units: 1,
          goal: { kind: 'damage', amount: 6 },
          reached: [reward],
        },
      }),
      ['quest-the-giants-toll.task.goal.amount out-of-range'],
    ],
    [
      'a unit that cannot fight a hero',
      but({ questUnits: baseGame.questUnits.slice(1) }),
      ['questUnits wrong-number'],
    ],
  ])('%s', (_name, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });

  it('a duel with two Giants may ask for the damage that both take', () => {
    const goal = { kind: 'damage', amount: 10 } as const;
    const task = { kind: 'duel', unit: 'unit-giant', units: 2, goal, reached: [reward] } as const;
    expect(problems(withQuest('the-giants-toll', { task }))).toEqual([]);
  });
});

describe('mistakes among Rewards', () => {
  it.each<Mistake>([
    ['a copy too many', withReward('ice-storm', { copies: 2 }), ['rewardCards wrong-number']],
    [
      'no moment to use it',
      withReward('ice-storm', { timings: [] }),
      ['reward-ice-storm.timings wrong-timing'],
    ],
    [
      'a moment twice',
      withReward('ice-storm', { timings: ['turn', 'turn'] }),
      ['reward-ice-storm.timings twice'],
    ],
    [
      'discarded although it always works',
      withReward('tome-of-lore', { discarded: true }),
      ['reward-tome-of-lore.timings wrong-timing'],
    ],
    [
      'once in a duel, used in battles',
      withReward('tactical-map', { limit: 'duel' }),
      ['reward-tactical-map.timings wrong-timing'],
    ],
    [
      'a limit to what is discarded',
      withReward('ice-storm', { limit: 'season' }),
      ['reward-ice-storm.timings wrong-timing'],
    ],
    [
      'a Weapon that prevents',
      withReward('runeplate', { trait: 'weapon' }),
      ['reward-runeplate.trait wrong-trait'],
    ],
    [
      'an Armor for nothing',
      withReward('ice-storm', { trait: 'armor' }),
      ['reward-ice-storm.trait wrong-trait'],
    ],
    ['two runes', withReward('timmorran-shard', { runes: 2 }), ['reward-timmorran-shard.runes out-of-range']],
    [
      'no rune at all',
      withReward('timmorran-shard', { runes: 0 }),
      ['rewardCards.runes wrong-number', 'reward-timmorran-shard wrong-kind'],
    ],
    ['a rune for nothing', withReward('ice-storm', { runes: 1 }), ['reward-ice-storm wrong-kind']],
    [
      'no limit is no mistake',
      but({
        rewardCards: baseGame.rewardCards.map(card => (card.id === runeplate.id ? runeplate : card)),
      }),
      [],
    ],
  ])('%s', (_name, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });
});

describe('mistakes among exploration tokens', () => {
  it.each<Mistake>([
    ['a token too many', withToken('temple', { copies: 2 }), ['explorationTokens wrong-number']],
    ['an id twice', withToken('training-2', { id: 'exp-training-1' }), ['ids twice']],
    ['another name', withToken('temple', { key: 'exp-dungeon' }), ['exp-temple.key wrong-kind']],
    [
      'a Temple that can be destroyed',
      withToken('temple', { kind: 'destructible' }),
      ['exp-temple.kind wrong-kind'],
    ],
    [
      'an event that stays',
      withToken('training-1', { kind: 'location' }),
      ['exp-training-1.kind wrong-kind'],
    ],
    [
      'more units than an area holds',
      but({ unitsToDiscardLocation: 9 }),
      ['unitsToDiscardLocation out-of-range'],
    ],
  ])('%s', (_name, content, found) => {
    expect(new Set(problems(content))).toEqual(new Set(found));
  });
});
