import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@runehold/kernel/match/file';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../../src/host/fault.ts';
import { writeReportTest } from '../../src/keeping/report-test.ts';
import { playReport, type ReportedCase, reportedCase } from '../../src/keeping/reported.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { runProgram, runScript } from '../driver/process.ts';
import { serve } from '../driver/server.ts';
import { TRAP, withTrapdoor } from '../fixtures/trapdoor.ts';

const root = new URL('../../../../', import.meta.url);
const cli = new URL('packages/cli/src/main.ts', root);
const trapdoor = fileURLToPath(new URL('../fixtures/trapdoor.ts', import.meta.url));

const faultsIn = async (database: string): Promise<readonly Fault[]> => {
  const db = await openDatabase(database);
  const rows = await db.selectFrom('faults').select('report').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ report }) => JSON.parse(report) as Fault);
};

/** A folder from which our packages are found, and that no other run of tests looks into. */
const workshop = (): string => {
  const reports = fileURLToPath(new URL('reports/', root));
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(reports, 'reported-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const conditions = `['runehold:source', 'module', 'node', 'development|production']`;
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `const conditions = ${conditions};
export default {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['runehold:source'] } },
};\n`,
  );
  return folder;
};

/** Runs the tests of a folder, and says what each came to. */
const verdicts = async (folder: string): Promise<Readonly<Record<string, readonly [string, string]>>> => {
  const vitest = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', root));
  const told = join(folder, 'told.json');
  const args = [vitest, 'run', '--root', folder, '--reporter', 'json', '--outputFile', told];
  await runProgram(process.execPath, args).ended;
  const { testResults } = JSON.parse(readFileSync(told, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly status: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  };
  return Object.fromEntries(
    testResults.map(({ name, message, assertionResults: [result] }) => [
      name.slice(folder.length + 1),
      [result?.status ?? 'broken', result?.failureMessages.join('\n') ?? message] as const,
    ]),
  );
};

test('what somebody finds wrong is kept with what they see and no more, under a number', async () => {
  const server = await serve();
  const { address, database, complaints } = server;
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  await playOn(seat, { answers: 2 });
  await seat.until(() => askOf(seat) !== undefined);
  const words = 'I paid twice\u202e for <b>this</b>';
  expect(await anna.call('report-problem', { table, viewer: 0, words })).toEqual({ number: 1 });
  const eve = await Person.arrive(address, 'Eve');
  // Who has no seat sees what everybody sees, and tells of nothing else.
  await expect(eve.call('report-problem', { table, viewer: 0, words })).rejects.toMatchObject({
    status: 403,
  });
  const watching = { table, viewer: 'spectator' as const, words: 'odd' };
  expect(await eve.call('report-problem', watching)).toEqual({ number: 2 });
  await expect(eve.call('report-problem', { ...watching, words: '\u200b' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(eve.call('report-problem', { ...watching, table: 'nowhere-at-all' })).rejects.toMatchObject({
    status: 404,
  });
  expect(complaints).toEqual(
    [1, 2].map(n => `problem ${n} was reported at table ${table}, record ${seat.seq}`),
  );
  const { view } = seat;
  const [first, second] = await faultsIn(database);
  expect(first).toMatchObject({
    game: 'rune-age',
    words: 'I paid twice for <b>this</b>',
    viewer: 0,
    seen: view,
  });
  expect(second.seen?.viewer).toBe('spectator');
  expect(second.seen?.asks).toEqual([]);
  // The game goes on as if nothing had happened.
  expect((await playOn(seat, { answers: 1 }))[0].type).toBe('done');
});

test('one command makes a test of a report, which shows the fault until it is mended', {
  timeout: 300_000,
}, async () => {
  const server = await serve({ shelf: withTrapdoor });
  const { address, database } = server;
  const anna = await Person.arrive(address, 'Anna');
  const broken = await anna.setTable('trapdoor', [{ kind: 'me' }]);
  const walker = await anna.come(broken);
  await walker.answer(askOf(walker)?.id ?? '', [7]);
  await walker.until(() => walker.view?.table['walked'] === 7);
  await walker.answer(askOf(walker)?.id ?? '', [TRAP]);
  await walker.until(() => walker.latest?.frozen === true);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const seat = await anna.come(table);
  const words = "It's not */ what I '; chose";
  const { number } = await anna.call('report-problem', { table, viewer: 0, words });
  await playOn(seat, { answers: 1 });

  const folder = workshop();
  const command = runScript(cli, ['report-to-test', String(number), '--database', database, '--out', folder]);
  expect(await command.ended).toMatchObject({ code: 0, err: '' });
  const twice = runScript(cli, ['report-to-test', String(number), '--database', database, '--out', folder]);
  expect((await twice.ended).code).not.toBe(0);
  await server.close();

  const db = await openDatabase(database);
  const found = await reportedCase(db, new Editions(withTrapdoor, () => undefined), 1);
  expect(await reportedCase(db, new Editions(withTrapdoor, () => undefined), 99)).toBeUndefined();
  await db.destroy();
  if (!found) throw new Error('the report is gone');
  expect(await playReport(found, shelf)).toEqual({ fault: 'there is no game trapdoor' });
  for (const name of ['withTrapdoor', 'withFloor'])
    writeReportTest(folder, `report-${name}`, found, { module: trapdoor, name });
  // A host that showed something else than the rules say would be found out, too.
  const reported = JSON.parse(readFileSync(join(folder, `report-${number}.json`), 'utf8')) as ReportedCase;
  expect(reported.file.entries).toHaveLength(0);
  expect(JSON.stringify(reported.file)).not.toContain('Anna');
  const seen = reported.seen && { ...reported.seen, over: true };
  writeReportTest(folder, 'report-other', { ...reported, ...(seen && { seen }) });

  const told = await verdicts(folder);
  expect(told[`report-${number}.test.ts`]).toEqual(['passed', '']);
  expect(told['report-withFloor.test.ts']).toEqual(['passed', '']);
  expect(told['report-withTrapdoor.test.ts']).toEqual([
    'failed',
    expect.stringContaining('the floor gave way'),
  ]);
  expect(told['report-other.test.ts'][0]).toBe('failed');
});

test('a report that came as a file names no other folder, and what it says of itself is nothing but words', async () => {
  const folder = workshop();
  const file: GameFile = {
    format: 'runehold-game',
    formatVersion: 3,
    game: 'masquerade',
    rules: '1',
    seats: 2,
    options: {},
    keys: [],
    opening: [],
    entries: [],
    handovers: [],
    over: false,
    hash: 'abcdef0123456789',
  };
  const report = { format: 'runehold-report', what: 'odd', file } as const;
  const write = (name: string, given: object): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(given));
    return path;
  };
  const into = join(folder, 'in', 'here');
  for (const hash of ['/../../a', "';x();'", 7]) {
    const path = write('bad.json', { ...report, file: { ...file, hash } });
    const command = runScript(cli, ['report-to-test', path, '--out', into]);
    expect((await command.ended).code).not.toBe(0);
  }
  const [, written = ''] = writeReportTest(into, 'report-a', {
    ...report,
    file: { ...file, game: 'masquerade\nthrow new Error();' },
  });
  const lines = readFileSync(written, 'utf8').split('\n');
  expect(lines.filter(line => line.includes('throw new Error'))).toEqual([
    '// masquerade throw new Error();, after 0 answers. It was said: odd',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['bad.json', 'in', 'vitest.config.mjs']);
});
