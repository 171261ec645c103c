import { Editions } from '@runehold/shelf/editions';
import { shelf, shelfOf } from '@runehold/shelf/shelf';
import { expect, onTestFinished, test } from 'vitest';
import type { LiveTablesParts } from '../src/host/live-parts.ts';
import { LiveTables } from '../src/host/live-tables.ts';
import { TableRules } from '../src/store/table-rules.ts';
import { databases, nodeOn } from './store/databases.ts';

test('a room whose game could not be fetched is there when it can be, and keeps no other table from being tidied', async () => {
  const [[, make]] = databases;
  const database = await make();
  const store = await nodeOn(database, 'house', { now: 1000 });
  const masquerade = shelf.find('masquerade');
  if (!masquerade) throw new Error('there is no Masquerade');
  let isBroken = true;
  const games = shelfOf([
    {
      ...masquerade,
      capsule: async () =>
        isBroken ? Promise.reject(new Error('too many open files')) : masquerade.capsule(),
    },
  ]);
  const complaints: string[] = [];
  const tables = new LiveTables({
    store,
    rules: new TableRules(await database.open()),
    care: { tidyHall: async () => undefined },
    editions: new Editions(games, () => undefined),
    now: () => 1000,
    moments: 1,
    every: () => () => undefined,
    complain: (what: string) => complaints.push(what),
  } as unknown as LiveTablesParts);
  onTestFinished(() => tables.close());
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  await store.rooms.save(
    'room',
    { host: 'anna', game: 'masquerade', options: {}, listed: false, seats },
    1000,
  );
  expect(await tables.find('room')).toMatchObject({ refused: { key: 'refusal.fault' } });
  await tables.tidy();
  expect(complaints).toEqual(['table room could not be loaded now: Error: too many open files']);
  isBroken = false;
  expect(await tables.find('room')).toHaveProperty('room');
});
