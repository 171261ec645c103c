import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('battles by the rules and by the oracle', () => {
  it('five hundred random battles end alike, decision by decision', { timeout: 60_000 }, () => {
    expect(new Duplicate(1).fightMany(500)).toBeGreaterThan(500);
  });
});
