import { SqlStore } from '@runehold/server/store/sql-store';
import type { Command } from '../../frame/command.ts';
import { databaseArg, databaseFor, reading, withDatabase } from '../keeping/keeping.ts';

/** So many are listed at once. */
const MOST = 200;

/** `runehold reports`: lines of chat that people reported, the newest first. */
export const reportsCommand: Command = {
  args: { database: databaseArg },
  run: async (given, context) => {
    const { io, speaker } = context;
    const database = databaseFor(given, context);
    const reports = await withDatabase(() =>
      reading(database, db => new SqlStore(db, () => Date.now()).chat.reports(MOST)),
    );
    if (given.flag('json')) for (const report of reports) io.out(`${JSON.stringify(report)}\n`);
    else if (reports.length === 0) io.out(`${speaker.say('cli.keep.reports.none')}\n`);
    else
      for (const { table, line, by, reporter = by, of = '?', name, text, at } of reports)
        io.out(
          `${speaker.say('cli.keep.reports.line', {
            at: new Date(at).toISOString(),
            table,
            line,
            name,
            of,
            text,
            reporter,
          })}\n`,
        );
    return 0;
  },
};
