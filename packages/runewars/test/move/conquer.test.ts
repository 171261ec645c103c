import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { conquerWeakens } from '../../src/rules/orders/conquer-bonus.ts';
import { area } from '../kit/arrange.ts';
import { ordersInPlay } from '../kit/position.ts';
import { conquering, mobilizing } from './stories.ts';
import { onBoard } from './told.ts';

everyWay({ describe, it }, 'Conquer', test => {
  test('RW-O3-02 there is one activation, bonus or not', () => {
    const story = conquering(() => undefined).answer('3A');
    expect(story.offered()).toEqual(['end']);
    expect(onBoard(story.table).filter(id => story.table.activation.get(area(id)) > 0)).toEqual(['3A']);
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
