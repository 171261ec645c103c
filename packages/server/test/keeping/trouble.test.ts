import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type MigrationProvider, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../src/store/migrations.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreFailure } from '../../src/store/store.ts';
import { StoreTrouble, troubleWith } from '../../src/store/trouble.ts';
import { watched } from '../../src/store/watched.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { startProcess } from '../driver/process.ts';
import { freshFolder, serve } from '../driver/server.ts';

/** A database as a server leaves it. It is filled elsewhere: this process still has a hand on what it closed. */
const used = async (file: string): Promise<void> => {
  const elsewhere = place();
  const store = new SqlStore(await openSqlite(elsewhere), () => 0);
  for (let n = 0; n < 200; n++)
    await store.people.bear({ id: `guest-${n}`, name: 'x'.repeat(200) }, `hash-${n}`);
  await store.close();
  copyFileSync(elsewhere, file);
};

const place = (): string => join(freshFolder(), 'runehold.sqlite');

describe('a database that cannot be used is told of in a sentence', () => {
  test.each([
    [
      'that is cut short',
      'damaged',
      async (file: string) => {
        await used(file);
        truncateSync(file, Math.floor(statSync(file).size / 2));
      },
    ],
    [
      'that is something else',
      'damaged',
      async (file: string) => {
        writeFileSync(file, 'Dear diary, today we played Rune Age. '.repeat(100));
      },
    ],
    [
      'whose pages are written over',
      'damaged',
      async (file: string) => {
        await used(file);
        const bytes = readFileSync(file);
        bytes.fill(7, 100, 5000);
        writeFileSync(file, bytes);
      },
    ],
    [
      'that is a folder',
      'unreadable',
      async (file: string) => {
        mkdirSync(file);
      },
    ],
    [
      'of a later version',
      'newer',
      async (file: string) => {
        await used(file);
        const db = new DatabaseSync(file);
        db.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
        db.close();
      },
    ],
  ])('one %s', async (_what, kind, spoil) => {
    const file = place();
    await spoil(file);
    const error: unknown = await openSqlite(file).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(StoreTrouble);
    expect(error).toMatchObject({ kind, file });
    expect((error as Error).message).toMatch(/^\/.* .+\.$/);
  });

  test('one that is read-only or cannot grow', () => {
    const file = place();
    const db = new DatabaseSync(file);
    db.exec('create table t (a); pragma max_page_count = 3');
    const reader = new DatabaseSync(file, { readOnly: true });
    const failing = (act: () => void): unknown => {
      try {
        act();
      } catch (error) {
        return error;
      }
      return undefined;
    };
    const problems = [
      failing(() => reader.exec('insert into t values (1)')),
      failing(() => db.exec('insert into t values (randomblob(100000))')),
      Object.assign(new Error('EROFS'), { code: 'EROFS' }),
      new Error('nobody knows'),
    ];
    expect(problems.map(error => troubleWith(file, error).kind)).toEqual([
      'read-only',
      'full',
      'read-only',
      'other',
    ]);
    reader.close();
    db.close();
  });

  test('and the server says nothing else and ends', async () => {
    const file = place();
    writeFileSync(file, 'no database at all, and long enough to look at '.repeat(50));
    const ended = await startProcess(file).ended;
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.err.trim().split('\n')).toEqual([
      expect.stringMatching(/damaged or is no database of ours .* runehold restore BACKUP\.$/),
    ]);
    expect(readFileSync(file, 'utf8')).toContain('no database at all');
  });
});

