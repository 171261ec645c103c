import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { CARTHOS, CORBIN, RONAN, rewardsOf, SCORPION, SILHOUETTE } from '../heroes/summer.ts';
import { hero, heroAt, reward } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { damageOn, damages, drawn, duels, isAlive, misses, rounds, tellings } from './kit.ts';

const bow = 'reward-windstring-bow';
const amulet = 'reward-amulet-of-shielding';

everyWay({ describe, it }, 'the start of a duel', test => {
  test('RW-DUEL-09 the attacker uses all he wants, then the defender, and nobody is asked again', () => {
    const story = duels({
      attacker: SCORPION,
      defender: CARTHOS,
      rewards: [[bow], []],
      // The Scorpion tests agility with three cards, and misses follow.
      fate: [3, 1, 2, ...misses],
    });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DUEL-09']);
    expect(story.offered()).toEqual([bow, 'pass']);
    story.answers(bow, 'fate-3');
    expect(damageOn(story, CARTHOS)).toBe(1);
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DUEL-10']);
    story.answer('yes');
    expect(damageOn(story, SCORPION)).toBe(1);
    expect(rounds(story)).toBe(4);
  });

  test('RW-DUEL-10 RW-HERO-03 Mad Carthos may strike in every duel, and once in each', () => {
    const story = duels({
      defender: CARTHOS,
      fate: [...misses],
      arrange: t => heroAt(t, 0, RONAN, '3A'),
    });
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DUEL-10']);
    story.answer('yes');
    expect(damageOn(story, CORBIN)).toBe(1);
    story.answers(RONAN, 'move', 'stop', `duel:${CARTHOS}`);
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DUEL-10']);
    nextFate(story, 27, 28, 29, 30);
    story.answer('no');
    expect(damageOn(story, RONAN)).toBe(0);
  });

  test('RW-DUEL-11 RW-DUEL-28 a hero beaten at the start is looted, and no round is played', () => {
    const story = duels({
      attacker: CARTHOS,
      damage: [0, 3],
      rewards: [[], ['reward-rage-blade']],
    }).answer('yes');
    expect([isAlive(story, SCORPION), rounds(story)]).toEqual([false, 0]);
    expect(drawn(story)).toEqual([]);
    expect(rewardsOf(story.table, CARTHOS)).toEqual(['reward-rage-blade*']);
    expect(tellings(story, 'marker-placed')).toEqual([]);
  });

  test('RW-DUEL-11 who is beaten at the start has no start of his own', () => {
    const story = duels({
      attacker: CARTHOS,
      defender: SILHOUETTE,
      damage: [3, 2],
      rewards: [[], [bow]],
      arrange: t => reward(t, CARTHOS, 'reward-tome-of-lore'),
    });
    story.answer('yes');
    // Nor is the winner asked for more.
    expect([isAlive(story, SILHOUETTE), isAlive(story, CARTHOS)]).toEqual([false, true]);
    expect(tellings(story, 'test-began')).toEqual([]);
  });

  test('RW-DUEL-12 the damage lies there before a card is drawn; no rout prevents it', () => {
    const story = duels({ attacker: CARTHOS, fate: [7, 15, 8, 16, 9, 10, 17, 18] });
    expect(drawn(story)).toEqual([]);
    story.answer('yes');
    const told = story.happened;
    expect(told.indexOf('hero-damaged')).toBeGreaterThanOrEqual(0);
    expect(told.indexOf('hero-damaged')).toBeLessThan(told.indexOf('duel-card'));
    expect(damages(story, CARTHOS)).toEqual([0, 1]);
  });

  test('Amulet of Shielding helps at the start, as outside of duels, and not in the rounds', () => {
    const story = duels({
      attacker: CARTHOS,
      rewards: [[], [amulet]],
      fate: [5, 7, 8, 9, 10, 17, 18, 19],
    }).answer('yes');
    expect([story.asked, story.offered()]).toEqual([[1], [amulet, 'pass']]);
    story.answer(amulet);
    expect(tellings(story, 'hero-shielded').map(({ args }) => args)).toEqual([
      { hero: hero(SCORPION), amount: 1 },
    ]);
    expect(damages(story, CARTHOS)).toEqual([0, 1]);
  });

  test('Windstring Bow: red does nothing, and declining keeps it for an icon', () => {
    const red = duels({ rewards: [[bow], []], fate: [1, ...misses] }).answer(bow);
    expect(tellings(red, 'test-began').map(({ args }) => args['cards'])).toEqual([1]);
    expect(damages(red)).toEqual([0, 0]);
    const kept = duels({ rewards: [[bow], []], fate: [2, 7] }).answer('pass');
    expect(kept.offered()).toEqual(['strike', `reward:${bow}`, 'nothing']);
  });

  test('RW-REWARD-08 RW-REWARD-09 Windstring Bow at the start is the Weapon of the duel', () => {
    const story = duels({ rewards: [[bow, 'reward-rage-blade'], []], fate: [5, 1, 15] }).answer(bow);
    expect(damages(story)).toEqual([0, 1]);
    expect(story.offered()).toEqual(['strike', `reward:${bow}`, 'nothing']);
    story.answer(`reward:${bow}`);
    // The rout of the Scorpion does not help him.
    expect(damages(story)).toEqual([0, 2]);
  });

  test('RW-REWARD-02 Windstring Bow is turned up by its use at the start', () => {
    const story = duels({ fate: [1, 7, 8], arrange: t => reward(t, CORBIN, bow) }).answer(bow);
    expect(story.happened).toContain('reward-shown');
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${bow}*`]);
  });

  test('a facedown Reward might be a Bow, so its player is asked', () => {
    const story = duels({ arrange: t => reward(t, CORBIN, 'reward-tome-of-lore') });
    expect([story.asked, story.ask().rule, story.offered()]).toEqual([[0], 'RW-DUEL-09', ['pass']]);
  });
});
