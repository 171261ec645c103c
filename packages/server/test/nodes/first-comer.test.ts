import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { planForTwo } from '../driver/gathered.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { Postgres } from '../driver/postgres.ts';
import type { Seat } from '../driver/seat.ts';
import { hostOf, house } from './house.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

// A proxy sends whoever sets a table to any node, and everybody who comes to it to one that its id leads to.
test('whoever comes first to a table comes to another node than it was set at', async () => {
  const { nodes, database } = await house(server, ['one', 'two']);
  const [one, two] = nodes.map(({ address }) => address);
  const anna = await Person.arrive(one, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  anna.move(two);
  const seat = await anna.come(table);
  expect(seat.ended).toBeUndefined();
  expect(await hostOf(database, table)).toBe('two');
  expect((await playOn(seat, { answers: 2 })).every(({ type }) => type === 'done')).toBe(true);
});

test('so does whoever comes to a table where people gather', async () => {
  const { nodes } = await house(server, ['one', 'two']);
  const [one, two] = nodes.map(({ address }) => address);
  const anna = await Person.arrive(one, 'Anna');
  const { table } = await anna.call('set-table', planForTwo);
  const ben = await Person.arrive(two, 'Ben');
  const seats: Seat[] = [];
  for (const person of [ben, anna]) {
    const seat = await person.connect();
    void seat.hello(table);
    await seat.until(() => seat.room !== undefined || seat.ended !== undefined);
    expect(seat.ended).toBeUndefined();
    seats.push(seat);
  }
  expect(await seats[0].refused({ type: 'sit', seat: 1 })).toBeUndefined();
  for (const seat of seats) expect(await seat.refused({ type: 'ready', on: true })).toBeUndefined();
  for (const seat of seats) await seat.until(() => seat.started);
});
