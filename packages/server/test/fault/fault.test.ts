import { expect, test } from 'vitest';
import { faultRun } from './fault-run.ts';

test('three nodes of which one is killed and one stopped, whose database and bus go away, lose and double nothing', async () => {
  const strikes = ['bus', 'kill', 'database', 'stop'] as const;
  const { broken, answers, longestGap } = await faultRun({ seed: 5, tables: 4, strikes });
  expect(broken).toEqual([]);
  expect(answers).toBeGreaterThan(50);
  expect(longestGap).toBeLessThan(20_000);
}, 300_000);
