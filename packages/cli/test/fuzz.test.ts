import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Trials } from '@runehold/kernel/pack/trial';
import { afterAll, describe, expect, it } from 'vitest';
import { fuzzInto, fuzzLines } from '../src/commands/fuzz.ts';
import { readFailure, writeFailureTest } from '../src/commands/fuzz-test.ts';
import { Speaker } from '../src/text/speaker.ts';
import { temporaryFolder } from './fixtures/folder.ts';
import { command, repository } from './fixtures/process.ts';
import { FakeTerminal, hear } from './fixtures/terminal.ts';
import { game as brokenGame } from './fixtures/vase-broken.ts';
import { game as mendedGame } from './fixtures/vase-mended.ts';

const folder = temporaryFolder('fuzz');
// Inside the repository, since a test finds the testkit from where it lies; ignored by git and by the test run.
const inside = join(repository, 'reports', `cli-fuzz-${process.pid}`);

afterAll(() => rmSync(inside, { recursive: true, force: true }));

describe('runehold fuzz', () => {
  it('plays the same games in every process', async () => {
    const args = ['fuzz', 'masquerade', '--games', '12', '--looks', '0', '--hash'];
    const [once, again, other] = await Promise.all([
      command(args),
      command([...args, '--lang', 'pl']),
      command([...args, '--seed', '2']),
    ]);
    expect(once.out).toMatch(/^[0-9a-f]+\n$/);
    expect(again).toEqual(once);
    expect(other).toMatchObject({ code: 0, err: '' });
    expect(other.out).not.toBe(once.out);
  });

  it('tells what it did', async () => {
    const heard = await hear(['fuzz', 'masquerade', '--games', '20', '--seats', '2,3', '--steering', '0.5']);
    expect(heard).toMatchObject({ code: 0, err: '' });
    expect(heard.out).toMatch(
      /^20 games, \d+ answers, \d+ thorough checks\n[\d.]+ s, \d+ answers a second\nFingerprint: /,
    );
    expect(heard.out).toContain('No failures.');
  });

  it('gives data with nothing else in it, and fails for missing coverage when that is required', async () => {
    const args = ['fuzz', 'masquerade', '--games', '2', '--options', 'accusations=never', '--json'];
    const heard = await command(args);
    expect(heard).toMatchObject({ code: 0, err: '' });
    const found = JSON.parse(heard.out) as { readonly stepsMissed: readonly string[] };
    expect(found).toMatchObject({
      ok: true,
      games: 2,
      failures: [],
      eventsMissed: expect.arrayContaining(['accused']),
    });
    expect(found.stepsMissed).not.toEqual([]);
    const required = await hear([...args, '--require-coverage']);
    expect(required.code).toBe(1);
    expect(JSON.parse(required.out)).toMatchObject({ ok: false });
    const text = await hear([...args.slice(0, -1)]);
    expect(text.out).toContain('Events that never happened: accused');
  });

  it('does not count what tables with these options never come to, and says why', () => {
    const why = 'it lands on its feet';
    const trials: Trials = {
      list: [{ game: mendedGame, share: 1 }],
      beyond: { fell: { at: { floor: 'soft' }, why } },
    };
    const told = (named: ChosenOptions): string =>
      fuzzLines(fuzzInto(trials, { games: 2 }, folder, named), {
        io: new FakeTerminal().io,
        speaker: new Speaker('en'),
      }).join('\n');
    expect(told({ floor: 'soft' })).toContain(
      `Every step and every event of the rules happened.\nNot expected: fell (${why})\n`,
    );
    expect(told({})).toContain('Events that never happened: fell\nNo failures.');
  });

  it.each([
    [['masquerade', '--games', '0'], '--games: 0 is not between'],
    [['masquerade', '--games', 'ten'], '--games: ten is not a valid number'],
    [['masquerade', '--seats', '7'], 'This game is for 2 to 4 players.'],
    [['masquerade', '--steering', '2'], '--steering: 2 is not between 0 and 1.'],
    [['masquerade', '--steering', 'x'], '--steering: x is not a valid number'],
    [['masquerade', '--options', 'a=b'], 'This game has no such option.'],
    [['mascarade'], 'Did you mean masquerade?'],
    [[], 'GAME is missing.'],
  ])('refuses %j', async (args, why) => {
    const heard = await hear(['fuzz', ...args]);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toContain(why);
  });
});

