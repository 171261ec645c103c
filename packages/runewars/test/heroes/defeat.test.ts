import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { rewardPool } from '../../src/pools.ts';
import { area, army, defeatedHero, hero, heroAt, reward } from '../kit/arrange.ts';
import { answerUntil, atTurn, position } from '../kit/position.ts';
import { attempted, attempts, comesTo } from './attempting.ts';
import {
  CORBIN,
  KIRGA,
  questPhase,
  RONAN,
  rewardsOf,
  SCORPION,
  trained,
  trainingOf,
  VYRAH,
} from './summer.ts';

const dragon = 'quest-the-sleeping-dragon';
const markerOf = (t: Table, id: string): number => t.heroArea.get(hero(id)) - 1;

everyWay({ describe, it }, 'damage and defeat', test => {
  test('RW-HERO-47 damage stays from year to year', () => {
    const story = attempted(dragon, '6A', 'red');
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(2);
    answerUntil(story, 'RW-QUEST-10');
    expect(story.table.year).toBe(2);
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(2);
  });

  test('RW-HERO-48 RW-HERO-49 a hero with as much damage as health is in no deck and on no area', () => {
    const story = attempts(dragon, '6A', { damage: 4, arrange: t => trained(t, CORBIN, 0, 0, 2) });
    const deck = story.table.heroDeck.total;
    comesTo(story, dragon, 'red');
    expect(story.told()).toContainEqual({
      key: 'hero-defeated',
      args: { hero: hero(CORBIN), area: area('6A') },
    });
    expect(story.table.heroesInPlay.count(hero(CORBIN))).toBe(0);
    expect(story.table.heroBox.count(hero(CORBIN))).toBe(1);
    expect(story.table.heroDeck.total).toBe(deck);
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(0);
    expect(trainingOf(story.table, CORBIN)).toEqual([0, 0, 0]);
  });

  test('RW-HERO-48 less damage than health does not defeat him', () => {
    const story = attempted(dragon, '6A', 'red', { damage: 3 });
    expect(story.table.heroesInPlay.count(hero(CORBIN))).toBe(1);
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(5);
  });

  test('RW-HERO-52 his Rewards stay under a marker in the area, facing as they were', () => {
    const story = attempts(dragon, '6A', {
      damage: 5,
      arrange: t => {
        reward(t, CORBIN, 'reward-rage-blade', true);
        reward(t, CORBIN, 'reward-runeplate');
      },
    });
    // A facedown Reward might help in the test and against the damage.
    comesTo(story, dragon, 'red').answers('pass', 'pass');
    expect(story.told()).toContainEqual({
      key: 'marker-placed',
      args: { hero: hero(CORBIN), area: area('6A') },
    });
    expect(markerOf(story.table, CORBIN)).toBe(area('6A'));
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-rage-blade*', 'reward-runeplate']);
    // His player still knows the facedown card; nobody else does.
    expect(JSON.stringify(story.view(0).table['reward'])).toContain('reward-runeplate');
    expect(JSON.stringify(story.view(1).table['reward'])).not.toContain('reward-runeplate');
  });

  test('RW-HERO-53 without Rewards there is no marker', () => {
    const story = attempted(dragon, '6A', 'red', { damage: 5 });
    expect(story.happened).not.toContain('marker-placed');
    expect(story.table.heroArea.get(hero(CORBIN))).toBe(0);
  });

  test('RW-HERO-53 RW-HERO-54 RW-HERO-56 one hero takes everything under a marker, of several in the area as he likes', () => {
    const story = position().given(t => {
      defeatedHero(t, 1, CORBIN, '3A');
      reward(t, CORBIN, 'reward-rage-blade', true);
      reward(t, CORBIN, 'reward-runeplate');
      reward(t, CORBIN, 'reward-timmorran-shard');
      defeatedHero(t, 1, VYRAH, '3A');
      reward(t, VYRAH, 'reward-tome-of-lore');
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, SCORPION, '3A');
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', `pickUp:${VYRAH}`, `pickUp:${CORBIN}`]);
    story.answer(`pickUp:${CORBIN}`);
    expect(story.offered()).toEqual([RONAN, SCORPION]);
    story.answer(SCORPION);
    expect(rewardsOf(story.table, SCORPION)).toEqual([
      'reward-rage-blade*',
      'reward-runeplate',
      'reward-timmorran-shard',
    ]);
    expect(rewardsOf(story.table, CORBIN)).toEqual([]);
    expect(story.table.heroArea.get(hero(CORBIN))).toBe(0);
    const runeplate = rewardPool.cards.indexOf('reward-runeplate');
    const passed = (viewer: number) =>
      story.told(viewer).filter(({ key, args }) => key === 'reward-passed' && args['reward'] === runeplate);
    expect(passed(0)).toHaveLength(1);
    expect(story.offered()).toEqual(['order', `pickUp:${VYRAH}`, 'trade']);
  });

  test('RW-HERO-54 the new owner sees the facedown cards, a third player does not', () => {
    const story = position({ seats: 3 }).given(t => {
      defeatedHero(t, 1, CORBIN, '3A');
      reward(t, CORBIN, 'reward-runeplate');
      heroAt(t, 0, RONAN, '3A', { routed: true });
    });
    const sees = (viewer: number) => JSON.stringify(story.view(viewer).table['reward']).includes('runeplate');
    expect([0, 1, 2].map(sees)).toEqual([false, true, false]);
    atTurn(story, 0, 'order-harvest').answer(`pickUp:${CORBIN}`);
    expect(sees(0)).toBe(true);
    expect(sees(2)).toBe(false);
  });

  test('RW-HERO-55 nothing is picked up in the Quest Phase, in the turn of another or from another area', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC');
      defeatedHero(t, 1, CORBIN, '3A');
      reward(t, CORBIN, 'reward-runeplate');
    });
    story.answers(RONAN, 'move', 'to:3A', 'stop');
    expect(rewardsOf(story.table, RONAN)).toEqual([]);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
    const turn = position().given(t => {
      defeatedHero(t, 1, CORBIN, '3A');
      reward(t, CORBIN, 'reward-runeplate');
      heroAt(t, 0, RONAN, '3B');
      heroAt(t, 1, KIRGA, '3A');
    });
    expect(atTurn(turn, 0, 'order-harvest').offered()).toEqual(['order']);
  });

  test('RW-HERO-61 an area that changes hands does not hurt the heroes in it', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-knight': 2 });
      army(t, 1, '3A', { 'unit-archer': 1 }, true);
      heroAt(t, 1, KIRGA, '3A', { damage: 1 });
    });
    atTurn(story, 0, 'order-conquer').answers('order', '3A');
    const before = hero(KIRGA);
    answerUntil(story.answer(['DC:unit-knight', 'DC:unit-knight']), 'RW-ORDER-23');
    expect(story.table.occupant.get(area('3A'))).toBe(1);
    expect(story.table.heroArea.get(before)).toBe(area('3A') + 1);
    expect([story.table.heroDamage.get(before), story.table.heroRouted.get(before)]).toEqual([1, 0]);
  });

  test('RW-HERO-60 routed heroes stand up in spring', () => {
    const story = position().given(t => {
      heroAt(t, 0, RONAN, '3A', { routed: true, damage: 1 });
      t.season = 3;
    });
    answerUntil(story, 'RW-ORDER-23');
    answerUntil(story, 'RW-ORDER-01');
    expect(story.table.year).toBe(2);
    expect(story.table.heroRouted.get(hero(RONAN))).toBe(0);
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(1);
  });
});
