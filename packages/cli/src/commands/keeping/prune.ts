import type { Pruned } from '@runehold/server/keeping/prune';
import { prune, wouldPrune } from '@runehold/server/keeping/prune';
import { Care } from '@runehold/server/store/care';
import { SqlStore } from '@runehold/server/store/sql-store';
import type { Command } from '../../frame/command.ts';
import { changing, databaseArg, databaseFor, reading, withDatabase } from './keeping.ts';

const look = (database: string): Promise<Pruned> =>
  reading(database, (db, now) => wouldPrune(new Care(db, now)));

/** A server prunes by itself and has tables in memory: those are left to it. */
const act = (database: string): Promise<Pruned> =>
  changing(database, (db, now) => {
    const { leases } = new SqlStore(db, now);
    return prune(new Care(db, now, leases), async (table, carryOut) => {
      const taken = await leases.takeTable(table, now());
      if (taken && 'elsewhere' in taken) return false;
      await carryOut();
      if (taken) await leases.releaseTable(taken.lease);
      return true;
    });
  });

/** `runehold prune`: what nobody plays any more goes, or is put away. */
export const pruneCommand: Command = {
  args: {
    'dry-run': { type: 'boolean', about: 'cli.arg.dry-run' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const database = databaseFor(given, context);
    const isDry = given.flag('dry-run');
    const pruned = await withDatabase(() => (isDry ? look(database) : act(database)));
    const { removed, abandoned, archived, guests } = pruned;
    if (given.flag('json')) io.out(`${JSON.stringify({ ...pruned, dryRun: isDry })}\n`);
    else if (removed + abandoned + archived + guests === 0)
      io.out(`${speaker.say('cli.keep.prune.nothing')}\n`);
    else
      io.out(
        [
          speaker.say('cli.keep.prune.removed', { n: removed }),
          speaker.say('cli.keep.prune.abandoned', { n: abandoned }),
          speaker.say('cli.keep.prune.archived', { n: archived }),
          speaker.say('cli.keep.prune.guests', { n: guests }),
          ...(isDry ? [speaker.say('cli.keep.prune.would')] : []),
          '',
        ].join('\n'),
      );
    return 0;
  },
};
