import type { TablePlan } from '@runehold/protocol/hall/tables';
import { describe, expect, test } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { openDatabase } from '../../src/store/database.ts';
import { gathered } from '../driver/gathered.ts';
import { joined } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import type { Seat } from '../driver/seat.ts';
import { serve } from '../driver/server.ts';

/** Two people who have gathered and begun at a table with a clock. */
const begin = async (people: readonly Person[], more: Partial<TablePlan> = {}) => {
  const { table, seats } = await gathered(people, more);
  for (const seat of seats) await seat.hello(table);
  return { table, seats };
};

const playOut = async (seats: readonly Seat[]): Promise<void> => {
  await Promise.all(seats.map((seat, n) => playOn(seat, { seed: n + 1 })));
  for (const seat of seats) expect(seat.over).toBe(true);
};

const arrive = async (settings = {}) => {
  const server = await serve(settings);
  const [anna, bela, zoe] = [
    (await joined(server.address, 'Anna')).person,
    (await joined(server.address, 'Bela')).person,
    await Person.arrive(server.address, 'Zoe'),
  ];
  return { server, anna, bela, zoe };
};

/** An evening at which somebody has won: a game that everybody shares is rated for nobody. */
const decided = async () => {
  for (;;) {
    const evening = await arrive();
    const played = await begin([evening.anna, evening.bela]);
    await playOut(played.seats);
    if (new Set(played.seats[0].view?.places).size > 1) return { ...evening, ...played };
  }
};

