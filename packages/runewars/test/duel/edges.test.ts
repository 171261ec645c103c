import { FastChance } from '@runehold/kernel/chance/fast';
import { LeakCheck } from '@runehold/testkit/leak';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { CORBIN } from '../heroes/summer.ts';
import { reward } from '../kit/arrange.ts';
import { answerUntil } from '../kit/position.ts';
import { duels } from './kit.ts';

describe('the edges of duels', () => {
  it('RW-INFO-05 which Weapons a special icon offers is for their player alone', () => {
    const story = duels({
      fate: [1, 7],
      arrange: t => {
        for (const id of ['reward-rage-blade', 'reward-timmorran-shard']) reward(t, CORBIN, id);
      },
    });
    answerUntil(story, 'RW-DUEL-17');
    const { table } = story;
    const check = new LeakCheck(game, table);
    for (let seed = 1; seed <= 20; seed++) {
      expect(check.declared(table, 1, new FastChance(seed))).toBeUndefined();
    }
  });
});
