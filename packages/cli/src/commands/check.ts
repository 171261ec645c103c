import { checkTables } from '@runehold/server/keeping/check';
import { openToRead } from '@runehold/server/store/sqlite';
import { shelf } from '@runehold/shelf/shelf';
import type { Command } from '../frame/command.ts';
import { databaseArg, databaseFor, withDatabase } from './keeping.ts';

/** `runehold check`: are the tables of a database what they were? */
export const checkCommand: Command = {
  args: {
    tables: { type: 'string', about: 'cli.arg.check-tables', hint: 'N' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const most = given.whole('tables', 1, 1_000_000_000);
    const db = await withDatabase(() => openToRead(databaseFor(given, context)));
    let tables = 0;
    let bad = 0;
    for await (const verdict of checkTables(db, shelf, most)) {
      tables++;
      if (given.flag('json')) io.out(`${JSON.stringify(verdict)}\n`);
      if (io.errorsToPerson) io.err(`\r${speaker.say('cli.keep.progress', { done: tables })}`);
      if (verdict.ok) continue;
      bad++;
      if (io.errorsToPerson) io.err('\n');
      io.err(
        `${io.colors.red(speaker.say('cli.keep.wanting', { table: verdict.table, why: verdict.why }))}\n`,
      );
    }
    await db.destroy();
    if (io.errorsToPerson && tables > 0) io.err('\n');
    if (!given.flag('json')) {
      if (tables === 0) io.out(`${speaker.say('cli.keep.no-tables')}\n`);
      else if (bad === 0) io.out(`${speaker.say('cli.keep.sound', { tables })}\n`);
      else io.out(`${speaker.say('cli.keep.unsound', { tables, bad })}\n`);
    }
    return bad === 0 ? 0 : 1;
  },
};
