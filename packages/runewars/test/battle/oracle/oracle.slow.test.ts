import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('battles by the rules and by the oracle', () => {
  it('twenty thousand random battles end alike, decision by decision', { timeout: 600_000 }, () => {
    expect(new Duplicate(2).fightMany(20_000)).toBeGreaterThan(20_000);
  });
});
