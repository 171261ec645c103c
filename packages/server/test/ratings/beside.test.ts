import { expect, test } from 'vitest';
import { OrderBook } from '../../src/store/order-book.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { playDecided } from '../driver/decided.ts';
import { joined, named } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { noLimits, serve } from '../driver/server.ts';

const HOME = '203.0.113.9';

test('a rated game of two from one place is shown to whoever keeps order, who lets it be or takes it back', async () => {
  const server = await serve({ limits: { ...noLimits, proxyHops: 1 } });
  const here = named(server.address);
  /** Somebody with an account, who comes from a place from then on. */
  const comeFrom = async (name: string, from: string): Promise<Person> =>
    new Person(here, (await joined(server.address, name)).person.cookie, from);
  const [anna, bela, zoe] = [
    await comeFrom('Anna', HOME),
    await comeFrom('Bela', HOME),
    await comeFrom('Zoe', '198.51.100.4'),
  ];
  const { person: mora } = await joined(server.address, 'Mora');
  const db = await openSqlite(server.database);
  const keepers = await db.selectFrom('people').select('id').where('name', 'in', ['Mora', 'Anna']).execute();
  for (const { id } of keepers) await new OrderBook(db, Date.now).setRole(id, 'moderator');
  await db.destroy();

  await playDecided([anna, zoe]);
  const first = await playDecided([anna, bela]);
  const second = await playDecided([bela, anna]);
  await server.enterResults();
  const { beside } = await mora.call('admin', {});
  // Others of theirs may have been decided, too; none of them with somebody from elsewhere.
  expect(beside.map(({ table }) => table)).toEqual(expect.arrayContaining([first, second]));
  for (const { names } of beside)
    expect(names.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['Anna', 'Bela']);
  // It is rated all the same, for families share an address.
  const gamesOf = async (person: Person): Promise<number> =>
    (await person.call('person', { person: 'me' })).ratings[0]?.games ?? 0;
  const rated = await gamesOf(bela);
  expect(rated).toBe(beside.length);
  const shown = async (act: 'fair' | 'void-rating', table: string): Promise<readonly string[]> =>
    (await mora.call('admin-act', { do: { act, table } })).beside.map(each => each.table);
  // Nobody keeps order in a game of their own.
  for (const act of ['fair', 'void-rating'] as const)
    await expect(anna.call('admin-act', { do: { act, table: second } })).rejects.toThrow('own-affair');
  expect(await shown('fair', first)).not.toContain(first);
  expect(await gamesOf(bela)).toBe(rated);
  expect(await shown('void-rating', second)).not.toContain(second);
  expect(await gamesOf(bela)).toBe(rated - 1);
  // What somebody has seen to stays seen to, also when it is rated anew.
  await server.enterResults();
  expect((await mora.call('admin', {})).beside.map(({ table }) => table)).not.toContain(first);
});
