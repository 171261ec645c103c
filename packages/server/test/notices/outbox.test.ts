import { join } from 'node:path';
import type { FastChance } from '@runehold/kernel/chance/fast';
import { game as masquerade } from '@runehold/masquerade/game';
import { usualWishes } from '@runehold/protocol/parts/notice';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { expect, test } from 'vitest';
import { appendOf } from '../../src/host/store-keeper.ts';
import { signatureOf } from '../../src/notices/channels/webhook.ts';
import { askedIn, waitAt } from '../../src/notices/from-game.ts';
import { usualSettings } from '../../src/notices/hours.ts';
import { waitAfter } from '../../src/notices/sender.ts';
import { tokenHash } from '../../src/people/tokens.ts';
import { openDatabase, readDatabase } from '../../src/store/database.ts';
import { Announcements } from '../../src/store/notices/announcements.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { Person } from '../driver/person.ts';
import { anyReply, askOf, playOn } from '../driver/play.ts';
import type { Seat } from '../driver/seat.ts';
import { freshFolder, serve } from '../driver/server.ts';
import { ANNA, BELA, cookieFor, playSome } from '../driver/twins.ts';
import { company, Elsewhere, HOUR, houseThatTells, MINUTE, SECOND, sitDown } from './company.ts';

const first: FastChance = { pick: () => 0 } as unknown as FastChance;

/** Answers for both until an answer of the one has made it the turn of the other alone. */
const untilOnly = async (a: Seat, b: Seat): Promise<void> => {
  for (let n = 0; n < 200; n++) {
    await Promise.all([a, b].map(each => each.until(() => a.seq === b.seq)));
    const seat = askOf(a) === undefined ? b : a;
    const [ask, before] = [askOf(seat), askOf(b)?.id];
    if (!ask) throw new Error('nobody is asked');
    const { seq } = seat;
    expect((await seat.answer(ask.id, anyReply(ask, first))).type).toBe('done');
    await Promise.all([a, b].map(each => each.until(() => each.seq > seq)));
    const then = askOf(b)?.id;
    if (seat === a && askOf(a) === undefined && then !== undefined && then !== before) return;
  }
  throw new Error('it was never the turn of the other alone');
};

const rowsOf = async (database: string) => {
  const db = await readDatabase(database);
  const rows = await db.selectFrom('outbox').selectAll().orderBy('due_at').execute();
  await db.destroy();
  return rows;
};

test('whoever has gone is told that it is their move, once, after a while', async () => {
  const { a, b, phone, later, table } = await company();
  await untilOnly(a, b);
  b.cut();
  await a.until(() => a.people?.players[1].present === false);
  await later(SECOND);
  expect(phone.kinds).toEqual([]);
  await later(20 * SECOND);
  expect(phone.told).toEqual([
    expect.objectContaining({
      kind: 'your-move',
      title: 'Your move in Masquerade',
      table,
      lines: ['At the table: Anna.'],
      url: `https://games.runehold.org/#/table/server/${table}`,
    }),
  ]);
  await later(HOUR);
  expect(phone.kinds).toHaveLength(1);
  // Where it is played over days nobody is hurried, however many they are for a turn.
  const soon = 20 * SECOND;
  expect((['none', 'live', 'hours', 'days', 'week'] as const).map(waitAt)).toEqual([
    soon,
    soon,
    ...Array<number>(3).fill(5 * MINUTE),
  ]);
});

test('who answers in time, and who is looking, is told nothing; an open window alone is no look', async () => {
  const { a, b, phone, later, clock } = await company();
  await untilOnly(a, b);
  await later(5 * SECOND);
  await playOn(b, { answers: 1 });
  await later(30 * SECOND);
  phone.calls.length = 0;
  await untilOnly(a, b);
  await clock.pass(50 * SECOND);
  await b.request({ type: 'ping' });
  await later(5 * SECOND);
  expect(phone.kinds).toEqual([]);
});

test('a window that stands open and is not looked at keeps nobody from being told', async () => {
  const { a, b, bela, table, phone, later, clock } = await company();
  await untilOnly(a, b);
  await playOn(b, { answers: 1 });
  await clock.pass(2 * MINUTE);
  // Its line was lost and is back: nobody has looked at it for that.
  b.cut();
  const again = await bela.connect();
  again.send({ type: 'hello', protocol: a.state?.protocol ?? 0, table, again: true });
  await again.until(() => again.state !== undefined);
  await untilOnly(a, again);
  phone.calls.length = 0;
  await clock.pass(2 * MINUTE);
  await playOn(again, { answers: 1 });
  await untilOnly(a, again);
  await clock.pass(61 * SECOND);
  await later(0);
  expect(phone.kinds).toEqual(['your-move']);
});

