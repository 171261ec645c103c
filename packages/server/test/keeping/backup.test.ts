import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import type { TableCheck } from '../../src/keeping/check.ts';
import { checkTables } from '../../src/keeping/check.ts';
import { backUp, restore } from '../../src/keeping/copies.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite, openToRead } from '../../src/store/sqlite/open.ts';
import { Person } from '../driver/person.ts';
import { anyReply, askOf, playOn } from '../driver/play.ts';
import { runScript } from '../driver/process.ts';
import { freshFolder, serve } from '../driver/server.ts';

const editions = new Editions(shelf, () => undefined);

const cli = new URL('../../../cli/src/main.ts', import.meta.url);

const verdictsOf = async (file: string): Promise<TableCheck[]> => {
  const db = await openToRead(file);
  const verdicts: TableCheck[] = [];
  for await (const verdict of checkTables(db, editions)) verdicts.push(verdict);
  await db.destroy();
  return verdicts;
};

/** A server with two games on it, stopped. */
const kept = async (): Promise<{ file: string; folder: string; tables: readonly string[] }> => {
  const folder = freshFolder();
  const file = join(folder, 'runehold.sqlite');
  const server = await serve({ database: file });
  const anna = await Person.arrive(server.address, 'Anna');
  const tables: string[] = [];
  for (const game of ['masquerade', 'rune-age']) {
    const table = await anna.setTable(game, [{ kind: 'me' }, { kind: 'me' }]);
    const seats = await Promise.all([0, 1].map(viewer => anna.come(table, { viewer })));
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed, upTo: game === 'rune-age' ? 150 : 8 })));
    tables.push(table);
  }
  await server.close();
  return { file, folder, tables };
};

test('a backup of a server at work, restored, has everything that was acknowledged before it', async () => {
  const server = await serve();
  const folder = freshFolder();
  const anna = await Person.arrive(server.address, 'Anna');
  const games = ['masquerade', 'rune-age', 'masquerade', 'rune-age'];
  const acknowledged = new Map<string, number>();
  let isEnough = false;
  const play = async (table: string, viewer: number): Promise<void> => {
    const seat = await anna.come(table, { viewer });
    const rng = new FastChance(viewer + 1);
    while (!isEnough && !seat.over) {
      await seat.until(() => isEnough || seat.over || askOf(seat) !== undefined);
      const ask = askOf(seat);
      if (isEnough || seat.over || !ask) break;
      const before = seat.seq;
      const outcome = await seat.answer(ask.id, anyReply(ask, rng));
      if (outcome.type !== 'done') continue;
      acknowledged.set(table, Math.max(outcome.seq, acknowledged.get(table) ?? 0));
      await seat.until(() => seat.seq > before || isEnough);
    }
  };
  const players: Promise<void>[] = [];
  const total = (): number => [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0);
  const reached = async (n: number): Promise<void> => {
    // When an evening is over another one begins.
    while (total() < n) {
      const game = games[players.length % games.length];
      const table = await anna.setTable(game, [
        { kind: 'me' },
        { kind: 'me' },
        { kind: 'bot', level: 'random' },
      ]);
      const both = [0, 1].map(viewer => play(table, viewer));
      players.push(...both);
      const isOver = Promise.all(both);
      const goal = new Promise<void>(resolve => {
        const timer = setInterval(() => {
          if (total() < n) return;
          clearInterval(timer);
          resolve();
        }, 5);
        void isOver.then(() => {
          clearInterval(timer);
          resolve();
        });
      });
      await goal;
    }
  };
  await reached(100);
  const before = new Map(acknowledged);
  const file = join(folder, 'backup.sqlite');
  const backup = runScript(cli, ['backup', file, '--database', server.database, '--json']);
  // They play on while it is made.
  let isMade = false;
  void backup.ended.then(() => {
    isMade = true;
  });
  while (!isMade) await reached(total() + 20);
  isEnough = true;
  const { code, out, err } = await backup.ended;
  expect([code, err]).toEqual([0, '']);
  const said = JSON.parse(out) as { readonly tables: number; readonly checked: readonly TableCheck[] };
  expect(said.checked.every(({ ok }) => ok)).toBe(true);

  const restored = join(folder, 'restored.sqlite');
  await restore(file, restored, editions);
  const [then, now] = [
    new SqlStore(await openSqlite(restored), () => 0),
    new SqlStore(await openToRead(server.database), () => 0),
  ];
  expect(before.size).toBeGreaterThan(0);
  for (const [table, seq] of before) {
    const log = (await then.load(table))?.log ?? [];
    expect(log.length).toBeGreaterThan(seq);
    expect((await now.load(table))?.log.slice(0, log.length)).toEqual(log);
  }
  expect((await verdictsOf(restored)).filter(({ ok }) => !ok)).toEqual([]);
  await Promise.all([then.close(), now.close()]);
  for (const player of players) await player;
});

