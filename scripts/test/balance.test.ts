import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

type Share = { readonly wins: number; readonly of: number };
type Row = {
  readonly row: string;
  readonly games: number;
  readonly faction: Readonly<Record<string, Share>>;
  readonly seat: Readonly<Record<string, Share>>;
  readonly end: Readonly<Record<string, number>>;
  readonly cards?: Readonly<Record<string, { readonly kind: string }>>;
};

const balance = (folder: string, ...args: readonly string[]) =>
  runNode(
    root,
    '--import',
    'tsx',
    '--conditions',
    'runehold:source',
    'docs/strength/balance.mjs',
    '--to',
    folder,
    ...args,
  );
const dataIn = (folder: string): { readonly rows: readonly Row[] } =>
  JSON.parse(readFileSync(join(folder, 'balance.json'), 'utf8'));
const pageIn = (folder: string): string => readFileSync(join(folder, 'balance.md'), 'utf8');
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

it('the balance report plays its games, counts every seat of them, goes on where it was, and writes the same page again', () => {
  const folder = makeTree({});
  const run = balance(folder, 'base-2', 'expansion-2', '--games', '1');
  expect([run.status, run.stderr]).toEqual([0, '']);
  const on = balance(folder, 'base-2', '--games', '2', '--on');
  expect([on.status, on.stderr]).toEqual([0, '']);

  const { rows } = dataIn(folder);
  expect(rows.map(({ row, games }) => [row, games])).toEqual([
    ['base-2', 2],
    ['expansion-2', 1],
  ]);
  for (const { games, faction, seat, end } of rows) {
    expect(sum(Object.values(faction).map(({ of }) => of))).toBe(2 * games);
    expect(Object.values(seat).map(({ of }) => of)).toEqual([games, games]);
    expect(sum(Object.values(end))).toBe(games);
  }
  const kinds = rows.map(({ cards = {} }) => [...new Set(Object.values(cards).map(({ kind }) => kind))]);
  expect(kinds[0]).toEqual(['tactics', 'season', 'objective', 'reward']);
  expect(kinds[1]).toEqual([...kinds[0], 'development', 'commander']);

  const page = pageIn(folder);
  expect(page).toContain('| base game, 2 players | 2 |');
  expect(page).not.toMatch(/undefined|NaN/);
  expect(balance(folder, '--page').status).toBe(0);
  expect(pageIn(folder)).toBe(page);
}, 120_000);

it('the balance report says which rows there are when it is asked for another', () => {
  const run = balance(makeTree({}), 'base-5');
  expect([run.status, run.stderr]).toEqual([
    2,
    'which row? base-2, base-4, expansion-2, expansion-4, uthuk-first, uthuk-1, uthuk-12, uthuk-13, uthuk-123\n',
  ]);
}, 60_000);
