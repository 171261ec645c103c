import { fileURLToPath } from 'node:url';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { EVERY_LOOK, filesWithLooks } from './looks.ts';

const files = filesWithLooks();
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Runs whole files of tests, as `npm test` does, but in every look. */
const prove = async ({ from, count }: Slice): Promise<Evidence> => {
  const { startVitest } = await import('vitest/node');
  const own = files.slice(from, from + count);
  process.env[EVERY_LOOK] = 'yes';
  // The tests run as they do in `npm test`, without what this process was started with.
  process.execArgv.length = 0;
  const run = await startVitest(
    'test',
    own.map(name => `packages/web/test/browser/${name}`),
    { root, watch: false, project: ['browser'], reporters: [{}], maxWorkers: 1 },
  );
  const modules = run.state.getTestModules();
  const tests = modules.flatMap(each => [...each.children.allTests()]);
  const problems = tests.flatMap(test =>
    (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
  );
  const broken = modules.flatMap(each =>
    each.errors().map(({ message }) => `${each.relativeModuleId}: ${message}`),
  );
  const unseen = modules.length === own.length && tests.length > 0 ? [] : [`no test ran in ${own.join()}`];
  await run.close();
  return {
    done: own.length,
    problems: [...problems, ...broken, ...unseen],
    counted: { tests: tests.length },
  };
};

export const part: ProofPart = {
  name: 'browser-looks',
  what: 'what `npm test` walks through in a browser in one language and window goes as well in all that its file names: both languages, desks, tablets and phones, both games',
  unit: 'files of tests',
  count: files.length,
  slice: 1,
  of: ['web', 'server'],
  prove,
};
