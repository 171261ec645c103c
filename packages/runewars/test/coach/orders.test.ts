import { describe, expect, it } from 'vitest';
import { army, dials, rune } from '../kit/arrange.ts';
import { answerUntil, atTurn, ordersInPlay, position } from '../kit/position.ts';
import { lit, said } from './kit.ts';

describe('RW-ORDER-16 the coach about a bonus that is left', () => {
  /** Seat 0 has resolved the first part of an Order, doing as little as may be. */
  const resolved = (order: string, story = position()) =>
    answerUntil(atTurn(story, 0, order).answer('order'), 'RW-ORDER-23');

  it('says what it gives when the turn is to end without it', () => {
    const story = resolved('order-strategize');
    expect(story.offered()).toContain('bonus');
    expect(said(story, 'bonus-left')).toBeUndefined();
    expect(said(story, 'bonus-left', 'end')).toBe('The bonus is still yours: 1 Tactics card.');
    expect(said(story, 'bonus-left', 'bonus')).toBeUndefined();
    expect(lit(story, 'bonus-left', 'end')).toEqual(['Strategize']);
  });

  it('is silent where the bonus would change nothing', () => {
    const story = resolved(
      'order-strategize',
      position().given(t => dials(t, 0, 0, 0, 0)),
    );
    expect(story.offered()).toContain('bonus');
    expect(said(story, 'bonus-left', 'end')).toBeUndefined();
  });

  it('is silent where there is none, a higher Order being out', () => {
    const story = resolved(
      'order-strategize',
      position().given(t => ordersInPlay(t, 0, 7)),
    );
    expect(story.offered()).not.toContain('bonus');
    expect(said(story, 'bonus-left', 'end')).toBeUndefined();
  });

  it('knows what each Order’s bonus is worth', () => {
    expect(said(resolved('order-recruit'), 'bonus-left', 'end')).toBe(
      'The bonus is still yours: the units of another dial.',
    );
    const march = resolved(
      'order-mobilize',
      position().given(t => army(t, 0, 'DC', { 'unit-knight': 1 })),
    );
    expect(said(march, 'bonus-left', 'end')).toContain('another area to activate');
    expect(said(resolved('order-mobilize'), 'bonus-left', 'end')).toBeUndefined();
  });
});

describe('RW-RUNE-02 the coach about a rune that stands open', () => {
  /** A dragon rune in DC, and Latari in 3A beside it. */
  const threatened = () =>
    position().given(t => {
      rune(t, 'DC', 'dragon', { knownTo: [0] });
      army(t, 1, '3A', { 'unit-warrior': 2 });
    });

  it('says whose it is to take, while Orders are chosen', () => {
    const words = 'Your dragon rune in DC lies unguarded. Kuba can reach it.';
    expect(said(threatened(), 'open-rune')).toBe(words);
    expect(said(threatened(), 'open-rune', 'order-recruit')).toBe(words);
    expect(lit(threatened(), 'open-rune')).toEqual(['DC']);
  });

  it('is silent when an Order is chosen that guards it, and where it is guarded', () => {
    expect(said(threatened(), 'open-rune', 'order-strategize')).toBeUndefined();
    expect(said(threatened(), 'open-rune', 'order-fortify')).toBeUndefined();
    const guarded = threatened().given(t => army(t, 0, 'DC', { 'unit-footman': 1 }));
    expect(said(guarded, 'open-rune')).toBeUndefined();
  });

  it('is silent about a false rune, and where no rival can come', () => {
    const false_ = position().given(t => {
      rune(t, 'DC', 'false', { knownTo: [0] });
      army(t, 1, '3A', { 'unit-warrior': 2 });
    });
    expect(said(false_, 'open-rune')).toBeUndefined();
    const far = position().given(t => {
      rune(t, 'DC', 'dragon', { knownTo: [0] });
      army(t, 1, 'LA', { 'unit-warrior': 2 });
    });
    expect(said(far, 'open-rune')).toBeUndefined();
    const spent = threatened().given(t => ordersInPlay(t, 1, 2, 3));
    expect(said(spent, 'open-rune')).toBeUndefined();
  });
});
