import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fingerprints } from '@runehold/testkit/determinism';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const script = fileURLToPath(new URL('./fixtures/print-fingerprints.ts', import.meta.url));

describe('the same games', () => {
  it('have the same fingerprints in another process', { timeout: 60_000 }, () => {
    const here = fingerprints(game, 60, 7);
    const there = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--conditions', 'runehold:source', script, '60', '7'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(JSON.parse(there)).toEqual(here);
    expect(new Set(here).size).toBe(60);
  });

  it('have the same fingerprints again, and others with another seed', () => {
    expect(fingerprints(game, 12, 3)).toEqual(fingerprints(game, 12, 3));
    expect(fingerprints(game, 12, 3)).not.toEqual(fingerprints(game, 12, 4));
  });
});
