import { describe, expect, it } from 'vitest';
import { Duplicate } from '../battle/oracle/duplicate.ts';

describe('battles with new units by the rules and by the oracle', () => {
  it('BW-UNIT-11 BW-BATTLE-10 random battles end alike, decision by decision', { timeout: 120_000 }, () => {
    const table = new Duplicate(3, { expansion: 'banners-of-war' });
    let decisions = 0;
    for (let n = 0; n < 3000; n++) decisions += table.fight(n % 4 === 0);
    expect(decisions).toBeGreaterThan(3000);
  });
});
