import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/tree.mjs';
import { makeTree } from './tree.ts';

/** A room that holds more is two rooms: nobody finds anything in it any more. */
const MOST = 25;

const isSource = (name: string): boolean => /\.(?:[cm]?[jt]sx?|css)$/.test(name);

/** The folders from here on down that hold too many source files, each counted by itself. */
const crowded = (folder: string, name: string): string[] => {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && isSource(entry.name)).length;
  return [
    ...(files > MOST ? [`${name}: ${files}`] : []),
    ...entries
      .filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
      .flatMap(entry => crowded(join(folder, entry.name), `${name}/${entry.name}`)),
  ];
};

const packages = readdirSync(join(root, 'packages')).map(name => `packages/${name}/src`);

describe('rooms', () => {
  it.each([...packages, 'bench/src', 'scripts'])('%s has none that is crowded', name => {
    expect(existsSync(join(root, name))).toBe(true);
    expect(crowded(join(root, name), name)).toEqual([]);
  });

  it('a crowded one would be seen, wherever it lies', () => {
    const files = (count: number, where: string): [string, string][] =>
      Array.from({ length: count }, (_, n) => [`${where}/${n}.ts`, '']);
    const folder = makeTree(
      Object.fromEntries([...files(MOST, 'a'), ...files(MOST + 1, 'a/b'), ['a/notes.md', '']]),
    );
    expect(crowded(join(folder, 'a'), 'a')).toEqual([`a/b: ${MOST + 1}`]);
  });
});
