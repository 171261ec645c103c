import type { AccountStanding } from '@runehold/server/store/accounts/account-store';
import { HouseKeys } from '@runehold/server/store/house/keys';
import { OrderBook } from '@runehold/server/store/order-book';
import { SqlStore } from '@runehold/server/store/sql-store';
import { Watch } from '@runehold/server/watch/watch';
import type { Context } from '../../frame/command.ts';
import type { Given } from '../../frame/given.ts';
import type { Database } from '../keeping/keeping.ts';
import { instant } from '../operating/house.ts';

/** Who somebody is, by what mark the log of the house knows them, their role, and what is in force about them. */
export const showPerson = async (
  db: Database,
  now: () => number,
  { id, name, isClaimed }: AccountStanding,
  given: Given,
  { io, speaker }: Context,
): Promise<void> => {
  const store = new SqlStore(db, now);
  const book = new OrderBook(db, now);
  const [{ value: key = '' } = {}] = await new HouseKeys(db, now).known('journal');
  const mark = new Watch(key).markOf(id);
  const sessions = await store.people.sessions(id);
  const { length: tables } = await store.selves.tables(id);
  const role = await book.roleOf(id);
  const bans = (await book.bans()).filter(({ what }) => what === id);
  if (given.flag('json')) {
    const inForce = bans.map(({ kind, until }) => ({ kind, until }));
    io.out(
      `${JSON.stringify({ id, name, isClaimed, tables, sessions: sessions.length, mark, role, bans: inForce })}\n`,
    );
    return;
  }
  const since = Math.min(...sessions.map(({ madeAt }) => madeAt));
  const lines = [
    speaker.say('cli.person.is', {
      ...{ id, name, label: mark, since: Number.isFinite(since) ? instant(since) : '–' },
      kind: speaker.say(isClaimed ? 'cli.person.account' : 'cli.person.as-guest'),
    }),
    speaker.say('cli.person.holdings', { tables, sessions: sessions.length }),
    role ?? speaker.say('cli.person.role.none'),
    ...bans.map(({ kind, until }) =>
      speaker.say('cli.person.in-force', { kind: speaker.say(`cli.person.${kind}`), until: instant(until) }),
    ),
  ];
  io.out(`${lines.join('\n')}\n`);
};
