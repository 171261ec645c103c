import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import { layout } from '../../../src/layout.ts';
import { optionWords } from '../../../src/words/options.ts';

const refused = (options: Readonly<Record<string, string>>): string | undefined =>
  refuseSetup(game as Game, 3, options)?.key;
const open = { expansion: 'banners-of-war' };

describe('the variants of the box', () => {
  it('have words for each of their values', () => {
    for (const name of ['freeCities', 'roadToVictory'] as const)
      for (const value of layout.options[name].values)
        expect(optionWords.specs).toHaveProperty([`option.${name}.${value}`]);
  });

  it('are refused while the box is closed', () => {
    expect(refused({ freeCities: 'yes' })).toBe('refusal.closed-variant');
    expect(refused({ roadToVictory: 'yes', edition: 'original' })).toBe('refusal.closed-variant');
    expect(refused({ freeCities: 'no', roadToVictory: 'no' })).toBeUndefined();
    expect(refused({ ...open, freeCities: 'yes' })).toBeUndefined();
  });

  it('BW-ROAD-01 Road to Victory is refused where Victory cards are the rule', () => {
    const road = { ...open, roadToVictory: 'yes' };
    expect(refused(road)).toBe('refusal.road-taken');
    expect(refused({ ...road, edition: 'original', winning: 'revised' })).toBe('refusal.road-taken');
    expect(refused({ ...road, edition: 'original' })).toBeUndefined();
    expect(refused({ ...road, winning: 'original' })).toBeUndefined();
  });
});
