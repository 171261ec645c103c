import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, neutrals, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { conquering, mobilizing, strategizing } from './stories.ts';
import { holder } from './told.ts';

everyWay({ describe, it }, 'examples of the rulebook', test => {
  test('RW-EX-A08 Strategize: two Footmen go next door, a Knight has one way, and the bonus draws one card', () => {
    const story = strategizing(t => {
      army(t, 0, 'DA', { 'unit-footman': 2 });
      army(t, 0, '3C', { 'unit-knight': 1 });
      neutrals(t, '3A', { 'unit-sorcerer': 1 });
      neutrals(t, '1B', { 'unit-giant': 1 });
    });
    // Next to 3C only 3B is open: 3A and 1B hold neutral units, 1A and 2A lie behind mountains.
    expect(story.offered()).toEqual(['3B', 'DB', 'DC', 'pass']);
    story.answers('DB', ['DA:unit-footman', 'DA:unit-footman'], '3B', ['3C:unit-knight']);
    expect(unitsAt(story.table, 'DB')).toEqual({ 'unit-footman': 2 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-knight': 1 });
    story.answer('bonus');
    expect(story.table.freshTactics.at(0).total).toBe(1);
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-EX-A09 Mobilize: Footmen from next door and a Knight from afar meet a Dragon', () => {
    const story = mobilizing(t => {
      neutrals(t, '1B', { 'unit-dragon': 1 });
      army(t, 0, '3B', { 'unit-footman': 2 });
      army(t, 0, 'DA', { 'unit-knight': 1 });
      army(t, 0, '3C', { 'unit-siege-tower': 1 }, true);
      army(t, 0, '2C', { 'unit-bowman': 2 });
      neutrals(t, '1A', { 'unit-giant': 1 });
      army(t, 1, '1C', { 'unit-archer': 1 });
    }).answer('1B');
    expect(story.offered()).toEqual(['3B:unit-footman', 'DA:unit-knight']);
    expect(story.whyNot('3C:unit-siege-tower')).toBe('reason.unit-routed');
    expect(story.whyNot('2C:unit-bowman')).toBe('reason.out-of-reach');
    story.answer(['3B:unit-footman', '3B:unit-footman', 'DA:unit-knight']);
    expect(story.offered()).toEqual(['battle', 'diplomacy']);
  });

  test('RW-EX-A10 RW-EX-B08 the Elf wins neutral units over with three influence', () => {
    const story = conquering(
      t => {
        army(t, 0, '5A', { 'unit-archer': 2 });
        neutrals(t, '5C', { 'unit-beastman': 2 });
        t.influence.set(0, 5);
      },
      { factions: ['latari', 'daqan'] },
    );
    story.answers('5C', ['5A:unit-archer', '5A:unit-archer']);
    nextFate(story, 8, 15, 17).answers('diplomacy', 3, 'fate-17');
    expect(story.table.influence.get(0)).toBe(2);
    expect(story.table.fateDiscard.total).toBe(3);
    expect(holder(story.table, '5C')).toBe(0);
    expect(unitsAt(story.table, '5C')).toEqual({ 'unit-archer': 2, 'unit-beastman': 2 });
  });

  test('RW-EX-A11 two Beastmen and a Dragon share one result', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 2, 'unit-dragon': 1 });
    });
    story.answers('3A', ['DC:unit-footman']);
    nextFate(story, 3).answers('diplomacy', 1, '3C');
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-beastman:routed': 2, 'unit-dragon:routed': 1 });
  });

  test('RW-EX-B09 the full number is drawn and discarded, though the first card is the best', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-beastman': 1 });
      t.influence.set(0, 4);
    });
    story.answers('3A', ['DC:unit-footman']);
    nextFate(story, 5, 1, 2, 3).answers('diplomacy', 4, 'fate-5');
    expect(story.table.fateDiscard.total).toBe(4);
  });
});
