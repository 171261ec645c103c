import { readFileSync } from 'node:fs';
import { writeReportTest } from '@runehold/server/keeping/report-test';
import { type ReportedCase, reportedCase } from '@runehold/server/keeping/reported';
import type { Command } from '../../frame/command.ts';
import { notDone } from '../../frame/failure.ts';
import { editions } from '../../games.ts';
import { databaseArg, databaseFor, reading, withDatabase } from '../keeping/keeping.ts';

/** Where tests of reports stand. */
const FOLDER = 'packages/server/test/reported';

/** A report that a page has written, where the game was played in the page. */
const fromFile = (path: string): ReportedCase | undefined => {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as ReportedCase;
    // What is wrong inside of it the test will say. Of what stands in names and comments nothing may be anything else.
    const { format, file, what } = read;
    const isWhole =
      [file?.entries, file?.handovers].every(Array.isArray) &&
      [what, file.game, file.hash].every(text => typeof text === 'string') &&
      /^[\w-]*$/.test(file.hash);
    return format === 'runehold-report' && isWhole ? read : undefined;
  } catch {
    return undefined;
  }
};

/** `runehold report-to-test`: what somebody found wrong, as a test that plays the game up to there. */
export const reportToTestCommand: Command = {
  args: {
    report: { type: 'positional', about: 'cli.arg.report', required: true },
    database: databaseArg,
    out: { type: 'string', about: 'cli.arg.report-folder', hint: 'FOLDER' },
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const report = given.needed('report');
    const isNumber = /^\d{1,15}$/.test(report);
    const reported = isNumber
      ? await withDatabase(() =>
          reading(databaseFor(given, context), db => reportedCase(db, editions, Number(report))),
        )
      : fromFile(report);
    if (!reported) throw notDone('cli.keep.report.none', { report });
    const name = `report-${isNumber ? report : reported.file.hash.slice(0, 8)}`;
    const files = writeReportTest(given.text('out') ?? FOLDER, name, reported);
    if (files === 'there') throw notDone('cli.keep.report.there', { report });
    if (given.flag('json')) io.out(`${JSON.stringify({ files, what: reported.what })}\n`);
    else for (const file of files) io.out(`${speaker.say('cli.keep.report.written', { file })}\n`);
    return 0;
  },
};
