import { describe, expect, it } from 'vitest';
import { fillOffer } from '../../src/ask/fill.ts';
import { Offer, PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import type { AskSpec } from '../../src/ask/spec.ts';
import { defineReasons, YES, yesIf } from '../../src/ask/verdict.ts';
import { fruit, prompt } from '../fixtures/rules-kit.ts';

const reasons = defineReasons({ rotten: { fruit: 'fruit' } });
type Basket = {
  readonly ripe: readonly number[];
  readonly most: number;
  readonly layout: { readonly boxes: number };
};
type Locals = Record<never, never>;
const basket: Basket = { ripe: [1, 3], most: 2, layout: { boxes: 0b1 } };
const common = { prompt, rule: 'TEST-01', seat: () => 0 };

const filled = (spec: AskSpec<Basket, Locals>, explaining = false, offer = new Offer()): Offer => {
  fillOffer(spec, basket, {}, 2, offer, explaining);
  return offer;
};
const codesOf = (offer: Offer): number[] => Array.from(offer.codes.subarray(0, offer.length));
const ripeOnly = (t: Basket, _f: unknown, code: number) => yesIf(t.ripe.includes(code), reasons.rotten, code);

describe('an offer of one thing', () => {
  it('holds what a filter admits, and passing last where that is allowed', () => {
    expect(codesOf(filled({ kind: 'one', from: fruit, where: ripeOnly, ...common }))).toEqual([1, 3]);
    expect(
      codesOf(
        filled({ kind: 'one', from: fruit, where: ripeOnly, optional: true, pass: skipping, ...common }),
      ),
    ).toEqual([1, 3, PASS]);
  });

  it('holds nothing that only a closed box would bring', () => {
    const grown = { ...fruit, grown: [1, 2, fruit.size] };
    const spec = { kind: 'one', from: grown, where: ripeOnly, ...common } as const;
    const under = (boxes: number): [offered: number[], denied: number[]] => {
      const open = new Offer();
      fillOffer(spec, { ...basket, layout: { boxes } }, {}, 2, open, true);
      return [codesOf(open), open.denials.map(({ code }) => code)];
    };
    expect(under(0b001)).toEqual([[], [0]]);
    expect(under(0b011)).toEqual([[1], [0]]);
    expect(under(0b101)).toEqual([[3], [0, 2]]);
    expect(under(0b111)).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('holds what code offers, and tells it the seat', () => {
    const offer = filled({
      kind: 'one',
      from: fruit,
      options: (t, _f, to, seat) => {
        to.add(t.most);
        to.add(seat + 5);
      },
      ...common,
    });
    expect(codesOf(offer)).toEqual([2, 7]);
    expect([offer.kind, offer.min, offer.max]).toEqual(['one', 1, 1]);
  });

  it('takes a limit with a verdict, and keeps one reason for all of which nothing was said', () => {
    const spec: AskSpec<Basket, Locals> = {
      kind: 'one',
      from: fruit,
      options: (_t, _f, offer) => {
        offer.consider(1, YES, 3);
        offer.consider(2, yesIf(false, reasons.rotten, 2), 3);
        offer.denyOthers([0, 1, 2, 3, 3], reasons.rotten, 9);
      },
      ...common,
    };
    const offer = filled(spec, true);
    expect([codesOf(offer), offer.limits[0]]).toEqual([[1], 3]);
    expect(offer.denials.map(({ code, reason }) => [code, reason.args['fruit']])).toEqual([
      [2, 2],
      [0, 9],
      [3, 9],
    ]);
  });

  it('keeps reasons only for those who ask why', () => {
    const spec = { kind: 'one', from: fruit, where: ripeOnly, ...common } as const;
    expect(filled(spec).denials).toEqual([]);
    const offer = filled(spec, true);
    expect(offer.denials).toEqual([
      { code: 0, reason: { key: 'reason.rotten', args: { fruit: 0 } } },
      { code: 2, reason: { key: 'reason.rotten', args: { fruit: 2 } } },
    ]);
    expect(filled(spec, false, offer).denials).toEqual([]);
  });
});

describe('an offer of some things', () => {
  it('is limited by what there is', () => {
    const offer = filled({
      kind: 'some',
      from: fruit,
      options: (_t, _f, to) => {
        to.add(0, 2);
        to.add(2);
      },
      min: (t, _f, seat) => t.most - seat,
      max: 9,
      ...common,
    });
    expect([offer.min, offer.max, offer.supply]).toEqual([0, 3, 3]);
    expect(Array.from(offer.limits.subarray(0, 2))).toEqual([2, 1]);
  });

  it('is limited by the rule', () => {
    const offer = filled({
      kind: 'some',
      from: fruit,
      where: () => YES,
      min: 1,
      max: t => t.most,
      ...common,
    });
    expect([offer.min, offer.max, offer.length]).toEqual([1, 2, 4]);
  });
});

describe('an offer of a number', () => {
  it('has limits that are given or reckoned for the seat', () => {
    const offer = filled({ kind: 'number', min: 1, max: (t, _f, seat) => t.most + seat, ...common });
    expect([offer.kind, offer.min, offer.max, offer.length]).toEqual(['number', 1, 4, 0]);
  });
});

describe('an offer to arrange', () => {
  it('has items, places and what fits where', () => {
    const offer = filled({
      kind: 'arrange',
      items: fruit,
      take: (t, _f, items, seat) => items.push(...t.ripe, seat),
      from: fruit,
      options: (_t, _f, to) => to.add(0, 5),
      fits: (t, _f, item, place, seat) => yesIf(item > place && seat === t.most, reasons.rotten),
      ...common,
    });
    expect(offer.items).toEqual([1, 3, 2]);
    expect(codesOf(offer)).toEqual([0]);
    expect([offer.fits?.(1, 0), offer.fits?.(0, 1)]).toEqual([YES, reasons.rotten.id]);
  });

  it('lets everything go everywhere where nothing is said', () => {
    const spec = {
      kind: 'arrange',
      items: fruit,
      take: () => undefined,
      from: fruit,
      options: () => undefined,
      ...common,
    } as const;
    expect(filled(spec).fits).toBeUndefined();
  });
});

describe('the same offer filled again', () => {
  it('keeps nothing of what it was', () => {
    const offer = filled({ kind: 'some', from: fruit, where: ripeOnly, min: 0, max: 2, ...common }, true);
    offer.items.push(4);
    offer.fits = () => YES;
    filled({ kind: 'yes', ...common }, false, offer);
    expect([offer.kind, offer.min, offer.max, offer.length, offer.supply]).toEqual(['yes', 1, 1, 0, 0]);
    expect([offer.items, offer.denials, offer.fits, offer.explaining]).toEqual([[], [], undefined, false]);
    expect([offer.has(1), offer.indexOf(1)]).toEqual([false, -1]);
  });

  it('grows past its first room and keeps what it has', () => {
    const offer = new Offer();
    offer.open('some', false);
    for (let code = 0; code < 200; code++) offer.add(code, 1 + (code % 3));
    expect(offer.length).toBe(200);
    expect([offer.indexOf(0), offer.indexOf(63), offer.indexOf(199)]).toEqual([0, 63, 199]);
    expect([offer.limits[0], offer.limits[64], offer.limits[199]]).toEqual([1, 2, 2]);
    expect(offer.has(200)).toBe(false);
    expect(offer.supply).toBe(399);
  });

  it('is empty before it is filled', () => {
    expect(new Offer()).toMatchObject({ kind: 'one', min: 1, max: 1, length: 0, items: [], denials: [] });
    expect([new Offer().explaining, new Offer().fits]).toEqual([false, undefined]);
  });

  it('knows whether all of it is of one kind', () => {
    const offer = new Offer();
    for (let code = 0; code < 9; code++) offer.add(code, 2);
    offer.open('some', false);
    expect(offer.isUniform).toBe(false);
    offer.add(1, 0);
    offer.add(2, 3);
    expect(offer.isUniform).toBe(true);
    offer.add(3, 1);
    expect(offer.isUniform).toBe(false);
  });
});
