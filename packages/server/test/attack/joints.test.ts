import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import { askHouse } from '../../src/keeping/ask-house.ts';
import { OrderBook } from '../../src/store/order-book.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { botOf, programOf, welcoming } from '../driver/program.ts';
import { noLimits, serve } from '../driver/server.ts';

const MINUTE = 60_000;

/** Does something with what those who keep order go by, beside the house that has it. */
const withBook = async <T>(database: string, act: (book: OrderBook) => Promise<T>): Promise<T> => {
  const db = await openSqlite(database);
  try {
    return await act(new OrderBook(db, () => Date.now()));
  } finally {
    await db.destroy();
  }
};

const idOf = async (database: string, name: string): Promise<string> => {
  const db = await openSqlite(database);
  const found = await db.selectFrom('people').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  await db.destroy();
  return found.id;
};

/** Who said a line that was reported. */
const speakerOf = async (database: string, line: number): Promise<string> => {
  const db = await openSqlite(database);
  const { of } = await db
    .selectFrom('reports')
    .select('of')
    .where('line', '=', line)
    .executeTakeFirstOrThrow();
  await db.destroy();
  return of ?? '';
};

/** Eve, who said something at Anna's table that was reported, and Mora, who keeps order. From elsewhere Eve is a guest. */
const reported = async (from?: string) => {
  const server = await serve({ limits: { ...noLimits, proxyHops: 1 } });
  const { address, database } = server;
  const [{ person: mora }, { person: anna }] = [await joined(address, 'Mora'), await joined(address, 'Anna')];
  const eve =
    from === undefined ? (await joined(address, 'Eve')).person : new Person(named(address), undefined, from);
  const mark = await idOf(database, 'Mora');
  await withBook(database, book => book.setRole(mark, 'moderator'));
  const table = await welcoming(anna, 'masquerade', 3);
  const [a, e] = [await anna.come(table), await eve.come(table)];
  expect(await e.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await e.refused({ type: 'say', text: 'fools' })).toBeUndefined();
  await a.until(() => a.lines.length === 1);
  const line = a.lines[0]?.id ?? -1;
  expect(await a.refused({ type: 'report', line })).toBeUndefined();
  return { server, mora, anna, eve, table, a, e, line };
};

test('a ban ends what programs and bots of the banned have open, and they come and set no tables', async () => {
  const { mora, eve, table, line } = await reported();
  const [program, bot] = [await programOf(eve), await botOf(eve, 'Gizmo')];
  const socket = await program.connect();
  const listener = await bot.listen();
  await mora.call('admin-act', { do: { act: 'ban', table, line, hours: 24 } });
  await expect.poll(() => [socket.closed, listener.isOver]).toEqual([true, true]);
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const plan = { game: 'masquerade', options: {}, seats, listed: false, pace: 'none' as const };
  for (const one of [program, bot]) {
    expect(await one.refused('v1.set-table', plan)).toEqual([403, 'refusal.banned']);
    expect(await one.refused('v1.sit', { table, seat: 2 })).toEqual([403, 'refusal.banned']);
    expect(await one.refused('v1.view', { table })).toEqual([403, 'refusal.banned']);
  }
});

test('whoever may not speak does not speak through a bot', async () => {
  const { mora, eve, table, line } = await reported();
  const bot = await botOf(eve, 'Gizmo');
  await bot.call('v1.sit', { table, seat: 2 });
  await mora.call('admin-act', { do: { act: 'mute', table, line, hours: 2 } });
  expect((await bot.refused('v1.say', { table, text: 'fools, all of you' }))[1]).toBe('refusal.muted');
});

