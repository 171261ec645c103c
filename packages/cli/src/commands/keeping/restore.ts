import { restore } from '@runehold/server/keeping/copies';
import type { Command } from '../../frame/command.ts';
import { editions } from '../../games.ts';
import { databaseArg, databaseFor, tellCopy, withDatabase } from './keeping.ts';

/** `runehold restore`: a backup becomes the database of a server. */
export const restoreCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.backup-from', required: true },
    database: databaseArg,
  },
  run: async (given, context) => {
    const database = databaseFor(given, context);
    const copied = await withDatabase(() => restore(given.needed('file'), database, editions));
    return tellCopy('cli.keep.restored', database, copied, given, context);
  },
};
