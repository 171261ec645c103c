import { expect, onTestFinished, test } from 'vitest';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { Postgres } from '../driver/postgres.ts';
import { serve } from '../driver/server.ts';

const readiness = async (address: string): Promise<number> => (await fetch(`${address}/readyz`)).status;

test('while its database is away a house refuses with a reason, is not ready, and goes on by itself', async () => {
  const postgres = await Postgres.make();
  onTestFinished(() => postgres.remove());
  const server = await serve({ database: await postgres.fresh() });
  const anna = await Person.arrive(server.address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const { seq } = await anna.come(table);
  expect(await readiness(server.address)).toBe(200);
  for (const how of ['SIGQUIT', 'SIGINT'] as const) {
    const seat = await anna.come(table);
    // By then the bot has moved, and nothing more happens until the person does.
    await expect.poll(() => askOf(seat)).toBeDefined();
    const ask = askOf(seat);
    if (!ask) throw new Error('nothing is asked');
    await postgres.stop(how);
    const answer = { type: 'answer' as const, ask: ask.id, seq: seat.seq, reply: [...ask.absent] };
    const outcome = await seat.request(answer);
    expect([outcome.type, seat.ended?.key]).toEqual(['closed', 'refusal.store']);
    await expect.poll(() => readiness(server.address)).toBe(503);
    await expect(Person.arrive(server.address, 'Bela')).rejects.toThrow('refusal.store');
    await postgres.start();
    await expect.poll(() => readiness(server.address)).toBe(200);
    await Person.arrive(server.address, 'Bela');
  }
  const again = await anna.come(table);
  await playOn(again);
  expect(again.over).toBe(true);
  expect(again.seq).toBeGreaterThan(seq);
});

test('of two houses on one database each serves its own tables, and what one gives back the other takes', async () => {
  const postgres = await Postgres.make();
  onTestFinished(() => postgres.remove());
  const database = await postgres.fresh();
  const [one, other] = [await serve({ database }), await serve({ database })];
  const anna = await Person.arrive(one.address, 'Anna');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  const seat = await anna.come(table);
  await playOn(seat, { answers: 2 });
  await one.close();
  anna.move(other.address);
  const elsewhere = await anna.come(table);
  await playOn(elsewhere);
  expect(elsewhere.over).toBe(true);
});
