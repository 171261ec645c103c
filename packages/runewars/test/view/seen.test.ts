import { seenAt } from '@runehold/kernel/layout/seen';
import { describe, expect, it } from 'vitest';
import { rewardPool } from '../../src/pools.ts';
import { heroesOf, rewardsUnder } from '../../src/rules/view/heroes.ts';
import { runesKnown } from '../../src/rules/view/runes.ts';
import { marchersTo } from '../../src/rules/view/units.ts';
import { SCORPION, token } from '../heroes/summer.ts';
import { area, army, heroAt, reward, rune } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { sightAt } from './looks.ts';

describe('what somebody knows of a table', () => {
  it('RW-INFO-05 RW-REWARD-03 a facedown Reward is a card to its player and a back to others', () => {
    const { table } = position().given(t => {
      heroAt(t, 0, SCORPION, 'DA');
      reward(t, SCORPION, 'reward-timmorran-shard');
    });
    const rewardsSeen = (viewer: 0 | 1 | 'spectator' | 'all-seeing'): (string | undefined)[] => {
      const { t, me } = sightAt(table, viewer);
      const places = heroesOf({ t, me }, 0).flatMap(hero => rewardsUnder({ t, me }, hero));
      return places.map(place => rewardPool.cards[seenAt(t.reward, place, me)]);
    };
    expect(rewardsSeen(0)).toEqual(['reward-timmorran-shard']);
    expect(rewardsSeen('all-seeing')).toEqual(['reward-timmorran-shard']);
    expect(rewardsSeen(1)).toEqual([undefined]);
    expect(rewardsSeen('spectator')).toEqual([undefined]);
    const [own, other] = [0, 1].map(viewer => runesKnown(sightAt(table, viewer), 0));
    expect([own.known - other.known, other.unknown - own.unknown]).toEqual([1, 1]);
  });

  it('RW-RUNE-16 a facedown rune counts for whoever knows it', () => {
    const { table } = position().given(t => {
      army(t, 0, '1B', { 'unit-knight': 1 });
      rune(t, '1B', 'dragon', { knownTo: [0] });
    });
    const [own, other] = [0, 1].map(viewer => runesKnown(sightAt(table, viewer), 0));
    expect([own.known - other.known, other.unknown - own.unknown]).toEqual([1, 1]);
    expect([own.up, own.down]).toEqual([other.up, other.down]);
  });

  it('RW-EXPL-21 units that open Portals bring are among those that could march', () => {
    const marchers = (isOpen: boolean): number => {
      const { table } = position({ options: { exploration: 'yes' } }).given(t => {
        army(t, 0, '5B', { 'unit-footman': 3 });
        token(t, '5B', 'exp-magic-portal', true);
        token(t, '1A', 'exp-magic-portal', true);
        t.portalsOpen = isOpen ? 1 : 0;
      });
      return marchersTo(sightAt(table, 'spectator'), 0, area('1A'));
    };
    expect(marchers(true)).toBe(marchers(false) + 3);
  });
});
