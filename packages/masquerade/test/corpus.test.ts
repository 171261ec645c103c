import { fileURLToPath } from 'node:url';
import { corpusIn, corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const folder = fileURLToPath(new URL('./corpus/', import.meta.url));

describe('the recorded games of Masquerade', () => {
  it('go as they went, by the secret they were dealt with', () => {
    expect(corpusProblems(game, folder)).toEqual([]);
  });

  it('are twelve, of every size and option', () => {
    const tables = corpusIn(folder)
      .map(({ seats, options, over }) => `${seats} ${options['accusations']} ${over}`)
      .sort();
    expect(tables).toEqual(
      [2, 3, 4].flatMap(seats =>
        ['asked', 'never'].flatMap(accusations => Array<string>(2).fill(`${seats} ${accusations} true`)),
      ),
    );
  });
});

const before = fileURLToPath(new URL('./corpus/before-boxes/', import.meta.url));

describe('the games of Masquerade recorded before there were boxes', () => {
  it('go as they went, over or running, answers by name', { timeout: 120_000 }, () => {
    expect(corpusProblems(game, before)).toEqual([]);
  });

  it('are of every size', () => {
    const files = corpusIn(before);
    const settings = files.map(({ seats, over }) => `${seats} ${over}`);
    expect(settings.toSorted()).toEqual([2, 3, 4].flatMap(seats => [`${seats} false`, `${seats} true`]));
  });
});
