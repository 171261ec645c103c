import type { SeekPlan } from '@runehold/protocol/hall/seeking';
import { expect, test } from 'vitest';
import { HandClock } from '../driver/hand-clock.ts';
import { Person } from '../driver/person.ts';
import type { Seat } from '../driver/seat.ts';
import { freshFolder, serve } from '../driver/server.ts';

const plan: SeekPlan = { game: 'masquerade', seats: 2, pace: 'live', reliable: false };

const house = async () => {
  const clock = new HandClock();
  const settings = { database: `${freshFolder()}/runehold.sqlite`, now: clock.now, after: clock.after };
  let server = await serve(settings);
  const arrive = (name?: string): Promise<Person> => Person.arrive(server.address, name);
  return {
    clock,
    arrive,
    pair: () => server.pair(),
    server: () => server,
    reopen: async (...people: readonly Person[]): Promise<void> => {
      await server.close();
      server = await serve(settings);
      for (const person of people) person.move(server.address);
    },
  };
};

test('two who look for the same gather at a table with a clock, and neither looks any more', async () => {
  const { arrive, pair, server } = await house();
  const [anna, bela, cili] = [await arrive('Anna'), await arrive('Bela'), await arrive('Cili')];
  expect(await anna.call('seek', plan)).toMatchObject({ seeking: { ...plan, others: 0, within: 100 } });
  expect(await cili.call('seek', { ...plan, seats: 3 })).toMatchObject({ seeking: { others: 0 } });
  const { table } = await bela.call('seek', plan);
  expect(table).toBeDefined();
  if (table === undefined) return;
  expect(await anna.call('seeking', {})).toEqual({ table });
  await pair();
  expect(await cili.call('seeking', {})).toMatchObject({ seeking: { seats: 3 } });
  const seats: Seat[] = [];
  for (const person of [anna, bela]) {
    const seat = await person.connect();
    void seat.hello(table);
    await seat.until(() => seat.room !== undefined);
    seats.push(seat);
  }
  expect(seats[0].room).toMatchObject({ pace: 'live', game: 'masquerade', listed: false });
  expect(seats[0].room?.seats.map(({ holder }) => 'name' in holder && holder.name)).toEqual(['Anna', 'Bela']);
  for (const seat of seats) expect(await seat.refused({ type: 'ready', on: true })).toBeUndefined();
  await seats[1].until(() => seats[1].started);
  // Whoever leaves it for good is not led there again.
  expect(await cili.call('stop-seeking', {})).toEqual({});
  expect(await cili.call('seeking', {})).toEqual({});
  expect(server().complaints).toEqual([]);
});

test('over a restart people look on; who is to play at once is looked for only while they are there', async () => {
  const { arrive, reopen, clock, pair } = await house();
  const [anna, bela, cili] = [await arrive('Anna'), await arrive('Bela'), await arrive('Cili')];
  await anna.call('seek', plan);
  await reopen(anna, bela, cili);
  const waited = await anna.call('seeking', {});
  expect(waited.seeking?.since).toBeGreaterThanOrEqual(0);
  // She has closed the page: nobody is led to a table at which nobody is.
  await clock.pass(60_000);
  expect(await bela.call('seek', plan)).toMatchObject({ seeking: { others: 0 } });
  expect(await anna.call('seeking', {})).toMatchObject({ seeking: { others: 1 } });
  await pair();
  const { table } = await anna.call('seeking', {});
  expect(table).toBeDefined();
  // Over days nobody need be there.
  await cili.call('seek', { ...plan, pace: 'days' });
  await clock.pass(3 * 3_600_000);
  const [dana] = [await arrive('Dana')];
  const found = await dana.call('seek', { ...plan, pace: 'days' });
  expect(await cili.call('seeking', {})).toEqual({ table: found.table });
});

test('whoever has no name, or looks for what there is not, is told why; twice is once', async () => {
  const { arrive } = await house();
  const nobody = await arrive();
  await expect(nobody.call('seek', plan)).rejects.toThrow('refusal.seek-named');
  const anna = await arrive('Anna');
  await expect(anna.call('seek', { ...plan, game: 'chess' })).rejects.toThrow('refusal.no-game');
  for (const odd of [{ seats: 1 }, { seats: 5 }, { pace: 'none' as never }])
    await expect(anna.call('seek', { ...plan, ...odd })).rejects.toThrow('refusal.malformed');
  await anna.call('seek', plan);
  await anna.call('seek', { ...plan, seats: 3 });
  expect(await anna.call('seeking', {})).toMatchObject({ seeking: { seats: 3 } });
  expect(await anna.call('stop-seeking', {})).toEqual({});
  expect(await anna.call('stop-seeking', {})).toEqual({});
});

test('sixty who look at once are all seated, each once', async () => {
  const { arrive, pair } = await house();
  const people = await Promise.all(Array.from({ length: 60 }, (_, n) => arrive(`Player ${n}x`)));
  await Promise.all(people.map((person, n) => person.call('seek', { ...plan, seats: 2 + (n % 3) })));
  await pair();
  const states = await Promise.all(people.map(person => person.call('seeking', {})));
  const tables = states.map(({ table }) => table);
  expect(tables.filter(table => table === undefined).length).toBeLessThan(4);
  const sizes = new Map<string, number>();
  for (const table of tables) if (table !== undefined) sizes.set(table, (sizes.get(table) ?? 0) + 1);
  for (const [n, table] of tables.entries())
    if (table !== undefined) expect(sizes.get(table)).toBe(2 + (n % 3));
});
