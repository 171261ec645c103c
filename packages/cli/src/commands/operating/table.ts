import { writeFileSync } from 'node:fs';
import { gameFrom } from '@runehold/server/host/store-keeper';
import { SqlStore } from '@runehold/server/store/sql-store';
import type { Command, Context } from '../../frame/command.ts';
import { notDone } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { editions } from '../../games.ts';
import { type Database, databaseArg, databaseFor, reading, withDatabase } from '../keeping/keeping.ts';
import { haveDone, instant, noteDeed, oneOf, tellDone } from './house.ts';

const whats = ['show', 'freeze', 'thaw', 'end', 'export'] as const;

const load = async (db: Database, table: string) => {
  const store = new SqlStore(db, () => Date.now());
  const [stored, listed] = [await store.load(table), await store.summary(table)];
  if (!stored || !listed) throw notDone('cli.operate.no-table');
  return { stored, listed };
};

/** How a table stands, and why it broke if it did. */
const show = async (db: Database, table: string, given: Given, { io, speaker }: Context): Promise<void> => {
  const { stored, listed } = await load(db, table);
  const { head, log, frozen } = stored;
  const { holders, over, answers } = listed.summary;
  const faults = await db
    .selectFrom('faults')
    .select(['seq', 'report', 'at'])
    .where('table_id', '=', table)
    .orderBy('id')
    .execute();
  if (given.flag('json')) {
    const { game, rules, seats, host, setAt } = head;
    const records = log.length;
    io.out(
      `${JSON.stringify({ table, game, rules, seats, host, setAt, records, answers, over, frozen, holders, faults })}\n`,
    );
    return;
  }
  const state = frozen ? 'frozen' : over ? 'over' : 'running';
  const names = holders.map(holder => (holder.kind === 'person' ? holder.name : holder.kind)).join(', ');
  const game = `${head.game}@${head.rules}`;
  io.out(
    `${speaker.say('cli.operate.table', {
      ...{ table, game, names, seats: head.seats, records: log.length },
      state: speaker.say(`cli.operate.state.${state}`),
    })}\n`,
  );
  for (const { at, report } of faults)
    io.out(`${speaker.say('cli.operate.fault', { at: instant(Number(at)), text: report })}\n`);
};

/** Writes the game of a table as a file that can be replayed; of a running one it says everything. */
const exportGame = async (
  db: Database,
  table: string,
  given: Given,
  { io, speaker }: Context,
): Promise<void> => {
  const { stored } = await load(db, table);
  const { game, rules, content } = stored.head;
  const { engine } = await editions.find(game, rules, content);
  const text = `${JSON.stringify(gameFrom(engine, stored).file(), undefined, 2)}\n`;
  const file = given.text('out') ?? `${table}.json`;
  if (file === '-') io.out(text);
  else {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    io.out(`${speaker.say('cli.operate.exported', { file })}\n`);
  }
};

/** `runehold table`: what is done to one table, by whoever runs the house. */
export const tableCommand: Command = {
  args: {
    what: { type: 'positional', about: 'cli.arg.table-what', required: true },
    table: { type: 'positional', about: 'cli.arg.table-id', required: true },
    why: { type: 'string', about: 'cli.arg.table-why', hint: 'TEXT' },
    out: { type: 'string', about: 'cli.arg.table-out', hint: 'FILE' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const what = oneOf(whats, given.needed('what'), 'WHAT');
    const table = given.needed('table');
    const database = databaseFor(given, context);
    const looks = { show, export: exportGame };
    // Every hand is in it: before somebody has it, it is known that they do.
    if (what === 'export') await noteDeed(what, table, given, context);
    if (what === 'show' || what === 'export')
      await withDatabase(() => reading(database, db => looks[what](db, table, given, context)));
    else {
      const why = given.text('why') ?? '';
      await haveDone(what === 'freeze' ? { do: what, table, why } : { do: what, table }, given, context);
      tellDone(given, context);
    }
    return 0;
  },
};
