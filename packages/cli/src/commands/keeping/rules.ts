import { compare } from '@runehold/server/jobs/compare';
import { usualCellar } from '@runehold/server/jobs/edition';
import { type Fate, moveTables } from '@runehold/server/keeping/move';
import { rulesInUse } from '@runehold/server/keeping/rules-in-use';
import { SqlStore } from '@runehold/server/store/sql-store';
import { type Stay, TableRules } from '@runehold/server/store/table-rules';
import type { Command, Context } from '../../frame/command.ts';
import { wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';

import { editions } from '../../games.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Database } from './keeping.ts';
import { changing, databaseArg, databaseFor, reading, rulesLines, withDatabase } from './keeping.ts';

/** Tells what becomes of every table of earlier rules. */
const moveAll = async (
  db: Database,
  now: () => number,
  given: Given,
  { io, speaker }: Context,
): Promise<Fate[]> => {
  const fates: Fate[] = [];
  const moving = moveTables({
    store: new SqlStore(db, now),
    rules: new TableRules(db),
    editions,
    cellar: usualCellar,
    compare,
    alone: (_table, act) => act().then(() => true),
    missing: ({ message }) => io.err(`${io.colors.red(message)}\n`),
    isDry: given.flag('dry-run'),
    isAgain: given.flag('again'),
  });
  for await (const fate of moving) {
    fates.push(fate);
    if (io.errorsToPerson) io.err(`\r${speaker.say('cli.keep.progress', { done: fates.length })}`);
  }
  if (io.errorsToPerson && fates.length > 0) io.err('\n');
  return fates;
};

const move = (given: Given, context: Context): Promise<Fate[]> =>
  (given.flag('dry-run') ? reading : changing)(databaseFor(given, context), (db, now) =>
    moveAll(db, now, given, context),
  );

const stayLine = ({ table, from, why }: Stay, isCompared: boolean, speaker: Speaker): string => {
  const key = isCompared ? 'cli.keep.rules.stays' : 'cli.keep.rules.uncompared';
  return `${speaker.say(key, { table, rules: from, why })}\n`;
};

const tellFates = (fates: readonly Fate[], given: Given, { io, speaker }: Context): void => {
  const isDry = given.flag('dry-run');
  if (given.flag('json')) {
    for (const fate of fates) io.out(`${JSON.stringify({ ...fate, dryRun: isDry })}\n`);
    return;
  }
  const moved = fates.filter(({ moves }) => moves).length;
  for (const fate of fates) if (!fate.moves) io.out(stayLine(fate, fate.isCompared, speaker));
  io.out(`${speaker.say('cli.keep.rules.moved', { moved, stays: fates.length - moved })}\n`);
  if (isDry) io.out(`${speaker.say('cli.keep.prune.would')}\n`);
};

const list = async (given: Given, context: Context): Promise<void> => {
  const { found, stays } = await reading(databaseFor(given, context), async db => {
    const rules = new TableRules(db);
    return { found: await rulesInUse(rules, editions), stays: await rules.stays() };
  });
  const { io, speaker } = context;
  if (given.flag('json')) io.out(`${JSON.stringify({ rules: found, stays })}\n`);
  else if (found.length === 0) io.out(`${speaker.say('cli.keep.no-tables')}\n`);
  else io.out([...rulesLines(found, speaker), ...stays.map(stay => stayLine(stay, true, speaker))].join(''));
};

/** `runehold rules`: which rules tables go by; with `move`, those that go alike under the present ones are moved there. */
export const rulesCommand: Command = {
  args: {
    what: { type: 'positional', about: 'cli.arg.rules-what' },
    'dry-run': { type: 'boolean', about: 'cli.arg.dry-run' },
    again: { type: 'boolean', about: 'cli.arg.rules-again' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const what = given.text('what') ?? 'list';
    if (what === 'list') await withDatabase(() => list(given, context));
    else if (what === 'move') tellFates(await withDatabase(() => move(given, context)), given, context);
    else throw wrongUsage('cli.error.not-one-of', { name: 'WHAT', value: what, values: 'list, move' });
    return 0;
  },
};
