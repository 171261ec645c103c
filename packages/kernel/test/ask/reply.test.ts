import { describe, expect, it } from 'vitest';
import { Reply, refusalOf } from '../../src/ask/reply.ts';
import type { PlainOffer } from '../fixtures/rules-offers.ts';
import { offerOf } from '../fixtures/rules-offers.ts';

const refused = (offer: Partial<PlainOffer> & { kind: PlainOffer['kind'] }, ...answer: number[]) =>
  refusalOf(offerOf(offer), new Reply().set(answer));

describe('an answer of one thing', () => {
  const offer = { kind: 'one', codes: [[3, 1]] } as const;

  it('must be one of those offered', () => {
    expect(refused(offer, 3)).toBeUndefined();
    expect(refused(offer, 4)).toBe('not-offered');
    expect(refused(offer)).toBe('wrong-shape');
    expect(refused(offer, 3, 3)).toBe('wrong-shape');
  });
});

describe('an answer of yes or no', () => {
  it('is 1 or 0', () => {
    expect(refused({ kind: 'yes' }, 0)).toBeUndefined();
    expect(refused({ kind: 'yes' }, 1)).toBeUndefined();
    expect(refused({ kind: 'yes' }, 2)).toBe('not-offered');
    expect(refused({ kind: 'yes' }, -1)).toBe('not-offered');
    expect(refused({ kind: 'yes' })).toBe('wrong-shape');
    expect(refused({ kind: 'yes' }, 1, 1)).toBe('wrong-shape');
  });
});

describe('an answer of a number', () => {
  const offer = { kind: 'number', min: 2, max: 4 } as const;

  it('lies within the limits, both included', () => {
    expect(refused(offer, 2)).toBeUndefined();
    expect(refused(offer, 4)).toBeUndefined();
    expect(refused(offer, 1)).toBe('too-few');
    expect(refused(offer, 5)).toBe('too-many');
    expect(refused(offer)).toBe('wrong-shape');
    expect(refused(offer, 3, 3)).toBe('wrong-shape');
  });
});

describe('an answer of some things', () => {
  const offer = {
    kind: 'some',
    min: 1,
    max: 3,
    codes: [
      [5, 2],
      [2, 1],
    ],
  } as const;

  it('has between the least and the most, in ascending order', () => {
    expect(refused(offer, 2)).toBeUndefined();
    expect(refused(offer, 2, 5, 5)).toBeUndefined();
    expect(refused(offer)).toBe('too-few');
    expect(refused(offer, 2, 5, 5, 5)).toBe('too-many');
    expect(refused(offer, 5, 2)).toBe('wrong-shape');
  });

  it('has of each no more than there are, and nothing else', () => {
    expect(refused(offer, 2, 2)).toBe('too-many');
    expect(refused({ ...offer, max: 4 }, 5, 5, 5)).toBe('too-many');
    expect(refused(offer, 2, 3)).toBe('not-offered');
    expect(refused({ kind: 'some', min: 0, max: 2, codes: [] })).toBeUndefined();
  });

  it('counts a code afresh after another came between', () => {
    const wide = {
      kind: 'some',
      min: 0,
      max: 4,
      codes: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    } as const;
    expect(refused(wide, 1, 2, 3)).toBeUndefined();
    expect(refused(wide, 1, 3, 3)).toBe('too-many');
  });
});

describe('an arrangement', () => {
  const offer = {
    kind: 'arrange',
    items: [0, 1],
    codes: [
      [8, 1],
      [9, 2],
    ],
    misfits: [[0, 8]],
  } as const;

  it('sends each item to a place that is offered, fits and has room', () => {
    expect(refused(offer, 9, 8)).toBeUndefined();
    expect(refused(offer, 9, 9)).toBeUndefined();
    expect(refused(offer, 9)).toBe('wrong-shape');
    expect(refused(offer, 9, 9, 9)).toBe('wrong-shape');
    expect(refused(offer, 9, 7)).toBe('not-offered');
    expect(refused(offer, 8, 9)).toBe('not-offered');
    expect(refused({ ...offer, misfits: [] }, 8, 8)).toBe('too-many');
  });
});

describe('a reply', () => {
  it('is a buffer that is used again', () => {
    const reply = new Reply();
    reply.push(4);
    reply.push(5);
    expect(reply.toArray()).toEqual([4, 5]);
    expect(reply.one(6).toArray()).toEqual([6]);
    expect(reply.set([7, 8, 9]).toArray()).toEqual([7, 8, 9]);
    expect(reply.clear().toArray()).toEqual([]);
  });

  it('takes no more than it has room for', () => {
    const reply = new Reply().set(Array.from({ length: 300 }, (_, i) => i));
    expect(reply.length).toBe(256);
    expect(reply.toArray().at(-1)).toBe(255);
  });
});
