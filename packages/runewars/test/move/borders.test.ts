import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, neutrals, unitsAt } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { conquering, strategizing } from './stories.ts';

const latari = { factions: ['latari', 'daqan'] };

everyWay({ describe, it }, 'borders', test => {
  test('RW-BORDER-01 RW-AREA-03 neither mountains nor water are crossed on foot, though the areas are adjacent', () => {
    const hills = conquering(t => army(t, 0, '3C', { 'unit-footman': 1 })).answer('2A');
    expect(hills.ask().rule).toBe('RW-ORDER-23');
    const shore = strategizing(t => army(t, 0, '2A', { 'unit-footman': 1 }));
    expect(shore.offered()).toEqual(['2B', 'pass']);
  });

  test('RW-BORDER-02 RW-BORDER-10 flyers cross, each figure for itself', () => {
    const story = conquering(t => army(t, 0, '3C', { 'unit-pegasus-rider': 1, 'unit-archer': 2 }), latari);
    story.answer('2A');
    expect(story.offered()).toEqual(['3C:unit-pegasus-rider']);
    expect(story.whyNot('3C:unit-archer')).toBe('reason.out-of-reach');
  });

  test('RW-BORDER-03 flying units do not pass over neutral or enemy areas', () => {
    const story = conquering(t => {
      army(t, 0, '3C', { 'unit-pegasus-rider': 1 });
      neutrals(t, '2A', { 'unit-giant': 1 });
      army(t, 1, '1A', { 'unit-footman': 1 });
    }, latari).answer('2B');
    expect(story.ask().rule).toBe('RW-ORDER-23');
  });

  test('RW-BORDER-04 in winter water is open to everybody, and mountains are not', () => {
    const story = strategizing(t => {
      army(t, 0, '2A', { 'unit-footman': 1 });
      t.waterOpen = 1;
    });
    expect(story.offered()).toEqual(['1A', '2B', 'pass']);
  });

  test('RW-BORDER-05 a card opens mountains for its owner, for this turn', () => {
    const story = strategizing(t => {
      army(t, 0, '3C', { 'unit-footman': 1 });
      t.mountainPass = 1;
    });
    expect(story.offered()).toEqual(['1A', '1B', '2A', '3A', '3B', 'pass']);
    const other = position().given(t => {
      army(t, 1, '3C', { 'unit-archer': 1 });
      t.mountainPass = 0;
    });
    expect(atTurn(other, 1, 'order-strategize').answer('order').offered()).toEqual([
      '1B',
      '3A',
      '3B',
      'pass',
    ]);
  });

  test('RW-BORDER-08 RW-RETR-19 a retreat does not cross a border on foot', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, '1A', { 'unit-knight': 1 });
      neutrals(t, '3C', { 'unit-dragon': 1 });
    }).chance('fate', 0);
    story.answers('3C', ['3A:unit-footman'], 'diplomacy', 1);
    story.answer('retreat');
    expect(story.offered()).toEqual(['1B', '3A', '3B']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman:routed': 1 });
  });
});
