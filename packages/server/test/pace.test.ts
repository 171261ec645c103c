import type { TablePlan } from '@runehold/protocol/hall/tables';
import { clockTerms } from '@runehold/protocol/parts/clock-terms';
import { expect, test } from 'vitest';
import { gathered, planForTwo } from './driver/gathered.ts';
import { HandClock } from './driver/hand-clock.ts';
import { Person } from './driver/person.ts';
import { serve } from './driver/server.ts';

const { bank, grace } = clockTerms.brisk;
const plan: TablePlan = { ...planForTwo, pace: 'brisk' };

/** Two people who have gathered and begun at a table with a clock. */
const begun = async () => {
  const clock = new HandClock();
  const server = await serve({ now: clock.now, after: clock.after });
  const [anna, bela] = [
    await Person.arrive(server.address, 'Anna'),
    await Person.arrive(server.address, 'Bela'),
  ];
  const { table, seats } = await gathered([anna, bela], plan);
  for (const seat of seats) await seat.hello(table);
  return { clock, server, table, people: [anna, bela], seats };
};

test('time runs out over the wire: what an absent player does is done, then a bot plays, and one comes back', async () => {
  const { clock, seats } = await begun();
  const [a, b] = seats;
  const at = a.latest?.clocks?.findIndex(({ runs }) => runs) ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  expect(await seats[1 - at].refused({ type: 'give-time', seat: at })).toBeUndefined();
  expect(await seats[1 - at].refused({ type: 'give-time', seat: at })).toBe('refusal.no-more-time');
  const isLost = (): boolean =>
    a.records.some(record => record.kind === 'handed-over' && record.cause === 'expired');
  for (let n = 0; n < 20 && !isLost(); n++) {
    await clock.pass(bank + grace);
    await a.refused({ type: 'ping' });
  }
  expect(isLost()).toBe(true);
  expect(a.records.some(record => record.kind === 'answered' && record.by === 'absent')).toBe(true);
  // Nobody is told when anything was, only what is left.
  for (const text of [...a.received, ...b.received]) expect(text).not.toContain('"stamp"');
}, 120_000);

test('clocks outlive a restart, and the time between is nobody’s', async () => {
  const { clock, server, table, people, seats } = await begun();
  const at = seats[0].latest?.clocks?.findIndex(({ runs }) => runs) ?? -1;
  await server.close();
  await clock.pass(3 * bank);
  const again = await serve({ database: server.database, now: clock.now, after: clock.after });
  people[0].move(again.address);
  const seat = await people[0].come(table);
  expect(seat.latest?.clocks?.[at]).toMatchObject({ runs: true });
  expect(seat.latest?.clocks?.[at].bank).toBeGreaterThan(bank - 60_000);
  expect(seat.records.some(({ kind }) => kind === 'answered')).toBe(false);
  expect(seat.people?.pace).toBe('brisk');
}, 120_000);

test('a clock is for people who gather; what is no pace is refused, and strangers give nobody time', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const { gather: _, ...atOnce } = plan;
  await expect(anna.call('set-table', atOnce)).rejects.toThrow('refusal.clock-gathers');
  await expect(anna.call('set-table', { ...plan, pace: 'hasty' } as unknown as TablePlan)).rejects.toThrow(
    'refusal.malformed',
  );
  const { table, seats } = await begun();
  expect(table).toBeDefined();
  const none = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const seat = await anna.come(none);
  expect(await seat.refused({ type: 'give-time', seat: 0 })).toBe('refusal.no-clock');
  expect(await seats[0].refused({ type: 'give-time', seat: 0 })).toBe('refusal.only-others');
}, 120_000);
