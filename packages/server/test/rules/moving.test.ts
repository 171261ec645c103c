import { FastChance } from '@runehold/kernel/chance/fast';
import { gameFile } from '@runehold/protocol/hall/file';
import { Editions } from '@runehold/shelf/editions';
import { shelf as games } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import { compare } from '../../src/jobs/compare.ts';
import { cellarAt } from '../../src/jobs/edition.ts';
import { type Fate, moveTables } from '../../src/keeping/move.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { TableRules } from '../../src/store/table-rules.ts';
import { Person } from '../driver/person.ts';
import { anyReply, askOf } from '../driver/play.ts';
import { noLimits, serve } from '../driver/server.ts';
import { yesterday } from '../driver/yesterday.ts';
import { type Begun, begunAt, bot, finesOf, never, play, told } from './begun.ts';

const { cellar, shelf } = await yesterday();

/** Tables that were begun under the rules of yesterday: one without fines, one with some. */
const begun = async (): Promise<Begun & { readonly database: string }> => {
  const server = await serve({ shelf, cellar });
  const tables = await begunAt(server.address);
  await server.close();
  return { ...tables, database: server.database };
};

test('a game that goes alike goes on under the new rules, another one is finished under those it has', async () => {
  const { anna, alike, other, database } = await begun();
  // A bot that takes its time leaves room for taking back.
  const server = await serve({ database, cellar, botPauseMs: 50 });
  await server.move();
  anna.move(server.address);

  const moved = await anna.come(alike);
  expect(moved.state?.rules).toBe('1');
  expect(moved.records.at(-1)).toMatchObject({ kind: 'moved', from: '0', to: '1' });
  expect(await play(moved)).toBeGreaterThan(0);
  expect(moved.over).toBe(true);

  const stays = await anna.come(other);
  expect(stays.state?.rules).toBe('0');
  await play(stays);
  expect(stays.over).toBe(true);
  for (const { args } of finesOf(stays)) expect(args['coins']).toBeLessThanOrEqual(1);

  // Nothing is compared a second time, and nothing is lost with the house.
  await server.move();
  await server.close();
  const later = await serve({ database, cellar });
  await later.move();
  anna.move(later.address);
  for (const [table, rules] of [
    [alike, '1'],
    [other, '0'],
  ] as const) {
    const seat = await anna.come(table);
    expect([seat.state?.rules, seat.over]).toEqual([rules, true]);
    const kinds = seat.records.map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'moved')).toHaveLength(rules === '1' ? 1 : 0);
    // Any earlier moment can be looked at, before and after the move.
    for (const seq of [0, 5, seat.seq - 1])
      expect(await seat.request({ type: 'moment', seq })).toMatchObject({ type: 'moment', seq });
  }
  expect([...server.complaints, ...later.complaints]).toEqual([]);
});

test('a table that was found to stay is compared again by hand, and not otherwise', async () => {
  const { anna, alike, database } = await begun();
  const db = await openSqlite(database);
  const rules = new TableRules(db);
  await rules.stay(alike, '1', 'it seemed so');
  await db.destroy();
  const server = await serve({ database, cellar });
  await server.move();
  await server.close();

  const again = await openSqlite(database);
  const fates: Fate[] = [];
  for await (const fate of moveTables({
    store: new SqlStore(again, () => 0),
    rules: new TableRules(again),
    editions: new Editions(games, cellarAt(cellar)),
    cellar,
    compare,
    alone: (_table, act) => act().then(() => true),
    missing: ({ message }) => expect.unreachable(message),
    isAgain: true,
  }))
    fates.push(fate);
  expect(fates.find(({ table }) => table === alike)).toEqual({
    table: alike,
    from: '0',
    to: '1',
    moves: true,
  });
  expect((await new TableRules(again).stays()).map(({ table }) => table)).not.toContain(alike);
  await again.destroy();
  const later = await serve({ database, cellar });
  anna.move(later.address);
  expect((await anna.come(alike)).state?.rules).toBe('1');
});

