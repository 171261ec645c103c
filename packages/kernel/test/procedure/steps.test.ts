import { describe, expect, it } from 'vitest';
import { FastChance } from '../../src/chance/fast.ts';
import { CORE, STATUS } from '../../src/layout/layout.ts';
import { count, eachSeat } from '../../src/layout/locals.ts';
import { newTable } from '../../src/match/table-setup.ts';
import { begin } from '../../src/procedure/machine.ts';
import { clockwiseAfter, clockwiseFrom } from '../../src/procedure/rules.ts';
import { answerAt, beginAt, diaryOf, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-01' };

describe('steps', () => {
  it('are carried out from top to bottom, until the game is over', () => {
    const game = gameOf({}, s =>
      s
        .do(t => write(t, 1))
        .do(t => write(t, 2))
        .do(t => {
          write(t, 3);
          t.finish();
        })
        .do(t => write(t, 4)),
    );
    const t = beginAt(game, 3);
    expect(diaryOf(t)).toEqual([1, 2, 3]);
    expect([t.over, t.seats]).toEqual([true, 3]);
  });

  it('wait at an ask and go on after it', () => {
    const game = gameOf({ n: count }, s =>
      s
        .do(t => write(t, 1))
        .ask('n', { kind: 'number', seat: () => 1, min: 4, max: 6, ...common })
        .do((t, f) => write(t, f.n)),
    );
    const t = beginAt(game, 2);
    expect(diaryOf(t)).toEqual([1]);
    expect(t.state[CORE.status]).toBe(STATUS.asking);
    expect(answerAt(game, t, 1, 5)).toBeUndefined();
    expect(diaryOf(t)).toEqual([1, 5]);
    expect(t.over).toBe(true);
  });
});

describe('a trace', () => {
  it('marks the steps that were taken and no other', () => {
    const game = gameOf({}, s =>
      s.when(
        () => false,
        never => never.do(t => write(t, 1)),
        always => always.do(t => write(t, 2)),
      ),
    );
    const t = newTable(game, {}, new FastChance(1));
    t.trace = new Uint8Array(game.ops.length);
    begin(game, t, 2);
    // The test, the way not taken, the way taken, the end of the game, the return never reached.
    expect(Array.from(t.trace)).toEqual([1, 0, 1, 1, 0]);
  });
});

describe('a branch', () => {
  const branching = (whether: boolean) =>
    gameOf({}, s =>
      s
        .when(
          () => whether,
          yes => yes.do(t => write(t, 1)).do(t => write(t, 2)),
          no => no.do(t => write(t, 3)).do(t => write(t, 4)),
        )
        .when(
          () => !whether,
          yes => yes.do(t => write(t, 5)),
        )
        .do(t => write(t, 9)),
    );

  it('takes one way or the other, and both lead on', () => {
    expect(diaryOf(beginAt(branching(true), 2))).toEqual([1, 2, 9]);
    expect(diaryOf(beginAt(branching(false), 2))).toEqual([3, 4, 5, 9]);
  });

  it('can lie inside another, and an ask inside it', () => {
    const game = gameOf({ n: count }, s =>
      s
        .ask('n', { kind: 'number', seat: () => 0, min: 0, max: 3, ...common })
        .when(
          (_t, f) => f.n > 0,
          some =>
            some.when(
              (_t, f) => f.n > 1,
              more => more.ask('n', { kind: 'number', seat: () => 0, min: 5, max: 6, ...common }),
              one => one.do(t => write(t, 1)),
            ),
          none => none.do(t => write(t, 0)),
        )
        .do((t, f) => write(t, f.n * 10)),
    );
    const diaryAfter = (...answers: number[]): number[] => {
      const t = beginAt(game, 1);
      for (const answer of answers) answerAt(game, t, 0, answer);
      return diaryOf(t);
    };
    expect(diaryAfter(0)).toEqual([0, 0]);
    expect(diaryAfter(1)).toEqual([1, 10]);
    expect(diaryAfter(2, 6)).toEqual([60]);
  });
});

describe('a loop', () => {
  it('repeats while its condition holds, tested before each round', () => {
    const game = gameOf({ n: count }, s =>
      s
        .repeatWhile(
          (_t, f) => f.n < 3,
          loop => loop.do((t, f) => write(t, ++f.n)).do(t => write(t, 0)),
        )
        .repeatWhile(
          () => false,
          never => never.do(t => write(t, 99)),
        ),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([1, 0, 2, 0, 3, 0]);
  });

  it('over seats takes each once, clockwise from the first', () => {
    const game = gameOf({ who: count }, s =>
      s.eachSeat(
        'who',
        clockwiseFrom(t => t.first),
        each => each.do((t, f) => write(t, f.who)),
      ),
    );
    const t = newTable(game, {}, new FastChance(1));
    (t as unknown as { first: number }).first = 2;
    begin(game, t, 4);
    expect(diaryOf(t)).toEqual([2, 3, 0, 1]);
  });

  it('over the others begins at the left of one and leaves that one out', () => {
    const game = gameOf({ who: count }, s =>
      s.eachSeat(
        'who',
        clockwiseAfter(() => 1),
        each => each.do((t, f) => write(t, f.who)),
      ),
    );
    expect(diaryOf(beginAt(game, 4))).toEqual([2, 3, 0]);
  });

  it('over seats keeps the order it began with, whoever is first by then', () => {
    const game = gameOf({ who: count }, s =>
      s.eachSeat(
        'who',
        clockwiseFrom(t => t.first),
        each =>
          each.do((t, f) => {
            write(t, f.who);
            t.first = 2;
          }),
      ),
    );
    expect(diaryOf(beginAt(game, 3))).toEqual([0, 1, 2]);
  });

  it('can lie in a loop, and begins anew each time', () => {
    const game = gameOf({ round: count, who: count, other: count }, s =>
      s.repeatWhile(
        (_t, f) => f.round < 2,
        loop =>
          loop
            .do((_t, f) => {
              f.round++;
            })
            .eachSeat(
              'who',
              clockwiseFrom((_t, f) => f.round),
              each =>
                each.eachSeat(
                  'other',
                  clockwiseAfter((_t, f) => f.who),
                  inner => inner.do((t, f) => write(t, f.who * 10 + f.other)),
                ),
            ),
      ),
    );
    expect(diaryOf(beginAt(game, 3))).toEqual([12, 10, 20, 21, 1, 2, 20, 21, 1, 2, 12, 10]);
  });

  it('over seats can ask each of them', () => {
    const game = gameOf({ who: count, n: count, sum: eachSeat }, s =>
      s
        .eachSeat(
          'who',
          clockwiseFrom(() => 1),
          each =>
            each
              .ask('n', { kind: 'number', seat: (_t, f) => f.who, min: 0, max: 9, ...common })
              .do((_t, f) => f.sum.set(f.who, f.n)),
        )
        .do((t, f) => {
          for (let seat = 0; seat < t.seats; seat++) write(t, f.sum.get(seat));
        }),
    );
    const t = beginAt(game, 3);
    expect(answerAt(game, t, 0, 1)).toBe('wrong-seat');
    for (const [seat, n] of [
      [1, 5],
      [2, 6],
      [0, 7],
    ])
      expect(answerAt(game, t, seat, n)).toBeUndefined();
    expect(diaryOf(t)).toEqual([7, 5, 6]);
  });
});
