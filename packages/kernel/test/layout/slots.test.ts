import { Bag, NONE, Slots, Zones } from '@runehold/kernel/layout/zones';
import { describe, expect, it } from 'vitest';

/** A state with a fence of sevens around the zone: nothing may touch it. */
const fenced = (size: number): Int16Array => {
  const state = new Int16Array(size + 4).fill(7);
  state.fill(0, 2, 2 + size);
  return state;
};
const seen = (): number => 0b1111;
const numbers = (state: Int16Array): number[] => Array.from(state);

describe('slots', () => {
  const make = () => {
    const state = fenced(3);
    return { state, places: new Slots(state, 2, 'stalls', seen, 3) };
  };

  it('hold one card each', () => {
    const { state, places } = make();
    places.putAt(2, 0);
    places.putAt(0, 3);
    expect(numbers(state)).toEqual([7, 7, 4, 0, 1, 7, 7]);
    expect([places.at(0), places.at(1), places.at(2)]).toEqual([3, NONE, 0]);
    expect([places.total, places.count(0), places.count(1), places.slotOf(0), places.slotOf(1)]).toEqual([
      2,
      1,
      0,
      2,
      NONE,
    ]);
    expect(places.nextSlot()).toBe(1);
  });

  it('are walked from one that is taken to the next', () => {
    const { places } = make();
    places.putAt(0, 3);
    places.putAt(2, 0);
    expect([places.nextTaken(NONE), places.nextTaken(0), places.nextTaken(2)]).toEqual([0, 2, NONE]);
    expect([
      places.nextOf(0, NONE),
      places.nextOf(0, 2),
      places.nextOf(3, NONE),
      places.nextOf(3, 0),
    ]).toEqual([2, NONE, 0, NONE]);
  });

  it('fill from the first empty place', () => {
    const { state, places } = make();
    places.putAt(0, 1);
    places.put(2);
    places.put(0);
    expect(numbers(state)).toEqual([7, 7, 2, 3, 1, 7, 7]);
    expect([places.nextSlot(), places.total]).toEqual([NONE, 3]);
    expect(() => places.put(1)).toThrow('stalls has no place -1');
  });

  it('give back what lies there', () => {
    const { state, places } = make();
    places.put(2);
    places.put(0);
    places.put(2);
    expect(places.takeAt(1)).toBe(0);
    places.take(2);
    expect(numbers(state)).toEqual([7, 7, 0, 0, 3, 7, 7]);
    places.clear();
    expect(numbers(state)).toEqual([7, 7, 0, 0, 0, 7, 7]);
  });

  it('refuse a place that is taken or does not exist', () => {
    const { state, places } = make();
    places.putAt(1, 2);
    expect(() => places.putAt(1, 0)).toThrow('stalls: place 1 is taken');
    expect(() => places.putAt(3, 0)).toThrow('stalls has no place 3');
    expect(() => places.putAt(-1, 0)).toThrow('stalls has no place -1');
    expect(() => places.takeAt(0)).toThrow('stalls holds no card 0');
    expect(numbers(state)).toEqual([7, 7, 0, 3, 0, 7, 7]);
  });

  it('never reach into the field before or after them', () => {
    const { state, places } = make();
    places.putAt(1, 2);
    expect([places.at(-1), places.at(3)]).toEqual([NONE, NONE]);
    expect(() => places.takeAt(3)).toThrow('stalls holds no card');
    expect(() => places.takeAt(-1)).toThrow('stalls holds no card');
    expect(() => places.take(0)).toThrow('stalls holds no card');
    expect(numbers(state)).toEqual([7, 7, 0, 3, 0, 7, 7]);
  });
});

describe('several zones', () => {
  it('are reached by index, and no further', () => {
    const state = new Int16Array(6);
    const zones = new Zones([0, 3].map(base => new Bag(state, base, `pen${base}`, seen, 2)));
    expect(zones.length).toBe(2);
    expect(zones.at(1).name).toBe('pen3');
    expect(() => zones.at(2)).toThrow(new RangeError('no zone 2, there are 2'));
    expect(() => zones.at(-1)).toThrow(new RangeError('no zone -1, there are 2'));
  });
});
