import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { makeTree, type Outcome, runNode } from './tree.ts';

// Every slice is a process, and machines are not always quiet.
vi.setConfig({ testTimeout: 600_000 });

const main = fileURLToPath(new URL('../proof/main.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A part of two slices: the first sees one of two things happen, the second the other; and one fails if told to. */
const part = (name: string, fails = -1): string => `
  export const part = {
    name: '${name}', what: 'numbers are numbers', unit: 'numbers', count: 5, slice: 3, of: ['toy'],
    prove: ({ index, seed, from, count }) => ({
      done: count,
      problems: index === ${fails} ? ['number ' + from + ' of seed ' + seed + ' is none'] : [],
      missing: ['a', 'b'].filter((_, n) => n !== index),
      counted: { digits: count },
    }),
  };`;

const toy = (parts: Readonly<Record<string, string>>): string =>
  makeTree({
    'package.json': '{ "type": "module" }',
    'packages/toy/package.json': '{ "name": "@runehold/toy", "type": "module" }',
    'packages/toy/src/rule.ts': 'export const rule = 1;',
    'docs/README.md': '',
    ...parts,
  });

const prove = (tree: string, ...args: readonly string[]): Outcome =>
  runNode(root, '--import', 'tsx', '--conditions', 'runehold:source', main, '--root', tree, ...args);

const kept = (
  tree: string,
  name: string,
): { readonly seed: number; readonly slices: readonly { readonly index: number }[] } =>
  JSON.parse(readFileSync(join(tree, 'reports', 'proof', `${name}.json`), 'utf8'));

const report = (tree: string): string => readFileSync(join(tree, 'docs', 'proof.md'), 'utf8');

describe('npm run proof', () => {
  it('goes through every slice of every part and writes the report', () => {
    const tree = toy({
      'packages/toy/test/one.proof.ts': part('one'),
      'scripts/two.proof.ts': part('two'),
    });
    const { status, stdout } = prove(tree);
    expect(status).toBe(0);
    expect(stdout).toContain('one: 5 of 5 numbers');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 proved, 0 failed, 0 unfinished');
    const { seed } = kept(tree, 'one');
    expect(report(tree)).toContain(`| one | numbers are numbers | 5 numbers; 5 digits | ${seed} | holds |`);
  });

  it('lays out once what all slices use, and puts it away when the last is done', () => {
    const uses = part('one').replace(
      'prove:',
      `shared: {
        setup: () => { process.env.LAID = (process.env.LAID ?? '') + 'once'; },
        teardown: () => console.log('put away'),
      },
      prove:`,
    );
    const tree = toy({
      'packages/toy/test/one.proof.ts': uses.replace(
        'problems:',
        "problems: process.env.LAID !== 'once' ? ['nothing was laid out'] :",
      ),
    });
    const { status, stdout } = prove(tree);
    expect(stdout.trimEnd().split('\n').slice(-2)).toEqual(['1 proved, 0 failed, 0 unfinished', 'put away']);
    expect(status).toBe(0);
  });

  it('keeps what the report says of parts that were run elsewhere', () => {
    const tree = toy({
      'packages/toy/test/one.proof.ts': part('one'),
      'scripts/two.proof.ts': part('two'),
      'scripts/three.proof.ts': part('three'),
      'docs/proof.md': [
        '| one | as it was | 9 numbers | 3 | holds | long ago |',
        '| two | as it was | 9 numbers | 4 | holds | long ago |',
      ].join('\n'),
    });
    prove(tree, '--part', 'one', '--seed', '5');
    expect(report(tree)).toContain('| one | numbers are numbers | 5 numbers; 5 digits | 5 | holds |');
    expect(report(tree)).toContain(
      '| two | as it was | 9 numbers | 4 | holds, on an earlier tree | long ago |',
    );
    expect(report(tree)).toContain('| three | numbers are numbers | not run |');
  });

  it('goes on where it was broken off, with the same seed', () => {
    const tree = toy({ 'packages/toy/test/one.proof.ts': part('one') });
    expect(prove(tree, '--slices', '1', '--workers', '1').stdout).toContain(
      '0 proved, 0 failed, 1 unfinished',
    );
    const before = kept(tree, 'one');
    expect(before.slices.map(({ index }) => index)).toEqual([0]);
    expect(prove(tree).stdout).toContain(`one goes on, seed ${before.seed}`);
    const after = kept(tree, 'one');
    expect(after.seed).toBe(before.seed);
    expect(after.slices.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('begins anew when it was done, when it is told to, and when the package has changed', () => {
    const tree = toy({ 'packages/toy/test/one.proof.ts': part('one') });
    prove(tree, '--seed', '5');
    expect(prove(tree).stdout).toContain('one begins');
    prove(tree, '--seed', '5', '--slices', '1', '--workers', '1');
    expect(prove(tree, '--anew', '--slices', '1').stdout).toContain('one begins');
    writeFileSync(join(tree, 'packages/toy/src/rule.ts'), 'export const rule = 2;');
    expect(prove(tree).stdout).toContain('one begins');
  });

  it('repeats a part by its seed', () => {
    const tree = toy({ 'packages/toy/test/one.proof.ts': part('one', 1) });
    const told = prove(tree, '--part', 'one', '--seed', '77', '--workers', '1').stdout;
    expect(told).toMatch(/number 3 of seed \d+ is none/);
    const again = prove(tree, '--part', 'one', '--seed', '77', '--workers', '1', '--anew').stdout;
    expect(again).toBe(told);
  });

  it('fails with the part that fails, and says where', () => {
    const tree = toy({
      'packages/toy/test/one.proof.ts': part('one', 1),
      'packages/toy/test/two.proof.ts': part('two'),
    });
    const { status, stdout } = prove(tree);
    expect(status).toBe(1);
    expect(stdout).toContain('1 proved, 1 failed, 0 unfinished');
    expect(report(tree)).toContain('**1 problem**');
    expect(report(tree)).toMatch(/- one: slice 1: number 3 of seed \d+ is none/);
  });

  it('counts what never happened, and a slice that breaks down, as problems', () => {
    const tree = toy({
      'packages/toy/test/short.proof.ts': part('short').replace('count: 5', 'count: 3'),
      'packages/toy/test/broken.proof.ts': part('broken').replace('done: count', 'done: nobody'),
    });
    const { status, stdout } = prove(tree);
    expect(status).toBe(1);
    expect(stdout).toContain('never happened: b');
    expect(stdout).not.toContain('never happened: a');
    expect(stdout).toContain('nobody is not defined');
  });

  it('refuses a part that there is not', () => {
    const { status, stderr } = prove(toy({}), '--part', 'none');
    expect(status).toBe(1);
    expect(stderr).toContain('there is no part none');
  });
});
