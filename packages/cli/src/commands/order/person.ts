import { OrderBook, roles } from '@runehold/server/store/order-book';
import type { Command, Context } from '../../frame/command.ts';
import { notDone, wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { beside, type Database, databaseArg, databaseFor, withDatabase } from '../keeping/keeping.ts';

const HOUR_MS = 3_600_000;

/** A year. */
const MOST_HOURS = 24 * 366;

/** Whom it is written down for that something was done by command. */
const COMMAND = 'command';

const deeds = ['show', 'role', 'mute', 'ban', 'lift'] as const;

type Whom = { readonly id: string; readonly name: string };

const show = async (book: OrderBook, { id, name }: Whom, { io, speaker }: Context): Promise<void> => {
  const role = (await book.roleOf(id)) ?? speaker.say('cli.person.role.none');
  io.out(`${speaker.say('cli.person.is', { name, role })}\n`);
  for (const { kind, what, until } of await book.bans())
    if (what === id)
      io.out(
        `${speaker.say('cli.person.in-force', {
          kind: speaker.say(`cli.person.${kind}`),
          until: new Date(until).toISOString(),
        })}\n`,
      );
};

const carryOut = async (db: Database, given: Given, context: Context): Promise<void> => {
  const [deed, called, roleWord] = [given.needed('deed'), given.needed('name'), given.text('role')];
  const what = deeds.find(known => known === deed);
  if (what === undefined) throw wrongUsage('cli.person.usage', {});
  const now = (): number => Date.now();
  const book = new OrderBook(db, now);
  const whom = await book.accountOf(called);
  if (!whom) throw notDone('cli.person.nobody', { name: called });
  const { id, name } = whom;
  if (what === 'show') return show(book, whom, context);
  if (what === 'role') {
    const role = roles.find(known => known === roleWord);
    if (role === undefined && roleWord !== 'none') throw wrongUsage('cli.person.usage', {});
    await book.setRole(id, role);
  } else if (what === 'lift') await book.lift({ person: id });
  else {
    const hours = given.whole('hours', 1, MOST_HOURS) ?? 24;
    await book.ban({ kind: what, what: id, name, until: now() + hours * HOUR_MS }, COMMAND);
  }
  await book.note(COMMAND, what, [name, roleWord].filter(word => word !== undefined).join(' '));
  context.io.out(`${context.speaker.say('cli.person.done')}\n`);
};

/** `runehold person`: roles are given by command alone, also while a server has the database. */
export const personCommand: Command = {
  args: {
    deed: { type: 'positional', about: 'cli.arg.deed', required: true },
    name: { type: 'positional', about: 'cli.arg.person', required: true },
    role: { type: 'positional', about: 'cli.arg.role' },
    database: databaseArg,
    hours: { type: 'string', about: 'cli.arg.hours', hint: 'N' },
  },
  run: async (given, context) => {
    await withDatabase(() => beside(databaseFor(given, context), db => carryOut(db, given, context)));
    return 0;
  },
};
