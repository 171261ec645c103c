import { OrderBook } from '@runehold/server/store/order-book';
import { openSqlite } from '@runehold/server/store/sqlite/open';
import { expect, test } from 'vitest';
import { playDecided } from '../../server/test/driver/decided.ts';
import { joined } from '../../server/test/driver/member.ts';
import type { Person } from '../../server/test/driver/person.ts';
import { serve } from '../../server/test/driver/server.ts';
import { hear } from './fixtures/terminal.ts';

test('what a game did to ratings is taken back by command and by whoever keeps order, and those after it count as if it had never been', async () => {
  const server = await serve();
  const [anna, bela, mora] = [
    (await joined(server.address, 'Anna')).person,
    (await joined(server.address, 'Bela')).person,
    (await joined(server.address, 'Mora')).person,
  ];
  const db = await openSqlite(server.database);
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('name', '=', 'Mora')
    .executeTakeFirstOrThrow();
  await new OrderBook(db, Date.now).setRole(id, 'moderator');
  await db.destroy();
  const ratingOf = async (person: Person) => (await person.call('person', { person: 'me' })).ratings[0];

  // Anna wins the first game and loses the second, whatever the games have to do for that.
  const first = await playDecided([anna, bela], place => place === 1);
  await server.enterResults();
  const second = await playDecided([anna, bela], place => place !== 1);
  await server.enterResults();
  const both = { anna: await ratingOf(anna), bela: await ratingOf(bela) };
  const rated = both.anna?.games ?? 0;
  expect(both.anna?.curve).toHaveLength(rated);

  const give = (...words: readonly string[]) => hear([...words, '--database', server.database]);
  expect(await give('void', first)).toMatchObject({ code: 0, err: '' });
  await server.enterResults();
  const left = { anna: await ratingOf(anna), bela: await ratingOf(bela) };
  expect([left.anna?.games, left.bela?.games]).toEqual([rated - 1, rated - 1]);
  expect(left.anna?.rating).toBeLessThan(both.anna?.rating ?? 0);
  expect(left.bela?.rating).toBeGreaterThan(both.bela?.rating ?? 0);
  // Once is enough.
  expect((await give('void', first)).out).toContain(first);
  await server.enterResults();
  expect(await ratingOf(anna)).toEqual(left.anna);

  const act = (table: string) => mora.call('admin-act', { do: { act: 'void-rating', table } });
  await expect(act(first)).rejects.toThrow('refusal.not-rated');
  expect((await act(second)).deeds.map(({ by, act: done, about }) => [by, done, about])).toEqual([
    ['Mora', 'void-rating', second],
    ['command', 'void-rating', first],
  ]);
  // The page shows it at once: nothing is left of the second game either.
  expect((await ratingOf(anna))?.games ?? 0).toBe(rated - 2);
  const { last } = await anna.call('person', { person: 'me' });
  for (const table of [first, second])
    expect(last.games.find(game => game.table === table)).not.toHaveProperty('change');
});
