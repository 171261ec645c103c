import { describe, expect, it } from 'vitest';
import { Duplicate as Duels } from '../../duel/oracle/duplicate.ts';
import { expansion } from './kit.ts';

describe('duels with Tactical Fate by the rules and by the oracle', () => {
  it('BW-TFATE-15 random duels end alike, decision by decision', {
    timeout: 120_000,
  }, () => {
    expect(new Duels(12, expansion).fightMany(400)).toBeGreaterThan(1500);
  });
});
