import { fileURLToPath } from 'node:url';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import * as domains from '../../src/domains.ts';
import { game } from '../../src/game.ts';
import { layout, layoutWith } from '../../src/layout.ts';
import { withFirstNumbers } from '../kit/first-numbers.ts';
import { everything, namesOf } from './play.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../corpus/${name}/`, import.meta.url));

describe('a box that is closed', () => {
  it('changes no recorded game, over or running', { timeout: 240_000 }, () => {
    expect(corpusProblems(withFirstNumbers(), folder('games'))).toEqual([]);
    expect(corpusProblems(withFirstNumbers(), folder('before-boxes'))).toEqual([]);
  });

  it('takes no room on the table', () => {
    const closed = newTable(game as Game, {}, new FastChance(1));
    expect(closed.layout).toBe(layoutWith(1));
    expect(closed.layout.size * 2).toBe(8236);
    expect(newTable(game as Game, everything, new FastChance(1)).layout).toBe(layout);
    const sizes = [0b0001, 0b0101, 0b1001, 0b1101].map(open => {
      const { areas, heroes, ownColumns, columns, orders } = layoutWith(open).sizes;
      return [areas, heroes, ownColumns, columns, orders];
    });
    expect(sizes).toEqual([
      [41, 12, 4, 10, 8],
      // What came before an open box keeps its numbers, closed though it be; columns are given anew.
      [52, 21, 5, 11, 10],
      [58, 22, 4, 11, 12],
      [58, 22, 5, 12, 12],
    ]);
  });

  it('moves no number: all options of each box come after those of the boxes before it', () => {
    const isOf = (box: string) => (name: string) =>
      box in namesOf && namesOf[box as keyof typeof namesOf].test(name);
    for (const domain of Object.values(domains)) {
      if (typeof domain !== 'object' || domain.grown === undefined) continue;
      const names = Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));
      for (const [at, { id: box }] of universe.boxes.entries()) {
        const own = names.slice(domain.grown[at - 1] ?? 0, domain.grown[at]);
        const later = universe.boxes.slice(at + 1).map(({ id }) => isOf(id));
        expect(
          own.filter(name => later.some(is => is(name))),
          `${domain.name} ${box}`,
        ).toEqual([]);
        if (box in namesOf)
          expect(
            own.filter(name => !isOf(box)(name)),
            `${domain.name} ${box}`,
          ).toEqual([]);
      }
    }
  });
});
