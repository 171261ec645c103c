import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import { game } from '../../../src/game.ts';
import { layout } from '../../../src/layout.ts';
import { hasCommanders } from '../../../src/rules/heroes/commanders/commander.ts';
import { hasFreeCities } from '../../../src/rules/map/cities.ts';
import { hasDevelopmentCards } from '../../../src/rules/table/development-cards.ts';
import { optionWords } from '../../../src/words/options.ts';
import { settingUp } from '../../kit/building.ts';
import { answerUntil, position } from '../../kit/position.ts';

const refused = (options: Readonly<Record<string, string>>): string | undefined =>
  refuseSetup(game as Game, 3, options)?.key;
const open = { expansion: 'banners-of-war' };

describe('the variants of the box', () => {
  it('have words for each of their values', () => {
    for (const name of ['freeCities', 'roadToVictory', 'developmentCards', 'commanders'] as const)
      for (const value of layout.options[name].values)
        expect(optionWords.specs).toHaveProperty([`option.${name}.${value}`]);
  });

  it('are refused while the box is closed', () => {
    expect(refused({ freeCities: 'yes' })).toBe('refusal.closed-variant');
    expect(refused({ roadToVictory: 'yes', edition: 'original' })).toBe('refusal.closed-variant');
    expect(refused({ freeCities: 'no', roadToVictory: 'no' })).toBeUndefined();
    expect(refused({ ...open, freeCities: 'yes' })).toBeUndefined();
    expect(refused({ commanders: 'yes' })).toBe('refusal.closed-variant');
  });

  it('BW-SETUP-03 are four to choose from with the exploration tokens, and Road to Victory a fifth in the original edition', () => {
    const variants = ['exploration', ...Object.keys(bannersOfWar.variants ?? {})];
    const accepted = (edition: string): string[] =>
      variants.filter(name => refused({ ...open, edition, [name]: 'yes' }) === undefined);
    const four = ['exploration', 'freeCities', 'developmentCards', 'commanders'];
    expect(new Set(accepted('revised'))).toEqual(new Set(four));
    expect(new Set(accepted('original'))).toEqual(new Set([...four, 'roadToVictory']));
    expect(Object.keys(layout.options).filter(name => /epic/i.test(name))).toEqual([]);
  });

  it('BW-SETUP-02 are independent: with commanders alone there is no Development card and no free city', () => {
    const { table: t } = position({ options: { ...open, commanders: 'yes' }, printed: true });
    expect([hasCommanders(t), hasDevelopmentCards(t), hasFreeCities(t)]).toEqual([true, false, false]);
    const { table: set } = answerUntil(settingUp({ options: { ...open, commanders: 'yes' } }), 'RW-ORDER-01');
    const free = set.content.cities.flatMap(({ free: isFree }, card) => (isFree ? [card] : []));
    expect(free.filter(card => set.city.count(card) + set.cityPile.count(card) > 0)).toEqual([]);
    expect([set.nearPile.total, set.farPile.total]).toEqual([0, 0]);
    const { table: other } = position({ options: { ...open, freeCities: 'yes', developmentCards: 'yes' } });
    expect([hasCommanders(other), hasDevelopmentCards(other), hasFreeCities(other)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(other.commanderDeck.at(0).total).toBe(0);
  });

  it('BW-ROAD-01 Road to Victory is refused where Victory cards are the rule', () => {
    const road = { ...open, roadToVictory: 'yes' };
    expect(refused(road)).toBe('refusal.road-taken');
    expect(refused({ ...road, edition: 'original', winning: 'revised' })).toBe('refusal.road-taken');
    expect(refused({ ...road, edition: 'original' })).toBeUndefined();
    expect(refused({ ...road, winning: 'original' })).toBeUndefined();
  });
});
