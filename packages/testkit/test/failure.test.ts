import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { failureTest, replayFailure } from '../src/failure.ts';
import { type FuzzFailure, fuzz } from '../src/fuzz.ts';
import { treasury } from './fixtures/treasury.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const broken = fileURLToPath(new URL('./fixtures/broken-treasury.ts', import.meta.url));
const sound = fileURLToPath(new URL('./fixtures/sound-treasury.ts', import.meta.url));
const fault = 'a rule makes a card';

const failureOf = (): FuzzFailure => fuzz(treasury(fault), { games: 100 }).failures[0];

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** Runs the tests of a folder in a vitest of their own. */
const runTests = (folder: string): Report['testResults'][number]['assertionResults'] => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const output = join(folder, 'report.json');
  try {
    execFileSync(
      process.execPath,
      [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${output}`],
      {
        env,
        stdio: 'pipe',
      },
    );
  } catch {
    // A failed test is what the report is for.
  }
  return (JSON.parse(readFileSync(output, 'utf8')) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
};

describe('a fuzz game that failed', () => {
  it('becomes a test that fails until the rule is mended', { timeout: 120_000 }, () => {
    const failure = failureOf();
    const reports = join(root, 'reports');
    mkdirSync(reports, { recursive: true });
    const folder = mkdtempSync(join(reports, 'failure-'));
    try {
      writeFileSync(join(folder, 'made.json'), JSON.stringify(failure));
      writeFileSync(join(folder, 'broken.test.ts'), failureTest(failure, 'made.json', broken));
      writeFileSync(join(folder, 'mended.test.ts'), failureTest(failure, 'made.json', sound));
      writeFileSync(
        join(folder, 'vitest.config.mjs'),
        "import base from '../../vitest.config.ts';\nexport default { ...base, test: { include: ['*.test.ts'] } };\n",
      );
      const results = runTests(folder);
      expect(results.map(({ title }) => title)).toEqual(Array(2).fill(`goes well: ${failure.problem}`));
      expect(results.map(({ status }) => status).sort()).toEqual(['failed', 'passed']);
      const failed = results.find(({ status }) => status === 'failed');
      expect(failed?.failureMessages.join()).toContain(failure.problem.slice(0, 30));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says so when the record does not fit the rules', () => {
    const failure = failureOf();
    const { entries, last } = failure;
    const replay = (changed: Partial<FuzzFailure>): string | undefined =>
      replayFailure(treasury(), { ...failure, ...changed });
    const odd = { seat: 0, reply: [9], outcomes: [] };
    expect(replay({ entries: [odd, ...entries] })).toBe(
      'the record does not fit the rules: answer 1 is refused: not-offered',
    );
    expect(replay({ entries: [...entries.map(entry => ({ ...entry, outcomes: [0, 0, 0] })), odd] })).toBe(
      entries.length > 0
        ? 'the record does not fit the rules: they need less chance'
        : 'the record does not fit the rules: answer 1 is refused: not-offered',
    );
    expect(replay({ opening: [0] })).toBe('the record does not fit the rules: they need more chance');
    expect(last).toBeDefined();
  });

  it('goes well when the game now ends sooner', () => {
    const { failures } = fuzz(treasury('the game has no end'), { games: 1, longest: 60, seats: [2] });
    expect(failures[0]?.problem).toBe('no end after 60 answers');
    const sooner = replayFailure(treasury(undefined, 1), failures[0]);
    expect(sooner).toBeUndefined();
  });
});
