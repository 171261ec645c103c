import { expect, test } from 'vitest';
import { rampage } from './rampage.ts';

test('a server that is killed ten times loses nothing it acknowledged and does nothing twice', async () => {
  const { broken, kills } = await rampage({ from: 'source', seed: 3, kills: 10, answers: 20, resent: 1 });
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(10);
}, 900_000);
