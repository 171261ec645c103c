import { describe, expect, it } from 'vitest';
import { CORE } from '../../src/layout/layout.ts';
import { count, listOf } from '../../src/layout/locals.ts';
import { framesOf, procedureAt } from '../../src/procedure/game.ts';
import type { Procedure } from '../../src/procedure/procedure.ts';
import { hashOf } from '../../src/table/digest.ts';
import type { TableCore } from '../../src/table/table.ts';
import {
  answerAt,
  beginAt,
  diaryLayout,
  diaryOf,
  gameFrom,
  gameOf,
  procedure,
  prompt,
  write,
} from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-03' };
const stackOf = (t: TableCore): number[] =>
  Array.from(t.state.subarray(CORE.stack, CORE.stack + diaryLayout.stackSize));

describe('a call', () => {
  it('gives the callee its locals and takes its results', () => {
    const double = procedure('double', { n: count, twice: count }, s =>
      s.do((t, f) => {
        write(t, f.n);
        f.twice = f.n * 2;
      }),
    );
    const game = gameOf({ got: count }, s =>
      s
        .do((_t, f) => {
          f.got = 3;
        })
        .call(
          () => double,
          (t, f, callee) => {
            write(t, 70);
            callee.n = f.got;
          },
          (t, f, callee) => {
            write(t, 80);
            f.got = callee.twice;
          },
        )
        .do((t, f) => write(t, f.got)),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([70, 3, 80, 6]);
  });

  it('finds its locals at zero each time, whatever the call before left in them', () => {
    const counting = procedure('counting', { n: count, list: listOf(2) }, s =>
      s.do((t, f) => {
        f.n += 5;
        f.list.push(f.n);
        write(t, f.n * 10 + f.list.length);
      }),
    );
    const game = gameOf({ n: count }, s =>
      s
        .call(() => counting)
        .call(() => counting)
        .do((t, f) => write(t, f.n)),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([51, 51, 0]);
  });

  it('can call itself, each level with locals of its own', () => {
    const countdown: Procedure<{ n: typeof count; below: typeof count }> = procedure(
      'countdown',
      { n: count, below: count },
      s =>
        s
          .do((t, f) => write(t, f.n))
          .when(
            (_t, f) => f.n > 0,
            more =>
              more.call(
                () => countdown,
                (_t, f, callee) => {
                  callee.n = f.n - 1;
                },
                (_t, f, callee) => {
                  f.below = callee.below + callee.n;
                },
              ),
          )
          .do((t, f) => write(t, f.n * 10 + f.below)),
    );
    const game = gameOf({}, s =>
      s.call(
        () => countdown,
        (_t, _f, callee) => {
          callee.n = 3;
        },
      ),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([3, 2, 1, 0, 0, 10, 21, 33]);
  });

  it('goes to one of several procedures, as the rule says', () => {
    const effects = [1, 2, 3].map(n =>
      procedure(`effect-${n}`, { bonus: count }, s => s.do((t, f) => write(t, n * 10 + f.bonus))),
    );
    const game = gameOf({ which: count }, s =>
      s.repeatWhile(
        (_t, f) => f.which < 3,
        loop =>
          loop
            .dispatch(
              () => effects,
              (_t, f) => 2 - f.which,
              (_t, f, callee) => {
                callee.bonus = f.which;
              },
            )
            .do((_t, f) => {
              f.which++;
            }),
      ),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([30, 21, 12]);
  });
});

describe('the stack', () => {
  const asking = () => {
    const inner = procedure('inner', { n: count }, s =>
      s.ask('n', { kind: 'number', seat: () => 0, min: 1, max: 9, ...common }),
    );
    const direct = procedure('direct', {}, s => s.call(() => inner));
    const detour = procedure('detour', { a: count, b: listOf(4) }, s =>
      s
        .do((_t, f) => {
          f.a = 5;
          f.b.push(6);
        })
        .call(() => inner),
    );
    return gameOf({ way: count }, s =>
      s
        .ask('way', { kind: 'number', seat: () => 0, min: 0, max: 1, ...common })
        .dispatch(
          () => [direct, detour],
          (_t, f) => f.way,
        )
        .do((_t, f) => {
          f.way = 0;
        })
        .ask('way', { kind: 'number', seat: () => 0, min: 0, max: 1, ...common }),
    );
  };

  it('tells the running rules, outermost first, with the step each is at', () => {
    const game = asking();
    const t = beginAt(game, 1);
    expect(framesOf(game, t).map(frame => frame.procedure.name)).toEqual(['story']);
    answerAt(game, t, 0, 1);
    const frames = framesOf(game, t);
    expect(frames.map(frame => frame.procedure.name)).toEqual(['story', 'detour', 'inner']);
    expect(frames.map(frame => frame.step - frame.procedure.start)).toEqual([1, 1, 0]);
    expect(frames.map(frame => frame.base)).toEqual([CORE.stack, CORE.stack + 3, CORE.stack + 3 + 8]);
  });

  it('keeps no trace of finished calls: the same position has the same bytes, whichever way it was reached', () => {
    const game = asking();
    const [plain, round] = [beginAt(game, 1), beginAt(game, 1)];
    for (const [t, way] of [
      [plain, 0],
      [round, 1],
    ] as const) {
      answerAt(game, t, 0, way);
      answerAt(game, t, 0, 7);
    }
    expect(Array.from(round.state)).toEqual(Array.from(plain.state));
    expect(hashOf(round)).toBe(hashOf(plain));
  });

  it('is empty when the game is over, also if it ended deep inside', () => {
    const deep = procedure('deep', { n: listOf(3) }, s =>
      s.do((t, f) => {
        f.n.push(4);
        t.finish();
      }),
    );
    const middle = procedure('middle', { a: count }, s =>
      s
        .do((_t, f) => {
          f.a = 8;
        })
        .call(() => deep),
    );
    const t = beginAt(
      gameOf({ n: count }, s =>
        s
          .do((_t, f) => {
            f.n = 1;
          })
          .call(() => middle),
      ),
      2,
    );
    expect(t.over).toBe(true);
    expect(stackOf(t).every(n => n === 0)).toBe(true);
    expect([t.state[CORE.frame], t.state[CORE.top], t.state[CORE.step]]).toEqual([0, CORE.stack, 0]);
    expect(
      framesOf(
        gameOf({}, s => s),
        t,
      ),
    ).toEqual([]);
  });
});

describe('a game', () => {
  it('refuses two procedures of one name', () => {
    const twin = () => procedure('twin', {}, s => s.do(() => undefined));
    const [one, other] = [twin(), twin()];
    expect(() => gameOf({}, s => s.call(() => one).call(() => other))).toThrow(
      'two procedures are named twin',
    );
    expect(() => gameOf({}, s => s.call(() => one).call(() => one))).not.toThrow();
  });

  it('refuses a procedure that is part of another game', () => {
    const shared = procedure('shared', {}, s => s.do(() => undefined));
    gameOf({}, s => s.call(() => shared));
    expect(() => gameOf({}, s => s.do(() => undefined).call(() => shared))).toThrow(
      'shared is already part of another game',
    );
  });

  it('knows which procedure a step belongs to', () => {
    const helper = procedure('helper', {}, s => s.do(() => undefined));
    const entry = procedure('entry', {}, s => s.call(() => helper).do(t => t.finish()));
    const game = gameFrom(entry);
    expect(game.ops.map((_, step) => procedureAt(game, step).name)).toEqual([
      'entry',
      'entry',
      'entry',
      'helper',
      'helper',
    ]);
    expect(() => procedureAt(game, 5)).toThrow('no step has the number 5');
    expect(game.budget).toBe(100_000);
  });
});
