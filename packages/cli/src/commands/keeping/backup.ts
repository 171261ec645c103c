import { backUp } from '@runehold/server/keeping/copies';
import type { Command } from '../../frame/command.ts';
import { editions } from '../../games.ts';
import { databaseArg, databaseFor, tellCopy, withDatabase } from './keeping.ts';

/** `runehold backup`: a copy of a server's database, also while it is served. */
export const backupCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.backup-to', required: true },
    database: databaseArg,
  },
  run: async (given, context) => {
    const file = given.needed('file');
    const copied = await withDatabase(() => backUp(databaseFor(given, context), file, editions));
    return tellCopy('cli.keep.backed-up', file, copied, given, context);
  },
};
