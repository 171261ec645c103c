import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('duels by the rules and by the oracle', () => {
  it('three hundred random duels end alike, decision by decision', { timeout: 60_000 }, () => {
    expect(new Duplicate(1).fightMany(300)).toBeGreaterThan(500);
  });
});
