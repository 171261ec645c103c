import { describe, expect, it } from 'vitest';
import { explorationTokens, unitsToDiscardLocation } from '../../src/boxes/base/exploration-tokens.ts';

describe('the exploration tokens', () => {
  it('are these, behind these backs', () => {
    const rows = explorationTokens.map(({ id, back, copies, kind, effect: { kind: does, ...numbers } }) =>
      [back, copies, id.slice(4), kind, does, ...Object.values(numbers)].join(' '),
    );
    expect(rows).toEqual([
      '1 2 village-food destructible produce food 1',
      '1 2 village-wood destructible produce wood 1',
      '1 2 village-ore destructible produce ore 1',
      '1 3 training-1 event may-train 1',
      '1 3 scroll-of-sight-1 event look-at-tokens',
      '1 2 raiding-party-1 event raid 1 1 1',
      '1 2 traveling-merchant-1 event may-buy-reward 3 1',
      '2 2 dragon-throne destructible count-runes 1',
      '2 4 magic-portal destructible join-areas 1',
      '2 4 dungeon location stop-hero',
      '2 1 temple location influence-for-action 2',
      '2 1 hall-of-kellos location tactics-for-action 1',
      '2 2 traveling-merchant-2 event may-buy-reward 3 1',
      '2 3 raiding-party-2 event raid 1 1 1',
      '2 1 scroll-of-sight-2 event look-at-tokens',
      '2 1 training-2 event may-train 1',
    ]);
    expect(unitsToDiscardLocation).toBe(6);
  });

  it('share a name whatever their back', () => {
    const copies: Record<string, number> = {};
    for (const token of explorationTokens) copies[token.key] = (copies[token.key] ?? 0) + token.copies;
    expect(copies).toEqual({
      'exp-village': 6,
      'exp-training': 4,
      'exp-scroll-of-sight': 4,
      'exp-raiding-party': 5,
      'exp-traveling-merchant': 4,
      'exp-dragon-throne': 2,
      'exp-magic-portal': 4,
      'exp-dungeon': 4,
      'exp-temple': 1,
      'exp-hall-of-kellos': 1,
    });
  });

  it('are known in kind and effect, in number only from below', () => {
    for (const { sources } of explorationTokens) {
      expect(sources).toMatchObject({ kind: 'found', effect: 'found' });
      expect(sources.copies).toBe(sources.back === 'found' ? 'inferred' : 'designed');
    }
  });
});
