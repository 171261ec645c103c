import { describe, expect, it } from 'vitest';
import { Duplicate } from '../../battle/oracle/duplicate.ts';

describe('battles with the expansion by the rules and by the oracle', () => {
  it('BW-BATTLE-11 random battles end alike, decision by decision', {
    timeout: 120_000,
  }, () => {
    const table = new Duplicate(3, { expansion: 'banners-of-war', exploration: 'yes' });
    expect(table.fightMany(2000)).toBeGreaterThan(15_000);
  });
});
