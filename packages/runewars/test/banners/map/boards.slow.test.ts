import { expect, it } from 'vitest';
import { layMany } from './boards.ts';

it('BW-CITY12-03 BW-CITY12-04 a thousand boards obey every rule of placing', () => {
  const laid = [2, 3, 4].map(players => layMany(players, 334));
  expect(laid.flatMap(({ wrong }) => wrong)).toEqual([]);
  const withTwelve = laid.reduce((sum, { used }) => sum + (used.get('12') ?? 0), 0);
  expect(withTwelve).toBeGreaterThan(400);
});
