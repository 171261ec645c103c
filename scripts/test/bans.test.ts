import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, tools } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

const banned: Readonly<Record<string, string>> = {
  'math-random': 'export const x = Math.random();',
  'math-random-reference': 'export const x = Math.random;',
  'math-random-computed': "export const x = Math['random'];",
  'math-random-destructured': 'const { random } = Math; export const x = random();',
  'date-now': 'export const x = Date.now();',
  'date-new': 'export const x = new Date();',
  performance: 'export const x = performance.now();',
  'set-timeout': 'setTimeout(() => {}, 1);',
  process: 'export const x = process.env;',
  console: "console.log('x');",
  fetch: "export const x = fetch('x');",
  'global-this': 'export const x = globalThis.Date;',
  'node-import': "import { readFileSync } from 'node:fs'; export const x = readFileSync;",
  'bare-node-import': "import { readFileSync } from 'fs'; export const x = readFileSync;",
  'dynamic-node-import': "export const x = import('node:fs');",
  'to-locale-string': 'export const x = (1).toLocaleString();',
  'to-locale-upper-case': "export const x = 'x'.toLocaleUpperCase();",
  'locale-compare': "export const x = 'x'.localeCompare('y');",
  intl: "export const x = new Intl.NumberFormat('en');",
};

const places = ['packages/kernel/src', 'packages/runewars/src/rules/battle', 'packages/masquerade/src'];

/** Lints these sources under our configuration in one run and names the files with a finding of a ban. */
function filesWithBans(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = makeTree(files);
  for (const part of ['biome.json', '.gitignore', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  const { stdout } = runNode(
    folder,
    tools.biome,
    'lint',
    '--max-diagnostics=none',
    '--reporter=json',
    'packages',
  );
  const report: BiomeReport = JSON.parse(stdout);
  const bans = report.diagnostics.filter(
    ({ category, severity }) => severity === 'error' && banRules.has(category),
  );
  return [...new Set(bans.map(({ location }) => location.path))];
}

const banRules = new Set(['plugin', 'lint/style/noRestrictedGlobals', 'lint/correctness/noNodejsModules']);

type BiomeReport = {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly severity: string;
    readonly location: { readonly path: string };
  }[];
};

const sources = (place: string, snippets: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(snippets).map(([name, text]) => [`${place}/${name}.ts`, `${text}\n`]));

describe('clock, chance, machine, I/O and locale are banned', () => {
  it.each(places)('in %s', place => {
    const files = sources(place, banned);
    expect(filesWithBans(files)).toEqual(expect.arrayContaining(Object.keys(files)));
  });

  it('but not outside the rules', () => {
    expect(filesWithBans(sources('packages/cli/src', banned))).toEqual([]);
  });

  it('but Intl alone is allowed in the text of the kernel', () => {
    const { intl = '', ...others } = banned;
    const files = sources('packages/kernel/src/text', others);
    const found = filesWithBans({ ...files, ...sources('packages/kernel/src/text', { intl }) });
    expect(found).toEqual(expect.arrayContaining(Object.keys(files)));
    expect(found).not.toContain('packages/kernel/src/text/intl.ts');
  });

  it('but the rest of Math, and a local thing of the same name, are allowed', () => {
    const fine = {
      max: 'export const x = Math.max(1, 2);',
      local: 'export const f = (process: number, performance: number) => process + performance;',
      member: 'export const f = (turn: { readonly process: number }) => turn.process;',
    };
    expect(filesWithBans(sources('packages/kernel/src', fine))).toEqual([]);
  });
});
