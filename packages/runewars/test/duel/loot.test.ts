import type { Seat } from '@runehold/kernel/layout/seats';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { CORBIN, RONAN, rewardsOf, SCORPION, SILHOUETTE, VYRAH } from '../heroes/summer.ts';
import { area, hero, heroAt, reward } from '../kit/arrange.ts';
import { duels, isAlive, rewardNumber, tellings } from './kit.ts';

const blade = 'reward-rage-blade';
const tome = 'reward-tome-of-lore';
const shard = 'reward-timmorran-shard';

everyWay({ describe, it }, 'the spoils of a duel', test => {
  test('RW-DUEL-28 RW-HERO-48 RW-HERO-50 the one who survives gets all Rewards, and no marker is placed', () => {
    const story = duels({ damage: [0, 3], rewards: [[], [blade, tome]], fate: [5, 7] });
    expect(isAlive(story, SCORPION)).toBe(false);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${blade}*`, `${tome}*`]);
    expect(rewardsOf(story.table, SCORPION)).toEqual([]);
    expect(tellings(story, 'marker-placed')).toEqual([]);
    expect(story.table.heroArea.get(hero(SCORPION))).toBe(0);
  });

  test('RW-DUEL-28 the defender too, when he wins', () => {
    const story = duels({ damage: [5, 0], rewards: [[blade], []], fate: [7, 5] });
    expect(isAlive(story, CORBIN)).toBe(false);
    expect(rewardsOf(story.table, SCORPION)).toEqual([`${blade}*`]);
  });

  test('RW-HERO-50 they are shared among the own heroes in the area as their player likes', () => {
    const story = duels({
      damage: [0, 3],
      rewards: [['reward-boots-of-the-wind'], [blade, tome, shard]],
      fate: [5, 7],
      arrange: t => {
        heroAt(t, 0, RONAN, '3A');
        heroAt(t, 0, VYRAH, '3B');
        heroAt(t, 1, SILHOUETTE, '3A');
      },
    });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HERO-50']);
    expect(story.offered()).toEqual([RONAN, CORBIN]);
    story.answer([CORBIN, RONAN, RONAN]);
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-boots-of-the-wind*', `${blade}*`]);
    expect(rewardsOf(story.table, RONAN)).toEqual([`${tome}*`, `${shard}*`]);
    expect(rewardsOf(story.table, SILHOUETTE)).toEqual([]);
    expect(isAlive(story, SCORPION)).toBe(false);
  });

  test('RW-HERO-51 they keep their facing; the new player sees them, a third one does not', () => {
    const story = duels({
      seats: 3,
      damage: [0, 3],
      rewards: [[], [blade]],
      fate: [5, 7],
      arrange: t => {
        reward(t, SCORPION, tome);
        heroAt(t, 2, RONAN, '3A');
      },
    });
    const sees = (viewer: Seat) => JSON.stringify(story.view(viewer).table['reward']).includes(tome);
    expect([0, 1, 2].map(sees)).toEqual([false, true, false]);
    // The Scorpion's player is asked at the challenge, at the start and when he is hurt.
    story.answers('pass', 'pass', 'pass');
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${blade}*`, tome]);
    expect([0, 2].map(sees)).toEqual([true, false]);
    const passed = (viewer: Seat) =>
      story
        .told(viewer)
        .filter(({ key, args }) => key === 'reward-passed' && args['reward'] === rewardNumber(tome));
    expect([passed(0).length, passed(2).length]).toEqual([1, 0]);
  });

  test('RW-HERO-51 others do not see which hero got which facedown card', () => {
    const story = duels({
      damage: [0, 3],
      fate: [5, 7],
      arrange: t => {
        reward(t, SCORPION, tome);
        reward(t, SCORPION, shard);
        heroAt(t, 0, RONAN, '3A');
      },
    });
    story.answers('pass', 'pass', 'pass', [RONAN, CORBIN]);
    expect([rewardsOf(story.table, RONAN), rewardsOf(story.table, CORBIN)]).toEqual([[tome], [shard]]);
    expect(story.told(1).filter(({ key }) => key.endsWith('reward-passed'))).toEqual([
      { key: 'facedown-reward-passed', args: { from: hero(CORBIN), to: hero(RONAN) } },
    ]);
    expect(JSON.stringify(story.view(1).table['reward'])).not.toContain('reward-');
  });

  test('RW-DUEL-29 RW-HERO-52 if both fall, each leaves a marker with his cards', () => {
    const story = duels({
      damage: [5, 3],
      rewards: [[blade], [tome]],
      fate: [5, 6],
      arrange: t => heroAt(t, 0, RONAN, '3A'),
    });
    expect([isAlive(story, CORBIN), isAlive(story, SCORPION)]).toEqual([false, false]);
    expect(tellings(story, 'marker-placed').map(({ args }) => args)).toEqual([
      { hero: hero(CORBIN), area: area('3A') },
      { hero: hero(SCORPION), area: area('3A') },
    ]);
    expect([rewardsOf(story.table, CORBIN), rewardsOf(story.table, SCORPION)]).toEqual([
      [`${blade}*`],
      [`${tome}*`],
    ]);
    expect(rewardsOf(story.table, RONAN)).toEqual([]);
  });

  test('RW-HERO-53 who had no Rewards leaves no marker', () => {
    const story = duels({ damage: [5, 3], rewards: [[blade], []], fate: [5, 6] });
    expect(tellings(story, 'marker-placed').map(({ args }) => args['hero'])).toEqual([hero(CORBIN)]);
    expect(story.table.heroArea.get(hero(SCORPION))).toBe(0);
  });
});
