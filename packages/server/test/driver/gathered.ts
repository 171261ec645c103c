import type { TablePlan } from '@runehold/protocol/hall/tables';
import { expect } from 'vitest';
import type { Person } from './person.ts';
import type { Seat } from './seat.ts';

/** What two people set who play Masquerade with a clock, and gather first. */
export const planForTwo: TablePlan = {
  game: 'masquerade',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: true,
  pace: 'calm',
  gather: true,
};

/**
 * Two people gather at a table that the first of them sets, agree, and the game begins. Their windows stay open and have
 * not yet been shown the game.
 */
export const gathered = async (
  people: readonly Person[],
  more: Partial<TablePlan> = {},
): Promise<{ readonly table: string; readonly seats: readonly Seat[] }> => {
  const { table } = await people[0].call('set-table', { ...planForTwo, ...more });
  const seats: Seat[] = [];
  for (const [at, person] of people.entries()) {
    if (more.password !== undefined && at > 0)
      await person.call('enter-table', { table, password: more.password });
    const seat = await person.connect();
    void seat.hello(table);
    await seat.until(() => seat.room !== undefined);
    seats.push(seat);
  }
  expect(await seats[1].refused({ type: 'sit', seat: 1 })).toBeUndefined();
  for (const seat of seats) expect(await seat.refused({ type: 'ready', on: true })).toBeUndefined();
  await seats[1].until(() => seats[1].started);
  return { table, seats };
};
