import { describe, expect, it } from 'vitest';
import { count } from '../../src/layout/locals.ts';
import { nextAsked } from '../../src/procedure/machine.ts';
import type { Procedure } from '../../src/procedure/procedure.ts';
import { answerAt, beginAt, diaryOf, gameOf, procedure, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-03' };

describe('what a call hands over', () => {
  it('is named: a local of the caller, a number, what the rule finds; and locals of the callee come back', () => {
    const sum = procedure('sum', { a: count, b: count, c: count, all: count }, s =>
      s.do((_t, f) => {
        f.all = f.a * 100 + f.b * 10 + f.c;
      }),
    );
    const game = gameOf({ mine: count, got: count }, s =>
      s
        .do((t, f) => {
          f.mine = 3;
          t.first = 7;
        })
        .call(() => sum, { c: (t, f) => t.first + f.mine - 1, a: 'mine', b: 2 }, { got: 'all' })
        .do((t, f) => write(t, f.got)),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([329]);
  });

  it('is read from the caller, also where a rule calls itself', () => {
    const locals = { n: count, back: count } as const;
    const countdown: Procedure<typeof locals> = procedure('countdown', locals, s =>
      s
        .do((t, f) => write(t, f.n))
        .when(
          (_t, f) => f.n > 0,
          more => more.call(() => countdown, { n: (_t, f) => f.n - 1 }, { back: 'n' }),
        )
        .do((t, f) => write(t, 10 * f.n + f.back)),
    );
    const game = gameOf({}, s => s.call(() => countdown, { n: 2 }));
    expect(diaryOf(beginAt(game, 2))).toEqual([2, 1, 0, 0, 10, 21]);
  });

  it('goes to whichever procedure is called, and is refused if two of them keep it in different places', () => {
    const locals = { n: count } as const;
    const plain = procedure('plain', locals, s => s.do((t, f) => write(t, f.n)));
    const loud = procedure('loud', locals, s => s.do((t, f) => write(t, 10 * f.n)));
    const other = procedure('other', { before: count, n: count }, s => s.do((t, f) => write(t, f.n)));
    const speak = (second: typeof plain) =>
      gameOf({ which: count }, s =>
        s
          .dispatch(
            () => [plain, second],
            (_t, f) => f.which,
            { n: 4 },
          )
          .do((_t, f) => {
            f.which = 1;
          })
          .dispatch(
            () => [plain, second],
            (_t, f) => f.which,
            { n: 5 },
          ),
      );
    expect(diaryOf(beginAt(speak(loud), 2))).toEqual([4, 50]);
    expect(() => speak(other as unknown as typeof plain)).toThrow('other keeps n elsewhere than plain');
  });

  it('must be a local of both', () => {
    const idle = procedure('idle', { n: count }, s => s.do(() => undefined));
    expect(() => gameOf({}, s => s.call(() => idle, { m: 1 } as never))).toThrow('idle has no local m');
  });
});

describe('the seat that is asked', () => {
  it('can be named by a local', () => {
    const game = gameOf({ who: count, yes: count }, s =>
      s
        .do((_t, f) => {
          f.who = 2;
        })
        .ask('yes', { kind: 'yes', seat: 'who', ...common })
        .do((t, f) => write(t, f.yes)),
    );
    const t = beginAt(game, 3);
    expect(nextAsked(t)).toBe(2);
    expect(answerAt(game, t, 0, 1)).toBe('wrong-seat');
    expect(answerAt(game, t, 2, 1)).toBeUndefined();
    expect(diaryOf(t)).toEqual([1]);
  });
});
