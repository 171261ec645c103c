import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../driver/person.ts';
import { Postgres } from '../driver/postgres.ts';
import type { Seat } from '../driver/seat.ts';
import { serve } from '../driver/server.ts';
import { yesterday } from '../driver/yesterday.ts';
import { begunAt, bot, finesOf, play } from '../rules/begun.ts';

vi.setConfig({ testTimeout: 180_000 });

const { cellar, shelf } = await yesterday();

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

/** Comes to a table by way of some node, again and again while it is being moved, as a page does. */
const at = async (address: string, person: Person, table: string): Promise<Seat> => {
  person.move(address);
  for (;;) {
    const seat = await person.come(table);
    if (seat.state) return seat;
    expect(seat.ended?.key).toBe('refusal.moving');
    seat.cut();
    await new Promise(resolve => setTimeout(resolve, 200));
  }
};

test('a house is upgraded node by node while games go on: moved where they go alike, else finished as they are', async () => {
  const database = await server.fresh();
  const before = (node: string) => serve({ database, node, shelf, cellar });
  const after = (node: string) => serve({ database, node, cellar, botPauseMs: 20 });
  const [one, two] = [await before('one'), await before('two')];
  const { anna, alike, other } = await begunAt(one.address);

  // The first node is of the new release: whatever is played stays with rules that both have.
  await one.close();
  const first = await after('one');
  await first.move();
  for (const address of [two.address, first.address]) {
    const seat = await at(address, anna, alike);
    expect(seat.state?.rules).toBe('0');
    const { seq } = seat;
    await play(seat, () => seat.seq > seq + 1);
    seat.cut();
  }

  // A new table goes by the new rules, and is found by way of the old node, which does not know them.
  anna.move(first.address);
  const fresh = await anna.setTable('masquerade', [{ kind: 'me' }, bot]);
  const here = await at(two.address, anna, fresh);
  const there = await at(first.address, anna, fresh);
  expect([there.state?.rules, here.state?.rules]).toEqual(['1', '1']);
  await play(here, () => here.seq > 5);
  await there.until(() => there.seq === here.seq);
  for (const seat of [there, here]) seat.cut();

  // Where the new node is gone nobody can go on there yet, and nobody has it who cannot serve it.
  await first.close();
  anna.move(two.address);
  await expect.poll(async () => (await anna.come(fresh)).ended?.key).toBe('refusal.no-rules');
  const again = await after('one');
  const back = await at(again.address, anna, fresh);
  expect(back.state?.rules).toBe('1');
  back.cut();

  // When the last node is of the new release, games are moved, or are finished as they were begun.
  await two.close();
  const last = await after('two');
  await expect
    .poll(async () => {
      for (const node of [again, last]) {
        await node.tidy();
        await node.move();
      }
      const seat = await at(last.address, anna, alike);
      seat.cut();
      return seat.state?.rules;
    })
    .toBe('1');
  for (const [table, rules] of [
    [alike, '1'],
    [other, '0'],
    [fresh, '1'],
  ] as const) {
    const seat = await at(last.address, anna, table);
    expect([table, seat.state?.rules]).toEqual([table, rules]);
    await play(seat);
    expect(seat.over).toBe(true);
    if (table === other) for (const { args } of finesOf(seat)) expect(args['coins']).toBeLessThanOrEqual(1);
  }
});
