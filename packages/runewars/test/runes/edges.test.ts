import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { moveRune } from '../../src/rules/runes/tokens.ts';
import { area, army, clearUnits, heroAt, reward, rune } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { sixRunes } from './kit.ts';

everyWay({ describe, it }, 'the edges of runes', test => {
  test('RW-INFO-08 a facedown token that moves is named to those alone who know it', () => {
    const story = position().given(t => {
      rune(t, 'DB', 'false', { knownTo: [0] });
      rune(t, 'DA', 'dragon', { faceup: true });
      moveRune(t, area('DB'), area('1B'));
      moveRune(t, area('DA'), area('1A'));
    });
    const moved = (viewer: number) =>
      story
        .history(viewer)
        .filter(({ key }) => key === 'rune-moved')
        .map(({ args }) => args);
    const [secret, open] = [
      { area: area('DB'), to: area('1B') },
      { area: area('DA'), to: area('1A'), rune: 0 },
    ];
    expect(moved(0)).toEqual([{ ...secret, rune: 1 }, open]);
    expect(moved(1)).toEqual([secret, open]);
  });

  test('RW-WIN-05 a Reward that lies faceup is no proof any more', () => {
    const story = atTurn(
      position().given(t => {
        sixRunes(t);
        clearUnits(t, '1C');
        army(t, 0, '2A', { 'unit-footman': 1 });
        heroAt(t, 0, 'HE-01', 'DA');
        reward(t, 'HE-01', 'reward-timmorran-shard', true);
        rune(t, '2A', 'dragon', { knownTo: [0] });
      }),
      0,
      'order-acquire-power',
    ).answer('victory');
    expect(story.offered()).toEqual(['1A', '1B', '2A', 'DA', 'DB', 'DC']);
    expect([story.ask().min, story.ask().max]).toEqual([5, 5]);
  });

  test('RW-WIN-05 the Reward of an enemy hero proves nothing', () => {
    const story = atTurn(
      position().given(t => {
        sixRunes(t);
        heroAt(t, 1, 'HE-01', 'DA');
        reward(t, 'HE-01', 'reward-timmorran-shard');
        army(t, 0, '2A', { 'unit-footman': 1 });
        rune(t, '2A', 'dragon', { knownTo: [0] });
      }),
      0,
      'order-acquire-power',
    ).answer('victory');
    expect(story.offered()).toEqual(['1A', '1B', '1C', '2A', 'DA', 'DB', 'DC']);
    expect(story.ask().min).toBe(6);
  });
});