test('whoever only ever spoke at a table is known by their place, and a command takes a ban of it back', async () => {
  const from = '203.0.113.7';
  const { server, mora, eve, table, line, e } = await reported(from);
  await mora.call('admin-act', { do: { act: 'ban-place', table, line, hours: 1 } });
  await e.until(() => e.ended !== undefined);
  const other = await Person.arrive(server.address, undefined, from);
  await expect(other.call('rename', { name: 'Eva' })).rejects.toThrow('refusal.banned');
  const person = await speakerOf(server.database, line);
  const lifted = await withBook(server.database, book => book.lift({ person }));
  expect([lifted, (await withBook(server.database, book => book.bans())).length]).toEqual([1, 0]);
  expect(eve.from).toBe(from);
});

test('this very machine is no place: behind a proxy that tells nothing everybody would be banned', async () => {
  const { mora, anna, table, line } = await reported();
  await expect(mora.call('admin-act', { do: { act: 'ban-place', table, line, hours: 1 } })).rejects.toThrow(
    'refusal.no-place',
  );
  expect((await anna.call('rename', { name: 'Ann' })).name).toBe('Ann');
});

test('a window that is open ends with a ban that is given by command', async () => {
  const { server, mora, e } = await reported();
  const what = await idOf(server.database, 'Eve');
  const until = Date.now() + 60 * MINUTE;
  await withBook(server.database, book => book.ban({ kind: 'ban', what, name: 'Eve', until, by: 'command' }));
  // From time to time the house looks for such things; it does so now.
  await mora.call('admin-act', { do: { act: 'lift', ban: 'none' } });
  void e.refused({ type: 'say', text: 'still here' }).catch(() => undefined);
  await e.until(() => e.ended !== undefined);
  expect(e.ended?.key).toBe('refusal.banned');
});

test('what people say is wrong with a game makes it none that broke', async () => {
  const { mora, anna, table } = await reported();
  await anna.call('report-problem', { table, viewer: 'spectator', words: 'the fox is missing' });
  expect((await mora.call('admin', {})).frozen).toEqual([]);
});

test('a host keeps nobody from a seat that is theirs, though they are blocked or were invited elsewhere', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const { person: eve } = await joined(address, 'Eve');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const e = await eve.come(table);
  expect(await e.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  const level = 'random';
  expect(await e.refused({ type: 'let-bot-play', seat: 1, level })).toBeUndefined();
  await anna.call('block', { table, seat: '1', on: true });
  expect(await e.refused({ type: 'sit', seat: 2 })).toBeDefined();
  expect(await e.refused({ type: 'sit', seat: 1 })).toBeUndefined();
});

test('a program that sits at all its tables comes back to a seat of its own', async () => {
  const limits = { ...noLimits, tablesOfBot: 1 };
  const { address } = await serve({ limits });
  const { person: olga } = await joined(address, 'Olga');
  const bot = await botOf(olga, 'Gizmo');
  const table = await welcoming(olga, 'masquerade', 2);
  await bot.call('v1.sit', { table, seat: 0 });
  const socket = await bot.connect();
  await socket.hello(table);
  expect(await socket.refused({ type: 'let-bot-play', seat: 0, level: 'random' })).toBeUndefined();
  expect(await bot.call('v1.sit', { table, seat: 0 })).toMatchObject({ seat: 0 });
});

test('whoever finds a browser open leaves no address there that opens the account, and no token', async () => {
  const clock = new HandClock();
  const { address } = await serve({ now: clock.now, after: clock.after });
  const { person: anna } = await joined(address, 'Anna');
  await clock.pass(15 * MINUTE);
  await expect(anna.call('set-mail', { address: 'eve@runehold.org' })).rejects.toThrow('refusal.prove');
  await expect(anna.call('make-token', { label: '', scopes: ['read'], days: 1 })).rejects.toThrow(
    'refusal.prove',
  );
  await anna.call('prove', { password: PASSWORD });
  await programOf(anna);
});

