import { fileURLToPath } from 'node:url';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import * as domains from '../../src/domains.ts';
import { game } from '../../src/game.ts';
import { layout, layoutWith } from '../../src/layout.ts';
import { withFirstNumbers } from '../kit/first-numbers.ts';
import { namesOf } from './play.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../corpus/${name}/`, import.meta.url));

describe('a box that is closed', () => {
  it('changes no recorded game, over or running', { timeout: 240_000 }, () => {
    expect(corpusProblems(withFirstNumbers(), folder('games'))).toEqual([]);
    expect(corpusProblems(withFirstNumbers(), folder('before-boxes'))).toEqual([]);
  });

  it('takes no room on the table', () => {
    const closed = newTable(game as Game, {}, new FastChance(1));
    expect(closed.layout).toBe(layoutWith(1));
    expect(closed.layout.size * 2).toBe(8188);
    expect(newTable(game as Game, { toy: 'yes', folk: 'yes' }, new FastChance(1)).layout).toBe(layout);
    const sizes = [0b001, 0b011, 0b101, 0b111].map(open => {
      const { areas, heroes, ownColumns, columns, orders } = layoutWith(open).sizes;
      return [areas, heroes, ownColumns, columns, orders];
    });
    expect(sizes).toEqual([
      [41, 12, 4, 10, 8],
      [44, 13, 5, 11, 9],
      [50, 14, 4, 11, 11],
      [50, 14, 5, 12, 11],
    ]);
  });

  it('moves no number: all options of the first box come first', () => {
    for (const domain of Object.values(domains)) {
      if (typeof domain !== 'object' || domain.grown === undefined) continue;
      const [first, second] = domain.grown;
      const names = Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));
      const [isToy, isFolk] = [namesOf.toy, namesOf.folk].map(own => (name: string) => own.test(name));
      const isNew = (name: string): boolean => isToy(name) || isFolk(name);
      expect(names.slice(0, first).filter(isNew), domain.name).toEqual([]);
      expect(
        names.slice(first, second).filter(name => !isToy(name) || isFolk(name)),
        domain.name,
      ).toEqual([]);
      expect(
        names.slice(second).filter(name => !isFolk(name)),
        domain.name,
      ).toEqual([]);
    }
  });
});
