import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { questPool, rewardPool } from '../../src/pools.ts';
import { army, city, hero, heroAt, questHand, reward } from '../kit/arrange.ts';
import { answerUntil, atTurn, nextCards, nextFate, position } from '../kit/position.ts';
import { attempted, attempts, comesTo } from './attempting.ts';
import {
  CORBIN,
  KIRGA,
  questDeck,
  questPhase,
  questsOf,
  RONAN,
  rewardsOf,
  SCORPION,
  token,
  trainingOf,
  VALADIR,
  VYRAH,
} from './summer.ts';

const caves = 'quest-the-whispering-caves';
const bones = 'quest-bones-of-the-elder-kings';
const bell = 'quest-the-drowned-bell';

everyWay({ describe, it }, 'quests', test => {
  test('RW-QUEST-26 RW-INFO-03 the card is in secret until it is attempted', () => {
    const story = attempts(caves, '3A');
    const hand = (viewer: number) => JSON.stringify(story.view(viewer).table['questHand']);
    expect(hand(0)).toContain(caves);
    expect(hand(1)).not.toContain(caves);
    expect(story.offered()).toEqual([`quest:${caves}`, 'nothing']);
    comesTo(story, caves, 'red');
    expect(story.history(1)).toContainEqual({
      key: 'quest-attempted',
      args: { who: 0, hero: hero(CORBIN), quest: questPool.cards.indexOf(caves) },
    });
    expect(questsOf(story.table, 0)).toEqual([`${caves}*`]);
  });

  test('RW-QUEST-06 RW-QUEST-29 only the place counts, whoever holds it', () => {
    const story = attempts(caves, '3A', { arrange: t => army(t, 1, '3A', { 'unit-archer': 4 }) });
    expect(story.offered()).toEqual([`quest:${caves}`, 'nothing']);
    const elsewhere = attempts(caves, '3B', { arrange: t => army(t, 0, '3B', { 'unit-footman': 4 }) });
    expect(elsewhere.offered()).toEqual(['nothing']);
  });

  test('RW-QUEST-28 a quest without a fixed area, too, needs a move action', () => {
    const story = attempts('quest-foreign-library', 'LA');
    expect(story.offered()).toEqual(['quest:quest-foreign-library', 'nothing']);
    const trains = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'LA');
      questHand(t, 0, 'quest-foreign-library');
    });
    trains.answers(CORBIN, 'train', ['wisdom', 'wisdom']);
    expect(trains.ask(0).rule).toBe('RW-ORDER-01');
  });

  test('RW-QUEST-30 RW-QUEST-31 a hero attempts one quest, another may try the same card', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, SCORPION, '3A');
      heroAt(t, 0, RONAN, '3A');
      questHand(t, 0, caves, 'quest-thieves-in-the-reeds');
    });
    nextFate(story, 1, 2, 6);
    story.answers(SCORPION, 'move', 'stop', `quest:${caves}`, 'fate-1');
    expect(story.offered()).toEqual([RONAN, 'pass']);
    story.answers(RONAN, 'move', 'stop');
    expect(story.offered()).toEqual([`quest:${caves}`, 'nothing']);
  });

  test('RW-QUEST-33 RW-QUEST-34 RW-REWARD-01 a completed quest gives one Reward and is replaced by another', () => {
    const story = attempts(caves, '3A', {
      arrange: t => {
        questHand(t, 0, caves, 'quest-the-tournament');
        questDeck(t, 'quest-avalanche');
      },
    });
    nextCards(story, 'reward', t => t.rewardDeck, rewardPool.cards, 'reward-runeplate');
    comesTo(story, caves, 'grey');
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-runeplate']);
    expect(questsOf(story.table, 0)).toEqual(['quest-avalanche', 'quest-the-tournament']);
    expect(story.table.questDiscard.count(questPool.cards.indexOf(caves))).toBe(1);
    const told = (viewer: number) => story.history(viewer).filter(({ key }) => key === 'reward-received');
    const runeplate = rewardPool.cards.indexOf('reward-runeplate');
    expect(told(0)).toEqual([{ key: 'reward-received', args: { hero: hero(CORBIN), reward: runeplate } }]);
    expect(told(1)).toEqual([{ key: 'reward-received', args: { hero: hero(CORBIN) } }]);
  });

  test('RW-QUEST-35 RW-QUEST-36 RW-QUEST-37 a failed quest stays, known to all, and may be tried again next summer', () => {
    const story = attempted(caves, '3A', 'red');
    expect(questsOf(story.table, 0)).toEqual([`${caves}*`]);
    expect(JSON.stringify(story.view(1).table['questShown'])).toContain(caves);
    expect(story.history().map(({ key }) => key)).toContain('quest-failed');
    answerUntil(story, 'RW-QUEST-10').answers(CORBIN, 'move', 'stop');
    expect(story.table.year).toBe(2);
    expect(story.offered()).toContain(`quest:${caves}`);
  });

  test('RW-QUEST-36 RW-QUEST-02 RW-QUEST-03 a quest known to all counts for the limit of three, and all are drawn first', () => {
    const edge = 'quest-to-the-edge-of-the-world';
    const story = attempts(edge, '9A', {
      arrange: t => {
        questHand(t, 0, edge, 'quest-avalanche', 'quest-the-tournament');
        questDeck(t, bell, caves);
        const known = questPool.cards.indexOf('quest-avalanche');
        t.questHand.at(0).take(known);
        t.questShown.at(0).put(known);
      },
    });
    comesTo(story, edge, 'gold');
    expect(story.ask().rule).toBe('RW-QUEST-02');
    expect(story.offered()).toEqual([caves, bell, 'quest-avalanche', 'quest-the-tournament']);
    story.answer(['quest-avalanche']);
    expect(questsOf(story.table, 0)).toEqual([caves, bell, 'quest-the-tournament']);
  });

  test('RW-QUEST-38 a quest that its own text discards is not replaced', () => {
    const story = attempted('quest-to-the-edge-of-the-world', '9A', 'red');
    expect(questsOf(story.table, 0)).toEqual([]);
    expect(story.history().map(({ key }) => key)).toContain('quest-discarded');
  });

  test('RW-QUEST-39 RW-HERO-52 fatal damage comes last: the Reward of the same result lies under the marker', () => {
    const story = attempts(bones, '4A', {
      damage: 5,
      arrange: t => reward(t, CORBIN, 'reward-rage-blade', true),
    });
    nextCards(story, 'reward', t => t.rewardDeck, rewardPool.cards, 'reward-runeplate');
    comesTo(story, bones, 'grey');
    // With facedown Rewards the player is asked whether he prevents the damage.
    story.answer('pass');
    expect(story.table.heroesInPlay.count(hero(CORBIN))).toBe(0);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-rage-blade*', 'reward-runeplate']);
    expect(story.happened.filter(key => key === 'marker-placed')).toHaveLength(1);
  });

  test('RW-QUEST-39 damage written before the Reward waits for it if it is fatal', () => {
    const story = attempts('quest-the-sleeping-dragon', '6A', { damage: 5 });
    nextCards(story, 'reward', t => t.rewardDeck, rewardPool.cards, 'reward-amulet-of-shielding');
    comesTo(story, 'quest-the-sleeping-dragon', 'grey');
    // The Amulet that the quest has just brought saves its finder.
    expect(story.offered()).toEqual(['reward-amulet-of-shielding', 'pass']);
    story.answer('reward-amulet-of-shielding');
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(5);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-amulet-of-shielding*']);
  });

  test('RW-QUEST-40 an empty Quest deck is made anew of its discard pile', () => {
    const story = attempts(caves, '3A', {
      arrange: t => {
        questDeck(t, bell, bones, 'quest-avalanche', 'quest-the-tournament', 'quest-the-bazaar');
        t.questDiscard.pour(t.questDeck);
      },
    });
    comesTo(story, caves, 'grey');
    expect(story.table.questDeck.total).toBe(5);
    expect(story.table.questDiscard.total).toBe(0);
    expect(questsOf(story.table, 0)).toHaveLength(1);
  });

  test('RW-QUEST-40 without any card left none is drawn', () => {
    const riddle = 'quest-the-hermits-riddle';
    const story = attempts(riddle, '6B', { arrange: t => questDeck(t) });
    comesTo(story, riddle, 'grey');
    // Only the card just completed is there to be drawn again.
    expect(questsOf(story.table, 0)).toEqual([riddle]);
    expect(story.table.questDeck.total + story.table.questDiscard.total).toBe(0);
  });

  test('RW-QUEST-41 cities give Quests for Rally Support, down to the limit of three', () => {
    const story = position().given(t => {
      army(t, 0, '3A', { 'unit-knight': 1 });
      city(t, '3A', 'city-dawnsmoor');
      questHand(t, 0, caves, bell);
      questDeck(t, 'quest-avalanche', bones);
    });
    atTurn(story, 0, 'order-rally-support').answers('order', '3A', 'quests');
    expect(story.offered()).toEqual([caves, bones, bell, 'quest-avalanche']);
    story.answer([bell]);
    expect(questsOf(story.table, 0)).toEqual([caves, bones, 'quest-avalanche']);
  });

  test('RW-QUEST-42 RW-EXPL-08 the token of the area is resolved before duel and quest', () => {
    const story = questPhase({ options: { exploration: 'yes' } }, t => {
      heroAt(t, 0, CORBIN, 'DC');
      heroAt(t, 1, KIRGA, '3A');
      token(t, '3A', 'exp-training-1');
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, 'move', 'to:3A', 'stop');
    expect(story.happened).toContain('token-turned-up');
    expect(story.ask().rule).toBe('RW-EXPL-37');
    story.answer('agility');
    expect(trainingOf(story.table, CORBIN)).toEqual([0, 1, 0]);
    expect(story.offered()).toEqual([`duel:${KIRGA}`, `quest:${caves}`, 'nothing']);
  });

  test('RW-EX-B12 the example of an attribute test', () => {
    const story = attempts(caves, '3A', { hero: VALADIR });
    nextFate(story, 9, 3);
    story.answer(`quest:${caves}`);
    expect(story.offered()).toEqual(['fate-9', 'fate-3']);
    story.answer('fate-3');
    expect(rewardsOf(story.table, VALADIR)).toHaveLength(1);
    expect(story.table.questDiscard.count(questPool.cards.indexOf(caves))).toBe(1);
    expect(questsOf(story.table, 0)).toHaveLength(1);
    expect(story.table.fateDiscard.total).toBe(2);
  });

  test('RW-QUEST-25 a quest trains an attribute by one', () => {
    const story = attempted('quest-the-broken-runestone', '1B', 'grey', { hero: VYRAH });
    expect(trainingOf(story.table, VYRAH)).toEqual([0, 0, 1]);
  });
});
