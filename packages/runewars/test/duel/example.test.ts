import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { CARTHOS, questPhase, rewardsOf, SILHOUETTE } from '../heroes/summer.ts';
import { hero, heroAt, reward } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { damages, isAlive, rounds } from './kit.ts';

const blade = 'reward-rage-blade';
const runeplate = 'reward-runeplate';

/** Mad Carthos moves onto Silhouette and strikes; she has two Rewards, which are of no use now. */
const started = (): Play<Table> => {
  const story = questPhase({ factions: ['uthuk', 'latari'] }, t => {
    heroAt(t, 0, CARTHOS, 'UC');
    heroAt(t, 1, SILHOUETTE, '3B');
    reward(t, CARTHOS, blade);
    reward(t, CARTHOS, runeplate);
    reward(t, SILHOUETTE, 'reward-tome-of-lore');
    reward(t, SILHOUETTE, 'reward-healing-draught', true);
  });
  nextFate(story, 1, 15, 5, 6);
  // She has no answer to the challenge.
  story.answers(CARTHOS, 'move', 'to:3B', 'stop', `duel:${SILHOUETTE}`, 'pass');
  return story.answers('yes', 'pass');
};

/** Neither uses a Reward at the start; in the first round Carthos takes up the Rage Blade, and his strength is as it is. */
const firstRound = (): Play<Table> => started().answers('pass', 'pass', `reward:${blade}`, 'pass', 'pass');

everyWay({ describe, it }, 'the duel of the rulebook', test => {
  test('RW-EX-B13 Mad Carthos strikes before the first round', () => {
    const story = started();
    expect([damages(story, CARTHOS, SILHOUETTE), rounds(story)]).toEqual([[0, 1], 0]);
  });

  test('RW-EX-B14 Rage Blade deals two, and a rout prevents one of them', () => {
    const story = firstRound();
    expect(damages(story, CARTHOS, SILHOUETTE)).toEqual([0, 2]);
    expect(rewardsOf(story.table, CARTHOS)).toEqual([`${blade}*`, runeplate]);
    expect(rounds(story)).toBe(2);
  });

  test('RW-EX-B15 Runeplate saves Mad Carthos, and Silhouette falls after two rounds', () => {
    const story = firstRound();
    expect([story.asked, story.offered()]).toEqual([[0], [runeplate, 'pass']]);
    story.answers(runeplate, 'pass');
    expect([isAlive(story, SILHOUETTE), story.table.heroBox.count(hero(SILHOUETTE))]).toEqual([false, 1]);
    expect(damages(story, CARTHOS)[0]).toBe(0);
    expect(rewardsOf(story.table, CARTHOS)).toEqual([
      `${blade}*`,
      `${runeplate}*`,
      'reward-tome-of-lore',
      'reward-healing-draught*',
    ]);
    expect(rounds(story)).toBe(2);
  });
});
