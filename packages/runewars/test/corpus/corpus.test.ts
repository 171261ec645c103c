import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@runehold/kernel/game';
import type { GameFile } from '@runehold/kernel/match/file';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';

const folder = fileURLToPath(new URL('./games/', import.meta.url));

describe('the recorded games of Runewars', () => {
  it('go as they went, by the secret they were dealt with', { timeout: 120_000 }, () => {
    expect(corpusProblems(game as Game, folder)).toEqual([]);
  });

  it('are of both editions, with exploration and with a board that was built, for every seat count', () => {
    const tables = readdirSync(folder)
      .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as GameFile)
      .map(
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
