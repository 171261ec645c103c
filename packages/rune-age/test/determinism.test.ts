import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Game } from '@runehold/kernel/procedure/game';
import { fingerprints } from '@runehold/testkit/determinism';
import { expect, it } from 'vitest';
import { game } from '../src/game.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const script = fileURLToPath(new URL('./fixtures/print-fingerprints.ts', import.meta.url));

it('the same games have the same fingerprints in another process', { timeout: 120_000 }, () => {
  const here = fingerprints(game as Game, 24, 7);
  const there = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--conditions', 'runehold:source', script, '24', '7'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(JSON.parse(there)).toEqual(here);
  expect(new Set(here).size).toBe(24);
});
