import { fileURLToPath } from 'node:url';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import type { Game } from '@runehold/kernel/procedure/game';
import { game } from '@runehold/runewars/game';
import { corpusIn } from '@runehold/testkit/corpus';
import { expect, test } from 'vitest';
import { compareWith } from '../../src/jobs/compare.ts';
import { openEdition, usualCellar } from '../../src/jobs/edition.ts';

const folder = fileURLToPath(new URL('../../../runewars/test/corpus/before-boxes/', import.meta.url));

test('games of Runewars as it was before its first expansion go alike with it on the shelf', async () => {
  const engineOf = async (rules: string) =>
    (await openEdition({ game: game.id, rules, cellar: usualCellar })).engine;
  const [old, fresh] = [await engineOf('2'), await engineOf(game.version)];
  expect(old.rules).not.toBe(fresh.rules);
  const games = corpusIn(folder).filter((_, n) => n % 8 === 0);
  expect(games.length).toBeGreaterThan(9);
  for (const file of games) {
    const match = importMatch(game as Game, JSON.stringify(file));
    if (isProblem(match)) throw new Error(match.detail);
    const { seats, options, opening, keys, entries } = match;
    const record = { seats, options, opening, keys };
    const found = compareWith({ old, fresh }, { editions: undefined as never, record, entries });
    expect([options, 'unlike' in found ? found.unlike : 'alike']).toEqual([options, 'alike']);
  }
}, 240_000);
