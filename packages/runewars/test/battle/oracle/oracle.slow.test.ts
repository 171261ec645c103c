import { describe, expect, it } from 'vitest';
import { Duplicate } from './duplicate.ts';

describe('battles by the rules and by the oracle', () => {
  it('twenty thousand random battles end alike, decision by decision', { timeout: 600_000 }, () => {
    const table = new Duplicate(2);
    let decisions = 0;
    for (let n = 0; n < 20_000; n++) decisions += table.fight(n % 4 === 0);
    expect(decisions).toBeGreaterThan(20_000);
  });
});
