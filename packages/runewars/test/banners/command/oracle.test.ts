import { describe, expect, it } from 'vitest';
import { Duplicate } from '../../battle/oracle/duplicate.ts';

describe('battles with commanders by the rules and by the oracle', () => {
  it('BW-CMD-32 random battles end alike, decision by decision', {
    timeout: 240_000,
  }, () => {
    const table = new Duplicate(7, {
      expansion: 'banners-of-war',
      exploration: 'yes',
      developmentCards: 'yes',
      commanders: 'yes',
    });
    expect(table.fightMany(2000)).toBeGreaterThan(15_000);
  });
});
