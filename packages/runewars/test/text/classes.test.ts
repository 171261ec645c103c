import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { rewardText } from '../../src/rules/heroes/reward/registry.ts';
import { heroText } from '../../src/rules/heroes/skills.ts';
import { seasonText } from '../../src/text/card-text.ts';
import { classSetId, classSetIds } from '../../src/text/classes.ts';
import { clause } from '../../src/text/clause.ts';
import { unitsByClass } from '../../src/text/clause-groups.ts';
import { both, part } from './card-kit.ts';

const told = (units: number, classes: readonly string[]): string[] =>
  both([clause('clause.of-class', { units, classes })]);

describe('units of some classes', () => {
  it('are named as English and Polish name them, whatever their number', () => {
    expect(told(1, ['triangle'])).toEqual(['1 triangle unit', '1 jednostkę trójkątną']);
    expect(told(2, ['circle', 'hexagon'])).toEqual([
      '2 circle or hexagon units',
      '2 jednostki okrągłe lub sześciokątne',
    ]);
    expect(told(5, ['rectangle', 'circle', 'triangle'])).toEqual([
      '5 triangle, circle or rectangle units',
      '5 jednostek trójkątnych, okrągłych lub prostokątnych',
    ]);
    expect(told(3, [])).toEqual(['3 units', '3 jednostki']);
  });

  it('are the same set in any order', () => {
    expect(classSetIds).toHaveLength(16);
    expect(classSetId(['hexagon', 'triangle'])).toBe(classSetId(['triangle', 'hexagon']));
    expect(classSetIds).toContain(classSetId(['hexagon', 'triangle']));
  });

  it('have a number for each class where it is one or the other', () => {
    expect(both(unitsByClass({ triangle: 2, rectangle: 1 }))).toEqual([
      '2 triangle units or 1 rectangle unit',
      '2 jednostki trójkątne lub 1 jednostkę prostokątną',
    ]);
  });
});

describe('Polish agreement', () => {
  it('a hero is fast as a hero is, not as a unit', () => {
    expect(both(heroText(part(universe.heroes, 'HE-03')))[1]).toContain('Wytrzymałość 4. Szybki. ');
    expect(both(rewardText(part(universe.rewardCards, 'reward-winged-sandals')))).toEqual([
      'While this card is faceup, this hero counts as flying.',
      'Dopóki ta karta jest odkryta, ten bohater jest Latający.',
    ]);
  });

  it('nobody may do what a Season card forbids to all but one', () => {
    const council = part(universe.seasonCards, 'season-the-council-demands-peace');
    expect(both(seasonText(universe, council, 'revised'))).toEqual([
      'Wizards’ Council. Influence bid: each player except the highest bidder cannot start battles until the season ends.',
      'Rada Czarodziejów. Licytacja wpływów: nikt oprócz gracza z najwyższą stawką nie może rozpoczynać bitew do końca tej pory roku.',
    ]);
    const all = { ...part(universe.seasonCards, 'season-famine'), effect: council.effect };
    expect(both(seasonText(universe, all, 'revised'))[1]).toContain('Żaden gracz nie może');
    const one = { ...council, bid: { concerns: 'lowest' } } as const;
    expect(both(seasonText(universe, one, 'revised'))[1]).toContain('gracz z najniższą stawką nie może');
  });
});
