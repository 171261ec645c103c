import type { TablePlan } from '@runehold/protocol/hall/tables';
import { expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import type { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

const plan: TablePlan = {
  game: 'masquerade',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: true,
  pace: 'none',
  password: 'three owls',
};

/** Knocks at a table: what is behind the door, or why it stays shut. */
const knock = async (person: Person, table: string): Promise<Seat> => {
  const seat = await person.connect();
  void seat.hello(table);
  await seat.until(() => seat.room !== undefined || seat.state !== undefined || seat.ended !== undefined);
  return seat;
};

for (const gather of [false, true])
  test(`a table with a password lets in who knows it, for good: ${gather ? 'gathering' : 'begun'}`, async () => {
    const { address, database, close } = await serve();
    const [anna, bela, eve] = await Promise.all(
      ['Anna', 'Bela', 'Eve'].map(name => Person.arrive(address, name)),
    );
    const { table } = await anna.call('set-table', { ...plan, ...(gather && { gather }) });
    // Whoever set it is in; the hall says that there is a lock, and nothing else.
    expect((await knock(anna, table)).ended).toBeUndefined();
    expect((await bela.call('tables', {})).open[0]).toMatchObject({ id: table, locked: true });
    expect((await knock(bela, table)).ended?.key).toBe('refusal.locked');
    for (const call of ['table', 'export-file', 'take-home'] as const)
      await expect(bela.call(call, { table }), call).rejects.toThrow('refusal.locked');
    await expect(bela.call('enter-table', { table, password: 'three cats' })).rejects.toThrow(
      'refusal.wrong-password',
    );
    await bela.call('enter-table', { table, password: 'three owls' });
    const b = await knock(bela, table);
    expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    if (gather) {
      const a = await knock(anna, table);
      for (const seat of [a, b]) expect(await seat.refused({ type: 'ready', on: true })).toBeUndefined();
      await b.until(() => b.started);
    }
    await close();
    // Whoever was in is in after a restart; nobody else is, also when the game has begun.
    const again = await serve({ database });
    for (const person of [bela, eve]) person.move(again.address);
    expect((await knock(bela, table)).view?.viewer).toBe(1);
    expect((await knock(eve, table)).ended?.key).toBe('refusal.locked');
    // The password itself is nowhere.
    const { readFile } = await import('node:fs/promises');
    await again.close();
    expect((await readFile(database)).includes('three owls')).toBe(false);
  }, 120_000);

test('a rematch has the password of the game before, for whoever was in there', async () => {
  const { address } = await serve();
  const [anna, bela, eve] = await Promise.all(
    ['Anna', 'Bela', 'Eve'].map(name => Person.arrive(address, name)),
  );
  const { table } = await anna.call('set-table', plan);
  await bela.call('enter-table', { table, password: 'three owls' });
  const { password: _, ...open } = plan;
  const next = await bela.call('set-table', { ...open, gather: true, lockedAs: table });
  expect((await knock(anna, next.table)).ended).toBeUndefined();
  expect((await knock(eve, next.table)).ended?.key).toBe('refusal.locked');
  await eve.call('enter-table', { table: next.table, password: 'three owls' });
  expect((await knock(eve, next.table)).ended).toBeUndefined();
  // Nobody borrows a password they do not know.
  const mallory = await Person.arrive(address, 'Mallory');
  await expect(mallory.call('set-table', { ...open, lockedAs: table })).rejects.toThrow('refusal.locked');
  // Of a table without one there is none to have.
  const free = await mallory.call('set-table', open);
  const after = await mallory.call('set-table', { ...open, lockedAs: free.table });
  expect((await knock(eve, after.table)).ended).toBeUndefined();
});

test('a password is not too short, and a table without one needs none', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  await expect(anna.call('set-table', { ...plan, password: 'abc' })).rejects.toThrow(
    'refusal.password-short',
  );
  await expect(anna.call('set-table', { ...plan, password: 'x'.repeat(65) })).rejects.toThrow(
    'refusal.malformed',
  );
  await expect(anna.call('enter-table', { table: 'no-such-table', password: 'three owls' })).rejects.toThrow(
    'refusal.no-table',
  );
  const { table } = await anna.call('set-table', plan);
  for (const body of [{}, { table }, { table, password: 5 }, { table: '../x', password: 'x' }])
    expect(
      (
        await fetch(`${address}/api/tables/${table}/enter`, {
          method: 'POST',
          headers: { ...anna.headers, 'content-type': 'application/json', origin: address },
          body: JSON.stringify(body),
        })
      ).status,
    ).toBe(400);
});
