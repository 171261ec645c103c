import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

// What rule tests import from vitest, for a process that runs one test many times: a list of tests and vitest's own
// `expect`. Bundled in its place.

type Body = (...args: readonly unknown[]) => unknown;

/** A test, by its file and full title. */
export type ListedTest = { readonly file: string; readonly title: string; readonly run: () => unknown };

export const tests: ListedTest[] = [];

let file = '';
const suites: string[] = [];

/** What is listed next is of this file; bundled test files say so first. */
export const inFile = (path: string): void => {
  file = path;
};

const bodyOf = (args: readonly unknown[]): Body => {
  const body = args.find(arg => typeof arg === 'function');
  if (body === undefined) throw new Error(`a test of ${file} has no body`);
  return body as Body;
};

/** `%s` and the like in a title, as far as titles have to be told apart. */
const filled = (title: string, row: readonly unknown[], n: number): string =>
  `${title.replace(/%[a-z]/g, () => '…')} #${n} ${typeof row[0] === 'string' ? row[0] : ''}`.trim();

const listed = (title: string, args: readonly unknown[], row: readonly unknown[] = []): void => {
  const body = bodyOf(args);
  tests.push({ file, title: [...suites, title].join(' > '), run: () => body(...row) });
};

const testOf = (title: string, ...args: readonly unknown[]): void => listed(title, args);

const each =
  (rows: readonly unknown[]) =>
  (title: string, ...args: readonly unknown[]): void => {
    for (const [n, row] of rows.entries()) {
      const given = Array.isArray(row) ? row : [row];
      listed(filled(title, given, n), args, given);
    }
  };

export const it = Object.assign(testOf, { each });
export const test = it;

const describeOf = (title: string, ...args: readonly unknown[]): void => {
  suites.push(title);
  bodyOf(args)();
  suites.pop();
};

const describeEach =
  (rows: readonly unknown[]) =>
  (title: string, ...args: readonly unknown[]): void => {
    for (const [n, row] of rows.entries()) {
      const given = Array.isArray(row) ? row : [row];
      describeOf(filled(title, given, n), () => bodyOf(args)(...given));
    }
  };

export const describe = Object.assign(describeOf, { each: describeEach });

/** Nothing is mocked in rule tests, and nothing waits. */
export const vi = { setConfig: () => undefined };

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const globals = globalThis as unknown as Record<symbol, object>;

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  globals[ASYMMETRIC_MATCHERS_OBJECT],
);
globals[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, currentTestName: '' }, expect as never);
