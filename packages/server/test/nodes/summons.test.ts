import { Editions } from '@runehold/shelf/editions';
import { shelfOf } from '@runehold/shelf/shelf';
import { expect, test, vi } from 'vitest';
import type { LiveTablesParts } from '../../src/host/live-parts.ts';
import { LiveTables } from '../../src/host/live-tables.ts';
import { TableRules } from '../../src/store/table-rules.ts';
import { databases, nodeOn } from '../store/databases.ts';
import { fresh } from '../store/tables.ts';

/** A node on a database where another one has a table, and gives it back when it is asked or not. */
const asking = async (isGivenBack: boolean) => {
  const [[, make]] = databases;
  const database = await make();
  const clock = { now: 1000 };
  const [here, there] = [await nodeOn(database, 'here', clock), await nodeOn(database, 'there', clock)];
  const state = { version: '1', isDraining: false };
  for (const { leases } of [here, there]) await leases.join(state, 1e12);
  await there.append(fresh('far').append);
  const summon = async (): Promise<void> => {
    if (isGivenBack) await there.leases.releaseTable({ table: 'far', epoch: 1 });
  };
  const tables = new LiveTables({
    store: here,
    rules: new TableRules(await database.open()),
    editions: new Editions(shelfOf([]), () => undefined),
    neighbours: { term: 1, isFirst: false, leaves: () => undefined, at: () => ({ summon }) },
    now: () => clock.now,
    moments: 1,
    every: () => () => undefined,
    complain: (what: string) => expect.unreachable(what),
  } as unknown as LiveTablesParts);
  return { tables, there };
};

test('what is done to a table that another node has is done when it has given it back', async () => {
  const { tables } = await asking(true);
  const act = vi.fn(async () => 'done');
  expect(await tables.readAnew(['far'], act)).toBe('done');
  await tables.close();
});

test('and not at all where it goes on serving it, for it would write over what was done', async () => {
  const { tables, there } = await asking(false);
  const act = vi.fn(async () => 'done');
  await expect(tables.readAnew(['far'], act)).rejects.toThrow('far is served elsewhere');
  expect(act).not.toHaveBeenCalled();
  // Who comes to it later does not wait for that.
  await expect(tables.readAnew(['near'], act)).resolves.toBe('done');
  expect(await there.leases.isOurs({ table: 'far', epoch: 1 })).toBe(true);
  await tables.close();
});
