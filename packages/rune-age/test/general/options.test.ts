import { refuseSetup } from '@runehold/kernel/match/table-setup';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { layout } from '../../src/layout.ts';
import { scenarios } from '../../src/pools.ts';
import { cardId, cardsIn, table } from '../kit.ts';

const neutralPiles = (pile: readonly string[]): string[] => [
  ...new Set(pile.filter(name => name.startsWith('neutral.'))),
];

describe('RA-OPT, neutral types', () => {
  it('RA-OPT-01 a neutral type may be replaced by another of the same cost', () => {
    const { table: t } = table({ options: { neutral2: 'neutral.pillage' } });
    expect(neutralPiles(cardsIn(t.pile))).toEqual([
      'neutral.forced_march',
      'neutral.demon',
      'neutral.pillage',
    ]);
    expect(t.unused.count(cardId('neutral.battle_cry'))).toBe(5);
    const all = { neutral2: 'neutral.sorcerer', neutral4: 'neutral.naga', neutral6: 'neutral.dragon' };
    const replaced = neutralPiles(cardsIn(table({ options: all }).table.pile));
    expect(replaced).toEqual(['neutral.dragon', 'neutral.naga', 'neutral.sorcerer']);
  });

  it('RA-OPT-01 one of another cost is refused', () => {
    const refused = (options: Readonly<Record<string, string>>) => refuseSetup(game, 2, options);
    expect(refused({ neutral2: 'neutral.pillage' })).toBeUndefined();
    expect(refused({ neutral2: 'neutral.naga' })).toEqual({
      key: 'refusal.option-value',
      args: { option: 'neutral2', value: 'neutral.naga' },
    });
    for (const { id, cost, copies } of game.content.cards.filter(card => card.id.startsWith('neutral.'))) {
      expect(copies).toBe(5);
      for (const tier of [2, 4, 6]) {
        const fits = 'influence' in cost && cost.influence === tier;
        expect(refused({ [`neutral${tier}`]: id }) === undefined).toBe(fits);
      }
    }
  });

  it('RA-OPT-02 a choice that repeats a type is refused', () => {
    const twice = { neutral2: 'neutral.pillage', neutral4: 'neutral.pillage' };
    expect(refuseSetup(game, 3, twice)?.key).toBe('refusal.option-value');
    expect(refuseSetup(game, 3, { neutral4: 'neutral.battle_cry' })?.key).toBe('refusal.option-value');
  });

  it('RA-OPT-02 whatever is chosen, three different types lie there for all to see', () => {
    const { neutral2, neutral4, neutral6 } = layout.options;
    for (const scenario of scenarios) {
      for (const two of neutral2.values) {
        for (const four of neutral4.values) {
          for (const six of neutral6.values) {
            const options = { neutral2: two, neutral4: four, neutral6: six };
            const story = table({ seats: 3, scenario, options });
            const piles = neutralPiles(cardsIn(story.table.pile));
            expect(piles).toHaveLength(3);
            expect(piles.map(name => story.table.pile.count(cardId(name)))).toEqual([4, 4, 4]);
            expect(story.view('spectator').table['pile']).toMatchObject(
              Object.fromEntries(piles.map(name => [name, 4])),
            );
          }
        }
      }
    }
  });
});
