import { Bag, CardList, NONE } from '@runehold/kernel/layout/zones';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** A state with a fence of sevens around the zone: nothing may touch it. */
const fenced = (size: number): Int16Array => {
  const state = new Int16Array(size + 4).fill(7);
  state.fill(0, 2, 2 + size);
  return state;
};
const seen = (): number => 0b1111;
const numbers = (state: Int16Array): number[] => Array.from(state);

describe('a card that is marked where it lies', () => {
  it('is another type at the same position, and nothing else moves', () => {
    const state = fenced(5);
    const row = new CardList(state, 2, 'row', seen, 4);
    for (const card of [1, 2, 3]) row.put(card);
    row.replaceAt(1, 9);
    expect(numbers(state)).toEqual([7, 7, 3, 1, 9, 3, 0, 7, 7]);
    expect(() => row.replaceAt(3, 9)).toThrow('row holds no card 3');
    expect(() => row.replaceAt(-1, 9)).toThrow('row holds no card -1');
  });
});

describe('a bag', () => {
  const make = () => {
    const state = fenced(5);
    return { state, bag: new Bag(state, 2, 'herd', seen, 4) };
  };

  it('counts what is put in and taken out', () => {
    const { state, bag } = make();
    bag.put(1);
    bag.add(3, 2);
    bag.put(1);
    bag.take(3);
    expect(numbers(state)).toEqual([7, 7, 3, 0, 2, 0, 1, 7, 7]);
    expect([bag.total, bag.count(1), bag.count(3), bag.count(0), bag.types]).toEqual([3, 2, 1, 0, 4]);
    expect([bag.slotOf(), bag.nextSlot(), bag.name]).toEqual([0, 0, 'herd']);
  });

  it('finds its n-th card in the pool’s order', () => {
    const { bag } = make();
    bag.add(0, 2);
    bag.add(2, 1);
    bag.add(3, 2);
    expect([0, 1, 2, 3, 4].map(n => bag.nth(n))).toEqual([0, 0, 2, 3, 3]);
    expect(() => bag.nth(5)).toThrow('herd holds no card -1');
  });

  it('takes in the whole of another and leaves it empty', () => {
    const { state, bag } = make();
    const other = make();
    bag.add(0, 1);
    other.bag.add(0, 2);
    other.bag.add(3, 4);
    bag.pour(other.bag);
    expect(numbers(state)).toEqual([7, 7, 7, 3, 0, 0, 4, 7, 7]);
    expect(numbers(other.state)).toEqual([7, 7, 0, 0, 0, 0, 0, 7, 7]);
  });

  it('is empty when cleared', () => {
    const { state, bag } = make();
    bag.add(0, 3);
    bag.add(3, 3);
    bag.clear();
    expect(numbers(state)).toEqual([7, 7, 0, 0, 0, 0, 0, 7, 7]);
  });

  it.each([-1, 4, 99])('refuses card %d, which its pool does not have', card => {
    const { state, bag } = make();
    bag.add(0, 2);
    const before = numbers(state);
    expect(() => bag.put(card)).toThrow(`herd holds no card ${card}`);
    expect(() => bag.add(card, 2)).toThrow(`herd holds no card ${card}`);
    expect(() => bag.take(card)).toThrow(`herd holds no card ${card}`);
    expect(numbers(state)).toEqual(before);
  });

  it('refuses to give what it does not hold', () => {
    const { state, bag } = make();
    bag.put(1);
    expect(() => bag.take(2)).toThrow('herd holds no card 2');
    expect(numbers(state)).toEqual([7, 7, 1, 0, 1, 0, 0, 7, 7]);
  });
});

