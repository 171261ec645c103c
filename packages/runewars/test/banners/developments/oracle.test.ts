import { describe, expect, it } from 'vitest';
import { Duplicate } from '../../battle/oracle/duplicate.ts';
import { options } from './kit.ts';

describe('battles with Development cards by the rules and by the oracle', () => {
  it('BW-BATTLE-08 random battles end alike, decision by decision', {
    timeout: 120_000,
  }, () => {
    const table = new Duplicate(17, { ...options, exploration: 'yes' });
    expect(table.fightMany(2000)).toBeGreaterThan(15_000);
  });
});
