import { fileURLToPath } from 'node:url';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import * as domains from '../../src/domains.ts';
import { game } from '../../src/game.ts';
import { layout, layoutWith } from '../../src/layout.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../corpus/${name}/`, import.meta.url));

describe('a box that is closed', () => {
  it('changes no recorded game, over or running', { timeout: 240_000 }, () => {
    expect(corpusProblems(game as Game, folder('games'))).toEqual([]);
    expect(corpusProblems(game as Game, folder('before-boxes'))).toEqual([]);
  });

  it('takes no room on the table', () => {
    const closed = newTable(game as Game, {}, new FastChance(1));
    expect(closed.layout).toBe(layoutWith(1));
    expect(closed.layout.size * 2).toBe(8168);
    expect(newTable(game as Game, { toy: 'yes' }, new FastChance(1)).layout).toBe(layout);
    expect(layout.sizes).toMatchObject({
      areas: 44,
      heroes: 13,
      ownColumns: 5,
      columns: 11,
      orders: 9,
      boxes: 3,
    });
  });

  it('moves no number: all options of the first box come first', () => {
    for (const domain of Object.values(domains)) {
      if (typeof domain !== 'object' || domain.grown === undefined) continue;
      const [first] = domain.grown;
      const names = Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));
      expect(
        names.slice(0, first).filter(name => /toy|\b10[A-Z]/.test(name)),
        domain.name,
      ).toEqual([]);
      expect(
        names.slice(first).every(name => /toy|\b10[A-Z]/.test(name)),
        domain.name,
      ).toBe(true);
    }
  });
});
