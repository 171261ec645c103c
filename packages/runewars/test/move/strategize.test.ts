import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { tacticsPool } from '../../src/pools.ts';
import { activate, army, dials, heroAt, neutrals, stronghold, unitsAt } from '../kit/arrange.ts';
import { answerUntil } from '../kit/position.ts';
import { isOver, strategizing } from './stories.ts';
import { holder } from './told.ts';

everyWay({ describe, it }, 'Strategize', test => {
  test('RW-O1-01 any figures go, each into an adjacent friendly or empty area', () => {
    const story = strategizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 0, '1C', { 'unit-bowman': 1 });
      heroAt(t, 0, 'HE-05', '5D');
    });
    expect(story.offered()).toEqual(['1A', '1B', '2C', '3A', '3B', '5B', '5C', 'DA', 'DB', 'pass']);
    story.answers('3A', ['DC:unit-footman'], '5B', ['HE-05'], 'pass');
    expect(isOver(story)).toBe(true);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 1 });
    expect(unitsAt(story.table, '1C')).toEqual({ 'unit-bowman': 1 });
  });

  test('RW-O1-01 figures are sent to an area all at once', () => {
    const story = strategizing(t => army(t, 0, 'DC', { 'unit-footman': 2 }));
    story.answers('3A', ['DC:unit-footman']);
    expect(story.offered()).toEqual(['3B', 'DA', 'DB', 'pass']);
    expect(story.whyNot('3A')).toBe('reason.visited');
  });

  test('RW-O1-02 who has moved does not go on', () => {
    const story = strategizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-05', 'DC');
    });
    story.answers('3A', ['DC:unit-footman'], ['HE-05']);
    expect(isOver(story)).toBe(true);
    const hero = strategizing(t => {
      heroAt(t, 0, 'HE-05', 'DC');
      heroAt(t, 0, 'HE-07', '3A');
    });
    hero.answers('3A', ['HE-05']);
    expect(hero.offered()).toEqual(['3B', '3C', 'DC', 'pass']);
    hero.answer('3C');
    expect(hero.offered()).toEqual(['HE-07']);
    expect(hero.whyNot('HE-05')).toBe('reason.moved-already');
  });

  test('RW-O1-03 neither enemy nor unallied units may be there; allied ones may', () => {
    const story = strategizing(t => {
      army(t, 0, '3B', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
      army(t, 1, '3C', { 'unit-archer': 1 });
      army(t, 0, 'DB', { 'unit-footman': 1 }, true);
      neutrals(t, 'DB', { 'unit-beastman': 1 }, true);
      army(t, 1, 'DC', { 'unit-archer': 1 });
    });
    expect(story.offered()).toEqual(['1B', 'DB', 'pass']);
    for (const id of ['3A', '3C', 'DC']) expect(story.whyNot(id)).toBe('reason.not-friendly-or-empty');
  });

  test('RW-O1-04 vacant enemy home areas and lone enemy strongholds are no destinations', () => {
    const story = strategizing(t => {
      army(t, 0, '5B', { 'unit-footman': 1 });
      stronghold(t, 1, '5D');
    });
    expect(story.offered()).toEqual(['5A', '5C', 'pass']);
    expect(story.whyNot('LB')).toBe('reason.not-friendly-or-empty');
    expect(story.whyNot('5D')).toBe('reason.not-friendly-or-empty');
  });

  test('RW-O1-06 units do not leave an area with an own token, but may enter one; heroes may leave', () => {
    const story = strategizing(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-05', 'DC');
      army(t, 0, 'DB', { 'unit-bowman': 1 });
      activate(t, 0, 'DC');
    }).answer('3B');
    expect(story.offered()).toEqual(['DB:unit-bowman']);
    expect(story.whyNot('DC:unit-footman')).toBe('reason.activated');
    story.answer([]);
    expect(story.offered()).toEqual(['HE-05']);
    story.answers([], 'DC', ['DB:unit-bowman'], 'pass');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 1, 'unit-bowman': 1 });
  });

  test('RW-O1-07 no token is laid, so the units may move again this year', () => {
    const story = strategizing(t => army(t, 0, 'DC', { 'unit-footman': 1 }));
    story.answers('3A', ['DC:unit-footman'], 'end');
    answerUntil(story, 'RW-ORDER-01');
    story.answer('order-mobilize', 0).answer('order-harvest', 1).answers('order', '3C');
    expect(story.offered()).toEqual(['3A:unit-footman']);
  });

  test('RW-O1-08 routed figures stay; borders and flying count as usual', () => {
    const story = strategizing(
      t => {
        army(t, 0, '3C', { 'unit-archer': 1 }, true);
        army(t, 0, '3C', { 'unit-pegasus-rider': 1 });
      },
      { factions: ['latari', 'daqan'] },
    ).answer('2A');
    expect(story.offered()).toEqual(['3C:unit-pegasus-rider']);
    const knight = strategizing(t => army(t, 0, '3C', { 'unit-knight': 1 }));
    expect(knight.offered()).toEqual(['1B', '3A', '3B', 'pass']);
  });

  test('RW-O1-09 being fast gives nothing', () => {
    const story = strategizing(t => army(t, 0, 'DA', { 'unit-knight': 1 }));
    expect(story.offered()).toEqual(['DB', 'DC', 'pass']);
  });

  test('RW-O1-10 RW-NEUT-07 a unit and its allies change area together', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 2 });
    });
    story.answers('3C', ['3A:unit-footman'], ['3A:unit-beastman', '3A:unit-beastman']);
    expect(isOver(story)).toBe(true);
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-footman': 1, 'unit-beastman': 2 });
    expect(holder(story.table, '3C')).toBe(0);
  });

  test('RW-O1-10 what was friendly before the order is friendly throughout it', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
      army(t, 0, '3B', { 'unit-bowman': 1 });
    });
    story.answers('3C', ['3A:unit-footman'], []);
    // The Beastman is alone in 3A for the moment, and still may be joined or go.
    expect(story.offered()).toContain('3A');
    story.answers('3A', ['3B:unit-bowman'], 'pass');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-bowman': 1, 'unit-beastman': 1 });
  });

  test('RW-O1-10 who was allied before the order may march in it, though his ally’s units have left', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
    });
    story.answers('3C', ['3A:unit-footman'], [], 'DC');
    expect(story.offered()).toEqual(['3A:unit-beastman']);
    story.answer(['3A:unit-beastman']);
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-beastman': 1 });
  });

  test('RW-O1-11 allied units go alone only where the player rules when all is done', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 }, true);
      neutrals(t, '3A', { 'unit-razorwing': 1 });
    });
    expect(story.offered()).toEqual(['DC', 'pass']);
  });

  test('RW-O1-11 units on whom allies rely stay where they are', () => {
    const story = strategizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-bowman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    story.answers('3A', [], ['3B:unit-beastman'], 'DC');
    expect(story.offered()).toEqual(['3B:unit-bowman']);
    expect(story.whyNot('3A:unit-footman')).toBe('reason.allies-rely');
  });

  test('RW-O1-12 the bonus draws a Tactics card for every icon on the three dials', () => {
    const story = strategizing(t => dials(t, 0, 8, 8, 8));
    const icons = [0, 1, 2].flatMap(resource => story.table.content.gains[0][resource].slice(1, 9));
    const tactics = icons.filter(({ kind }) => kind === 'tactics').length;
    expect(tactics).toBeGreaterThan(1);
    story.answer('bonus');
    expect(story.table.freshTactics.at(0).total).toBe(tactics);
  });

  test('RW-O1-13 it may yield nothing, leaves the dials alone, and its cards wait for the next season', () => {
    const nothing = strategizing(t => dials(t, 0, 0, 0, 0));
    nothing.answer('bonus');
    expect(nothing.table.freshTactics.at(0).total).toBe(0);
    const story = strategizing(t => dials(t, 0, 8, 8, 8));
    story.answer('bonus');
    expect([0, 1, 2].map(resource => story.table.dial.get(0, resource))).toEqual([8, 8, 8]);
    expect(story.table.tactics.at(0).total).toBe(0);
    expect(story.offered().filter(option => tacticsPool.cards.some(card => option.includes(card)))).toEqual(
      [],
    );
  });
});
