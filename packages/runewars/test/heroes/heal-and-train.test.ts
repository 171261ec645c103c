import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, hero, heroAt } from '../kit/arrange.ts';
import { CORBIN, questPhase, RONAN, trained, trainingOf, VYRAH } from './summer.ts';

everyWay({ describe, it }, 'heal and train', test => {
  test('RW-QUEST-20 healing takes off all damage, in friendly areas only', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A', { damage: 3 });
      heroAt(t, 0, VYRAH, '3C', { damage: 1 });
      army(t, 0, '3A', { 'unit-knight': 1 });
    });
    story.answer(VYRAH);
    expect(story.offered()).toEqual(['move', 'train', 'end']);
    expect(story.whyNot('heal')).toBe('reason.area-not-friendly');
    story.answers('end', RONAN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end']);
    story.answer('heal');
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(0);
    expect(story.table.heroDamage.get(hero(VYRAH))).toBe(1);
    expect(story.told()).toContainEqual({ key: 'hero-healed', args: { hero: hero(RONAN) } });
  });

  test('RW-QUEST-20 an enemy area is not friendly', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, '3A', { damage: 3 });
      army(t, 1, '3A', { 'unit-archer': 1 });
    });
    story.answer(RONAN);
    expect(story.whyNot('heal')).toBe('reason.area-not-friendly');
  });

  test('Corbin heals anywhere', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A', { damage: 5 });
      army(t, 1, '3A', { 'unit-archer': 1 });
    });
    story.answers(CORBIN, 'heal');
    expect(story.table.heroDamage.get(hero(CORBIN))).toBe(0);
  });

  test('RW-QUEST-21 a routed hero heals or trains and stays routed', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, RONAN, 'DC', { damage: 2, routed: true });
      heroAt(t, 0, VYRAH, '3C', { routed: true });
    });
    story.answers(RONAN, 'heal', VYRAH, 'train', ['wisdom', 'wisdom']);
    expect(story.table.heroDamage.get(hero(RONAN))).toBe(0);
    expect(story.table.heroRouted.get(hero(RONAN))).toBe(1);
    expect(story.table.heroRouted.get(hero(VYRAH))).toBe(1);
    expect(trainingOf(story.table, VYRAH)).toEqual([0, 0, 2]);
  });

  test('RW-QUEST-22 RW-QUEST-24 training raises one attribute by two or two by one', () => {
    const train = (...picked: string[]) => {
      const story = questPhase({}, t => heroAt(t, 0, VYRAH, '3C'));
      story.answers(VYRAH, 'train');
      expect(story.offered()).toEqual(['strength', 'agility', 'wisdom']);
      expect(story.tries(['strength'])).toBe('too-few');
      expect(story.tries(['strength', 'agility', 'wisdom'])).toBe('too-many');
      story.answer(picked);
      return trainingOf(story.table, VYRAH);
    };
    expect(train('strength', 'strength')).toEqual([2, 0, 0]);
    expect(train('strength', 'agility')).toEqual([1, 1, 0]);
  });

  test('RW-QUEST-23 an attribute is trained by two at most', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, VYRAH, '3C');
      trained(t, VYRAH, 0, 2, 1);
    });
    story.answers(VYRAH, 'train');
    expect(story.offered()).toEqual(['strength', 'wisdom']);
    expect(story.tries(['wisdom', 'wisdom'])).toBe('too-many');
    story.answer(['strength', 'wisdom']);
    expect(trainingOf(story.table, VYRAH)).toEqual([1, 2, 2]);
  });

  test('RW-QUEST-24 what fits is trained, and with nothing left to train there is no such action', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, VYRAH, '3C');
      heroAt(t, 0, RONAN, '3C');
      trained(t, VYRAH, 2, 2, 1);
      trained(t, RONAN, 2, 2, 2);
    });
    story.answer(RONAN);
    expect(story.whyNot('train')).toBe('reason.fully-trained');
    story.answers('end', VYRAH, 'train');
    expect(trainingOf(story.table, VYRAH)).toEqual([2, 2, 2]);
  });
});
