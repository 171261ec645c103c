import { describe, expect, it } from 'vitest';
import { cardsOf, domain, numbers, only, union, words } from '../../src/ask/domain.ts';
import { defineReasons, no, reasonOf, YES, yesIf } from '../../src/ask/verdict.ts';
import { pool } from '../../src/layout/shapes.ts';

describe('a domain', () => {
  it('names things and says which noun table they come from', () => {
    const areas = domain('area', ['bog', 'fen']);
    expect([areas.name, areas.size]).toEqual(['area', 2]);
    expect([areas.nameOf(1), areas.nameOf(5)]).toEqual(['fen', 'area-5']);
    expect(areas.labelOf(1)).toEqual({ key: 'label.area', args: { it: 1 } });
  });

  it('can be the cards of a pool', () => {
    const cards = cardsOf(pool('rune', ['ash', 'birch']));
    expect([cards.name, cards.size, cards.nameOf(0)]).toEqual(['rune', 2, 'ash']);
  });

  it('can be plain words, each with its own message', () => {
    const verbs = words('verb', ['go', 'stay']);
    expect([verbs.name, verbs.size]).toEqual(['verb', 2]);
    expect([verbs.nameOf(0), verbs.nameOf(2)]).toEqual(['go', 'verb-2']);
    expect(verbs.labelOf(1)).toEqual({ key: 'verb.stay', args: {} });
    expect([only.size, only.nameOf(0), only.labelOf(0).key]).toEqual([1, 'only', 'only.only']);
  });

  it('can be numbers that stand for themselves', () => {
    const bids = numbers('bid', 9);
    expect([bids.name, bids.size, bids.nameOf(4)]).toEqual(['bid', 9, '4']);
    expect(bids.labelOf(4)).toEqual({ key: 'label.number', args: { n: 4 } });
  });
});

describe('a union', () => {
  const acts = union('act', {
    buy: domain('card', ['sword', 'bow', 'axe']),
    nothing: domain('void', []),
    rest: only,
    bid: numbers('bid', 2),
  });
  const parts = ['buy', 'rest', 'bid'] as const;

  it('numbers every thing of every part once, and finds it again', () => {
    expect([acts.name, acts.size]).toEqual(['act', 6]);
    const seen = parts.flatMap(part =>
      Array.from({ length: acts.parts[part].size }, (_, value) => {
        const code = acts.code(part, value);
        expect([acts.partOf(code), acts.valueOf(code)]).toEqual([part, value]);
        return code;
      }),
    );
    expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(acts.code('bid')).toBe(4);
  });

  it('names and labels an option by the way it is meant', () => {
    expect(acts.nameOf(1)).toBe('buy:bow');
    expect(acts.nameOf(3)).toBe('rest');
    expect(acts.nameOf(5)).toBe('bid:1');
    expect(acts.labelOf(1)).toEqual({ key: 'act.buy', args: { it: 1 } });
    expect(acts.labelOf(3)).toEqual({ key: 'act.rest', args: {} });
    expect(acts.labelOf(5)).toEqual({ key: 'act.bid', args: { it: 1 } });
  });

  it('of unions labels an option by every way it is meant', () => {
    const turns = union('turn', { end: only, do: acts });
    expect(turns.nameOf(2)).toBe('do:buy:bow');
    expect(turns.labelOf(0)).toEqual({ key: 'turn.end', args: {} });
    expect(turns.labelOf(2)).toEqual({ key: 'turn.do.buy', args: { it: 1 } });
    expect(turns.labelOf(4)).toEqual({ key: 'turn.do.rest', args: {} });
    const weeks = union('week', { rest: only, go: turns });
    expect(weeks.labelOf(1)).toEqual({ key: 'week.go.end', args: {} });
    expect(weeks.labelOf(3)).toEqual({ key: 'week.go.do.buy', args: { it: 1 } });
  });
});

describe('a verdict', () => {
  const reasons = defineReasons({
    'too-far': { steps: 'number', area: 'area' },
    asleep: {},
    poor: { coins: 'number' },
  });

  it('is yes, or a reason with its numbers in the order they were declared', () => {
    expect(yesIf(true, reasons.asleep)).toBe(YES);
    expect(reasonOf(no(reasons['too-far'], 3, 7))).toEqual({
      key: 'reason.too-far',
      args: { steps: 3, area: 7 },
    });
    expect(reasonOf(yesIf(false, reasons['too-far'], 4, 5))).toEqual({
      key: 'reason.too-far',
      args: { steps: 4, area: 5 },
    });
  });

  it('forgets the numbers of the verdict before', () => {
    no(reasons['too-far'], 3, 7);
    expect(reasonOf(no(reasons['too-far']))).toEqual({ key: 'reason.too-far', args: { steps: 0, area: 0 } });
    no(reasons['too-far'], 3, 7);
    expect(reasonOf(yesIf(false, reasons.poor))).toEqual({ key: 'reason.poor', args: { coins: 0 } });
    expect(reasonOf(yesIf(false, reasons['too-far'])).args).toEqual({ steps: 0, area: 0 });
  });

  it('has a number of its own, never that of another reason or of yes', () => {
    const more = defineReasons({ other: {} });
    const ids = [YES, reasons['too-far'].id, reasons.asleep.id, reasons.poor.id, more.other.id];
    expect(new Set(ids).size).toBe(5);
    expect(reasonOf(no(more.other))).toEqual({ key: 'reason.other', args: {} });
    expect(reasonOf(YES).key).toBe('yes');
  });

  it('is never an unknown number, nor more than two numbers', () => {
    expect(() => reasonOf(30_000)).toThrow('no reason has the number 30000');
    expect(() => defineReasons({ long: { a: 'number', b: 'number', c: 'number' } })).toThrow(
      'reason long has more than two arguments',
    );
    expect(() => defineReasons({ fair: { a: 'number', b: 'number' } })).not.toThrow();
  });
});
