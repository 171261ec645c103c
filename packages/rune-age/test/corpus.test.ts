import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@runehold/kernel/game';
import type { GameFile } from '@runehold/kernel/match/file';
import { corpusProblems } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../src/content/parts.ts';
import { game } from '../src/game.ts';

const folder = fileURLToPath(new URL('./corpus/', import.meta.url));

describe('the recorded games of Rune Age', () => {
  it('go as they went, by the secret they were dealt with', { timeout: 60_000 }, () => {
    expect(corpusProblems(game as Game, folder)).toEqual([]);
  });

  it('are of every scenario and seat count that it has', () => {
    const tables = readdirSync(folder)
      .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as GameFile)
      .map(({ seats, options, over }) => `${options['scenario']} ${seats} ${over}`);
    const expected = scenarios.flatMap(scenario =>
      (scenario === 'resurgence' || scenario === 'cataclysm' ? [1, 2, 3, 4] : [2, 3, 4]).map(
        seats => `${scenario} ${seats} true`,
      ),
    );
    expect(tables.sort((a, b) => (a < b ? -1 : 1))).toEqual(expected.sort((a, b) => (a < b ? -1 : 1)));
  });
});
