import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const source = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => [join(src, name), readFileSync(join(src, name), 'utf8')] as const),
);
const files = [...source.keys()];
const isWords = (file: string): boolean => file.endsWith('words.ts');

const importsOf = (file: string, pattern: RegExp): string[] =>
  [...(source.get(file) ?? '').matchAll(pattern)]
    .map(([, path]) => resolve(dirname(file), path))
    .filter(path => source.has(path));
/** What a file needs before it runs, and what it fetches when it comes to that. */
const needed = new Map(
  files.map(file => [file, importsOf(file, /^(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+)'/gm)]),
);
const fetched = new Map(
  files.map(file => [
    file,
    [...importsOf(file, /import\('(\.[^']+)'\)/g), ...importsOf(file, /new URL\('(\.[^']+)', import\.meta/g)],
  ]),
);

/** Everything that is there when a file runs. */
const thereWith = (file: string, all = new Set<string>()): ReadonlySet<string> => {
  if (all.has(file)) return all;
  all.add(file);
  for (const other of needed.get(file) ?? []) thereWith(other, all);
  return all;
};

const wordsOf = new Map(
  files
    .filter(isWords)
    .flatMap(file =>
      [...(source.get(file) ?? '').matchAll(/^ {2,4}'([a-z][\w.-]*)':/gm)].map(
        ([, key]) => [key, file] as const,
      ),
    ),
);
const keys = [...wordsOf.keys()];
/** The keys that a file names, whole or by how they begin: `table.level.${level}`. */
const saidIn = (file: string): string[] => {
  const text = source.get(file) ?? '';
  const whole = [...text.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key).filter(key => wordsOf.has(key));
  const begun = [...text.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map(([, start]) => start);
  return [...whole, ...keys.filter(key => begun.some(start => key.startsWith(start)))];
};

const main = join(src, 'main.tsx');
const rooms = [...new Set([main, ...[...fetched.values()].flat()])];

describe('whatever is fetched brings the words that it says', () => {
  it.each(rooms.map(room => relative(src, room)))('%s', room => {
    const [own, always] = [thereWith(join(src, room)), thereWith(main)];
    const missing = [...own]
      .filter(file => !isWords(file))
      .flatMap(file => saidIn(file).map(key => ({ key, file })))
      .filter(({ key }) => {
        const words = wordsOf.get(key) ?? '';
        return !own.has(words) && !always.has(words);
      })
      .map(({ key, file }) => `${key} in ${relative(src, file)}`);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('the first visit brings the words of the hall and of what is always there', () => {
    const hall = join(src, 'hall/hall.tsx');
    const brought = [...new Set([...thereWith(main), ...thereWith(hall)])]
      .filter(isWords)
      .map(file => relative(src, file));
    expect(brought.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['app/words.ts', 'hall/words.ts']);
  });
});
