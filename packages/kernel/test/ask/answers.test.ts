import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyReply, isDeadEnd, isForced, plainReply, sampleReply, sorted } from '../../src/ask/answers.ts';
import { PASS } from '../../src/ask/offer.ts';
import { Reply, refusalOf } from '../../src/ask/reply.ts';
import { FastChance } from '../../src/chance/fast.ts';
import type { PlainOffer } from '../fixtures/rules-offers.ts';
import { anyOffer, everyAnswer, isLegal, legalAnswers, offerOf } from '../fixtures/rules-offers.ts';

const byText = (a: string, b: string): number => a.localeCompare(b);
const listed = (plain: PlainOffer): string[] =>
  [...everyReply(offerOf(plain))].map(answer => answer.join()).sort(byText);

describe('the legal answers of any small offer', () => {
  it('are exactly those that everyReply lists, each once', () => {
    fc.assert(
      fc.property(anyOffer, plain => {
        expect(listed(plain)).toEqual(legalAnswers(plain));
      }),
      { numRuns: 150 },
    );
  });

  it('come in ascending order, however they were offered', () => {
    const codes = [
      [3, 1],
      [1, 2],
    ] as const;
    expect([...everyReply(offerOf({ kind: 'some', min: 2, max: 2, codes }))]).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  it('are exactly those that refusalOf lets pass', () => {
    fc.assert(
      fc.property(anyOffer, plain => {
        const offer = offerOf(plain);
        const reply = new Reply();
        const wrong = everyAnswer.filter(
          answer => (refusalOf(offer, reply.set(answer)) === undefined) !== isLegal(plain, answer),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('are a dead end if and only if there is none', () => {
    fc.assert(
      fc.property(anyOffer, plain => {
        expect(isDeadEnd(offerOf(plain))).toBe(legalAnswers(plain).length === 0);
      }),
      { numRuns: 300 },
    );
  });

  it('are a formality if and only if there is one; an arrangement is claimed only if there is nothing to place', () => {
    fc.assert(
      fc.property(anyOffer, plain => {
        const offer = offerOf(plain);
        fc.pre(!isDeadEnd(offer));
        const one = [...everyReply(offer)].length === 1;
        expect(isForced(offer)).toBe(plain.kind === 'arrange' ? plain.items.length === 0 : one);
      }),
      { numRuns: 300 },
    );
  });

  it('are one where a fixed number of one kind of thing is wanted, not where the number is free', () => {
    const forced = (min: number, max: number, ...codes: [number, number][]): boolean =>
      isForced(offerOf({ kind: 'some', min, max, codes }));
    expect(forced(1, 1, [4, 3])).toBe(true);
    expect(forced(1, 1, [4, 3], [5, 0])).toBe(true);
    expect(forced(1, 2, [4, 3])).toBe(false);
    expect(forced(1, 1, [4, 3], [5, 1])).toBe(false);
    expect(forced(0, 0, [4, 3], [5, 1])).toBe(true);
    expect(forced(4, 4, [4, 3], [5, 1])).toBe(true);
  });

  it('can each be sampled, and nothing else is', () => {
    fc.assert(
      fc.property(anyOffer, fc.integer(), (plain, seed) => {
        const offer = offerOf(plain);
        fc.pre(!isDeadEnd(offer));
        const legal = legalAnswers(plain);
        fc.pre(legal.length <= 12);
        const rng = new FastChance(seed);
        const seen = new Set<string>();
        for (let n = 0; n < 4000 && (seen.size < legal.length || n < 20); n++)
          seen.add(sampleReply(offer, rng, new Reply()).toArray().join());
        expect([...seen].sort(byText)).toEqual(legal);
      }),
      { numRuns: 40 },
    );
  });

  it('have a plain one among them', () => {
    fc.assert(
      fc.property(anyOffer, plain => {
        const offer = offerOf(plain);
        fc.pre(!isDeadEnd(offer));
        expect(legalAnswers(plain)).toContain(
          plainReply(offer, new Reply().set([9, 9, 9]))
            .toArray()
            .join(),
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('what an absent seat answers', () => {
  const plain = (offer: Partial<PlainOffer> & { kind: PlainOffer['kind'] }): number[] =>
    plainReply(offerOf(offer), new Reply()).toArray();

  it('is to pass where it may, else the first option', () => {
    const codes = [
      [3, 1],
      [1, 1],
    ] as const;
    expect(plain({ kind: 'one', codes })).toEqual([3]);
    expect(plain({ kind: 'one', codes: [...codes, [PASS, 1]] })).toEqual([PASS]);
  });

  it('is no, the least number, and as few things as are wanted, in order', () => {
    expect(plain({ kind: 'yes' })).toEqual([0]);
    expect(plain({ kind: 'number', min: 2, max: 9 })).toEqual([2]);
    const codes = [
      [7, 2],
      [4, 3],
    ] as const;
    expect(plain({ kind: 'some', min: 3, max: 5, codes })).toEqual([4, 7, 7]);
    expect(plain({ kind: 'some', min: 0, max: 5, codes })).toEqual([]);
  });

  it('fills places from the first on', () => {
    const codes = [
      [5, 2],
      [6, 2],
    ] as const;
    expect(plain({ kind: 'arrange', items: [0, 1, 2], codes })).toEqual([5, 5, 6]);
  });
});

describe('an arrangement', () => {
  const corner = {
    kind: 'arrange',
    items: [0, 1],
    codes: [
      [8, 1],
      [9, 1],
    ],
    misfits: [[1, 9]],
  } as const;

  it('goes back where the first way ends in a corner', () => {
    expect(plainReply(offerOf(corner), new Reply()).toArray()).toEqual([9, 8]);
    const rng = new FastChance(3);
    for (let n = 0; n < 20; n++)
      expect(sampleReply(offerOf(corner), rng, new Reply()).toArray()).toEqual([9, 8]);
  });

  it('that does not exist is a dead end, and cannot be asked for', () => {
    const impossible = offerOf({ ...corner, misfits: [...corner.misfits, [1, 8]] });
    expect(isDeadEnd(impossible)).toBe(true);
    expect(() => plainReply(impossible, new Reply())).toThrow(
      'an arrangement was asked for that does not exist',
    );
    expect(isDeadEnd(offerOf({ kind: 'arrange', items: [0] }))).toBe(true);
    expect(isDeadEnd(offerOf({ kind: 'arrange' }))).toBe(false);
  });
});

describe('a sample of several things', () => {
  it('is fair: every number of things is equally likely, and so is every copy', () => {
    const offer = offerOf({
      kind: 'some',
      min: 0,
      max: 2,
      codes: [
        [0, 1],
        [1, 1],
      ],
    });
    const rng = new FastChance(11);
    const counts = new Map<string, number>();
    const samples = 3000;
    for (let n = 0; n < samples; n++) {
      const key = sampleReply(offer, rng, new Reply()).toArray().join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const share = (key: string): number => (counts.get(key) ?? 0) / samples;
    expect(share('')).toBeCloseTo(1 / 3, 1);
    expect(share('0,1')).toBeCloseTo(1 / 3, 1);
    expect(share('0')).toBeCloseTo(1 / 6, 1);
    expect(share('1')).toBeCloseTo(1 / 6, 1);
  });
});

it('sorts codes in place', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 8 }), values => {
      const reply = sorted(new Reply().set(values));
      expect(reply.toArray()).toEqual([...values].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
