import { describe, expect, it } from 'vitest';
import { Duplicate } from '../../battle/oracle/duplicate.ts';
import { Duplicate as Duels } from '../../duel/oracle/duplicate.ts';
import { expansion } from './kit.ts';

describe('battles and duels with Tactical Fate by the rules and by the oracle', () => {
  it('BW-TFATE-08 BW-TFATE-12 BW-TFATE-20 random battles end alike, decision by decision', {
    timeout: 120_000,
  }, () => {
    const table = new Duplicate(11, expansion);
    let decisions = 0;
    for (let n = 0; n < 1500; n++) decisions += table.fight(n % 4 === 0);
    expect(decisions).toBeGreaterThan(9000);
  });

  it('BW-TFATE-15 BW-TFATE-18 BW-TFATE-22 random duels end alike, decision by decision', {
    timeout: 120_000,
  }, () => {
    expect(new Duels(12, expansion).fightMany(400)).toBeGreaterThan(1500);
  });
});
