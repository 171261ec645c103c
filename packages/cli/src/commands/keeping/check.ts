import { checkTables } from '@runehold/server/keeping/check';
import { rulesInUse } from '@runehold/server/keeping/rules-in-use';
import { readDatabase } from '@runehold/server/store/database';
import { TableRules } from '@runehold/server/store/table-rules';
import type { Command } from '../../frame/command.ts';
import { editions } from '../../games.ts';
import { databaseArg, databaseFor, rulesLines, withDatabase } from './keeping.ts';

/** `runehold check`: are the tables of a database what they were? */
export const checkCommand: Command = {
  args: {
    tables: { type: 'string', about: 'cli.arg.check-tables', hint: 'N' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const most = given.whole('tables', 1, 1_000_000_000);
    const db = await withDatabase(() => readDatabase(databaseFor(given, context)));
    let tables = 0;
    let bad = 0;
    for await (const verdict of checkTables(db, editions, most)) {
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
    const rules = await rulesInUse(new TableRules(db), editions);
    await db.destroy();
    if (io.errorsToPerson && tables > 0) io.err('\n');
    if (given.flag('json')) io.out(`${JSON.stringify({ rules })}\n`);
    else {
      io.out(rulesLines(rules, speaker).join(''));
      if (tables === 0) io.out(`${speaker.say('cli.keep.no-tables')}\n`);
      else if (bad === 0) io.out(`${speaker.say('cli.keep.sound', { tables })}\n`);
      else io.out(`${speaker.say('cli.keep.unsound', { tables, bad })}\n`);
    }
    return bad === 0 ? 0 : 1;
  },
};
