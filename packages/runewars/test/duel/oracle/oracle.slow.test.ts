import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('duels by the rules and by the oracle', () => {
  it('three thousand more random duels end alike', { timeout: 300_000 }, () => {
    expect(new Duplicate(2).fightMany(3000)).toBeGreaterThan(6000);
  });
});
