import { expect, test } from 'vitest';
import { freshFolder } from '../driver/server.ts';
import { rampage } from './rampage.ts';

test('a server that is killed six times loses nothing it acknowledged and does nothing twice', async () => {
  const plan = { from: 'source', folder: freshFolder(), seed: 3, kills: 6, answers: 20, resent: 1 } as const;
  const { broken, kills } = await rampage(plan);
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(6);
}, 900_000);
