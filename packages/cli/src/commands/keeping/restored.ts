import { raiseEpochs } from '@runehold/server/keeping/copies';
import type { Command } from '../../frame/command.ts';
import { beside, databaseArg, databaseFor, withDatabase } from './keeping.ts';

/** `runehold restored`: a database was brought back by other means, and no loan from before counts. */
export const restoredCommand: Command = {
  args: { database: databaseArg },
  run: async (given, context) => {
    const { io, speaker } = context;
    const tables = await withDatabase(() => beside(databaseFor(given, context), raiseEpochs));
    if (given.flag('json')) io.out(`${JSON.stringify({ tables })}\n`);
    else io.out(`${speaker.say('cli.keep.leases-raised', { tables })}\n`);
    return 0;
  },
};
