import type { TablePlan } from '@runehold/protocol/hall/tables';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualLimits } from '../src/door/limits.ts';
import { readDatabase } from '../src/store/database.ts';
import { HandClock } from './driver/hand-clock.ts';
import { Person } from './driver/person.ts';
import type { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

const plan: TablePlan = {
  game: 'masquerade',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: true,
  pace: 'none',
  gather: true,
};

const gather = async (host: Person, change: Partial<TablePlan> = {}): Promise<string> =>
  (await host.call('set-table', { ...plan, ...change })).table;

/** Comes to a room and has been shown it. */
const enter = async (person: Person, table: string): Promise<Seat> => {
  const seat = await person.connect();
  void seat.hello(table);
  await seat.until(() => seat.room !== undefined || seat.ended !== undefined);
  return seat;
};

test('people gather, are ready and play: the same link leads to the game', async () => {
  const { address } = await serve();
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const table = await gather(anna);
  const a = await enter(anna, table);
  expect(a.room?.seats.map(({ holder }) => holder.kind)).toEqual(['person', 'open']);
  // It is in the hall, and among one's own.
  expect((await bela.call('tables', {})).open[0]).toMatchObject({ id: table, gathering: true });
  expect((await anna.call('tables', {})).mine[0]).toMatchObject({ id: table, gathering: true, mine: [0] });
  const b = await enter(bela, table);
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await b.refused({ type: 'say', text: 'here I am' })).toBeUndefined();
  expect(await b.refused({ type: 'ready', on: true })).toBeUndefined();
  expect(await a.refused({ type: 'ready', on: true })).toBeUndefined();
  await b.until(() => b.started);
  await a.hello(table);
  await b.hello(table);
  expect([a.view?.viewer, b.view?.viewer]).toEqual([0, 1]);
  expect(b.state?.chat.map(({ text }) => text)).toEqual(['here I am']);
  expect((await bela.call('table', { table })).gathering).toBeUndefined();
});

test('a room outlives a restart, and ends when nobody has come for two hours', async () => {
  const clock = new HandClock();
  const first = await serve({ now: clock.now, after: clock.after });
  const anna = await Person.arrive(first.address, 'Anna');
  const table = await gather(anna);
  await first.close();
  const again = await serve({ database: first.database, now: clock.now, after: clock.after });
  anna.move(again.address);
  const a = await enter(anna, table);
  expect(a.room?.seats[0]).toMatchObject({ mine: true, host: true });
  await clock.pass(3 * 3_600_000);
  await again.tidy();
  // As long as somebody is there, it stays.
  const other = await enter(anna, table);
  expect(other.room).toBeDefined();
  for (const window of [a, other]) window.cut();
  await expect
    .poll(async () => {
      await again.tidy();
      return (await anna.call('tables', {})).mine.length;
    })
    .toBe(0);
  expect((await enter(anna, table)).ended?.key).toBe('refusal.no-table');
}, 120_000);

test('strangers change nothing in a room, and what is no room is refused', async () => {
  const { address } = await serve();
  const [anna, eve] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Eve')];
  const table = await gather(anna);
  const a = await enter(anna, table);
  const e = await enter(eve, table);
  for (const request of [
    { type: 'leave', seat: 0 },
    { type: 'let-bot-play', seat: 1, level: 'random' },
    { type: 'plan', listed: false },
    { type: 'plan', seats: 3 },
    { type: 'start', level: 'random' },
    { type: 'ready', on: true },
    { type: 'answer', ask: '0.0', seq: 0, reply: [1] },
  ] as const)
    expect(await e.refused(request), request.type).toMatch(/^refusal\./);
  expect(await a.refused({ type: 'plan', options: { nonsense: 'yes' } })).toBeDefined();
  expect(await a.refused({ type: 'plan', seats: 1 })).toBeDefined();
  expect(a.room?.seats.map(({ holder }) => holder.kind)).toEqual(['person', 'open']);
  await expect(anna.call('export-file', { table })).rejects.toThrow('refusal.gathering');
  for (const broken of [
    { type: 'plan', ref: 1, seats: 9 },
    { type: 'plan', ref: 1, options: { a: 1 } },
    { type: 'ready', ref: 1 },
    { type: 'start', ref: 1 },
  ]) {
    const seat = await enter(anna, table);
    seat.sendRaw(JSON.stringify(broken));
    await seat.until(() => seat.received.some(text => text.includes('refusal.malformed')));
  }
  // Whoever shares a screen has nobody to wait for.
  await expect(
    gather(anna, {
      seats: [
        { kind: 'me', group: 1 },
        { kind: 'me', group: 1 },
      ],
    }),
  ).rejects.toThrow('refusal.shared-screen');
  // At a table that is played there is nothing to be ready for.
  expect(await a.refused({ type: 'start', level: 'random' })).toBeUndefined();
  await a.hello(table);
  expect(await a.refused({ type: 'ready', on: true })).toBe('refusal.stale');
});

test('rooms count like tables: nobody sets more of them, or fills the hall', async () => {
  const { tablesListed } = usualLimits;
  const { address } = await serve({ limits: { tablesSet: 5, tablesListed } });
  const anna = await Person.arrive(address, 'Anna');
  for (let n = 0; n < tablesListed; n++) await gather(anna);
  await expect(gather(anna)).rejects.toThrow('refusal.too-many-listed');
  for (let n = tablesListed; n < 5; n++) await gather(anna, { listed: false });
  await expect(gather(anna, { listed: false })).rejects.toThrow('refusal.too-many-tables');
});

