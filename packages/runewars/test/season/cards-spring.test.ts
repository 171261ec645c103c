import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { goodPool, heroPool } from '../../src/pools.ts';
import {
  army,
  development,
  dials,
  heroAt,
  noStronghold,
  objective,
  stronghold,
  unitsAt,
} from '../kit/arrange.ts';
import { nextCards } from '../kit/position.ts';
import { askedNow, dialsOf, drawing, influenceOf, isResolved, toldOf } from './kit.ts';

// Home realms yield 3 food, 2 wood and 2 ore to Daqan (seat 0), and 2, 3 and 2 to the Latari (seat 1).

everyWay({ describe, it }, 'Spring cards', test => {
  test('Famine turns dials down to what the areas yield, and none up; developments do not count', () => {
    const story = drawing('spring', 'season-famine', t => {
      dials(t, 0, 5, 1, 4);
      development(t, 'DA', 'dev-resources');
      dials(t, 1, 2, 8, 2);
      army(t, 1, '5A', { 'unit-archer': 1 });
    });
    expect(isResolved(story)).toBe(true);
    expect(dialsOf(story, 0)).toEqual([3, 1, 2]);
    expect(dialsOf(story, 1)).toEqual([2, 5, 2]);
  });

  test('Famine takes all of what a lost home realm would yield', () => {
    const story = drawing('spring', 'season-famine', t => {
      dials(t, 1, 4, 4, 4);
      for (const where of ['LA', 'LB']) army(t, 0, where, { 'unit-footman': 1 });
    });
    expect(dialsOf(story, 1)).toEqual([1, 0, 2]);
  });

  test('Stormy Weather keeps those who bid nothing from Orders that move armies, for one choice', () => {
    const story = drawing('spring', 'season-stormy-weather', undefined, { seats: 3 });
    story.answer(1, 0).answer(0, 1).answer(1, 2);
    const all = [
      'strategize',
      'mobilize',
      'conquer',
      'harvest',
      'recruit',
      'rally-support',
      'acquire-power',
      'fortify',
    ];
    expect(story.offered(0)).toEqual(all.map(name => `order-${name}`));
    expect(story.offered(2)).toEqual(story.offered(0));
    expect(story.offered(1)).toEqual(all.slice(3).map(name => `order-${name}`));
    for (const order of ['strategize', 'mobilize', 'conquer']) {
      expect(story.whyNot(`order-${order}`, 1)).toBe('reason.storm-bound');
    }
    for (const seat of story.asked) story.answer('order-fortify', seat);
    expect(story.table.stormBound).toBe(0);
  });

  test('Stormy Weather spares everybody who bids: nobody wins and no tie is settled', () => {
    const story = drawing('spring', 'season-stormy-weather').answer(1, 0).answer(1, 1);
    expect(isResolved(story)).toBe(true);
    expect(story.offered(0)).toContain('order-conquer');
    expect(influenceOf(story)).toEqual([2, 3]);
    expect(toldOf(story, 'bid-won')).toEqual([]);
  });

  test('Prepare for Coming Year exchanges an Objective for an unseen one, if its owner likes', () => {
    const story = drawing('spring', 'season-prepare-for-coming-year', t => {
      objective(t, 0, 'objective-fellowship');
      objective(t, 1, 'objective-dragon-pact');
    });
    expect(askedNow(story)).toBe('0 yes');
    nextCards(story, 'objective', t => t.goodDeck, goodPool.cards, 'objective-bound-by-honor');
    story.answer('yes');
    expect(story.table.goodObjective.at(0).count(goodPool.cards.indexOf('objective-bound-by-honor'))).toBe(1);
    expect(story.table.goodDeck.count(goodPool.cards.indexOf('objective-fellowship'))).toBe(1);
    expect(JSON.stringify(story.told(1))).not.toContain('objective":');
    expect(askedNow(story)).toBe('1 yes');
    story.answer('no');
    expect(story.table.goodObjective.at(1).count(goodPool.cards.indexOf('objective-dragon-pact'))).toBe(1);
    expect(isResolved(story)).toBe(true);
  });

  test('Prepare for Coming Year passes over who has no Objective, and everybody if there is none to draw', () => {
    const one = drawing('spring', 'season-prepare-for-coming-year', t =>
      objective(t, 1, 'objective-fellowship'),
    );
    expect(askedNow(one)).toBe('1 yes');
    const none = drawing('spring', 'season-prepare-for-coming-year', t => {
      objective(t, 1, 'objective-fellowship');
      t.goodBox.pour(t.goodDeck);
    });
    expect(isResolved(none)).toBe(true);
  });

  test('Fresh Recruits: a triangle unit of his choice at a stronghold of each, in play order', () => {
    const story = drawing('spring', 'season-fresh-recruits', t => stronghold(t, 0, '3A'), { orders: [5, 4] });
    expect(askedNow(story)).toBe('1 places');
    expect(story.ask().items.map(({ name }) => name)).toEqual(['unit-archer']);
    story.answer(['area:LA']);
    expect(askedNow(story)).toBe('0 unit');
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    story.answer('unit-footman');
    expect(story.offered()).toEqual(['area:3A', 'area:DA', 'none']);
    story.answer(['area:3A']);
    expect(unitsAt(story.table, 'LA')).toEqual({ 'unit-archer': 1 });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1 });
    expect(isResolved(story)).toBe(true);
  });

  test('Fresh Recruits: nothing without a stronghold; for a missing figure one on the board may be given up', () => {
    const story = drawing('spring', 'season-fresh-recruits', t => {
      noStronghold(t, 'LA');
      army(t, 0, '1C', { 'unit-bowman': 8 });
    });
    story.answer('unit-bowman');
    expect(story.offered()).toEqual(['1C', 'pass']);
    story.answer('1C').answer(['area:DA']);
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-bowman': 7 });
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-bowman': 1 });
    expect(isResolved(story)).toBe(true);
    const without = drawing('spring', 'season-fresh-recruits', t => army(t, 0, '1C', { 'unit-bowman': 8 }));
    without.answers('unit-bowman', 'pass');
    expect(askedNow(without)).toBe('1 places');
    expect(unitsAt(without.table, '1C')).toEqual({ 'unit-bowman': 8 });
  });

  test('Fertile Fields: each raises one dial that is not full by one', () => {
    const story = drawing('spring', 'season-fertile-fields', t => {
      dials(t, 0, 8, 2, 7);
      dials(t, 1, 8, 8, 8);
    });
    expect(askedNow(story)).toBe('0 dials');
    expect(story.offered()).toEqual(['wood', 'ore']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['wood']);
    expect(dialsOf(story, 0)).toEqual([8, 3, 7]);
    expect(isResolved(story)).toBe(true);
  });

  test('Heroes Answer the Call: a hero for who has none, and training for who likes among the others', () => {
    const story = drawing('spring', 'season-heroes-answer-the-call', t => {
      heroAt(t, 0, 'HE-01', 'DB');
      heroAt(t, 0, 'HE-05', 'DC');
      for (const attribute of [0, 1, 2]) t.training.set(heroPool.cards.indexOf('HE-05'), attribute, 2);
      stronghold(t, 1, '5A');
    });
    expect(askedNow(story)).toBe('0 hero');
    expect(story.offered()).toEqual(['HE-01', 'pass']);
    story.answer('HE-01');
    expect(story.offered()).toEqual(['strength', 'agility', 'wisdom']);
    nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, 'HE-09');
    story.answer('agility');
    expect(story.table.training.get(heroPool.cards.indexOf('HE-01'), 1)).toBe(1);
    expect(askedNow(story)).toBe('1 area');
    expect(story.offered()).toEqual(['5A', 'LA']);
    story.answer('5A');
    expect(story.table.heroOwner.get(heroPool.cards.indexOf('HE-09'))).toBe(2);
    expect(isResolved(story)).toBe(true);
  });

  test('Heroes Answer the Call: an empty Hero deck gives nothing', () => {
    const story = drawing('spring', 'season-heroes-answer-the-call', t => t.heroBox.pour(t.heroDeck));
    expect(isResolved(story)).toBe(true);
    expect(story.table.heroesInPlay.total).toBe(0);
  });

  test('Envoys of Spring: two influence for everybody', () => {
    const story = drawing('spring', 'season-envoys-of-spring', undefined, { seats: 3 });
    expect(influenceOf(story)).toEqual([5, 6, 3]);
    expect(isResolved(story)).toBe(true);
  });
});
