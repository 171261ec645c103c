import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './scripts/lib/sequencer.ts';

/** Our packages resolve to their TypeScript source, as in tsc and tsx (docs/decisions/0002). */
const conditions = ['runehold:source', 'module', 'node', 'development|production'];

const all = ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'bench/test/**/*.test.ts'];
const slow = '**/*.slow.test.ts';
const browser = 'packages/web/test/browser/**/*.test.ts';
/** Tests of the store, on both databases. */
const store = 'packages/server/test/store/**/*.test.ts';
const never = [...configDefaults.exclude, '**/dist/**'];

/** Packages whose tests only call functions: no process, no socket, no database, no page. */
const pure = ['ai', 'kernel', 'masquerade', 'rune-age', 'runewars', 'school', 'shelf', 'testkit'].map(
  name => `packages/${name}/test/**/*.test.ts`,
);

/** Tests of the page's own functions, without a page: what they share they leave as it was. */
const pages = ['packages/{protocol,web}/test/**/*.test.ts'];

/** Puts the universe in a folder of a game's tests in the place of the real one. */
const withUniverse = (folder: string): Plugin => ({
  name: `universe-${folder}`,
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const game = /\/packages\/([\w-]+)\//.exec(importer)?.[1] ?? '';
    const file = fileURLToPath(new URL(`packages/${game}/test/${folder}/universe.ts`, import.meta.url));
    return /\/boxes\/universe(\.ts)?$/.test(source) && existsSync(file) ? file : undefined;
  },
});

/** Tests of Banners of War: a project of its own, for those who work on the expansion. */
const banners = 'packages/runewars/test/banners/**/*.test.ts';

/** What a further box changes, and what it does not: recorded games of the base game go as they went. */
const boxes = ['packages/{rune-age,runewars}/test/boxes/*.toy.ts'];

/** Real parts on a busy machine are no function: a second try, and `npm test` names whoever needed it. */
const secondTry = 1;

/** Tests are kept in groups by what they may share (docs/decisions/0041). */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['runehold:source'] } },
  test: {
    // What comes is waited for as long as a slow machine may need; a test that passes does not wait.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    // As many as there are cores: a test waits for pages and processes as often as it computes.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          exclude: never,
          globalSetup: 'packages/web/test/browser/one-build.ts',
          retry: secondTry,
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: [`{packages,scripts,bench}/${slow}`], exclude: [...never, browser] },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: all,
          exclude: [...never, ...pure, ...pages, browser, slow, store],
          retry: secondTry,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: [store],
          exclude: never,
          globalSetup: 'packages/server/test/store/one-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: pages,
          exclude: [...never, browser, slow],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: pure,
          exclude: [...never, slow, banners],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [withUniverse('boxes')],
        test: { name: 'boxes', include: boxes, exclude: [...never, slow], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'banners',
          include: [banners],
          exclude: [...never, slow],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'html'],
    },
  },
});