/** Runs the tests of a folder in a process of their own. */
const runTests = (root: string): Promise<{ readonly code: number | null; readonly out: string }> =>
  new Promise((resolve, reject) => {
    const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--root', root], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out }));
  });

/** The broken game, tried as it is. */
const broken = { list: [{ game: brokenGame, share: 1 }], beyond: {} };

describe('a game that goes wrong', () => {
  it('is written down, found again as the same file, and told with the command that makes it a test', () => {
    const found = fuzzInto(broken, { games: 30 }, folder);
    const [{ file, problem }] = found.failures;
    expect(problem).toContain('the vase fell');
    expect(found.games).toBeLessThanOrEqual(30);
    expect(existsSync(file)).toBe(true);
    const files = readdirSync(folder).length;
    fuzzInto(broken, { games: 30 }, folder);
    expect(readdirSync(folder)).toHaveLength(files);
    const { io } = new FakeTerminal();
    const lines = fuzzLines(found, { io, speaker: new Speaker('en') });
    expect(lines).toContain(`    to make it a test: runehold fuzz-test ${file}`);
  });

  it('becomes a test that fails, and passes once the rule is mended', async () => {
    const [{ file }] = fuzzInto(broken, { games: 1 }, folder).failures;
    const failure = readFailure(file);
    const fixture = (name: string): string =>
      fileURLToPath(new URL(`./fixtures/${name}.ts`, import.meta.url));
    const wrong = writeFailureTest(file, failure, brokenGame, fixture('vase-broken'), join(inside, 'broken'));
    const right = writeFailureTest(file, failure, mendedGame, fixture('vase-mended'), join(inside, 'mended'));
    expect(wrong.problem).toContain('the vase fell');
    expect(right.problem).toBeUndefined();
    mkdirSync(inside, { recursive: true });
    writeFileSync(
      join(inside, 'vitest.config.mjs'),
      "const conditions = ['runehold:source', 'module', 'node', 'development|production'];\n" +
        "export default { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: ['runehold:source'] } } };\n",
    );
    const ran = await runTests(inside);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/Tests +1 failed \| 1 passed/);
    expect(ran.out).toContain('the vase fell');
  });

  it('is made a test by the command, in place or elsewhere', async () => {
    // A failure of a game in the registry that goes well by now.
    const file = join(folder, 'masquerade-old.json');
    const failure = {
      game: 'masquerade',
      rules: '1',
      seats: 2,
      options: {},
      problem: 'it was once wrong',
      opening: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      entries: [],
    };
    writeFileSync(file, JSON.stringify(failure));
    const into = join(folder, 'tests');
    const heard = await command(['fuzz-test', file, '--into', into]);
    expect(heard).toMatchObject({ code: 0, out: `Written: ${join(into, 'masquerade-old.test.ts')}\n` });
    expect(heard.err).toContain('runs well now');
    expect(readFileSync(join(into, 'masquerade-old.test.ts'), 'utf8')).toContain(
      "import { game } from '@runehold/masquerade/game';",
    );
    expect(readFileSync(join(into, 'masquerade-old.json'), 'utf8')).toBe(readFileSync(file, 'utf8'));
    const json = await hear(['fuzz-test', file, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, test: join(folder, 'masquerade-old.test.ts') });
  });

  it.each([
    ['x', 'is not a failed fuzz game'],
    ['{}', 'is not a failed fuzz game: game, rules'],
    [
      '{"game":"vase","rules":"1","problem":"p","seats":1,"options":{},"opening":[],"entries":[]}',
      'There is no game vase',
    ],
  ])('must be one: %s', async (content, why) => {
    const file = join(folder, 'odd.json');
    writeFileSync(file, content);
    const heard = await hear(['fuzz-test', file]);
    expect(heard.code).not.toBe(0);
    expect(heard.err).toContain(why);
  });
});
