import { expect, test } from 'vitest';
import { rampage } from './rampage.ts';

test('a server that is killed two hundred times loses nothing it acknowledged and does nothing twice', async () => {
  const { broken, answers, resent } = await rampage('build', 200, 11);
  expect(broken).toEqual([]);
  // Kills that nobody notices would prove nothing.
  expect(answers).toBeGreaterThan(400);
  expect(resent).toBeGreaterThan(40);
}, 900_000);
