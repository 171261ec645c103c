import { HouseKeys } from '@runehold/server/store/house/keys';
import { SqlStore } from '@runehold/server/store/sql-store';
import { Watch } from '@runehold/server/watch/watch';
import type { Command, Context } from '../../frame/command.ts';
import { notDone } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { type Database, databaseArg, databaseFor, reading, withDatabase } from '../keeping/keeping.ts';
import { haveDone, instant, oneOf, tellDone } from './house.ts';

const whats = ['show', 'rename', 'forget'] as const;

/** Who somebody is, and by what mark the log of the house knows them. */
const show = async (db: Database, id: string, given: Given, { io, speaker }: Context): Promise<void> => {
  const now = (): number => Date.now();
  const store = new SqlStore(db, now);
  const standing = await store.accounts.standing(id);
  if (!standing) throw notDone('cli.operate.no-person');
  const [{ value: key = '' } = {}] = await new HouseKeys(db, now).known('journal');
  const mark = new Watch(key).markOf(id);
  const sessions = await store.people.sessions(id);
  const { length: tables } = await store.selves.tables(id);
  const since = Math.min(...sessions.map(({ madeAt }) => madeAt));
  const { name, isClaimed } = standing;
  if (given.flag('json')) {
    io.out(`${JSON.stringify({ id, name, isClaimed, tables, sessions: sessions.length, mark })}\n`);
    return;
  }
  io.out(
    `${speaker.say('cli.operate.person', {
      ...{ id, name, label: mark, since: Number.isFinite(since) ? instant(since) : '–' },
      kind: speaker.say(isClaimed ? 'cli.operate.kind.account' : 'cli.operate.kind.guest'),
    })}\n${speaker.say('cli.operate.holdings', { tables, sessions: sessions.length })}\n`,
  );
};

/** `runehold people`: what is done about somebody's data, by whoever runs the house. */
export const peopleCommand: Command = {
  args: {
    what: { type: 'positional', about: 'cli.arg.people-what', required: true },
    person: { type: 'positional', about: 'cli.arg.people-id', required: true },
    name: { type: 'string', about: 'cli.arg.people-name', hint: 'NAME' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const what = oneOf(whats, given.needed('what'), 'WHAT');
    const person = given.needed('person');
    if (what === 'show')
      await withDatabase(() => reading(databaseFor(given, context), db => show(db, person, given, context)));
    else {
      const errand =
        what === 'rename'
          ? ({ do: what, person, name: given.needed('name') } as const)
          : ({ do: what, person } as const);
      await haveDone(errand, given, context);
      tellDone(given, context);
    }
    return 0;
  },
};
