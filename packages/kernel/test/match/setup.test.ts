import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../../src/chance/secret.ts';
import { Match } from '../../src/match/match.ts';
import { newTable, refuseSetup } from '../../src/match/table-setup.ts';
import type { DeedsTable } from '../fixtures/rules-deeds.ts';
import { deedsGame } from '../fixtures/rules-deeds.ts';
import { deeds, secret, tableOf } from '../fixtures/rules-play.ts';

describe('a table is not set', () => {
  it('for too few, too many or no whole number of players', () => {
    for (const seats of [1, 5, 0, -2, 2.5, Number.NaN])
      expect(refuseSetup(deeds, seats, {})).toEqual({ key: 'refusal.seats', args: { min: 2, max: 4 } });
    for (const seats of [2, 3, 4]) expect(refuseSetup(deeds, seats, {})).toBeUndefined();
  });

  it('with an option there is not', () => {
    for (const option of ['dawn', 'toString', '__proto__', 'turn'])
      expect(refuseSetup(deeds, 2, Object.fromEntries([[option, 'late']]))).toEqual({
        key: 'refusal.unknown-option',
        args: { option },
      });
  });

  it('with a value an option has not', () => {
    expect(refuseSetup(deeds, 2, { dusk: 'never' })).toEqual({
      key: 'refusal.option-value',
      args: { option: 'dusk', value: 'never' },
    });
    expect(refuseSetup(deeds, 2, { dusk: 'early', fog: 'thick' })).toBeUndefined();
  });

  it('with options that make no game together', () => {
    const strict = deedsGame({
      refuseOptions: (seats, options) =>
        seats === 4 && options['fog'] === 'thick' ? 'refusal.fog-for-four' : undefined,
    });
    expect(refuseSetup(strict, 4, { fog: 'thick' })).toEqual({ key: 'refusal.fog-for-four', args: {} });
    expect(refuseSetup(strict, 3, { fog: 'thick' })).toBeUndefined();
  });

  it('without being refused first', () => {
    expect(() => Match.create(deeds, { seats: 9, secret })).toThrow('refusal.seats {"min":2,"max":4}');
    expect(() => Match.create(deeds, { seats: 2, secret: 'short' })).toThrow(
      '64 lower-case hexadecimal digits',
    );
  });
});

describe('a table that is set', () => {
  it('has its options as chosen, the others as usual', () => {
    const chosen = Match.create(deeds, { seats: 2, secret, options: { dusk: 'early' } });
    expect([tableOf(chosen).dusk, tableOf(chosen).fog]).toEqual([1, 1]);
    expect(chosen.options).toEqual({ dusk: 'early' });
    const usual = Match.create(deeds, { seats: 2, secret });
    expect([tableOf(usual).dusk, tableOf(usual).fog]).toEqual([0, 1]);
    expect(usual.options).toEqual({});
    const { chance } = usual.table;
    const thick = newTable(deeds, { fog: 'thick' }, chance) as DeedsTable;
    expect([thick.fog, thick.turn, thick.checked, thick.chance === chance]).toEqual([2, 0, false, true]);
  });

  it('binds the host to its secret, and waits for the first answer', () => {
    const match = Match.create(deeds, { seats: 3, secret });
    expect(match.keys).toEqual([{ from: 0, commitment: commitmentTo(secret), secret }]);
    expect(match.key).toBe(match.keys[0]);
    expect([match.seats, match.table.seats, match.over, match.entries, match.handovers]).toEqual([
      3,
      3,
      false,
      [],
      [],
    ]);
    expect(match.opening).toHaveLength(6);
  });

  it('is the same for the same secret, another for another', () => {
    const hash = (word: string): string => Match.create(deeds, { seats: 4, secret: word.repeat(32) }).hash;
    expect(hash('0f')).toBe(hash('0f'));
    expect(new Set(['0f', 'a1', '22', '3c'].map(hash)).size).toBeGreaterThan(1);
  });
});
