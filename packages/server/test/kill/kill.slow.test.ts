import { expect, test } from 'vitest';
import { rampage } from './rampage.ts';

test('a server that is killed two hundred times loses nothing it acknowledged and does nothing twice', async () => {
  const { broken, kills } = await rampage({ from: 'build', seed: 11, kills: 200, answers: 400, resent: 40 });
  expect(broken).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(200);
}, 3_600_000);
