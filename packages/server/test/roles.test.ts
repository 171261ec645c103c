import type { AdminAct } from '@runehold/protocol/hall/admin';
import { type Act, actsOf, type Role, roles } from '@runehold/protocol/hall/roles';
import { expect, test } from 'vitest';
import { ErrandBox } from '../src/store/house/errand-box.ts';
import { OrderBook } from '../src/store/order-book.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { HandClock } from './driver/hand-clock.ts';
import { joined } from './driver/member.ts';
import { Person } from './driver/person.ts';
import { noLimits, serve } from './driver/server.ts';

const HOUR = 3_600_000;
const PLACE = '203.0.113.9';

/** A house with a moderator, an operator, and somebody of whom a line was reported, who comes from where they do. */
const house = async () => {
  const clock = new HandClock();
  const server = await serve({
    now: clock.now,
    after: clock.after,
    limits: { ...noLimits, proxyHops: 1 },
  });
  const here = server.address.replace('127.0.0.1', 'localhost');
  const db = await openSqlite(server.database);
  const book = new OrderBook(db, clock.now);
  const idOf = async (name: string): Promise<string> =>
    (await db.selectFrom('people').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const keepers = {} as Record<Role, Person>;
  for (const role of roles) {
    const name = role === 'moderator' ? 'Mora' : 'Olgierd';
    const { person } = await joined(server.address, name);
    keepers[role] = new Person(here, person.cookie, PLACE);
    await book.setRole(await idOf(name), role);
  }
  const { person: anna } = await joined(server.address, 'Anna');
  const eve = await Person.arrive(here, 'Eve', PLACE);
  /** Somebody says something at a table of Anna's, and it is reported. */
  const reported = async (who: Person): Promise<{ readonly table: string; readonly line: number }> => {
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const [a, seat] = [await anna.come(table), await who.come(table)];
    expect(await seat.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    expect(await seat.refused({ type: 'say', text: 'you are all fools' })).toBeUndefined();
    await a.until(() => a.lines.length > 0);
    const line = a.lines.at(-1)?.id ?? -1;
    expect(await a.refused({ type: 'report', line })).toBeUndefined();
    for (const each of [a, seat]) each.cut();
    return { table, line };
  };
  const act = (role: Role, done: AdminAct) => keepers[role].call('admin-act', { do: done });
  return { clock, server, db, book, idOf, keepers, anna, eve, reported, act };
};

/** Something of each kind that can be done; what it is about need not be there. */
const one = (act: Act, table: string, line: number): AdminAct => {
  switch (act) {
    case 'settle':
    case 'hide':
      return { act, table, line };
    case 'mute':
    case 'ban':
    case 'ban-place':
      return { act, table, line, hours: 1 };
    case 'lift':
      return { act, ban: 'none' };
    case 'void-rating':
    case 'fair':
    case 'thaw':
      return { act, table };
    case 'announce':
      return { act, en: 'Hello', pl: 'Cześć', hours: 1 };
    case 'take-back':
      return { act, n: 9 };
  }
};

test('each role may do what stands at it and nothing else, is told so, and what it does is written down', async () => {
  const { keepers, anna, eve, reported, act } = await house();
  const { table, line } = await reported(eve);
  for (const role of roles) {
    const seen = await keepers[role].call('admin', {});
    expect(seen).toMatchObject({ role, may: actsOf[role] });
    // How the house stands is for those who answer for it; a house of one has no nodes.
    const lanes = ['bot', 'advice', 'replay', 'import', 'care'].map(lane => ({
      lane,
      waiting: 0,
      working: 0,
    }));
    expect(seen.machinery).toEqual(role === 'operator' ? { nodes: [], lanes } : undefined);
    for (const each of actsOf.operator) {
      const done = await act(role, one(each, table, line)).then(
        ({ deeds }) => deeds[0]?.act,
        (error: Error) => error.message,
      );
      // What is not there cannot be done by anybody; that is another reason.
      const idle = {
        'void-rating': 'refusal.not-rated',
        'take-back': 'refusal.no-news',
        thaw: 'refusal.not-thawed',
      };
      const may = actsOf[role].includes(each);
      const expected = may
        ? ((idle as Partial<Record<Act, string>>)[each] ?? each)
        : 'refusal.operators-only';
      expect([role, each, done]).toEqual([role, each, expect.stringContaining(expected)]);
    }
  }
  for (const each of actsOf.operator)
    await expect(anna.call('admin-act', { do: one(each, table, line) })).rejects.toThrow('refusal.no-role');
});

test('nobody settles what was reported of themselves, nor ends their own ban', async () => {
  const { keepers, reported, act } = await house();
  const own = await reported(keepers.moderator);
  await expect(act('moderator', { act: 'settle', ...own })).rejects.toThrow('refusal.own-affair');
  const { bans } = await act('operator', { act: 'mute', ...own, hours: 1 });
  await expect(act('moderator', { act: 'lift', ban: bans[0]?.id ?? '' })).rejects.toThrow(
    'refusal.own-affair',
  );
  await act('operator', { act: 'settle', ...own });
});

test('a moderator goes so far and an operator farther: in hours, over whom, and whose bans they lift', async () => {
  const { keepers, eve, reported, act, idOf, book, clock } = await house();
  const { table, line } = await reported(eve);
  const year = 24 * 365;
  await expect(act('moderator', { act: 'mute', table, line, hours: year })).rejects.toThrow(
    'refusal.operators-only',
  );
  const { bans } = await act('operator', { act: 'mute', table, line, hours: year });
  await expect(act('moderator', { act: 'lift', ban: bans[0]?.id ?? '' })).rejects.toThrow(
    'refusal.operators-only',
  );
  await book.ban({
    kind: 'ban',
    what: await idOf('Eve'),
    name: 'Eve',
    until: clock.now() + HOUR,
    by: 'command',
  });
  const byCommand = (await keepers.moderator.call('admin', {})).bans.find(({ kind }) => kind === 'ban');
  await expect(act('moderator', { act: 'lift', ban: byCommand?.id ?? '' })).rejects.toThrow(
    'refusal.operators-only',
  );
  for (const { id } of (await keepers.operator.call('admin', {})).bans)
    await act('operator', { act: 'lift', ban: id });
  const own = await act('moderator', { act: 'mute', table, line, hours: 1 });
  expect((await act('moderator', { act: 'lift', ban: own.bans[0]?.id ?? '' })).bans).toEqual([]);
  // Nobody is put out by their like, nor by those under them; a moderator is by an operator.
  const said = { moderator: await reported(keepers.moderator), operator: await reported(keepers.operator) };
  const over = async (role: Role, whose: Role): Promise<string> =>
    act(role, { act: 'mute', ...said[whose], hours: 1 }).then(
      () => 'done',
      (error: Error) => error.message,
    );
  expect(await over('moderator', 'moderator')).toContain('refusal.operators-only');
  expect(await over('moderator', 'operator')).toContain('refusal.no-role');
  expect(await over('operator', 'operator')).toContain('refusal.no-role');
  expect(await over('operator', 'moderator')).toBe('done');
  // What people say is wrong with games, and what was done to the house, operators read.
  await book.note('command', 'export', table);
  const seen = {
    moderator: await keepers.moderator.call('admin', {}),
    operator: await keepers.operator.call('admin', {}),
  };
  expect(seen.operator.deeds.some(deed => deed.act === 'export')).toBe(true);
  expect(seen.moderator.deeds.some(deed => deed.act === 'export')).toBe(false);
});

test('a moderator who was put out reads nothing and does nothing until that is over', async () => {
  const { keepers, reported, act, clock } = await house();
  const { table, line } = await reported(keepers.moderator);
  await act('operator', { act: 'ban', table, line, hours: 1 });
  await expect(keepers.moderator.call('admin', {})).rejects.toThrow('refusal.banned');
  await expect(act('moderator', { act: 'settle', table, line })).rejects.toThrow('refusal.banned');
  await clock.pass(HOUR);
  expect(await keepers.moderator.call('admin', {})).toMatchObject({ role: 'moderator' });
});

test('whoever bans a place is not put out with it, nor is anybody else with a role', async () => {
  const { keepers, server, eve, reported, act } = await house();
  const { table, line } = await reported(eve);
  await act('moderator', { act: 'ban-place', table, line, hours: 1 });
  const newcomer = await Person.arrive(server.address, undefined, PLACE);
  await expect(newcomer.call('rename', { name: 'Eva' })).rejects.toThrow('refusal.banned');
  for (const role of roles)
    expect((await keepers[role].call('admin', {})).bans).toMatchObject([{ kind: 'place' }]);
  await act('moderator', { act: 'hide', table, line });
});

test('who is forgotten is named nowhere any more: not in reports, not in what is in force, not in what was done', async () => {
  const { clock, keepers, server, db, book, eve, anna, reported, act, idOf } = await house();
  const { table, line } = await reported(eve);
  const id = await idOf('Eve');
  await act('moderator', { act: 'mute', table, line, hours: 1 });
  await act('moderator', { act: 'ban-place', table, line, hours: 1 });
  // As rows of old were written.
  await book.note('command', 'ban', 'Eve, 1 h, somewhere');
  await book.note('command', 'ban', 'Evelyn, 1 h, somewhere');
  await book.note('command', 'mute', '', id);
  const [report] = (await keepers.moderator.call('admin', {})).reports;
  expect(report).toMatchObject({ name: 'Eve', text: 'you are all fools' });
  // Banned, she still may have herself forgotten: by command, as anybody who asks the operator.
  eve.cookie = undefined;
  await new ErrandBox(db, clock.now).put(JSON.stringify({ do: 'forget', person: id }));
  await expect
    .poll(
      async () =>
        (await db.selectFrom('people').select('name').where('id', '=', id).executeTakeFirst())?.name,
    )
    .not.toBe('Eve');
  const seen = await keepers.operator.call('admin', {});
  expect(JSON.stringify(seen)).not.toMatch(/Eve\b|you are all fools/);
  expect(JSON.stringify(seen)).toContain('Evelyn');
  expect(seen.bans).toHaveLength(2);
  await anna.call('rename', { name: 'Ann' });
  for (const part of ['reports', 'bans', 'audit'] as const)
    expect(JSON.stringify(await db.selectFrom(part).selectAll().execute())).not.toMatch(/"Eve\b|Eve,/);
  await db.destroy();
  await server.close();
});