/** A game in which the last answer was Anna's, has made it Béla's turn, and can still be taken back. */
const undoable = (): HostedGame => {
  for (let seed = 0; seed < 200; seed++) {
    const some = { game: masquerade, seats: 2, answers: 3 + (seed % 12), seed };
    const hosted = playSome(some, seat => (seat === 0 ? ANNA : BELA));
    const [ask, ...more] = askedIn(hosted);
    const last = hosted.log[ask?.since ?? 0];
    const isAnnas = last.kind === 'answered' && last.seat === 0 && last.closes;
    if (isAnnas && ask?.seat === 1 && more.length === 0 && hosted.refuseUndo(0) === undefined) return hosted;
  }
  throw new Error('there is no such game');
};

test('an answer that is taken back tells nobody', async () => {
  const phone = await Elsewhere.open();
  const database = join(freshFolder(), 'runehold.sqlite');
  const hosted = undoable();
  const store = new SqlStore(await openDatabase(database), () => Date.now());
  for (const guest of [ANNA, BELA]) await store.people.bear(guest, tokenHash(guest.id));
  await store.reach.setWebhook(BELA.id, { url: phone.address, secret: 'secret' });
  const { game, rules } = hosted.engine;
  const tables = ['taken-back', 'left-alone'];
  for (const id of tables) {
    const head = { ...hosted.setup, id, game, rules, host: ANNA.id, listed: false, setAt: 0 };
    await store.append({ ...appendOf(head, hosted, 0, false), head });
  }
  await store.close();
  const { server, later } = await houseThatTells({}, { database });
  const a = await new Person(server.address, cookieFor(ANNA)).come(tables[0]);
  expect(await a.refused({ type: 'undo', seq: a.seq })).toBeUndefined();
  await later(30 * SECOND);
  expect(phone.told).toMatchObject([{ kind: 'your-move', table: 'left-alone' }]);
  const states = (await rowsOf(database)).map(({ table_id, state }) => [table_id ?? '', state] as const);
  expect(Object.fromEntries(states)).toEqual({ 'left-alone': 'sent', 'taken-back': 'dropped' });
});

test('what is to be told is written with what it is about, or neither is', async () => {
  let fails = false;
  const { server } = await houseThatTells(
    {},
    {
      around: store =>
        new Proxy(store, {
          get: (target, name) => {
            const member: unknown = Reflect.get(target, name, target);
            if (typeof member !== 'function') return member;
            if (name !== 'append') return (member as () => unknown).bind(target);
            return async (append: Parameters<typeof store.append>[0]) => {
              // A record that is there already: the whole transaction fails.
              if (fails) return target.append({ ...append, first: 0 });
              return target.append(append);
            };
          },
        }),
    },
  );
  const [anna, bela] = [await Person.arrive(server.address), await Person.arrive(server.address, 'Bela')];
  const phone = await Elsewhere.open();
  await bela.call('set-webhook', { url: phone.address });
  const { seats } = await sitDown([anna, bela]);
  const ask = askOf(seats[0]);
  const before = await rowsOf(server.database);
  fails = true;
  expect(await seats[0].refused({ type: 'answer', ask: ask?.id ?? '', seq: seats[0].seq, reply: [1] })).toBe(
    'refusal.store',
  );
  expect(await rowsOf(server.database)).toEqual(before);
});

