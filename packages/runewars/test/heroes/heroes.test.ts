import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { isEmpty, isUncontrolled } from '../../src/rules/map/areas.ts';
import { unitsIn } from '../../src/rules/map/units.ts';
import { area, army, hero, heroAt, rune } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { answerUntil, atTurn, position } from '../kit/position.ts';
import { CARTHOS, CORBIN, KIRGA, questPhase, RONAN, trained } from './summer.ts';

everyWay({ describe, it }, 'heroes', test => {
  test('RW-HERO-02 every Hero card has all its parts', () => {
    expect(baseGame.heroes).toHaveLength(12);
    for (const { key, alignment, strength, agility, wisdom, health, ability } of universe.heroes) {
      expect(key).toMatch(/^hero-/);
      expect(['good', 'neutral', 'evil']).toContain(alignment);
      for (const value of [strength, agility, wisdom, health]) expect(value).toBeGreaterThan(0);
      expect(ability.effect.kind).not.toBe('');
    }
  });

  test('RW-HERO-03 an ability works at the time it names: Mad Carthos is asked when he is challenged', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, CARTHOS, '3A');
    });
    story.answers(CORBIN, 'move', 'stop', `duel:${CARTHOS}`);
    expect(story.asked).toEqual([1]);
  });

  test('RW-HERO-04 what a hero is and suffers lies open', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A', { damage: 2, routed: true });
      trained(t, CORBIN, 0, 2, 0);
    });
    for (const viewer of [0, 1, 'spectator' as const]) {
      const { heroDamage, heroRouted, training, heroOwner, heroArea } = story.view(viewer).table;
      expect((heroDamage as number[])[hero(CORBIN)]).toBe(2);
      expect((heroRouted as number[])[hero(CORBIN)]).toBe(1);
      expect((heroOwner as number[])[hero(CORBIN)]).toBe(1);
      expect((heroArea as number[])[hero(CORBIN)]).toBe(area('3A') + 1);
      expect((training as number[][])[hero(CORBIN)]).toEqual([0, 2, 0]);
    }
  });

  test('RW-HERO-05 heroes quest and duel in the Quest Phase, support in battles, and see runes at any time', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-knight': 1 });
      army(t, 1, '3A', { 'unit-archer': 1 });
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      rune(t, '3A', 'dragon');
    });
    atTurn(story, 0, 'order-conquer');
    expect(story.offered()).toEqual(['order']);
    story.answers('order', '3A', ['DC:unit-knight']);
    expect(story.ask().rule).toBe('RW-HERO-32');
    answerUntil(story, 'RW-ORDER-23');
    expect(story.table.runeKnown.get(area('3A'))).toBe(0b11);
    const keys = story.history().map(({ key }) => key);
    expect(keys).not.toContain('duel-began');
    expect(keys).not.toContain('quest-attempted');
  });

  test('RW-HERO-17 a hero controls nothing and counts for nothing', () => {
    const story = questPhase({}, t => heroAt(t, 0, RONAN, '3A'));
    expect(isUncontrolled(story.table, area('3A'))).toBe(true);
    expect(isEmpty(story.table, area('3A'))).toBe(true);
    expect(unitsIn(story.table, area('3A'))).toBe(0);
  });

  test('RW-HERO-17 heroes do not count for the limit of eight', () => {
    const story = position().given(t => {
      army(t, 0, '3A', { 'unit-footman': 8 });
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 0, CORBIN, 'DC');
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3A', [CORBIN]);
    expect(unitsIn(story.table, area('3A'))).toBe(8);
    expect(story.history().map(({ key }) => key)).not.toContain('units-destroyed');
  });

  test('RW-HERO-18 heroes of all players share an area in peace', () => {
    const story = questPhase({ seats: 3 }, t => {
      heroAt(t, 0, RONAN, '1A');
      heroAt(t, 1, KIRGA, '1A');
      heroAt(t, 2, CORBIN, '1A');
      army(t, 1, '1A', { 'unit-archer': 2 });
    });
    for (const one of [RONAN, KIRGA, CORBIN]) story.answers(one, 'train', ['strength', 'strength']);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
    for (const one of [RONAN, KIRGA, CORBIN]) {
      expect(story.table.heroArea.get(hero(one))).toBe(area('1A') + 1);
      expect(story.table.heroDamage.get(hero(one))).toBe(0);
    }
  });
});
