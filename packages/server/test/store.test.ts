import { join } from 'node:path';
import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { appendOf, appendsOf } from '../src/host/store-keeper.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { first } from '../src/store/migrations/0001-first.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Append, Store, TableHead } from '../src/store/store.ts';
import { StoreFailure } from '../src/store/store.ts';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import { freshFolder, serve } from './driver/server.ts';

const opened = async (file = join(freshFolder(), 'store.sqlite')): Promise<SqlStore> => {
  const store = new SqlStore(await openSqlite(file), () => 1000);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};

/** A table with its first record, ready to be written down. */
const fresh = (id: string): { game: HostedGame; head: TableHead; append: Append } => {
  const game = HostedGame.open(engineOf(masquerade), { seats: 2, options: {}, secret: '7'.repeat(64) });
  const head = {
    ...game.setup,
    id,
    game: 'masquerade',
    rules: '1',
    host: 'anna',
    listed: true,
    setAt: 5,
  };
  return { game, head, append: { ...appendOf(head, game, 0, false), head } };
};

test('of two writers of one record one fails, and the log is as the other wrote it', async () => {
  const store = await opened();
  const { game, head, append } = fresh('one');
  await store.append(append);
  game.handOver(0, { kind: 'open' });
  const [mine, theirs] = [appendOf(head, game, 1, false), appendOf(head, game, 1, false)];
  const results = await Promise.allSettled([store.append(mine), store.append(theirs)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await store.load('one'))?.log).toEqual(game.log);
});

test('a long game that was broken off on its way into the store is nobody’s table', async () => {
  const store = await opened();
  const { game, head } = fresh('long');
  for (const seat of [0, 1]) game.handOver(seat, { kind: 'person', name: 'Anna' }, 'anna');
  const [first, last, ...more] = appendsOf(head, game, [{ seq: 1, snapshot: game.match.snapshot() }]);
  expect(more).toEqual([]);
  await store.append(first);
  expect(await store.load('long')).toBeUndefined();
  expect((await store.list('mine', 'anna')).tables).toEqual([]);
  expect((await store.list('open', 'bela')).tables).toEqual([]);
  await store.append(last);
  expect((await store.load('long'))?.log).toEqual(game.log);
  expect((await store.list('mine', 'anna')).tables).toHaveLength(1);
});

test('one append that fails does not take along those that were written with it', async () => {
  const store = await opened();
  const [a, b, c] = [fresh('a'), fresh('b'), fresh('c')];
  await store.append(b.append);
  const results = await Promise.allSettled([a, b, c].map(({ append }) => store.append(append)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.load('a'))?.log).toHaveLength(1);
  expect((await store.load('c'))?.head).toEqual(c.head);
});

test('what comes in during one turn is one transaction', async () => {
  const batches: number[][] = [];
  const commits = new GroupCommit<number>(async items => {
    batches.push([...items]);
  });
  await Promise.all([1, 2, 3].map(n => commits.add(n)));
  await commits.add(4);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('a database of an earlier form is brought up to date, and one that is up to date is left alone', async () => {
  const file = join(freshFolder(), 'store.sqlite');
  const first = await opened(file);
  await first.people.bear({ id: 'anna', name: 'Anna' }, 'hash');
  await first.close();
  const second = await opened(file);
  expect(await second.people.person('anna')).toEqual({ id: 'anna', name: 'Anna' });
});

test('people of the first form are known by the cookies they have', async () => {
  const file = join(freshFolder(), 'store.sqlite');
  const early = await openSqlite(file, { getMigrations: async () => ({ '0001-first': first }) });
  await sql`insert into guests (id, name, made_at) values ('anna', 'Anna', 0)`.execute(early);
  await early.destroy();
  const store = await opened(file);
  expect(await store.people.signed('anna')).toEqual({ id: 'anna', name: 'Anna' });
  await store.people.bear({ id: 'bela', name: 'Bela' }, 'hash');
  expect(await store.people.signed('bela')).toBeUndefined();
});

test('a secret of the house is made once', async () => {
  const second = await opened(join(freshFolder(), 'store.sqlite'));
  expect(await second.key('k', () => 'one')).toBe('one');
  expect(await second.key('k', () => 'two')).toBe('one');
});

test('a commit is on the disk before it is said to be', async () => {
  const db = await openSqlite(join(freshFolder(), 'store.sqlite'));
  const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  await db.destroy();
  expect([mode[0].journal_mode, sync[0].synchronous]).toEqual(['wal', 2]);
});

test('when the disk is full an answer is refused with the reason, and taken once there is room', async () => {
  let isFull = false;
  const writes = ['append', 'say', 'bear', 'rename'];
  const fillable = <T extends object>(store: T): T =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (name === 'people' || name === 'chat') return fillable(member as object);
        if (typeof member !== 'function') return member;
        if (isFull && writes.includes(String(name)))
          return () => Promise.reject(new StoreFailure('database or disk is full'));
        return member.bind(target);
      },
    });
  const around = (store: Store): Store => fillable(store);
  const { address } = await serve({ around });
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  const watcher = await (await Person.arrive(address)).come(table);
  const { seq } = seat;
  const ask = askOf(seat)?.id ?? '';

  isFull = true;
  expect(await seat.refused({ type: 'answer', ask, seq, reply: [1] })).toBe('refusal.store');
  expect(await seat.refused({ type: 'say', text: 'hello?' })).toBe('refusal.store');
  expect(await seat.refused({ type: 'leave', seat: 0 })).toBe('refusal.store');
  await expect(anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }])).rejects.toThrow(
    'refusal.store',
  );
  await expect(Person.arrive(address, 'Carla')).rejects.toThrow('refusal.store');
  // Whoever only comes to look needs no room on the disk; to say something they would.
  const passer = await (await Person.arrive(address)).come(table);
  expect(await passer.refused({ type: 'say', text: 'hello?' })).toBe('refusal.store');
  expect([seat.seq, watcher.seq]).toEqual([seq, seq]);
  expect(watcher.received.some(text => text.includes('"kind":"answered"'))).toBe(false);

  isFull = false;
  expect((await seat.answer(ask, [1], seq)).type).toBe('done');
  await playOn(seat);
  expect(seat.over).toBe(true);
});

test('every record has its time; those of old, which have none, load as they are', async () => {
  const file = join(freshFolder(), 'store.sqlite');
  const store = await opened(file);
  const { game, head, append } = fresh('one');
  await store.append(append);
  await store.close();
  const db = await openSqlite(file);
  const { sql } = await import('kysely');
  const times = async (): Promise<unknown[]> =>
    (await sql<{ at: number | null }>`select at from records order by seq`.execute(db)).rows.map(
      ({ at }) => at,
    );
  expect(await times()).toEqual([1000]);
  // As the first version left them.
  await sql`update records set at = null`.execute(db);
  await db.destroy();
  const later = await opened(file);
  expect((await later.load('one'))?.log).toEqual(game.log);
  game.handOver(0, { kind: 'open' });
  await later.append(appendOf(head, game, 1, false));
  expect((await later.load('one'))?.log).toEqual(game.log);
});
