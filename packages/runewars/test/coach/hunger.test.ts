import { describe, expect, it } from 'vitest';
import { seasonIds } from '../../src/pools.ts';
import { army, dials } from '../kit/arrange.ts';
import { atTurn, ordersInPlay, position } from '../kit/position.ts';
import { lit, said } from './kit.ts';

/** Fall: five units in 1B, where three are fed. */
const fall = (season = 'fall') =>
  position().given(t => {
    t.season = seasonIds.indexOf(season as 'fall');
    dials(t, 0, 3, 2, 2);
    army(t, 0, '1B', { 'unit-footman': 3, 'unit-knight': 2 });
    army(t, 0, '3A', { 'unit-footman': 1 });
  });

describe('RW-WINTER-01 the coach about hunger', () => {
  it('tells in fall who will starve and what Harvest would change, before an Order is chosen and with one', () => {
    const words = 'Winter: 2 units in 1B will starve. Harvest would set food to 5; or spread out.';
    expect(said(fall(), 'hunger')).toBe(words);
    expect(said(fall(), 'hunger', 'order-recruit')).toBe(words);
    expect(lit(fall(), 'hunger')).toEqual(['1B', 'food']);
  });

  it('is silent in summer, and when nobody stands where too many are', () => {
    expect(said(fall('summer'), 'hunger')).toBeUndefined();
    const fed = fall().given(t => dials(t, 0, 5, 2, 2));
    expect(said(fed, 'hunger')).toBeUndefined();
  });

  it('is silent once an Order is chosen that helps', () => {
    expect(said(fall(), 'hunger', 'order-harvest')).toBeUndefined();
    expect(said(fall(), 'hunger', 'order-strategize')).toBeUndefined();
    expect(said(fall(), 'hunger', 'order-mobilize')).toBeUndefined();
  });

  it('speaks of spreading out alone where Harvest is not in hand or brings nothing', () => {
    const used = fall().given(t => ordersInPlay(t, 0, 4));
    expect(said(used, 'hunger')).toBe('Winter: 2 units in 1B will starve. An area feeds 3: spread out.');
  });

  it('counts all areas, and names the worst', () => {
    const more = fall().given(t => army(t, 0, '3A', { 'unit-footman': 3 }));
    expect(said(more, 'hunger')).toContain('3 units in 1B and elsewhere will starve');
    expect(lit(more, 'hunger')).toEqual(['1B', '3A', 'food']);
  });

  it('tells of a march that brings too many to one area, and not of one that brings few', () => {
    const story = atTurn(fall(), 0, 'order-mobilize').answers('order', '3C');
    const knights = ['1B:unit-knight', '1B:unit-knight'];
    expect(said(story, 'hunger', knights)).toBeUndefined();
    expect(said(story, 'hunger', [...knights, '1B:unit-footman', '1B:unit-footman'])).toBe(
      'Winter: an area feeds 3. Of those in 3C, 1 will starve.',
    );
  });
});
