import type { Said } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { conquerWeakens } from '../../src/rules/orders/conquer-bonus.ts';
import { area, army } from '../kit/arrange.ts';
import { answerUntil, ordersInPlay } from '../kit/position.ts';
import { conquering, mobilizing } from './stories.ts';
import { onBoard } from './told.ts';

everyWay({ describe, it }, 'Conquer', test => {
  test('RW-O3-02 there is one activation, with the bonus or without it, and after a battle too', () => {
    const activated = (arrange: (t: Table) => void, ...more: Said[]): string[] => {
      const story = conquering(arrange).answers('3A', ...more);
      answerUntil(story, 'RW-ORDER-23');
      expect(story.offered()).toEqual(['end']);
      return onBoard(story.table).filter(id => story.table.activation.get(area(id)) > 0);
    };
    expect(activated(() => undefined)).toEqual(['3A']);
    expect(activated(t => ordersInPlay(t, 0, 5))).toEqual(['3A']);
    const armies = (t: Table): void => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-archer': 1 }, true);
    };
    expect(activated(armies, ['DC:unit-footman'])).toEqual(['3A']);
  });

  test('RW-O3-03 with supremacy the opposing stronghold counts three less', () => {
    const story = conquering(() => undefined);
    expect(conquerWeakens(story.table, 0)).toBe(3);
  });

  test('RW-O3-03 without supremacy, for the other side, or with another order it does not', () => {
    const late = conquering(t => ordersInPlay(t, 0, 5));
    expect(conquerWeakens(late.table, 0)).toBe(0);
    const story = conquering(() => undefined);
    expect(conquerWeakens(story.table, 1)).toBe(0);
    expect(conquerWeakens(mobilizing(() => undefined).table, 0)).toBe(0);
  });
});
