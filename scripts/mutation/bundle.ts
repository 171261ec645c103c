import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { filesUnder, type Mutated } from './mutants.ts';
import type { MutationPlan } from './plan.ts';

/** With counters that say which test reaches which fault, or without, to be fast. */
export type BundleKind = 'counting' | 'fast';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The rule tests of a package, by their path. */
const ruleTests = (packages: string, plan: MutationPlan): string[] => {
  const folder = join(packages, plan.name, 'test');
  return filesUnder(folder).filter(
    path => path.endsWith('.test.ts') && !plan.without.some(part => relative(folder, path).includes(part)),
  );
};

/** Stryker asks a function whether a fault is on; here it is a number in reach, so that rules stay fast. */
const switched = (text: string, kind: BundleKind): string =>
  text
    .replaceAll(/stryMutAct_9fa48\("(\d+)"\)/g, '($on===$1&&$hit())')
    .replaceAll(/stryCov_9fa48\(([^()]*)\)/g, (_, list: string) =>
      kind === 'fast'
        ? '0'
        : `(${list
            .split(',')
            .map(id => `$counts[${id.replaceAll(/["\s]/g, '')}]++`)
            .join(',')})`,
    );

/** A fault that is reached again and again has caught the game in a loop. */
const head = (faults: number): string => `
let $on = Number(process.env.RUNEHOLD_MUTANT ?? -1), $left = 1e7;
const $counts = new Uint32Array(${faults});
const $hit = () => { if (--$left < 0) throw new Error('no end to it'); return true; };
globalThis.mutation = { counts: $counts, plant(mutant, most) { $on = mutant; $left = most; } };`;

const plugin = (packages: string, { texts }: Mutated, kind: BundleKind): Plugin => ({
  name: 'mutation',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@runehold\// }, ({ path }) => {
      const [, name, ...rest] = path.split('/');
      return { path: `${join(packages, name, 'src', ...rest)}.ts` };
    });
    onResolve({ filter: /^vitest$/ }, () => ({ path: here('./suite.ts') }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = texts.get(path);
      if (text !== undefined) return { contents: switched(text, kind), loader: 'ts' };
      // In one file all modules lie in one place; what they find by their own must still be found.
      const own = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      );
      if (!path.endsWith('.test.ts')) return { contents: own, loader: 'ts' };
      const name = JSON.stringify(relative(packages, path));
      const said = `import { inFile } from ${JSON.stringify(here('./suite.ts'))};\ninFile(${name});\n`;
      return { contents: said + own, loader: 'ts' };
    });
  },
});

/** Writes all rule tests of a package and the mutated rules as one file that a process can load at once. */
export const bundle = async (
  packages: string,
  plan: MutationPlan,
  mutated: Mutated,
  kind: BundleKind,
  outfile: string,
): Promise<void> => {
  const all = [...ruleTests(packages, plan), here('./child.ts')];
  await build({
    stdin: {
      contents: all.map(path => `import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: join(packages, plan.name),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['runehold:source'],
    mainFields: ['module', 'main'],
    logLevel: 'error',
    banner: { js: head(1 + Math.max(...mutated.mutants.map(({ number }) => number))) },
    plugins: [plugin(packages, mutated, kind)],
  });
};