test('a vote and the end of a game are told to whoever has gone, and a vote that is settled is not', async () => {
  const { a, b, bela, table, phone, later } = await company();
  b.cut();
  await later(30 * SECOND);
  phone.calls.length = 0;
  expect(await a.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  await later(25 * SECOND);
  expect(phone.told).toMatchObject([{ kind: 'vote', title: 'Your vote is needed in Masquerade' }]);
  const back = await bela.come(table);
  expect(
    await back.refused({ type: 'vote', matter: back.people?.matter?.id ?? 0, vote: 'yes' }),
  ).toBeUndefined();
  back.cut();
  await a.until(() => a.people?.play === 'called-off' && a.people.players[1].present === false);
  await later(25 * SECOND);
  expect(phone.kinds).toEqual(['vote', 'over']);
});

test('a room that is full calls whoever is not ready; a rematch calls the others, once a game', async () => {
  const { server, later, anna, bela, phone, a, b, table } = await company();
  const plan = {
    game: 'masquerade',
    options: {},
    seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
    listed: false,
    pace: 'none' as const,
    gather: true as const,
  };
  // Of a game that is not over, or that one did not play, nobody is called.
  await anna.call('set-table', { ...plan, rematchOf: table });
  expect(await a.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  await b.until(() => b.people?.matter !== undefined);
  await b.refused({ type: 'vote', matter: b.people?.matter?.id ?? 0, vote: 'yes' });
  await a.until(() => a.people?.play === 'called-off');
  const stranger = await Person.arrive(server.address, 'Olga');
  await stranger.call('set-table', { ...plan, rematchOf: table });
  b.cut();
  await later(2 * MINUTE);
  expect(phone.kinds).toEqual(['over']);
  const { table: room } = await anna.call('set-table', { ...plan, rematchOf: table });
  await anna.call('set-table', { ...plan, rematchOf: table });
  await later(0);
  expect(phone.told.slice(1)).toMatchObject([{ kind: 'rematch', table: room }]);
  const enter = async (person: Person): Promise<Seat> => {
    const seat = await person.connect();
    void seat.hello(room);
    await seat.until(() => seat.room !== undefined);
    return seat;
  };
  const [one, two] = [await enter(anna), await enter(bela)];
  expect(await two.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await one.refused({ type: 'ready', on: true })).toBeUndefined();
  two.cut();
  await one.until(() => one.room?.seats[1].present === false);
  await later(25 * SECOND);
  expect(phone.kinds).toEqual(['over', 'rematch', 'room-ready']);
});

test('whoever has muted somebody is not called by them', async () => {
  const { later, anna, bela, phone, a, b, table } = await company();
  expect(await a.refused({ type: 'say', text: 'hurry up' })).toBeUndefined();
  await b.until(() => b.lines.length > 0);
  expect(await b.refused({ type: 'mute', line: b.lines[0].id, on: true })).toBeUndefined();
  expect(await a.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  await b.until(() => b.people?.matter !== undefined);
  await b.refused({ type: 'vote', matter: b.people?.matter?.id ?? 0, vote: 'yes' });
  await a.until(() => a.people?.play === 'called-off');
  b.cut();
  await anna.call('set-table', {
    game: 'masquerade',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    pace: 'none',
    gather: true,
    rematchOf: table,
  });
  await later(2 * MINUTE);
  expect(phone.kinds).not.toContain('rematch');
  expect((await bela.call('tables', {})).mine[0].id).toBe(table);
});

/** A person with a webhook whom the house tells things at will. */
const told = async () => {
  const house = await houseThatTells();
  const bela = await Person.arrive(house.server.address, 'Bela');
  const phone = await Elsewhere.open();
  await bela.call('set-webhook', { url: phone.address });
  const db = await readDatabase(house.server.database);
  const { id: person } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  await db.destroy();
  let n = 0;
  const tell = (): Promise<void> => house.server.notify({ person, kind: 'new-device', mark: String(n++) });
  return { ...house, bela, phone, person, tell };
};

test('a call is signed with the secret of its person', async () => {
  const { phone, later, tell, bela } = await told();
  await tell();
  await later(0);
  const [{ headers, body }] = phone.calls;
  const secret = (await bela.call('notices', {})).webhook?.secret ?? '';
  const [, seconds = ''] = /^t=(\d+),/.exec(String(headers['runehold-signature'])) ?? [];
  expect(headers['runehold-signature']).toBe(signatureOf(secret, Number(seconds), String(body)));
  expect(headers['runehold-signature']).not.toBe(signatureOf('another', Number(seconds), String(body)));
});

test('what the other end does not take is tried again, a minute later and then ever less often, six times', async () => {
  const { phone, later, tell, server, bela } = await told();
  phone.status = 500;
  await tell();
  await later(0);
  expect(phone.calls).toHaveLength(1);
  await later(30 * SECOND);
  expect(phone.calls).toHaveLength(1);
  for (const [tries, wait] of [1, 2, 3, 4, 5].map(tries => [tries, waitAfter(tries)] as const)) {
    await later(wait);
    expect(phone.calls).toHaveLength(tries + 1);
  }
  await later(24 * HOUR);
  expect(phone.calls).toHaveLength(6);
  expect(new Set(phone.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect((await rowsOf(server.database)).map(({ state }) => state)).toEqual(['failed']);
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 6 * HOUR]);
  // Twenty failures in a row, and nobody is called any more until the address is set anew.
  for (let n = 0; n < 14; n++) {
    await tell();
    await later(0);
  }
  expect((await bela.call('notices', {})).webhook?.isOff).toBe(true);
  const called = phone.calls.length;
  await tell();
  await later(24 * HOUR);
  expect(phone.calls).toHaveLength(called);
  phone.status = 200;
  await bela.call('set-webhook', { url: phone.address });
  await tell();
  await later(0);
  expect(phone.calls).toHaveLength(called + 1);
});

test('what was being sent when the house fell is sent again by the next, with the same mark', async () => {
  const { phone, server, tell, clock } = await told();
  phone.status = undefined;
  await tell();
  const sending = server.sendNotices();
  await expect.poll(() => phone.calls.length).toBe(1);
  // Somebody else looks meanwhile: what is claimed is left alone.
  const [row] = await rowsOf(server.database);
  expect(Number(row.claimed_until)).toBeGreaterThan(clock.now() + 50 * SECOND);
  await sending;
  await server.close();
  phone.status = 200;
  const again = await serve({
    database: server.database,
    now: clock.now,
    notices: { origin: 'https://games.runehold.org', loopback: true },
  });
  await clock.pass(2 * MINUTE);
  await again.sendNotices();
  expect(phone.calls).toHaveLength(2);
  expect(phone.calls[1].headers['idempotency-key']).toBe(phone.calls[0].headers['idempotency-key']);
});

test('nobody is told more than ten things an hour; the rest comes once a day, in one', async () => {
  const { phone, later, tell, server, bela } = await told();
  await bela.call('set-notices', { ...usualSettings, language: 'pl', digest: 18 });
  for (let n = 0; n < 15; n++) await tell();
  await later(0);
  expect(phone.kinds).toHaveLength(10);
  expect((await rowsOf(server.database)).filter(({ state }) => state === 'held')).toHaveLength(5);
  await later(24 * HOUR);
  expect(phone.told.slice(10)).toMatchObject([
    { kind: 'digest', title: '1\u00a0nowość przy twoich stołach' },
  ]);
  // And fifty a day.
  for (let n = 0; n < 7; n++) {
    for (let m = 0; m < 9; m++) await tell();
    await later(65 * MINUTE);
  }
  expect(phone.kinds.slice(11).filter(kind => kind === 'new-device').length).toBeLessThanOrEqual(50);
});

test('what is wanted later waits for its hour, what is not wanted never comes, and quiet hours are kept', async () => {
  const { phone, later, server, bela, person, clock } = await told();
  const hourNow = new Date(clock.now()).getUTCHours();
  const wishes = {
    ...usualWishes,
    system: { push: 'now', mail: 'now', webhook: 'digest' },
    'new-device': { push: 'now', mail: 'now', webhook: 'never' },
  } as const;
  const digest = (hourNow + 3) % 24;
  await bela.call('set-notices', { ...usualSettings, digest, wishes });
  const db = await openDatabase(server.database);
  const announce = () => new Announcements(db, clock.now).make({ en: 'A word', pl: 'Słowo', hours: 48 });
  await announce();
  await server.notify({ person, kind: 'new-device' });
  await later(HOUR);
  expect(phone.kinds).toEqual([]);
  await later(2 * HOUR + MINUTE);
  expect(phone.told).toMatchObject([{ kind: 'digest', items: [{ kind: 'system', title: 'A word' }] }]);
  const quiet = {
    from: new Date(clock.now()).getUTCHours(),
    to: (new Date(clock.now()).getUTCHours() + 2) % 24,
  };
  await bela.call('set-notices', { ...usualSettings, quiet });
  await announce();
  await later(MINUTE);
  expect(phone.kinds).toHaveLength(1);
  await later(2 * HOUR);
  expect(phone.kinds).toEqual(['digest', 'system']);
  await db.destroy();
});
