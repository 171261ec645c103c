import { FastChance } from '@runehold/kernel/chance/fast';
import type { Game } from '@runehold/kernel/procedure/game';
import { LeakCheck } from '@runehold/testkit/leak';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { questPool } from '../../src/pools.ts';
import { heroAt, reward } from '../kit/arrange.ts';
import { attempts } from './attempting.ts';
import { CORBIN, RONAN } from './summer.ts';

const caves = 'quest-the-whispering-caves';

describe('a quest that has failed once', () => {
  it('RW-QUEST-36 is known to all, so that trying it again tells nobody a secret', () => {
    const { table } = attempts(caves, '3A', {
      arrange: t => {
        t.move(questPool.cards.indexOf(caves), t.questHand.at(0), t.questShown.at(0));
        heroAt(t, 0, RONAN, '3A');
        reward(t, CORBIN, 'reward-windstring-bow');
      },
    });
    const check = new LeakCheck(game as Game, table);
    const leaks = Array.from({ length: 20 }, (_, seed) => check.kept(table, 1, new FastChance(seed)));
    expect(leaks.filter(leak => leak !== undefined)).toEqual([]);
  });
});
