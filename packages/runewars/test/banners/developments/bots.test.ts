import { describe, expect, it } from 'vitest';
import { developmentCardIds } from '../../../src/pools.ts';
import { botAnswer } from '../../bots/table.ts';
import { army } from '../../kit/arrange.ts';
import { owning, shopping } from './kit.ts';

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
});
