import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askHouse } from '../../src/keeping/ask-house.ts';
import { Postgres } from '../driver/postgres.ts';
import { house } from './house.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

test('of a house of nodes one is emptied, the one that was named, however often it is asked how far it is', async () => {
  const { nodes, database } = await house(server, ['one', 'two']);
  const editions = new Editions(shelf, () => undefined);
  const drain = (on: boolean, node: string) => askHouse(database, { do: 'drain', on, node }, editions);
  const ready = () =>
    Promise.all(nodes.map(async ({ address }) => (await fetch(`${address}/readyz`)).status));
  for (let n = 0; n < 3; n++)
    expect(await drain(true, 'two')).toEqual({ ok: true, counts: { playing: 0, sockets: 0 } });
  expect(await ready()).toEqual([200, 503]);
  expect(await drain(false, 'two')).toMatchObject({ ok: true });
  expect(await ready()).toEqual([200, 200]);
  expect(await drain(true, 'four')).toEqual({ ok: false, why: 'no-node', detail: 'one, two' });
  // Whatever the clock of the machine says on which it is asked: they are there.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(await drain(false, 'one')).toMatchObject({ ok: true });
  vi.restoreAllMocks();
});