describe('a game that ends', () => {
  test('is on the page of everybody who played, with what it did to their ratings', async () => {
    const { server, anna, zoe, table } = await decided();
    await server.enterResults();
    const own = await anna.call('person', { person: 'me' });
    const [rating] = own.ratings;
    expect(own).toMatchObject({
      name: 'Anna',
      me: true,
      sums: { games: 1, reliability: { finished: 1, of: 1 } },
    });
    expect(own.ratings).toHaveLength(1);
    expect(rating).toMatchObject({ game: 'masquerade', seats: 2, provisional: true, games: 1 });
    expect(rating.curve.map(([, shown]) => shown)).toEqual([rating.rating]);
    const [game] = own.last.games;
    expect(game).toMatchObject({
      table,
      change: rating.rating - 1500,
      left: false,
      others: [{ name: 'Bela' }],
    });
    expect(game.place === 1).toBe(rating.rating > 1500);
    expect(own.sums.paces).toMatchObject([{ game: 'masquerade' }]);
    // Strangers find her by her seat and by her page, and find the same.
    const { page = '' } = own;
    const found = await zoe.call('person-at', { table, seat: '0' });
    expect(found).toEqual({ ...own, me: false });
    expect(await zoe.call('person', { person: page })).toEqual(found);
    // What the house knows people by is nobody else's business.
    const db = await openDatabase(server.database);
    const ids = (await db.selectFrom('people').select('id').execute()).map(({ id }) => id);
    await db.destroy();
    for (const id of ids) expect(JSON.stringify([own, found])).not.toContain(id);
    // Entering it again changes nothing, and neither does a restart.
    await server.enterResults();
    await server.close();
    const again = await serve({ database: server.database });
    anna.move(again.address);
    await again.enterResults();
    expect(await anna.call('person', { person: 'me' })).toEqual(own);
  });

  test('at a table that nobody else can find is told to its players alone, and still counts', async () => {
    const { server, anna, bela, zoe } = await arrive();
    const hidden = await begin([anna, bela], { listed: false });
    await playOut(hidden.seats);
    const locked = await begin([anna, bela], { password: 'open sesame' });
    await playOut(locked.seats);
    await server.enterResults();
    const own = await anna.call('person', { person: 'me' });
    expect(own.last.games.map(({ table }) => table)).toEqual([locked.table, hidden.table]);
    const seen = await zoe.call('person', { person: own.page ?? '' });
    expect([seen.last, seen.sums.games, seen.ratings]).toEqual([{ games: [] }, 2, own.ratings]);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${hidden.table}|${locked.table}`));
    const after = `${Date.now() + 1000}.zzz.9`;
    expect(await zoe.call('person-games', { person: own.page ?? '', after })).toEqual({ games: [] });
    expect((await anna.call('person-games', { person: 'me', after })).games).toHaveLength(2);
    // A table with a password tells nobody who sits there.
    await expect(zoe.call('person-at', { table: locked.table, seat: '0' })).rejects.toThrow('refusal.locked');
    expect((await bela.call('person-at', { table: locked.table, seat: '0' })).name).toBe('Anna');
  });

  test('rates nobody where fewer than two have an account', async () => {
    const { server, anna, zoe } = await arrive();
    const { seats } = await begin([anna, zoe]);
    await playOut(seats);
    await server.enterResults();
    for (const person of [anna, zoe]) {
      const { ratings, sums } = await person.call('person', { person: 'me' });
      expect([ratings, sums.games]).toEqual([[], 1]);
    }
  });

  test('without a clock, or by agreement, changes no rating; who leaves is known by it', async () => {
    const { server, anna, bela } = await arrive();
    const free = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const [a, b] = [await anna.come(free), await bela.come(free)];
    await b.request({ type: 'sit', seat: 1 });
    await playOut([a, b]);
    const { seats } = await begin([anna, bela]);
    const mover = seats.findIndex(seat => askOf(seat) !== undefined);
    await playOn(seats[mover], { answers: 1 });
    expect(await seats[1].refused({ type: 'leave', seat: 1 })).toBeUndefined();
    expect(await seats[0].refused({ type: 'propose', what: 'end' })).toBeUndefined();
    await seats[0].until(() => seats[0].people?.play === 'called-off');
    await server.enterResults();
    const [own, left] = [
      await anna.call('person', { person: 'me' }),
      await bela.call('person', { person: 'me' }),
    ];
    expect([own.ratings, own.sums.games, own.sums.reliability]).toEqual([[], 1, { finished: 1, of: 1 }]);
    expect([left.sums.games, left.sums.reliability]).toEqual([1, { finished: 1, of: 2 }]);
    expect(left.last.games.map(game => game.left)).toEqual([true, false]);
  });

  test('that came as a file is nobody’s', async () => {
    const { server, anna } = await arrive();
    const alone = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await playOut([await anna.come(alone)]);
    const file = await anna.call('export-file', { table: alone });
    for (let n = 0; n < 3; n++)
      await anna.call('import-file', { file, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await server.enterResults();
    const { sums, last } = await anna.call('person', { person: 'me' });
    expect([sums.games, last.games.map(({ table }) => table)]).toEqual([1, [alone]]);
    expect((await anna.call('game-sums', { game: 'masquerade' })).bySeats).toMatchObject([
      {
        seats: 2,
        games: 1,
        places: [
          { seat: 0, games: 1 },
          { seat: 1, games: 1 },
        ],
      },
    ]);
  });
});

describe('games that ended before results were kept', () => {
  test('are entered once, as if they had been', async () => {
    const { server, anna, bela } = await arrive();
    const { seats } = await begin([anna, bela]);
    await playOut(seats);
    await server.enterResults();
    const own = await anna.call('person', { person: 'me' });
    await server.close();
    const db = await openDatabase(server.database);
    const ended = await db.selectFrom('endings').select('at').executeTakeFirstOrThrow();
    for (const table of ['endings', 'results', 'ratings', 'rating_events', 'stats'] as const)
      await db.deleteFrom(table).execute();
    await db.destroy();
    const again = await serve({ database: server.database });
    anna.move(again.address);
    await again.enterResults();
    const found = await anna.call('person', { person: 'me' });
    expect(found).toEqual(own);
    expect(found.last.games[0].at).toBe(Number(ended.at));
    await again.enterResults();
    expect(await anna.call('person', { person: 'me' })).toEqual(own);
  });
});

describe('whoever asks about people', () => {
  test('gets what there is or a reason, and nothing is written down', async () => {
    const { server, anna, zoe } = await arrive();
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const get = async (path: string): Promise<[number, unknown]> => {
      const response = await fetch(`${server.address}${path}`);
      return [response.status, await response.json()];
    };
    for (const path of [
      '/api/people/nobody',
      "/api/people/'or'1'='1'--xyz",
      '/api/people/me/games/0',
      '/api/people/me/games/1.a.b',
      `/api/people/me/games/${'9'.repeat(40)}.a.1`,
      `/api/tables/${table}/people/9`,
      `/api/tables/${table}/people/-1`,
      `/api/tables/${table}/people/__proto__`,
      '/api/boards/runewars/5',
      '/api/boards/runewars/2/short',
      `/api/boards/${'x'.repeat(65)}/2`,
    ])
      expect(await get(path)).toMatchObject([400, { reason: { key: 'refusal.malformed' } }]);
    expect(await get(`/api/people/${'a'.repeat(16)}`)).toMatchObject([
      404,
      { reason: { key: 'refusal.no-person' } },
    ]);
    // An open seat is nobody's, and so is a table that is not there.
    await expect(zoe.call('person-at', { table, seat: '1' })).rejects.toThrow('refusal.no-person');
    await expect(zoe.call('person-at', { table: 'nobodysTable1234', seat: '0' })).rejects.toThrow(
      'refusal.no-table',
    );
    expect(await get('/api/boards/no-such-game/2')).toMatchObject([200, { rows: [] }]);
    expect(await get(`/api/boards/runewars/2/${'a'.repeat(16)}`)).toMatchObject([200, { rows: [] }]);
    expect(await get('/api/statistics/__proto__')).toMatchObject([200, { bySeats: [] }]);
    // A newcomer who only looks at their own page has one, and is not written down for it.
    const fresh = new Person(server.address);
    expect(await fresh.call('person', { person: 'me' })).toMatchObject({
      me: true,
      ratings: [],
      last: { games: [] },
    });
    expect((await fresh.call('sessions', {})).sessions).toEqual([]);
    expect(server.complaints).toEqual([]);
  });

  test('as fast as they can is told to wait', async () => {
    const { units } = usualLimits;
    const { address } = await serve({ limits: { units } });
    const flooder = await Person.arrive(address, 'Flood');
    const asked = await Promise.allSettled(
      Array.from({ length: 1.5 * (units.person.burst / 5) }, () => flooder.call('person', { person: 'me' })),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(asked.length - refused.length).toBeGreaterThan(0);
    const other = await Person.arrive(address, 'Patience');
    expect((await other.call('person', { person: 'me' })).name).toBe('Patience');
  });
});
