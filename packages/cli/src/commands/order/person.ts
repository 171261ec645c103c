import { roles } from '@runehold/protocol/hall/roles';
import type { AccountStanding } from '@runehold/server/store/accounts/account-store';
import { OrderBook } from '@runehold/server/store/order-book';
import { SqlStore } from '@runehold/server/store/sql-store';
import type { Command, Context } from '../../frame/command.ts';
import { notDone, wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import {
  beside,
  type Database,
  databaseArg,
  databaseFor,
  reading,
  withDatabase,
} from '../keeping/keeping.ts';
import { haveDone, tellDone } from '../operating/house.ts';
import { showPerson } from './show-person.ts';

const HOUR_MS = 3_600_000;

/** A year. */
const MOST_HOURS = 24 * 366;

/** Whom it is written down for that something was done by command. */
const COMMAND = 'command';

const deeds = ['show', 'role', 'mute', 'ban', 'lift', 'rename', 'forget'] as const;

/** Whoever has an id, or else the account of a name: nobody is hidden by one who is called as their id. */
const whomIn = async (db: Database, now: () => number, who: string): Promise<AccountStanding> => {
  const { accounts } = new SqlStore(db, now);
  const account = await new OrderBook(db, now).accountOf(who);
  const whom = (await accounts.standing(who)) ?? (account && (await accounts.standing(account.id)));
  if (!whom) throw notDone('cli.person.nobody', { name: who });
  return whom;
};

/** Keeps order: what is in force follows from the database, which a server looks at from time to time. */
const keepOrder = async (
  db: Database,
  now: () => number,
  deed: 'role' | 'mute' | 'ban' | 'lift',
  given: Given,
): Promise<void> => {
  const { id, name, isClaimed } = await whomIn(db, now, given.needed('who'));
  const book = new OrderBook(db, now);
  const roleWord = given.text('role');
  if (deed === 'role') {
    const role = roles.find(known => known === roleWord);
    if (role === undefined && roleWord !== 'none') throw wrongUsage('cli.person.usage', {});
    if (!isClaimed) throw notDone('cli.person.guest', { name });
    await book.setRole(id, role);
  } else if (deed === 'lift') await book.lift({ person: id });
  else {
    const hours = given.whole('hours', 1, MOST_HOURS) ?? 24;
    await book.ban({ kind: deed, what: id, name, until: now() + hours * HOUR_MS, by: COMMAND });
  }
  await book.note(COMMAND, deed, roleWord ?? '', id);
};

/** Has the house do what changes tables, too. */
const changePerson = async (deed: 'rename' | 'forget', given: Given, context: Context): Promise<void> => {
  const { id: person } = await withDatabase(() =>
    reading(databaseFor(given, context), (db, now) => whomIn(db, now, given.needed('who'))),
  );
  await haveDone(
    deed === 'rename' ? { do: deed, person, name: given.needed('name') } : { do: deed, person },
    given,
    context,
  );
};

/** `runehold person`: what whoever runs the house does about somebody, also while it serves. */
export const personCommand: Command = {
  args: {
    deed: { type: 'positional', about: 'cli.arg.deed', required: true },
    who: { type: 'positional', about: 'cli.arg.person', required: true },
    role: { type: 'positional', about: 'cli.arg.role' },
    hours: { type: 'string', about: 'cli.arg.hours', hint: 'N' },
    name: { type: 'string', about: 'cli.arg.person-name', hint: 'NAME' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const deed = deeds.find(known => known === given.needed('deed'));
    if (deed === undefined) throw wrongUsage('cli.person.usage', {});
    const database = databaseFor(given, context);
    if (deed === 'show') {
      await withDatabase(() =>
        reading(database, async (db, now) =>
          showPerson(db, now, await whomIn(db, now, given.needed('who')), given, context),
        ),
      );
      return 0;
    }
    if (deed === 'rename' || deed === 'forget') await changePerson(deed, given, context);
    else await withDatabase(() => beside(database, (db, now) => keepOrder(db, now, deed, given)));
    tellDone(given, context);
    return 0;
  },
};
