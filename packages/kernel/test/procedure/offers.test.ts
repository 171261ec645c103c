import { describe, expect, it } from 'vitest';
import { YES } from '../../src/ask/verdict.ts';
import { count, eachSeat } from '../../src/layout/locals.ts';
import { NONE } from '../../src/layout/zones.ts';
import { askOp, nextAsked, offerTo } from '../../src/procedure/machine.ts';
import { whereIs } from '../../src/procedure/procedure.ts';
import { answerAt, beginAt, fruit, gameOf, prompt } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-09' };
const everybody = (t: { readonly seats: number }): number => (1 << t.seats) - 1;

describe('an offer', () => {
  it('is never that of an ask before, though the same seat is asked again in one run', () => {
    const game = gameOf({ n: count }, s =>
      s
        .do(t => t.coins.set(0, 5))
        .repeatWhile(
          t => t.coins.get(0) > 0,
          loop =>
            loop
              .ask('n', { kind: 'number', seat: () => 0, min: 0, max: t => t.coins.get(0), ...common })
              .do((t, f) => t.coins.add(0, -f.n)),
        ),
    );
    const t = beginAt(game, 1);
    expect(offerTo(game, t, 0).max).toBe(5);
    expect(offerTo(game, t, 0)).toBe(t.offer);
    answerAt(game, t, 0, 2);
    expect(offerTo(game, t, 0).max).toBe(3);
    expect(answerAt(game, t, 0, 4)).toBe('too-many');
    expect(answerAt(game, t, 0, 3)).toBeUndefined();
  });

  it('is never that of an ask before, also where it is put without being filled', () => {
    const game = gameOf({ n: count }, s =>
      s.repeatWhile(
        (_t, f) => f.n < 9,
        loop =>
          loop.ask('n', {
            kind: 'number',
            seat: () => 0,
            min: (_t, f) => f.n,
            max: 9,
            hidden: true,
            ...common,
          }),
      ),
    );
    const t = beginAt(game, 1);
    for (const n of [3, 5, 8]) {
      answerAt(game, t, 0, n);
      expect(offerTo(game, t, 0).min).toBe(n);
    }
  });

  it('is reckoned once for as long as nothing changes, and once more for the reasons', () => {
    let considered = 0;
    const where = (): number => {
      considered++;
      return YES;
    };
    const game = gameOf({ n: count }, s =>
      s.ask('n', { kind: 'one', seat: () => 0, from: fruit, where, ...common }),
    );
    const t = beginAt(game, 1);
    for (let n = 0; n < 3; n++) offerTo(game, t, 0);
    expect(considered).toBe(4);
    for (let n = 0; n < 3; n++) offerTo(game, t, 0, true);
    expect(considered).toBe(8);
    offerTo(game, t, 0);
    expect(considered).toBe(8);
  });

  it('is that of the seat that wants it', () => {
    const game = gameOf({ n: eachSeat }, s =>
      s.ask('n', {
        kind: 'number',
        seats: everybody,
        sealed: true,
        min: 0,
        max: (_t, _f, seat) => 1 + seat,
        ...common,
      }),
    );
    const t = beginAt(game, 3);
    expect([0, 2, 1].map(seat => offerTo(game, t, seat).max)).toEqual([1, 3, 2]);
    answerAt(game, t, 0, 1);
    expect([1, 0].map(seat => offerTo(game, t, seat).max)).toEqual([2, 1]);
  });

  it('belongs to a step that has a name', () => {
    const game = gameOf({ n: count }, s =>
      s.do(() => undefined).ask('n', { kind: 'yes', seat: () => 0, ...common }),
    );
    const t = beginAt(game, 1);
    expect(whereIs(askOp(game, t))).toBe('story[1]');
    answerAt(game, t, 0, 0);
    expect(() => offerTo(game, t, 0)).toThrow('nobody is asked');
    expect(nextAsked(t)).toBe(NONE);
  });
});
