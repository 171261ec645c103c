import { ALL_SEATS, hasSeat, MAX_SEATS, maySee, seatBit, seatsOf } from '@runehold/kernel/layout/seats';
import { describe, expect, it } from 'vitest';

describe('seats as bits', () => {
  it('gives every seat a bit of its own', () => {
    expect([0, 1, 2, 3].map(seatBit)).toEqual([1, 2, 4, 8]);
    expect(MAX_SEATS).toBe(4);
    expect(ALL_SEATS).toBe(0b1111);
  });

  it('finds the seats of a mask in ascending order', () => {
    expect(seatsOf(0)).toEqual([]);
    expect(seatsOf(0b1010)).toEqual([1, 3]);
    expect(seatsOf(ALL_SEATS)).toEqual([0, 1, 2, 3]);
    expect(seatsOf(0b10000)).toEqual([]);
  });

  it('tells whether a seat is in a mask', () => {
    expect([0, 1, 2, 3].map(seat => hasSeat(0b0101, seat))).toEqual([true, false, true, false]);
  });
});

describe('who may see', () => {
  it('lets a seat see what its bit is set for', () => {
    expect([0, 1, 2, 3].map(seat => maySee(0b0110, seat))).toEqual([false, true, true, false]);
  });

  it('lets a spectator see only what every seat sees', () => {
    expect(maySee(ALL_SEATS, 'spectator')).toBe(true);
    for (let mask = 0; mask < ALL_SEATS; mask++) expect(maySee(mask, 'spectator')).toBe(false);
  });

  it('lets the operator see everything', () => {
    expect(maySee(0, 'all-seeing')).toBe(true);
  });
});
