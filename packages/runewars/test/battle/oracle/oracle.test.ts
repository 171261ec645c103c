import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('battles by the rules and by the oracle', () => {
  it('two thousand random battles end alike, decision by decision', { timeout: 60_000 }, () => {
    const table = new Duplicate(1);
    let decisions = 0;
    for (let n = 0; n < 2000; n++) decisions += table.fight(n % 4 === 0);
    expect(decisions).toBeGreaterThan(2000);
  });
});
