import { fileURLToPath } from 'node:url';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable, refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { describeAsk } from '@runehold/kernel/view/describe';
import { corpusProblems } from '@runehold/testkit/corpus';
import { fuzz } from '@runehold/testkit/fuzz';
import { planned } from '@runehold/testkit/planned';
import { stackNeeded } from '@runehold/testkit/room';
import { describe, expect, it } from 'vitest';
import { guide } from '../../src/bots/greedy.ts';
import * as domains from '../../src/domains.ts';
import { levyDomain, raidDomain } from '../../src/effects/instants/city-tolls.ts';
import { game as runeAge } from '../../src/game.ts';
import { DECK_CARDS, layoutWith, type Table } from '../../src/layout.ts';
import { cardPool } from '../../src/pools.ts';
import { toys } from './toys.ts';

const game = runeAge as Game;
const BOXES = 2;
const folder = (name: string): string => fileURLToPath(new URL(`../corpus/${name}`, import.meta.url));

/** Everything that a seat could be told of a closed box: what it may answer, what it may not, and what lies about. */
const seen = (t: Table, seat: number): string[] => {
  const { options, denied } = describeAsk(game, t, seat);
  const told = [...options, ...denied.map(({ option }) => option)].map(({ name }) => name);
  const cards = cardPool.cards.filter((_, card) => card < t.pile.types && t.pile.count(card) > 0);
  return toys([...told, ...cards]);
};

describe('a box that is closed', () => {
  it('changes no recorded game, over or running', { timeout: 240_000 }, () => {
    expect(corpusProblems(game, folder(''))).toEqual([]);
    expect(corpusProblems(game, folder('before-boxes/'))).toEqual([]);
  });

  it('takes no room on the table, nor on the stack of its rules', () => {
    const closed = newTable(game, {}, new FastChance(1));
    expect(closed.layout).toBe(layoutWith(1));
    // Whether a box is open takes a number; what is in it takes none.
    expect(closed.layout.size * 2).toBe(4384 + 2 * BOXES);
    expect(newTable(game, { toy: 'yes' }, new FastChance(1)).layout.size).toBeGreaterThan(closed.layout.size);
    expect(DECK_CARDS).toBe(174);
    expect(stackNeeded(game)).toBeLessThanOrEqual(closed.layout.stackSize);
  });

  it('moves no number: all options of the first box come first', () => {
    for (const domain of [...Object.values(domains), levyDomain, raidDomain]) {
      if (!('grown' in domain)) continue;
      const [first] = domain.grown ?? [];
      const names = Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));
      expect(toys(names.slice(0, first)), domain.name).toEqual([]);
      expect(toys(names.slice(first)), domain.name).toEqual(names.slice(first));
    }
  });

  it.each([{ scenario: 'hunt-toy' }, { race2: 'toy' }, { neutral2: 'neutral.march_toy' }])(
    'cannot be asked for: %o',
    options => {
      expect(refuseSetup(game, 2, options)?.key).toBe('refusal.closed-box');
      expect(refuseSetup(game, 2, { ...options, toy: 'yes' })).toBeUndefined();
    },
  );

  it('is never offered, denied or dealt, before an open one either', { timeout: 120_000 }, () => {
    const found = new Set<string>();
    const { failures } = fuzz(game, {
      games: 40,
      seed: 3,
      looks: 0,
      options: ['resurgence', 'runewars', 'cataclysm', 'monument', 'random'].map((scenario, n) => ({
        scenario,
        later: n % 2 === 0 ? 'yes' : 'no',
        neutral6: n % 2 === 0 ? 'neutral.imp_later' : 'usual',
      })),
      closing: { after: 300, agent: planned(guide) },
      watch: {
        before: (_game, t) => {
          for (const name of seen(t as Table, nextAsked(t))) found.add(name.replace(/^.*:/, ''));
        },
        after: () => undefined,
      },
    });
    expect(failures).toEqual([]);
    expect([...found].filter(name => !name.startsWith('neutral.imp_later'))).toEqual([]);
    expect(found).toContain('neutral.imp_later');
  });
});
