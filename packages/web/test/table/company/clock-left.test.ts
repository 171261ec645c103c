import { expect, it } from 'vitest';
import { leftAfter, sayClock } from '../../../src/table/company/clock-left.ts';

it('a clock counts down what the host told: grace first, then the bank, and only while it runs', () => {
  const told = { bank: 60_000, grace: 10_000, runs: true };
  expect([0, 10_000, 25_000, 90_000].map(ms => leftAfter(told, ms))).toEqual([60_000, 60_000, 45_000, 0]);
  expect(leftAfter({ ...told, runs: false }, 90_000)).toBe(60_000);
  expect([0, 999, 61_000, 1_200_000].map(sayClock)).toEqual(['0:00', '0:01', '1:01', '20:00']);
});
