import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@runehold/kernel/match/file';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const folder = fileURLToPath(new URL('./corpus/', import.meta.url));

describe('the recorded games of Masquerade', () => {
  it('go as they went, by the secret they were dealt with', () => {
    expect(corpusProblems(game, folder)).toEqual([]);
  });

  it('are twelve, of every size and option', () => {
    const files = readdirSync(folder).map(
      file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as GameFile,
    );
    const tables = files
      .map(({ seats, options, over }) => `${seats} ${options['accusations']} ${over}`)
      .sort();
    expect(tables).toEqual(
      [2, 3, 4].flatMap(seats =>
        ['asked', 'never'].flatMap(accusations => Array<string>(2).fill(`${seats} ${accusations} true`)),
      ),
    );
  });
});
