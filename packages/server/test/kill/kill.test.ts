import { expect, test } from 'vitest';
import { rampage } from './rampage.ts';

test('a server that is killed ten times loses nothing it acknowledged and does nothing twice', async () => {
  const { broken, answers } = await rampage('source', 10, 3);
  expect(broken).toEqual([]);
  expect(answers).toBeGreaterThan(20);
}, 300_000);
