import { describe, expect, it } from 'vitest';
import { army, objective, rune } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { lit, said } from './kit.ts';

const places = ['DA', 'DB', 'DC', '3A', '3B', '1B'];

/** So many dragon runes in areas of seat 0. */
const runes = (n: number) =>
  atTurn(
    position().given(t => {
      for (const place of places.slice(0, n)) {
        rune(t, place, 'dragon', { knownTo: [0] });
        army(t, 0, place, { 'unit-footman': 1 });
      }
    }),
    0,
    'order-strategize',
  );

describe('RW-WIN-02 the coach about the Victory card', () => {
  it('speaks with six dragon runes, and not with five', () => {
    expect(said(runes(6), 'victory')).toBe('6 dragon runes: you can lay down your Victory card now.');
    expect(lit(runes(6), 'victory')).toHaveLength(6);
    expect(said(runes(6), 'victory', 'victory')).toBeUndefined();
    expect(said(runes(5), 'victory')).toBeUndefined();
  });

  it('is silent in the last year, when it may not be laid down', () => {
    const late = runes(6).given(t => {
      t.year = 7;
    });
    expect(said(late, 'victory')).toBeUndefined();
  });
});

describe('RW-OBJ-05 the coach about the Objective', () => {
  const council = (influence: number) =>
    atTurn(
      position().given(t => {
        objective(t, 0, 'objective-voice-of-the-council');
        t.influence.set(0, influence);
      }),
      0,
      'order-strategize',
    );

  it('speaks when it is fulfilled and not yet claimed', () => {
    expect(said(council(10), 'objective')).toBe(
      'Your Objective is fulfilled. Claim it now for a dragon rune.',
    );
    expect(said(council(10), 'objective', 'order')).toBeDefined();
    expect(said(council(10), 'objective', 'objective')).toBeUndefined();
  });

  it('is silent one short of it', () => {
    expect(said(council(9), 'objective')).toBeUndefined();
  });
});
