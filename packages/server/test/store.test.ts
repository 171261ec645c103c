import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { appendOf } from '../src/host/store-keeper.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { first } from '../src/store/migrations/from-0001/0001-first.ts';
import { migrations } from '../src/store/migrations.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import type { Store } from '../src/store/store.ts';
import { StoreFailure } from '../src/store/store.ts';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import { freshFolder, serve } from './driver/server.ts';
import { fresh } from './store/tables.ts';

const opened = async (file = join(freshFolder(), 'store.sqlite')): Promise<SqlStore> => {
  const store = new SqlStore(await openSqlite(file), () => 1000);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
};

test('what comes in during one turn is one transaction', async () => {
  const batches: number[][] = [];
  const commits = new GroupCommit<number>({
    write: async items => {
      batches.push([...items]);
      return new Map();
    },
    keyOf: n => n,
    isWritten: async () => false,
  });
  await Promise.all([1, 2, 3, 3].map(n => commits.add(n)));
  await commits.add(4);
  expect(batches).toEqual([[1, 2, 3], [3], [4]]);
});

test('a database of an earlier form is brought up to date, and one that is up to date is left alone', async () => {
  const file = join(freshFolder(), 'store.sqlite');
  const first = await opened(file);
  await first.people.bear({ id: 'anna', name: 'Anna' }, 'hash');
  await first.close();
  const second = await opened(file);
  expect(await second.people.person('anna')).toEqual({ id: 'anna', name: 'Anna' });
});

test('tables of an earlier form are lent to nobody, and stand where their logs end', async () => {
  const file = join(freshFolder(), 'store.sqlite');
  const all = await migrations.getMigrations();
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0024'));
  const early = await openSqlite(file, { getMigrations: async () => before });
  await sql`insert into records (table_id, seq, body) values ('one', 0, '{}'), ('one', 1, '{}')`.execute(
    early,
  );
  await sql`insert into rooms (id, host, listed, body, set_at, changed_at) values ('two', 'anna', 0, '{}', 0, 0)`.execute(
    early,
  );
  await early.destroy();
  const { leases } = await opened(file);
  expect(await leases.standing('one')).toEqual({ table: 'one', epoch: 0, seq: 1 });
  expect(await leases.standing('two')).toEqual({ table: 'two', epoch: 0, seq: -1 });
  expect(await leases.takeTable('one', 0)).toEqual({ lease: { table: 'one', epoch: 1, seq: 1 } });
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
  expect(watcher.records.some(({ kind }) => kind === 'answered')).toBe(false);

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
