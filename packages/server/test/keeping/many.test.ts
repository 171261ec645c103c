import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { SqlSeekers } from '../../src/matching/sql-seekers.ts';
import { Profiles } from '../../src/ratings/profiles.ts';
import { RatingBook } from '../../src/ratings/rating-book.ts';
import { SumBook, sumKeys } from '../../src/ratings/sum-book.ts';
import { Care } from '../../src/store/care.ts';
import { Announcements } from '../../src/store/notices/announcements.ts';
import { OrderBook } from '../../src/store/order-book.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { ordersAt } from '../../src/store/time/sql-orders.ts';
import { askedQueries, sloth } from '../driver/asked-queries.ts';
import { freshFolder } from '../driver/server.ts';

const OVER = 10_000;
const RUNNING = 2000;
const PEOPLE = 1000;
/** The latest games are not rated yet. */
const WAITING = 5;
const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

/** The longest that anybody may wait for one query, in milliseconds. */
const MOST_MS = 20;

/** Everybody plays, and the first of them is at every fifth table: somebody has very many games. */
const playersOf = (n: number): readonly string[] => [
  n % 5 === 0 ? 'p0' : `p${n % PEOPLE}`,
  `p${(n * 7 + 1) % PEOPLE}`,
];

/** Fills a database as a busy year would. */
const fill = (db: DatabaseSyncInstance): void => {
  const into = (table: string, columns: readonly string[]) => {
    const statement = db.prepare(
      `insert or ignore into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
    );
    return (...values: (string | number | null)[]): void => void statement.run(...values);
  };
  const person = into('people', ['id', 'name', 'skeleton', 'made_at', 'signed']);
  const profile = into('profiles', ['person', 'page', 'stale']);
  const table = into('tables', 'id,game,rules,seats,options,secret,commitment,host,listed,set_at'.split(','));
  const summary = into(
    'summaries',
    'table_id,body,is_open,over,frozen,changed_at,hall,came,answers,set_at,played_at,by_people'.split(','),
  );
  const place = into('places', ['guest', 'table_id', 'rank', 'changed_at']);
  const room = into('rooms', ['id', 'host', 'listed', 'body', 'set_at', 'changed_at']);
  const ending = into(
    'endings',
    'table_id,game,rules,seats,answers,pace,winners,persons,ms,at,unrated,state'.split(','),
  );
  const result = into(
    'results',
    'table_id,seat,turn,person,faction,place,since,given,think_ms,is_open,at,rated'.split(','),
  );
  const rating = into('ratings', 'person,game,seats,mu,sigma,games,rank,listed,last_at'.split(','));
  const event = into(
    'rating_events',
    'table_id,person,game,seats,mu_before,sigma_before,mu,sigma,at'.split(','),
  );
  db.exec('begin');
  for (let n = 0; n < PEOPLE; n++) {
    const lastAt = NOW - (n % 90) * 24 * 60 * MINUTE;
    person(`p${n}`, `Person ${n}x`, `person${n}x`, NOW - 400 * 24 * 60 * MINUTE, 0);
    profile(`p${n}`, `page${String(n).padStart(12, '0')}`, n % 20 === 0 ? 1 : 0);
    rating(`p${n}`, 'runewars', 2, 20 + (n % 100) / 10, 4, 30, 12 + (n % 100) / 10, 1, lastAt);
    room(`room${n}`, `p${n}`, 1, '{}', NOW, NOW - n * 1000);
  }
  const body = JSON.stringify({
    id: 't',
    game: 'runewars',
    holders: [],
    owned: [],
    waiting: [],
    places: [1, 2],
  });
  for (let n = 0; n < OVER + RUNNING; n++) {
    const isOver = n < OVER;
    const [id, at, guests] = [`t${n}`, NOW - n * MINUTE, playersOf(n)];
    table(id, 'runewars', '3', 2, '{}', 's', 'c', guests[0], 1, at);
    summary(id, body, n % 2, isOver ? 1 : 0, 0, at, isOver ? 0 : 2, n % 3 === 0 ? 0 : 1, 100, at, at, 1);
    for (const [seat, guest] of guests.entries()) {
      place(guest, id, isOver ? 0 : 1 + (n % 2), at);
      if (!isOver) continue;
      const faction = ['daqan', 'latari', 'uthuk', 'waiqar'][(n + seat) % 4];
      result(id, seat, 0, guest, faction, 1 + ((n + seat) % 2), 0, 50, 1000, n % 4 === 0 ? 1 : 0, at, 1);
      if (n >= WAITING) event(id, guest, 'runewars', 2, 25, 8, 25.1, 7.9, at);
    }
    if (isOver) ending(id, 'runewars', '3', 2, 100, 'live', 1, 2, 60 * MINUTE, at, null, n < WAITING ? 1 : 2);
  }
  fillBeside(into);
  db.exec('commit');
};

type Into = (table: string, columns: readonly string[]) => (...values: (string | number | null)[]) => void;

/** What stands beside games: who is asked where, who looks for what, what was said, done, ordered and is on its way. */
const fillBeside = (into: Into): void => {
  const chat = into('chat', 'table_id,room,name,text,at,guest,removed'.split(','));
  const report = into('reports', 'table_id,line,by,of,name,text,at,settled'.split(','));
  const ban = into('bans', 'id,kind,what,name,until,by,at'.split(','));
  const deed = into('audit', 'id,at,by,act,about,of'.split(','));
  const invite = into('invites', 'id,table_id,seat,person,by,at,until,used'.split(','));
  const seeker = into(
    'seekers',
    'person,game,seats,pace,rating,reliability,reliable,since,seen_at,table_id'.split(','),
  );
  const order = into('orders', ['table_id', 'id', 'person', 'body']);
  const sending = into(
    'outbox',
    'id,person,kind,channel,table_id,seq,state,due_at,tries,claimed_until,changed_at'.split(','),
  );
  const token = into('api_tokens', 'hash,person,owner,label,scopes,made_at,expires_at'.split(','));
  const due = into('due', 'table_id,seat,kind,at,seq,done'.split(','));
  const fault = into('faults', 'table_id,seq,report,at,by'.split(','));
  const push = into('push', 'hash,person,endpoint,p256dh,auth,made_at'.split(','));
  const news = into('announcements', 'n,en,pl,made_at,until,stop_at'.split(','));
  const HOUR = 60 * MINUTE;
  for (let n = 0; n < OVER; n++) {
    const [person, table, at] = [`p${n % PEOPLE}`, `t${n}`, NOW - n * MINUTE];
    chat(table, 'table', 'Somebody', 'hello', at, person, 0);
    report(table, n, `p${(n + 1) % PEOPLE}`, person, 'Somebody', 'hello', at, n % 100 === 0 ? 0 : 1);
    ban(`ban${n}`, 'mute', person, 'Somebody', n % 500 === 0 ? NOW + HOUR : at, 'p1', at);
    deed(`deed${n}`, at, 'p1', n % 3 === 0 ? 'hide' : 'export', table, person);
    invite(`i${n}`, n < 200 ? 't0' : table, null, person, `p${(n + 3) % PEOPLE}`, at, NOW + n * MINUTE, 0);
    order(table, n, person, '{}');
    const state = n % 50 === 0 ? 'due' : n % 50 === 1 ? 'held' : 'sent';
    sending(`s${n}`, person, 'chat', 'push', table, null, state, at, 0, 0, at);
    token(`h${n}`, person, person, 'mine', 'read', at, NOW + HOUR);
    due(table, 0, 'start', n % 100 === 0 ? at : null, n, 0);
    fault(table, 1, '{"words":"wrong"}', at, n % 100 === 0 ? person : null);
    news(n + 1, 'a word', 'słowo', at, n < 3 ? NOW + HOUR : at, null);
  }
  for (let n = 0; n < PEOPLE; n++) {
    seeker(`p${n}`, 'runewars', 2, 'live', 1500, 100, 0, NOW, NOW, n % 10 === 0 ? null : `t${n}`);
    push(`push${n}`, `p${n}`, 'https://push.example', 'p', 'a', NOW);
  }
};

test('with ten thousand games over and two thousand running every query goes by an index, in no time', async () => {
  const file = join(freshFolder(), 'many.sqlite');
  await (await openSqlite(file)).destroy();
  const { db, raw, asked } = askedQueries(file);
  fill(raw);
  const now = () => NOW + MINUTE;
  const [store, care] = [new SqlStore(db, now), new Care(db, now)];
  const profiles = new Profiles(db, now);
  const look = async (): Promise<void> => {
    for (const listing of ['mine', 'open', 'watch'] as const) {
      const { after } = await store.list(listing, 'p0');
      expect(after).toBeDefined();
      await store.list(listing, 'p0', after);
    }
    await store.running('p0');
    await store.summary('t1');
    await store.rooms.setBy('p3');
    await store.rooms.unchangedSince(NOW - 1000 * 900, NOW - 1000 * 900, 100);
    await care.tidyHall();
    await care.stale(10);
    // People and boards.
    expect(await profiles.personOf(await profiles.pageOf('p0').then(page => page ?? ''))).toBe('p0');
    expect(await profiles.ratings('p0')).toHaveLength(1);
    for (const all of [true, false]) {
      const { games, after } = await profiles.games('p0', all);
      expect([games.length, after !== undefined]).toEqual([30, true]);
      await profiles.games('p0', all, after);
    }
    const board = await profiles.board('runewars', 2, 'p0');
    expect(board.rows).toHaveLength(30);
    const next = await profiles.board('runewars', 2, 'p0', board.after);
    expect(new Set([...board.rows, ...next.rows].map(({ page }) => page)).size).toBe(60);
    expect(board.rows[0].rating).toBeGreaterThanOrEqual(next.rows[0].rating);
    await profiles.sums('p0');
    await profiles.gameSums('runewars');
    await profiles.companions('p0');
    expect(await store.hide('t1', 'nobody', true)).toBe(false);
    await besides();
  };
  const book = new OrderBook(db, now);
  const seekers = new SqlSeekers(db);
  const announcements = new Announcements(db, now);
  const besides = async (): Promise<void> => {
    expect((await store.locks.invitations('t0')).length).toBeGreaterThan(100);
    expect(await store.locks.invitedTo('p3', 10)).not.toEqual([]);
    expect(await seekers.looking(NOW)).toHaveLength(PEOPLE / 10);
    await seekers.of('p3', NOW);
    expect(await book.openReports(50)).toHaveLength(50);
    await book.report('t3', 3);
    await book.around('t3', 4);
    expect((await book.bans()).length).toBe(OVER / 500);
    await book.placesOf('p3');
    await book.keepers();
    for (const acts of [undefined, ['hide']]) expect(await book.deeds(50, acts)).toHaveLength(50);
    expect(await book.problems(50)).toHaveLength(50);
    expect(await ordersAt(db, 't3')).toEqual([{}]);
    expect(await store.outbox.held('p1', 'push')).not.toEqual([]);
    await store.outbox.claim('push', 8);
    await store.outbox.sentSince('p2', NOW - 60 * MINUTE);
    await store.outbox.withdraw('p3', 't3', NOW);
    await store.outbox.forget(NOW - 14 * 24 * 60 * MINUTE);
    await store.reach.push('p3');
    expect(await store.outside.tokens('p3')).not.toEqual([]);
    await store.outside.hashesOf('p3');
    await store.outside.bots('p3');
    expect(await store.dues.before(NOW, 100)).not.toEqual([]);
    expect(await announcements.standing()).toHaveLength(3);
    await announcements.takeBack(9999);
    await store.chat.mutedBy('p3');
    await store.chat.latest('t3');
  };
  // Several times, for the machine has other things to do: how long a query takes is the least it took.
  for (let round = 0; round < 3; round++) await look();
  // What the house does by itself.
  const sums = new SumBook(db, now);
  for (let round = 0; round < 3; round++) {
    expect(await sums.people(1)).toBe(1);
    expect(await sums.games(['runewars'])).toBe(true);
    expect(await sums.games(['runewars'])).toBe(false);
    await db.deleteFrom('stats').where('key', '=', sumKeys.made).execute();
  }
  expect((await profiles.gameSums('runewars')).bySeats).toMatchObject([{ seats: 2, games: OVER }]);
  expect((await profiles.sums('p0')).games).toBeGreaterThan(OVER / 5);
  // The latest five wait: they are rated, and one that is taken back has some after it rated anew.
  expect(await new RatingBook(db).rate(10)).toBe(WAITING);
  for (const [table, after] of [
    ['t3', 3],
    ['t2', 2],
    ['t1', 1],
  ] as const) {
    expect(await new RatingBook(db).void(table)).toBe(true);
    expect(await new RatingBook(db).rate(10)).toBe(after);
  }
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(query => sloth(query).length > 0)).toEqual([]);
  const least = new Map<string, number>();
  for (const { sql, ms } of asked) least.set(sql, Math.min(ms, least.get(sql) ?? ms));
  expect([...least].filter(([, ms]) => ms >= MOST_MS)).toEqual([]);
  await db.destroy();
});
