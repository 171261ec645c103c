import type { Game } from '@runehold/kernel/procedure/game';
import { coachLeaks, leakOfPeeking } from '@runehold/testkit/coached';
import { describe, expect, it, vi } from 'vitest';
import { coach } from '../../src/coach/coach.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('what the coach of Runewars says', () => {
  it('is the same on every table that its seat cannot tell from its own', () => {
    const { leaks, spoken } = coachLeaks(game as Game, coach);
    expect(leaks).toEqual([]);
    expect(spoken.size).toBeGreaterThan(1);
  });

  it('would be found out if it were not', () => {
    const leak = leakOfPeeking(game as Game, coach, t => (t as unknown as Table).tactics.at(1));
    expect(leak).toContain(' or ');
  });
});