describe('a list', () => {
  const make = (...cards: number[]) => {
    const state = fenced(5);
    const list = new CardList(state, 2, 'trail', seen, 4);
    for (const card of cards) list.put(card);
    return { state, list };
  };

  it('keeps its order; the last is the top', () => {
    const { state, list } = make(2, 0, 3);
    expect(numbers(state)).toEqual([7, 7, 3, 2, 0, 3, 0, 7, 7]);
    expect([list.total, list.top, list.at(0), list.at(1), list.nextSlot()]).toEqual([3, 3, 2, 0, 3]);
    expect([list.at(-1), list.at(3), make().list.top]).toEqual([NONE, NONE, NONE]);
  });

  it('puts a card under all others', () => {
    const { state, list } = make(2, 0, 3);
    list.putUnder(1);
    expect(numbers(state)).toEqual([7, 7, 4, 1, 2, 0, 3, 7, 7]);
    const first = make();
    first.list.putUnder(3);
    expect(numbers(first.state)).toEqual([7, 7, 1, 3, 0, 0, 0, 7, 7]);
  });

  it('closes the gap when a card is taken, and leaves no trace of it', () => {
    const { state, list } = make(2, 1, 3, 1);
    expect(list.takeAt(1)).toBe(1);
    expect(numbers(state)).toEqual([7, 7, 3, 2, 3, 1, 0, 7, 7]);
    expect(list.takeAt(2)).toBe(1);
    expect(list.takeAt(0)).toBe(2);
    expect(numbers(state)).toEqual([7, 7, 1, 3, 0, 0, 0, 7, 7]);
  });

  it('counts a card and takes its topmost copy', () => {
    const { state, list } = make(1, 2, 1, 3);
    expect([list.count(1), list.count(3), list.count(0), list.slotOf(1), list.slotOf(0)]).toEqual([
      2,
      1,
      0,
      2,
      NONE,
    ]);
    list.take(1);
    expect(numbers(state)).toEqual([7, 7, 3, 1, 2, 3, 0, 7, 7]);
    expect(list.slotOf(1)).toBe(0);
  });

  it('does not count zeros past its end', () => {
    const { list } = make(1);
    expect([list.count(0), list.slotOf(0)]).toEqual([0, NONE]);
  });

  it('refuses what it does not hold', () => {
    const { state, list } = make(1, 2);
    expect(() => list.take(0)).toThrow('trail holds no card');
    expect(() => list.takeAt(2)).toThrow('trail holds no card 2');
    expect(() => list.takeAt(-1)).toThrow('trail holds no card -1');
    expect(numbers(state)).toEqual([7, 7, 2, 1, 2, 0, 0, 7, 7]);
  });

  it('refuses more than it has room for', () => {
    const { state, list } = make(1, 2, 3, 0);
    expect(() => list.put(1)).toThrow('trail is full at 4');
    expect(() => list.putUnder(1)).toThrow('trail is full at 4');
    expect(numbers(state)).toEqual([7, 7, 4, 1, 2, 3, 0, 7, 7]);
  });

  it('is empty when cleared', () => {
    const { state, list } = make(1, 2, 3, 1);
    list.clear();
    expect(numbers(state)).toEqual([7, 7, 0, 0, 0, 0, 0, 7, 7]);
  });

  it('is what a plain array would be, and zero past its end, whatever is done to it', () => {
    const deed = fc.record({
      what: fc.constantFrom('put', 'under', 'take', 'takeAt'),
      n: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), deeds => {
        const { state, list } = make();
        const model: number[] = [];
        for (const { what, n } of deeds) {
          if ((what === 'put' || what === 'under') && model.length < 4) {
            if (what === 'put') list.put(n);
            else list.putUnder(n);
            if (what === 'put') model.push(n);
            else model.unshift(n);
          } else if (what === 'take' && model.includes(n)) {
            list.take(n);
            model.splice(model.lastIndexOf(n), 1);
          } else if (what === 'takeAt' && n < model.length)
            expect(list.takeAt(n)).toBe(model.splice(n, 1)[0]);
        }
        const rest = Array<number>(4 - model.length).fill(0);
        expect(numbers(state)).toEqual([7, 7, model.length, ...model, ...rest, 7, 7]);
      }),
    );
  });
});
