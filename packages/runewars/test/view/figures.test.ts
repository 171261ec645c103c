import { wordsOf } from '@runehold/kernel/pack/pack';
import { describe, expect, it } from 'vitest';
import { runewarsPack } from '../../src/pack.ts';
import { figuresWith } from '../../src/rules/view/figures.ts';

const open = { expansion: 'banners-of-war' };
const rows = (options: Readonly<Record<string, string>>): string[] =>
  figuresWith(options).map(({ key, usual, here }) => `${key} ${usual} → ${here}`);

describe('what a table counts otherwise than usual', () => {
  it('is nothing where nothing is chosen', () => {
    expect(rows({})).toEqual([]);
    expect(rows({ edition: 'original', expansion: 'none' })).toEqual([]);
  });

  it('BW-SETUP-06 is the size of every list that the expansion adds to', () => {
    expect(rows(open)).toEqual([
      'figure.units 4 → 6',
      'figure.orders 8 → 9',
      'figure.titles 3 → 4',
      'figure.tiles 9 → 12',
      'figure.heroes 12 → 20',
      'figure.tactics 50 → 82',
      'figure.quests 24 → 41',
      'figure.rewards 25 → 34',
      'figure.seasons 8 → 11',
      'figure.tokens 21, 17 → 26, 22',
    ]);
  });

  it('is what each variant changes besides', () => {
    const more = (variant: Readonly<Record<string, string>>): string[] => {
      const before = rows(open);
      return rows({ ...open, ...variant }).filter(row => !before.includes(row));
    };
    expect(more({ freeCities: 'yes' })).toEqual(['figure.runes 6 → 7']);
    expect(more({ commanders: 'yes' })).toEqual(['figure.startingHeroes 1 → 2']);
    expect(more({ developmentCards: 'yes' })).toEqual(['figure.developmentCards – → 8']);
    expect(more({ exploration: 'yes' })).toEqual(['figure.exploration – → 43']);
    expect(rows({ exploration: 'yes' })).toEqual(['figure.exploration – → 35']);
  });

  it('has words in both languages', () => {
    const all = {
      ...open,
      freeCities: 'yes',
      commanders: 'yes',
      developmentCards: 'yes',
      exploration: 'yes',
    };
    for (const language of ['en', 'pl'] as const)
      for (const { key } of figuresWith(all))
        expect(wordsOf(runewarsPack, language).messages.has(key)).toBe(true);
  });
});
