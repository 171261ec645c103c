import { fileURLToPath } from 'node:url';
import { corpusIn, corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { withFirstNumbers } from '../kit/first-numbers.ts';

const folder = fileURLToPath(new URL('./games/', import.meta.url));

describe('the recorded games of Runewars', () => {
  it('go as they went, by the secret they were dealt with', { timeout: 120_000 }, () => {
    expect(corpusProblems(withFirstNumbers(), folder)).toEqual([]);
  });

  it('are of both editions, with exploration and with a board that was built, for every seat count', () => {
    const tables = corpusIn(folder).map(
      ({ seats, options, over }) =>
        `${seats} ${options['edition']} ${options['exploration']} ${options['board']} ${over}`,
    );
    const expected = [2, 3, 4].flatMap(seats => [
      `${seats} revised no laid true`,
      `${seats} original no laid true`,
      `${seats} revised yes built true`,
    ]);
    expect(tables.toSorted()).toEqual(expected.toSorted());
  });
});

const before = fileURLToPath(new URL('./before-boxes/', import.meta.url));

describe('the games of Runewars recorded before there were boxes', () => {
  it('go as they went, over or running, answers by name', { timeout: 120_000 }, () => {
    expect(corpusProblems(withFirstNumbers(), before)).toEqual([]);
  });

  it('are of every seat count, edition and variant', () => {
    const files = corpusIn(before);
    const settings = files.map(
      ({ seats, over, options: { edition, exploration, board } }) =>
        `${seats} ${edition} ${exploration} ${board} ${over}`,
    );
    for (const seats of [2, 3, 4])
      for (const edition of ['revised', 'original'])
        for (const exploration of ['no', 'yes'])
          for (const board of ['laid', 'built'])
            for (const over of [true, false])
              expect(settings).toContain(`${seats} ${edition} ${exploration} ${board} ${over}`);
    const chosen = new Set(files.flatMap(({ options }) => Object.entries(options).map(String)));
    for (const [option, { values }] of Object.entries(game.layout.options))
      if (values.includes('edition')) expect(chosen).toContain(`${option},original`);
    for (const other of ['factions,draft', 'factions,random', 'strictBattleCards,yes'])
      expect(chosen).toContain(other);
  });
});