test('whoever wins an account back is rid of the programs that others let in', async () => {
  const { address } = await serve();
  const { person: anna, codes } = await joined(address, 'Anna');
  const [program, bot] = [await programOf(anna), await botOf(anna, 'Gizmo')];
  const socket = await program.connect();
  const back = await Person.arrive(named(address));
  await back.call('sign-in', { name: 'Anna', code: codes[0] ?? '' });
  for (const one of [program, bot]) expect(await one.refused('v1.me', {})).toEqual([401, 'refusal.no-token']);
  await expect.poll(() => socket.closed).toBe(true);
});

const plan = { game: 'masquerade', seats: 2, pace: 'live', reliable: false } as const;

test('to have tables found is to set them: there is an end to it', async () => {
  const { address } = await serve({ limits: { ...noLimits, tablesHeld: 2 } });
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  for (let n = 0; n < 2; n++) {
    await anna.call('seek', plan);
    expect((await bela.call('seek', plan)).table).toBeDefined();
  }
  await expect(anna.call('seek', plan)).rejects.toThrow('refusal.too-many-tables');
});

test('nobody is brought together with whoever is banned, borrows a name or is somebody else by now', async () => {
  const { server, mora, eve, table, line } = await reported();
  const { address } = server;
  const borrower = await Person.arrive(address, 'Carla');
  await joined(address, 'Carla');
  await expect(borrower.call('seek', plan)).rejects.toThrow('refusal.name-of-account');
  const days = { ...plan, pace: 'days' } as const;
  const look = async (name: string) => {
    const person = await Person.arrive(named(address), name);
    const found = await person.call('seek', days);
    await person.call('stop-seeking', {});
    return found;
  };
  await joined(address, 'Dora');
  const ghost = await Person.arrive(named(address), 'Someday');
  await ghost.call('seek', days);
  await ghost.call('sign-in', { name: 'Dora', password: PASSWORD });
  expect((await look('Fay')).table).toBeUndefined();
  await eve.call('seek', days);
  await mora.call('admin-act', { do: { act: 'ban', table, line, hours: 1 } });
  expect((await look('Gwen')).table).toBeUndefined();
});

test('whoever has not been seen for a fortnight is not waited for; an account is called what it is called', async () => {
  const clock = new HandClock();
  const { address } = await serve({ now: clock.now, after: clock.after });
  const days = { ...plan, pace: 'days' } as const;
  const { person: nora } = await joined(address, 'Nora 1987');
  expect(await nora.call('seek', days)).toMatchObject({ seeking: { others: 0 } });
  await clock.pass(15 * 24 * 60 * MINUTE);
  const anna = await Person.arrive(address, 'Anna');
  expect(await anna.call('seek', days)).toMatchObject({ seeking: { others: 0 } });
  expect(await nora.call('seeking', {})).toEqual({});
});

test('a house that is being emptied brings nobody together', async () => {
  const { address, database } = await serve();
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  await anna.call('seek', plan);
  const drain = (on: boolean) =>
    askHouse(database, { do: 'drain', on }, new Editions(shelf, () => undefined));
  expect((await drain(true)).ok).toBe(true);
  await expect(bela.call('seek', plan)).rejects.toThrow('refusal.busy');
  expect((await drain(false)).ok).toBe(true);
  expect((await bela.call('seek', plan)).table).toBeDefined();
});

test('whoever is not invited any more sees no more of a private table, though they are there', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const { person: eve } = await joined(address, 'Eve');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const shut = {
    game: 'masquerade',
    options: {},
    seats,
    listed: false,
    pace: 'none',
    private: true,
  } as const;
  const { table } = await anna.call('set-table', shut);
  const { invitations } = await anna.call('invite-person', { table, name: 'Eve' });
  const e = await eve.come(table);
  expect(e.view?.viewer).toBe('spectator');
  await anna.call('take-back-invitation', { table, invitation: invitations[0].id });
  await e.until(() => e.ended !== undefined);
  const again = await eve.connect();
  void again.hello(table);
  await again.until(() => again.ended !== undefined);
  expect(again.ended?.key).toBe('refusal.private');
});
