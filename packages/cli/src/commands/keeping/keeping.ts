import { existsSync } from 'node:fs';
import type { Copied } from '@runehold/server/keeping/copies';
import type { RulesInUse } from '@runehold/server/keeping/rules-in-use';
import { databaseOf } from '@runehold/server/settings';
import { holdDatabase, openDatabase, readDatabase } from '@runehold/server/store/database';
import { isPostgres } from '@runehold/server/store/postgres/address';
import { timeIn } from '@runehold/server/store/postgres/house-time';
import { StoreTrouble } from '@runehold/server/store/trouble';
import type { Context } from '../../frame/command.ts';
import type { ExitCode } from '../../frame/failure.ts';
import { notDone } from '../../frame/failure.ts';
import type { ArgSpec, Given } from '../../frame/given.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { CliKey } from '../../text/words.ts';

/** The option that says which database is meant. */
export const databaseArg: ArgSpec = { type: 'string', about: 'cli.arg.database', hint: 'FILE' };

/** The database a command is about. */
export const databaseFor = (given: Given, { io }: Context): string =>
  given.text('database') ?? databaseOf(io.env);

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** What is done with a database, and by what time. */
type Act<T> = (db: Database, now: () => number) => Promise<T>;

const closing = async <T>(db: Database, act: Act<T>): Promise<T> => {
  const done = await act(db, await timeIn(db));
  await db.destroy();
  return done;
};

/** Looks into a database, which a server may have in use. */
export const reading = async <T>(database: string, act: Act<T>): Promise<T> =>
  closing(await readDatabase(database), act);

/**
 * Changes a database that nobody else may have meanwhile; on a database server, only what no house is at. Where there is
 * none, none is made.
 */
export const changing = async <T>(database: string, act: Act<T>): Promise<T> => {
  if (!isPostgres(database) && !existsSync(database)) throw new StoreTrouble('missing', database);
  const lock = holdDatabase(database);
  try {
    return await closing(await openDatabase(database), act);
  } finally {
    lock.release();
  }
};

/** Changes a little in a database that a server may have in use. Where there is none, none is made. */
export const beside = async <T>(database: string, act: Act<T>): Promise<T> => {
  // One of another release is left alone: what the server has is not brought into another form under it.
  await (await readDatabase(database)).destroy();
  return closing(await openDatabase(database), act);
};

/** Does something with a database; what is wrong with it is told in the reader's language. */
export const withDatabase = async <T>(act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    const { kind, file, detail } = error;
    throw notDone(`cli.keep.${kind}`, { file, detail });
  }
};

/** Which rules tables go by, a line each. */
export const rulesLines = (found: readonly RulesInUse[], speaker: Speaker): string[] =>
  found.map(({ game, rules, tables, over, standing }) => {
    const counts = { name: `${game}@${rules}`, running: tables - over, over };
    return `${speaker.say(`cli.keep.rules.${standing}`, counts)}\n`;
  });

/** Says what a copy holds and what its tables were found to be. */
export const tellCopy = (
  done: CliKey,
  file: string,
  copied: Copied,
  given: Given,
  { io, speaker }: Context,
): ExitCode => {
  const { tables, records, checked } = copied;
  const wanting = checked?.filter(({ ok }) => !ok) ?? [];
  if (given.flag('json')) io.out(`${JSON.stringify({ file, ...copied })}\n`);
  else
    io.out(
      [
        speaker.sayAny(done, { file }),
        speaker.say('cli.keep.holds', { tables, records }),
        ...(checked === undefined ? [speaker.say('cli.keep.not-replayed')] : []),
        ...(checked !== undefined && checked.length > 0 && wanting.length === 0
          ? [speaker.say('cli.keep.replayed', { tables: checked.length })]
          : []),
        '',
      ].join('\n'),
    );
  for (const verdict of wanting)
    if (!verdict.ok)
      io.err(
        `${io.colors.red(speaker.say('cli.keep.wanting', { table: verdict.table, why: verdict.why }))}\n`,
      );
  return wanting.length === 0 ? 0 : 1;
};