test('the host sends somebody away for good, and nobody else can', async () => {
  const { address } = await serve();
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const table = await gather(anna);
  const [a, b] = [await enter(anna, table), await enter(bela, table)];
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await b.refused({ type: 'remove', seat: 0 })).toBe('refusal.not-host');
  expect(await a.refused({ type: 'remove', seat: 0 })).toBe('refusal.no-seat');
  await a.until(() => a.room?.seats[1]?.may.includes('remove') === true);
  expect(b.room?.seats[0]?.may).not.toContain('remove');
  expect(await a.refused({ type: 'remove', seat: 1 })).toBeUndefined();
  await b.until(() => b.ended !== undefined);
  expect(b.ended?.key).toBe('refusal.removed');
  expect((await enter(bela, table)).ended?.key).toBe('refusal.removed');
  await a.until(() => a.room?.seats[1]?.holder.kind === 'open');
});

/** Where in a database something still stands about a table. */
const rowsAbout = async (database: string, table: string): Promise<readonly string[]> => {
  const db = await readDatabase(database);
  const found: string[] = [];
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns.filter(each => each.name === 'table_id' || each.name === 'id')) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} where cast(${sql.ref(column.name)} as text) = ${table}`.execute(
          db,
        );
      if (rows.length > 0) found.push(name);
    }
  await db.destroy();
  return found;
};

test('the host ends a gathering: nothing of it is left, in lists, in rows or among what counts', async () => {
  const { address, database } = await serve({ limits: { tablesSet: 1 } });
  const [anna, bela] = [await Person.arrive(address, 'Anna'), await Person.arrive(address, 'Bela')];
  const table = await gather(anna, { password: 'lantern' });
  await bela.call('enter-table', { table, password: 'lantern' });
  const [a, b] = [await enter(anna, table), await enter(bela, table)];
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect(await b.refused({ type: 'say', text: 'here I am' })).toBeUndefined();
  expect(await b.refused({ type: 'disband' })).toBe('refusal.not-host');
  expect((await rowsAbout(database, table)).toSorted()).toEqual(
    expect.arrayContaining(['admissions', 'chat', 'leases', 'locks', 'places', 'rooms', 'summaries']),
  );
  expect(await a.refused({ type: 'disband' })).toBeUndefined();
  await b.until(() => b.ended !== undefined);
  expect(b.ended?.key).toBe('refusal.disbanded');
  for (const person of [anna, bela]) {
    const { mine, open } = await person.call('tables', {});
    expect([...mine, ...open]).toEqual([]);
    expect((await enter(person, table)).ended?.key).toBe('refusal.no-table');
  }
  expect(await rowsAbout(database, table)).toEqual([]);
  // It counts no more: there is room for another.
  const again = await gather(anna);
  const c = await enter(anna, again);
  expect(await c.refused({ type: 'start', level: 'random' })).toBeUndefined();
  await c.hello(again);
  // A game that has begun is nobody's to end alone.
  expect(await c.refused({ type: 'disband' })).toBe('refusal.stale');
});

for (const { pace, ms } of [
  { pace: 'calm', ms: 10 * 60_000 },
  { pace: 'days', ms: 3 * 24 * 3_600_000 },
] as const)
  test(`a host who is away too long passes the room on to whoever sits next and is there: ${pace}`, async () => {
    const clock = new HandClock();
    const first = await serve({ now: clock.now, after: clock.after });
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map(name => Person.arrive(first.address, name)));
    const table = await gather(anna, { pace });
    const a = await enter(anna, table);
    let b = await enter(bela, table);
    expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    a.cut();
    await b.until(() => b.room?.seats[0]?.present === false);
    await clock.pass(ms / 2);
    expect(b.room?.host).toBe(false);
    // A restart does not begin to count anew.
    await first.close();
    const again = await serve({ database: first.database, now: clock.now, after: clock.after });
    for (const person of [anna, bela]) person.move(again.address);
    b = await enter(bela, table);
    expect(b.room?.host).toBe(false);
    await clock.pass(ms / 2);
    await b.until(() => b.room?.host === true);
    const back = await enter(anna, table);
    expect(back.room?.host).toBe(false);
    expect(await b.refused({ type: 'plan', listed: false })).toBeUndefined();
    expect(await back.refused({ type: 'plan', listed: true })).toBe('refusal.not-host');
  });

test('bots of a nature sit down where people gather, and play on under it', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const entry = (await anna.call('games', {})).games.find(({ id }) => id === 'rune-age');
  expect(entry?.levels).toHaveLength(6);
  expect(entry?.natured).toContain('knight/bold');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'knight/bold' }, { kind: 'open' }] as const;
  const table = await gather(anna, { game: 'rune-age', options: { scenario: 'runewars' }, seats });
  const a = await enter(anna, table);
  expect(a.room?.natured).toContain('sergeant/builder');
  expect(await a.refused({ type: 'let-bot-play', seat: 2, level: 'sergeant/builder' })).toBeUndefined();
  expect(await a.refused({ type: 'let-bot-play', seat: 2, level: 'page/builder' })).toBe('refusal.no-level');
  expect(a.room?.seats.map(({ holder }) => holder.kind === 'bot' && holder.level)).toEqual([
    false,
    'knight/bold',
    'sergeant/builder',
  ]);
  expect(await a.refused({ type: 'start', level: 'sergeant' })).toBeUndefined();
  await a.until(() => a.started);
  expect((await anna.call('table', { table })).holders.slice(1)).toMatchObject([
    { kind: 'bot', level: 'knight/bold' },
    { kind: 'bot', level: 'sergeant/builder' },
  ]);
});
