import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { Person } from './driver/person.ts';
import { playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';

test('after a gap exactly the missing records are told, and the table is as if nothing had happened', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }]);
  const [a, b, c] = await Promise.all([0, 1, 2].map(viewer => anna.come(table, { viewer })));
  const watcher = await (await Person.arrive(address)).come(table);

  const playing = Promise.all([a, b, c].map((seat, seed) => playOn(seat, { seed, upTo: 14 })));
  await watcher.until(() => watcher.seq >= 6);
  const before = watcher.records.length;
  const since = watcher.seq;
  watcher.cut();
  await playing;

  const guest = await Person.arrive(address);
  const again = await guest.come(table, { since });
  expect(again.seq).toBeGreaterThanOrEqual(14);
  expect(again.records.map(({ seq }) => seq)).toEqual(
    Array.from({ length: again.seq - since }, (_, i) => since + 1 + i),
  );
  const whole = await guest.come(table);
  expect([...watcher.records.slice(0, before), ...again.records]).toEqual(whole.records);
  expect(again.view).toEqual(whole.view);
});

test('somebody who claims to have seen more than there is gets the latest records', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table, { since: 999 });
  expect(seat.records.map(({ kind }) => kind)).toEqual(['opened', 'handed-over', 'handed-over']);
});

/** Plays a while at a server that then closes; `upTo` beyond 64 answers lie behind a snapshot. */
const playedElsewhere = async (upTo: number) => {
  const { address, close, database } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'me' }]);
  const [a, b] = [await anna.come(table, { viewer: 0 }), await anna.come(table, { viewer: 1 })];
  await Promise.all([playOn(a, { seed: 3, upTo }), playOn(b, { seed: 4, upTo })]);
  const left = await anna.come(table, { viewer: 0 });
  await close();
  return { database, table, left, cookie: anna.cookie };
};

type Elsewhere = Awaited<ReturnType<typeof playedElsewhere>>;

/** The same person comes back to the table at another server. */
const comeBack = async ({ database, table, cookie }: Elsewhere) => {
  const { address, complaints } = await serve({ database });
  return { back: await new Person(address, cookie).come(table, { viewer: 0 }), complaints };
};

/** The table is as it was left, now and where the past is asked for, and nobody complains. */
const expectAsLeft = async (elsewhere: Elsewhere): Promise<void> => {
  const { back, complaints } = await comeBack(elsewhere);
  const { view } = elsewhere.left;
  expect(back.view).toEqual(view);
  const moment = await back.request({ type: 'moment', seq: back.seq });
  expect(moment.type === 'moment' && moment.view).toEqual(view);
  expect(complaints).toEqual([]);
};

test('a game goes on at another server from what is written down', async () => {
  const elsewhere = await playedElsewhere(180);
  const { back } = await comeBack(elsewhere);
  const { view, records, latest } = elsewhere.left;
  expect(back.view).toEqual(view);
  expect(back.records).toEqual(records);
  expect(back.latest?.refusedUndo).toEqual(latest?.refusedUndo);
  // A game may be over early, but not before a snapshot of it.
  expect(back.seq).toBeGreaterThan(64);
});

test('a game begun under rules of which nothing is kept goes on if it is the same game under these', async () => {
  const elsewhere = await playedElsewhere(100);
  // A snapshot says nothing of a table under other rules, not even whether it can be read.
  const db = await openSqlite(elsewhere.database);
  const { numUpdatedRows } = await db.updateTable('snapshots').set({ state: '{}' }).executeTakeFirst();
  await db.updateTable('tables').set({ rules: '1' }).execute();
  await db.destroy();
  expect(numUpdatedRows).toBe(1n);
  await expectAsLeft(elsewhere);
});

test('a snapshot that an earlier build wrote otherwise costs only time', async () => {
  const elsewhere = await playedElsewhere(100);
  const db = await openSqlite(elsewhere.database);
  const { state } = await db.selectFrom('snapshots').select('state').executeTakeFirstOrThrow();
  const otherwise = state.replaceAll('"locals":{', '"locals":{"older":0,');
  expect(otherwise).not.toBe(state);
  await db.updateTable('snapshots').set({ state: otherwise }).execute();
  await db.destroy();
  await expectAsLeft(elsewhere);
});

test('earlier records can be asked for, page by page', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('rune-age', [
    { kind: 'me' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
  ]);
  const seat = await anna.come(table);
  await seat.request({ type: 'let-bot-play', seat: 0, level: 'greedy' });
  await seat.until(() => seat.seq > 300);
  const late = await anna.come(table, { viewer: 'spectator' });
  const [oldest] = late.records;
  expect(oldest.seq).toBeGreaterThan(0);
  const page = await late.request({ type: 'history', before: oldest.seq });
  expect(page.type === 'history' && page.records.at(-1)?.seq).toBe(oldest.seq - 1);
});

test('a moment of the past is shown as it was seen then', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  await playOn(seat, { answers: 2 });
  const { view, seq } = { view: seat.view, seq: seat.seq };
  await playOn(seat, { answers: 3 });
  const moment = await seat.request({ type: 'moment', seq });
  expect(moment.type === 'moment' && moment.view.table).toEqual(view?.table);
  expect(await seat.refused({ type: 'moment', seq: 10_000 })).toBe('refusal.no-such-record');
});

test('somebody whom nobody knows may watch, and has nobody else’s seat', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const forged = `${anna.cookie?.split('.')[0]}.${'A'.repeat(43)}`;
  for (const stranger of [new Person(address), new Person(address, forged)]) {
    expect((await stranger.come(table)).view?.viewer).toBe('spectator');
    expect((await stranger.come(table, { viewer: 0 })).ended?.key).toBe('refusal.not-your-seat');
  }
});
