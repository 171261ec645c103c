import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from '@runehold/kernel/match/engine';
import { type GameFile, recordOf } from '@runehold/kernel/match/file';
import { game } from '@runehold/runewars/game';
import { factionIds } from '@runehold/runewars/pools';
import { corpusIn } from '@runehold/testkit/corpus';
import { expect, test } from 'vitest';
import { type Both, compareWith } from '../../src/jobs/compare.ts';
import { openEdition, usualCellar } from '../../src/jobs/edition.ts';

const from = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const games = corpusIn(from('packages/runewars/test/corpus/before-boxes/'));
const firstNumbers = readFileSync(from('docs/strength/balance/uthuk-first.json'), 'utf8');

const engineOf = async (rules: string, content?: string): Promise<Engine> =>
  (await openEdition({ game: game.id, rules, cellar: usualCellar, ...(content && { content }) })).engine;

/** Where the two part in a game, or that nobody could tell them apart. */
const compared = ({ old, fresh }: Both<Engine>, file: GameFile): string => {
  const { entries, ...record } = recordOf(file);
  const found = compareWith({ old, fresh }, { editions: undefined as never, record, entries });
  return 'unlike' in found ? found.unlike : 'alike';
};

test('games of Runewars as it was before its first expansion go alike with it on the shelf, with the numbers that there were', async () => {
  const engines = { old: await engineOf('2'), fresh: await engineOf(game.version, firstNumbers) };
  expect(engines.old.rules).not.toBe(engines.fresh.rules);
  const some = games.filter((_, n) => n % 8 === 0);
  expect(some.length).toBeGreaterThan(9);
  for (const file of some) expect([file.options, compared(engines, file)]).toEqual([file.options, 'alike']);
}, 240_000);

const isWithUthuk = (old: Engine, file: GameFile): boolean => {
  const play = old.read(JSON.stringify(file));
  if ('detail' in play) throw new Error(play.detail);
  const { faction } = play.view('all-seeing').table as { readonly faction: readonly number[] };
  return faction.includes(1 + factionIds.indexOf('uthuk'));
};

test('tables without Uthuk move to the balanced numbers, and those that would notice them stay, those of version 1 as well', async () => {
  const engines = { old: await engineOf('2'), fresh: await engineOf(game.version) };
  expect(await engineOf('1')).toBe(engines.old);
  const short = games.filter(({ seats, over }) => seats === 2 && over);
  const [withUthuk, without] = [true, false].map(isWith =>
    short.filter(file => isWithUthuk(engines.old, file) === isWith).map(file => compared(engines, file)),
  );
  expect(without.length).toBeGreaterThan(1);
  expect(new Set(without)).toEqual(new Set(['alike']));
  expect(withUthuk.filter(found => found !== 'alike').length).toBeGreaterThan(1);
}, 240_000);
