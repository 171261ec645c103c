import { expect, test } from 'vitest';
import { hoped } from './model/hoped.ts';
import { runTrust } from './model/run-trust.ts';

test('two thousand evenings: nobody sees two hands, no owner is locked out, no open book is shut', async () => {
  const { acts } = await runTrust(1, 2000);
  for (const act of hoped) expect(acts.get(act) ?? 0, act).toBeGreaterThan(20);
}, 600_000);