test('a backup overwrites nothing and is for its owner’s eyes only', async () => {
  const { file, folder } = await kept();
  const to = join(folder, "it's a copy.sqlite");
  const { tables, records, checked } = await backUp(file, to, editions);
  expect([tables, checked?.map(({ ok }) => ok)]).toEqual([2, [true, true]]);
  expect(records).toBeGreaterThan(150);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(to);
  await expect(backUp(file, to, editions)).rejects.toThrow('there already');
  expect(readFileSync(to).equals(bytes)).toBe(true);
  await expect(backUp(join(folder, 'nowhere.sqlite'), join(folder, 'x'), editions)).rejects.toThrow(
    'not there',
  );
  expect(existsSync(join(folder, 'x'))).toBe(false);
});

test('a restore overwrites nothing, and waits for no server to stop', async () => {
  const { file, folder, tables } = await kept();
  const copy = join(folder, 'copy.sqlite');
  await backUp(file, copy, editions);
  await expect(restore(copy, file, editions)).rejects.toThrow('there already');

  const target = join(folder, 'new', 'runehold.sqlite');
  expect((await restore(copy, target, editions)).checked?.map(({ ok }) => ok)).toEqual([true, true]);
  const server = await serve({ database: target });
  await expect(restore(copy, target, editions)).rejects.toThrow('in use');
  await server.close();
  const verdicts = await verdictsOf(target);
  expect(new Set(verdicts.map(({ table }) => table))).toEqual(new Set(tables));
  await expect(restore(join(folder, 'nothing'), join(folder, 'y'), editions)).rejects.toThrow('not there');
  expect(existsSync(join(folder, 'y'))).toBe(false);
});

test('what is no good copy is not restored', async () => {
  const { file, folder } = await kept();
  const copy = join(folder, 'copy.sqlite');
  await backUp(file, copy, editions);
  truncateSync(copy, Math.floor(statSync(copy).size / 2));
  const target = join(folder, 'new.sqlite');
  await expect(restore(copy, target, editions)).rejects.toThrow('damaged');
  writeFileSync(copy, 'no database at all, and long enough to look at '.repeat(50));
  await expect(restore(copy, target, editions)).rejects.toThrow('damaged');
  expect(existsSync(target)).toBe(false);
});

test('a check names the tables that cannot be read, and only those', async () => {
  const { file, folder, tables } = await kept();
  const [first, second] = tables;
  expect((await verdictsOf(file)).map(({ ok }) => ok)).toEqual([true, true]);
  const changed = async (name: string, statement: string): Promise<TableCheck[]> => {
    const copy = join(folder, name);
    await backUp(file, copy, editions);
    const db = new DatabaseSync(copy);
    expect(Number(db.prepare(statement).run().changes)).toBeGreaterThan(0);
    db.close();
    return (await verdictsOf(copy)).filter(({ ok }) => !ok);
  };
  expect(await changed('a', `update records set body = '{' where table_id = '${first}' and seq = 3`)).toEqual(
    [{ table: first, ok: false, why: `record 3 of table ${first} cannot be read` }],
  );
  expect(
    await changed(
      'b',
      `update records set body = replace(body, '"said":{"ask":"', '"said":{"ask":"another-') where table_id = '${second}' and seq > 20`,
    ),
  ).toEqual([{ table: second, ok: false, why: expect.stringContaining('is answered where') }]);
  expect(await changed('c', "update snapshots set hash = 'x'")).toEqual([
    { table: second, ok: false, why: expect.stringContaining('is not of this game') },
  ]);
  expect(await changed('d', `update tables set game = 'chess' where id = '${first}'`)).toEqual([
    { table: first, ok: false, why: expect.stringContaining('there is no chess@') },
  ]);
});