test('a table that cannot be compared is left as it is, and whoever runs the house is told each time', async () => {
  const { alike, database } = await begun();
  const care = { ...noLimits.lanes.care, timeMs: 1 };
  const server = await serve({ database, cellar, limits: { lanes: { ...noLimits.lanes, care } } });
  const told = () => server.complaints.filter(line => line.includes(`table ${alike} could not be compared`));
  await server.move();
  const first = told().length;
  expect(first).toBeGreaterThan(0);
  await server.move();
  expect(told().length).toBeGreaterThan(first);
});

test('a saved file of either comes back as the game it was', async () => {
  const { anna, alike, other, database } = await begun();
  const server = await serve({ database, cellar });
  await server.move();
  anna.move(server.address);
  for (const [table, rules] of [
    [alike, '1'],
    [other, '0'],
  ] as const) {
    const before = await anna.come(table);
    // While she is asked the bot waits.
    await before.until(() => askOf(before) !== undefined);
    const file = await anna.call('take-home', { table });
    expect(file.rules).toBe(rules);
    const again = await anna.call('import-file', {
      file: gameFile.parse(file),
      seats: [{ kind: 'me' }, bot],
    });
    const seat = await anna.come(again.table);
    expect(seat.state?.rules).toBe(rules);
    expect(seat.view?.table).toEqual(before.view?.table);
    expect(told(seat).filter(key => key !== 'drew')).toEqual(told(before).filter(key => key !== 'drew'));
    await play(seat);
    const whole = await anna.call('export-file', { table: again.table });
    expect([whole.rules, whole.over]).toEqual([rules, true]);
  }
});

test('what could be taken back before the move can be taken back after it', async () => {
  const first = await serve({ shelf, cellar });
  const anna = await Person.arrive(first.address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }], never);
  const seats = [await anna.come(table, { viewer: 0 }), await anna.come(table, { viewer: 1 })];
  const rng = new FastChance(2);
  const asked = () => seats.map(askOf).find(ask => ask !== undefined);
  for (;;) {
    await seats[0].until(() => seats[1].seq === seats[0].seq && asked() !== undefined);
    const ask = asked();
    if (!ask || ask.name === 'claim') break;
    const before = seats[0].seq;
    await seats[ask.seat].answer(ask.id, anyReply(ask, rng));
    await seats[0].until(() => seats[0].seq > before);
    await seats[1].until(() => seats[1].seq > before);
  }
  const dancer = asked()?.seat ?? -1;
  expect(seats[dancer].latest?.refusedUndo).toBeUndefined();
  await first.close();

  const server = await serve({ database: first.database, cellar });
  await server.move();
  anna.move(server.address);
  const seat = await anna.come(table, { viewer: dancer });
  expect([seat.state?.rules, seat.latest?.refusedUndo]).toEqual(['1', undefined]);
  expect(await seat.request({ type: 'undo', seq: seat.seq })).toMatchObject({ type: 'done' });
  await seat.until(() => askOf(seat)?.name === 'worn');
});

test('a table that somebody uses goes on as it is, and is moved when nobody does', async () => {
  const { anna, alike, database } = await begun();
  const server = await serve({ database, cellar });
  anna.move(server.address);
  const [seat] = await Promise.all([anna.come(alike), server.move()]);
  const { rules } = seat.state ?? {};
  // The table may have been moved just before she came; from then on it is not.
  const moves = (): number => seat.records.filter(({ kind }) => kind === 'moved').length;
  const [before, from] = [moves(), seat.seq];
  expect(before).toBe(rules === '1' ? 1 : 0);
  await server.move();
  await play(seat, () => seat.seq > from + 3);
  expect(seat.seq).toBeGreaterThan(from);
  expect(moves()).toBe(before);
  seat.cut();
  await expect
    .poll(async () => {
      await server.tidy();
      await server.move();
      const again = await anna.come(alike);
      again.cut();
      return again.state?.rules;
    })
    .toBe('1');
  expect(['0', '1']).toContain(rules);
});
