import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProofPart } from '@runehold/testkit/proof';
import { rampage } from './rampage.ts';

export const part: ProofPart = {
  name: 'server-kills',
  what: 'a server that is killed at random instants loses nothing it acknowledged and does nothing twice',
  unit: 'kills',
  count: 200,
  slice: 50,
  of: ['server'],
  prove: async ({ seed, count }) => {
    const folder = mkdtempSync(join(tmpdir(), 'runehold-kills-'));
    const plan = {
      from: 'build',
      folder,
      seed,
      kills: count,
      answers: 2 * count,
      resent: count / 5,
    } as const;
    const { kills, broken } = await rampage(plan);
    rmSync(folder, { recursive: true, force: true });
    return { done: kills, problems: broken };
  },
};
