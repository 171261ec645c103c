import { join } from 'node:path';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { cellarAt, usualCellar } from '../../src/jobs/edition.ts';
import { askHouse } from '../../src/keeping/ask-house.ts';
import { backUp, raiseEpochs } from '../../src/keeping/copies.ts';
import { ErrandRunner } from '../../src/keeping/errand-runner.ts';
import { openDatabase, readDatabase } from '../../src/store/database.ts';
import { ErrandBox } from '../../src/store/house/errand-box.ts';
import { NotOurs } from '../../src/store/leases/not-ours.ts';
import { migrations } from '../../src/store/migrations.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { createDatabase } from '../driver/postgres.ts';
import { freshFolder } from '../driver/server.ts';
import { databases, nodeOn } from './databases.ts';
import { fresh, nextOf } from './tables.ts';

const editions = new Editions(shelf, cellarAt(usualCellar));
const now = (): number => Date.now();

describe.each(databases)('on %s', (_name, make) => {
  test('after a database was brought back nobody writes under a loan from before', async () => {
    const database = await make();
    const clock = { now: 1000 };
    const [a, b] = [await nodeOn(database, 'a', clock), await nodeOn(database, 'b', clock)];
    await a.leases.join({ version: '1', isDraining: false }, 10_000);
    const table = fresh('one');
    await a.append(table.append);
    const db = await database.open();
    expect(await raiseEpochs(db)).toBe(1);
    await db.destroy();
    await expect(a.append(nextOf(table))).rejects.toThrow(NotOurs);
    expect(await b.leases.takeTable('one', clock.now)).toEqual({
      lease: { table: 'one', epoch: 1_000_002, seq: 0 },
    });
    expect(await a.leases.renewNode({ version: '1', isDraining: false }, 20_000)).toBe(false);
  });

  test('an errand is done by one house of many', async () => {
    const database = await make();
    const db = await database.open();
    onTestFinished(() => db.destroy());
    const box = new ErrandBox(db, now);
    const id = await box.put('{}');
    const taken = await Promise.all(['a', 'b', 'c'].map(node => box.take(node)));
    expect(taken.flat()).toMatchObject([{ id, body: '{}' }]);
    expect(await box.take('d')).toEqual([]);
  });
});

test('an errand about a served PostgreSQL database is done by its house, and here where none is there', async () => {
  const address = await createDatabase(inject('postgres'));
  const db = await openDatabase(address);
  const store = new SqlStore(db, now);
  onTestFinished(() => store.close());
  await store.people.bear({ id: 'anna', name: 'Anna' }, 'hash');
  const rename = (name: string) => askHouse(address, { do: 'rename', person: 'anna', name }, editions);
  expect(await rename('Bela')).toEqual({ ok: true });
  await store.leases.join({ version: '1', isDraining: false }, now() + 60_000);
  const served: string[] = [];
  const house = new ErrandRunner(new ErrandBox(db, now), {
    ...{ store, editions, now, farewell: { forgetPerson: async () => undefined } },
    rings: { reload: async () => undefined },
    readAnew: (_tables, act) => act(),
    complain: what => served.push(what),
  });
  expect(await rename('Cezar')).toEqual({ ok: true });
  await house.close();
  expect(await store.people.person('anna')).toEqual({ id: 'anna', name: 'Cezar' });
  expect(served).toEqual([]);
});

test('what is wrong with a PostgreSQL database is said in a sentence, and never with its password', async () => {
  const good = new URL(await createDatabase(inject('postgres')));
  const change = (part: 'port' | 'pathname' | 'password' | 'username', value: string): string => {
    const address = new URL(good);
    address[part] = value;
    if (part !== 'password') address.password = 'hidden';
    return address.href;
  };
  const shown = `postgres://${good.host}`;
  await expect(openDatabase(change('port', '1'))).rejects.toThrow('does not answer');
  await expect(openDatabase(change('pathname', '/none'))).rejects.toThrow(`${shown}/none lets nobody in`);
  await expect(openDatabase(change('username', 'nobody'))).rejects.toThrow(
    `${shown}${good.pathname} lets nobody in`,
  );
  await expect(readDatabase(good.href)).rejects.toThrow('is damaged or is no database of ours');
  const none = join(freshFolder(), 'copy.sqlite');
  const refused = await backUp(change('password', 'hidden'), none, editions).catch((error: unknown) =>
    String(error),
  );
  expect(refused).toContain('with the tools of PostgreSQL');
  expect(refused).not.toContain('hidden');
  const all = await migrations.getMigrations();
  const early = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0024'));
  await (await openDatabase(good.href, { getMigrations: async () => early })).destroy();
  await expect(readDatabase(good.href)).rejects.toThrow('an earlier version');
  const later = { ...all, '9999-later': { up: async () => undefined } };
  await (await openDatabase(good.href, { getMigrations: async () => later })).destroy();
  await expect(readDatabase(good.href)).rejects.toThrow('a later version');
  await expect(openDatabase(good.href)).rejects.toThrow('a later version');
});