describe('a store that fails while it is used', () => {
  test('is told of once a minute, with table and record', async () => {
    let now = 1_000_000;
    const said: string[] = [];
    const failing = {
      append: () => Promise.reject(new StoreFailure(new Error('database or disk is full'))),
      load: () => Promise.reject(new Error('disk I/O error')),
    } as unknown as Store;
    const store = watched(
      failing,
      what => said.push(what),
      () => now,
    );
    const append = () => store.append({ table: 't1', first: 12, records: [], summary: {} as never });
    await expect(append()).rejects.toThrow(StoreFailure);
    await expect(append()).rejects.toThrow(StoreFailure);
    await expect(store.load('t2')).rejects.toThrow(StoreFailure);
    expect(said).toEqual(['store: append t1, record 12: not done: database or disk is full']);
    now += 60_000;
    await expect(store.load('t2')).rejects.toThrow(StoreFailure);
    expect(said[1]).toBe('store: load t2: not done: disk I/O error (and 2 more since the last such line)');
  });

  test('for want of room refuses, and takes everything once there is room', async () => {
    const db = await openSqlite(place());
    const store = new SqlStore(db, () => 0);
    await sql`pragma max_page_count = 1`.execute(db);
    const long = { id: 'anna', name: 'x'.repeat(300_000) };
    await expect(store.people.bear(long, 'hash')).rejects.toThrow('database or disk is full');
    await sql`pragma max_page_count = 100000`.execute(db);
    await store.people.bear(long, 'hash');
    expect(await store.people.person('anna')).toEqual(long);
    await store.close();
  });
});

describe('a change of the form of a database', () => {
  test('that is broken off has not happened: the next start goes on as if it had not been tried', async () => {
    const file = place();
    const cutOff: MigrationProvider = {
      getMigrations: async () => ({
        ...(await migrations.getMigrations()),
        '9999-cut-off': {
          up: async db => {
            await db.schema.createTable('half').addColumn('id', 'text').execute();
            throw new Error('the power went');
          },
        },
      }),
    };
    await expect(openSqlite(file, cutOff)).rejects.toThrow('the power went');
    const db = await openSqlite(file);
    const tables = await sql<{ readonly name: string }>`select name from sqlite_master`.execute(db);
    const names = tables.rows.map(({ name }) => name);
    expect(names).toContain('records');
    expect(names).not.toContain('half');
    await db.destroy();
  });
});

describe('a table of which a part is broken', () => {
  /** A game of some length, and what it looked like. */
  const played = async (file: string) => {
    const server = await serve({ database: file });
    const anna = await Person.arrive(server.address, 'Anna');
    const table = await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'me' }]);
    const seats = await Promise.all([0, 1].map(viewer => anna.come(table, { viewer })));
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed, upTo: 220 })));
    await server.close();
    return { anna, table, view: seats[0].view, seq: seats[0].seq };
  };

  const change = (file: string, statement: string): number => {
    const db = new DatabaseSync(file);
    const { changes } = db.prepare(statement).run();
    db.close();
    return Number(changes);
  };

  test('goes on from its log where its snapshots cannot be used', async () => {
    const file = place();
    const { anna, table, view } = await played(file);
    for (const spoil of [
      `update snapshots set state = '{"broken'`,
      `update snapshots set state = '7'`,
      "update snapshots set state = '{}', hash = 'x'",
      'update snapshots set entry = 100000',
    ]) {
      expect(change(file, spoil)).toBeGreaterThan(0);
      const server = await serve({ database: file });
      anna.move(server.address);
      const seat = await anna.come(table, { viewer: 0 });
      expect(seat.view).toEqual(view);
      const seq = Math.floor((seat.state?.seq ?? 0) / 2);
      expect((await seat.request({ type: 'moment', seq })).type).toBe('moment');
      expect(server.complaints).toEqual([]);
      await server.close();
    }
  });

  test('is refused, told of by table and record, and left as it is where a record cannot be read', async () => {
    const file = place();
    const { anna, table } = await played(file);
    expect(change(file, `update records set body = '{"kind":"answ' where seq = 17`)).toBe(1);
    const server = await serve({ database: file });
    anna.move(server.address);
    const other = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
    for (let n = 0; n < 2; n++) expect((await anna.come(table)).ended?.key).toBe('refusal.frozen');
    expect((await anna.come(other)).state?.table).toBe(other);
    expect(server.complaints).toEqual([
      expect.stringMatching(`table ${table} cannot be loaded: .*record 17 of table ${table} cannot be read`),
    ]);
  });
});
