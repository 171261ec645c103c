import type { AdminAct, AdminView } from '@runehold/protocol/hall/admin';
import { expect, test } from 'vitest';
import type { DoorLimits } from '../src/door/limits.ts';
import { OrderBook } from '../src/store/order-book.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { HandClock } from './driver/hand-clock.ts';
import { joined, PASSWORD } from './driver/member.ts';
import { Person } from './driver/person.ts';
import { noLimits, serve } from './driver/server.ts';

const HOUR = 3_600_000;

/** From where Eve comes, as the proxy in front tells it. */
const FROM = '203.0.113.7';

/** A house in which Mora keeps order, and Eve has said something at Anna's table that was reported. */
const house = async (more: Partial<DoorLimits> = {}) => {
  const clock = new HandClock();
  const limits = { ...noLimits, proxyHops: 1, ...more };
  const server = await serve({ now: clock.now, after: clock.after, limits });
  const { person: mora } = await joined(server.address, 'Mora');
  const { person: anna } = await joined(server.address, 'Anna');
  const eve = await Person.arrive(server.address.replace('127.0.0.1', 'localhost'), 'Eve', FROM);
  const db = await openSqlite(server.database);
  const id = (await db.selectFrom('people').select('id').where('name', '=', 'Mora').executeTakeFirstOrThrow())
    .id;
  await new OrderBook(db, clock.now).setRole(id, 'moderator');
  await db.destroy();
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const [a, e] = [await anna.come(table), await eve.come(table)];
  await a.refused({ type: 'say', text: 'welcome' });
  await e.refused({ type: 'sit', seat: 1 });
  for (const text of ['hello', 'you are all fools', 'bye']) await e.refused({ type: 'say', text });
  await a.until(() => a.lines.length === 4);
  const line = a.lines.find(({ text }) => text.includes('fools'))?.id ?? -1;
  expect(await a.refused({ type: 'report', line })).toBeUndefined();
  const act = async (done: AdminAct): Promise<AdminView> => mora.call('admin-act', { do: done });
  return { clock, server, mora, anna, eve, table, a, e, line, act };
};

test('a moderator reads what was reported with what stood around it, and no hand is in it', async () => {
  const { mora, anna, eve, table, line, act } = await house();
  for (const other of [anna, eve]) {
    await expect(other.call('admin', {})).rejects.toThrow('refusal.no-role');
    await expect(other.call('admin-act', { do: { act: 'hide', table, line } })).rejects.toThrow(
      'refusal.no-role',
    );
  }
  const seen = await mora.call('admin', {});
  expect(seen).toMatchObject({ role: 'moderator', proved: true, deeds: [], bans: [] });
  expect(seen.reports).toMatchObject([{ table, line, name: 'Eve', by: ['Anna'], known: true }]);
  expect(seen.reports[0]?.around.map(({ text }) => text)).toEqual([
    'welcome',
    'hello',
    'you are all fools',
    'bye',
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/view|hand|secret|piles/);
  // Nobody's id is told: what the house knows people by is nobody else's business.
  const settled = await act({ act: 'settle', table, line });
  expect(settled.reports).toEqual([]);
  expect(settled.deeds).toMatchObject([{ by: 'Mora', act: 'settle', about: `${table} ${line}` }]);
});

test('a line is hidden for everybody, its speaker may not speak, and then not come; until it is lifted', async () => {
  const { clock, mora, anna, eve, table, line, act } = await house();
  await act({ act: 'hide', table, line });
  const a = await anna.come(table);
  expect(a.state?.chat.find(({ id }) => id === line)).toMatchObject({ text: '', gone: 'removed' });
  await act({ act: 'mute', table, line, hours: 2 });
  let e = await eve.come(table);
  expect(await e.refused({ type: 'say', text: 'me again' })).toBe('refusal.muted');
  await clock.pass(2 * HOUR);
  expect(await e.refused({ type: 'say', text: 'me again' })).toBeUndefined();
  await mora.call('prove', { password: PASSWORD });
  await act({ act: 'ban', table, line, hours: 24 });
  await e.until(() => e.ended !== undefined);
  e = await eve.connect();
  void e.hello(table);
  await e.until(() => e.ended !== undefined);
  expect(e.ended).toMatchObject({ key: 'refusal.banned', args: { hours: 24 } });
  await expect(eve.setTable('masquerade', [{ kind: 'me' }])).rejects.toThrow('refusal.banned');
  const { bans } = await mora.call('admin', {});
  expect(bans).toMatchObject([{ kind: 'ban', name: 'Eve' }]);
  await act({ act: 'lift', ban: bans[0].id });
  expect((await eve.come(table)).view?.viewer).toBe(1);
  expect((await mora.call('admin', {})).deeds.map(deed => deed.act)).toEqual(['lift', 'ban', 'mute', 'hide']);
});

test('whoever is put out by command sees nothing more, though they do nothing; so does everybody from a place', async () => {
  const { clock, server, e, a, table, act } = await house({ beatMs: 20 });
  const beside = await Person.arrive(server.address, undefined, FROM);
  const watcher = await beside.come(table);
  const db = await openSqlite(server.database);
  const book = new OrderBook(db, clock.now);
  const { id, place } = await db
    .selectFrom('people')
    .innerJoin('sessions', 'sessions.person', 'people.id')
    .where('name', '=', 'Eve')
    .select(['people.id', 'sessions.place'])
    .executeTakeFirstOrThrow();
  /** Gives a ban as the command does; the house looks anew. */
  const ban = async (kind: 'ban' | 'place', what: string): Promise<void> => {
    await book.ban({ kind, what, name: 'Eve', until: clock.now() + HOUR, by: 'command' });
    await act({ act: 'lift', ban: 'none' });
  };
  await ban('ban', id);
  await e.until(() => e.ended !== undefined);
  expect(e.ended?.key).toBe('refusal.banned');
  expect(watcher.ended).toBeUndefined();
  await ban('place', place ?? '');
  await watcher.until(() => watcher.ended !== undefined);
  expect([watcher.ended?.key, a.ended]).toEqual(['refusal.banned', undefined]);
  await db.destroy();
});

test('a ban of a place holds for whoever comes from there, and no address is kept', async () => {
  const { server, anna, table, line, act } = await house();
  await act({ act: 'ban-place', table, line, hours: 1 });
  const newcomer = await Person.arrive(server.address, undefined, FROM);
  await expect(newcomer.call('rename', { name: 'Eva' })).rejects.toThrow('refusal.banned');
  await anna.call('rename', { name: 'Ann' });
  await server.close();
  const { readFile } = await import('node:fs/promises');
  for (const address of [FROM, '127.0.0.1'])
    expect((await readFile(server.database)).includes(address)).toBe(false);
});

test('whoever keeps order shows every quarter of an hour that it is them', async () => {
  const { clock, mora, table, line, act } = await house();
  await clock.pass(HOUR / 4);
  expect(await mora.call('admin', {})).toMatchObject({ proved: false, reports: [] });
  await expect(act({ act: 'hide', table, line })).rejects.toThrow('refusal.prove');
  await expect(mora.call('new-codes', {})).rejects.toThrow('refusal.prove');
  await mora.call('prove', { password: PASSWORD });
  expect((await mora.call('admin', {})).reports).toHaveLength(1);
  expect((await mora.call('new-codes', {})).codes).toHaveLength(10);
  await clock.pass(HOUR / 4);
  await expect(mora.call('prove', { password: 'not the right one' })).rejects.toThrow(
    'refusal.wrong-credentials',
  );
  await expect(mora.call('new-codes', {})).rejects.toThrow('refusal.prove');
});
