import { describe, expect, it } from 'vitest';
import { developmentCardIds } from '../../../src/pools.ts';
import { invariants } from '../../../src/rules/invariants.ts';
import { botAnswer, everybody, playGame } from '../../bots/table.ts';
import { army } from '../../kit/arrange.ts';
import { options, owning, shopping } from './kit.ts';

describe('a bot with Development cards', () => {
  it('BW-DEVC-02 buys what its army has most of, and nothing that it has no use for', () => {
    const towers = shopping('daqan', [5, 5, 5], t =>
      army(t, 0, '1C', { 'unit-siege-tower': 4, 'unit-roc': 1 }),
    );
    const { reply } = botAnswer(towers.table, 0);
    expect(reply.map(card => developmentCardIds[card])).toEqual(['devcard-ironbound-towers']);
    const none = shopping('daqan', [5, 5, 5], t => owning(t, 'devcard-archaut-the-citadel'));
    expect(botAnswer(none.table, 0).reason.key).toBe('bot.nothing-left');
  });

  it('BW-DEVC-04 plays games to their end and buys on the way', { timeout: 240_000 }, () => {
    let bought = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const t = playGame({ ...options, factions: 'random' }, 4, everybody, seed);
      invariants(t);
      expect(t.over).toBe(true);
      for (const card of developmentCardIds.keys()) bought += t.developmentBought.get(card);
    }
    expect(bought).toBeGreaterThan(0);
  });

  it('BW-DEVC-09 plays to the end with everything bought from the start', { timeout: 240_000 }, () => {
    let begun = false;
    const t = playGame({ ...options, factions: 'random' }, 4, everybody, 3, table => {
      for (const card of begun ? [] : developmentCardIds.keys()) table.developmentBought.set(card, 1);
      begun = true;
    });
    invariants(t);
    expect(t.over).toBe(true);
    for (const card of developmentCardIds.keys()) expect(t.developmentBought.get(card)).toBe(1);
  });
});
