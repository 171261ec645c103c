import { describe, expect, it } from 'vitest';
import { PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import { YES, yesIf } from '../../src/ask/verdict.ts';
import { ASKED, CORE } from '../../src/layout/layout.ts';
import { count, eachSeat, listOf } from '../../src/layout/locals.ts';
import { nextAsked } from '../../src/procedure/machine.ts';
import { answerAt, beginAt, diaryOf, fruit, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-04' };
const everybody = (t: { readonly seats: number }): number => (1 << t.seats) - 1;

describe('an ask with one answer', () => {
  const walk = (hidden: boolean) =>
    gameOf({ n: count, some: listOf(3), pick: count }, s =>
      s
        .ask('n', { kind: 'number', seat: () => 1, min: 4, max: 4, hidden, ...common })
        .do((t, f) => write(t, f.n))
        .ask('some', {
          kind: 'some',
          seat: () => 1,
          from: fruit,
          where: () => YES,
          min: 4,
          max: 9,
          hidden,
          ...common,
        })
        .do((t, f) => write(t, f.some.length)),
    );

  it('is a formality: it is answered and not put', () => {
    const game = gameOf({ n: count, some: listOf(3), pick: count }, s =>
      s
        .ask('n', { kind: 'number', seat: () => 1, min: 4, max: 4, ...common })
        .ask('some', {
          kind: 'some',
          seat: () => 1,
          from: fruit,
          where: (_t, _f, code) => yesIf(code > 1, { id: 1, key: 'x', args: {} }),
          min: 2,
          max: 9,
          ...common,
        })
        .ask('pick', { kind: 'one', seat: () => 0, from: fruit, optional: true, pass: skipping, ...common })
        .do((t, f) => {
          for (const n of [f.n, f.some.length, f.some.at(0), f.some.at(1), f.pick]) write(t, n);
        }),
    );
    const t = beginAt(game, 2);
    expect(t.over).toBe(true);
    expect(diaryOf(t)).toEqual([4, 2, 2, 3, PASS]);
    expect(t.serial).toBe(3);
    expect([0, 1].map(seat => t.state[CORE.asked + seat])).toEqual([ASKED.no, ASKED.no]);
  });

  it('is put all the same where it depends on what only the seat sees', () => {
    const t = beginAt(walk(true), 2);
    expect(t.over).toBe(false);
    expect(nextAsked(t)).toBe(1);
    expect(diaryOf(t)).toEqual([]);
  });

  it('breaks the rules if the answer does not fit its local', () => {
    expect(() => beginAt(walk(false), 2)).toThrow(
      'broken-rule in story[2]: an answer of 4 does not fit its local',
    );
  });

  it('is answered for those seats alone that have no choice', () => {
    const game = gameOf({ n: eachSeat }, s =>
      s
        .ask('n', {
          kind: 'number',
          seats: everybody,
          sealed: true,
          min: 2,
          max: (_t, _f, seat) => (seat === 1 ? 5 : 2),
          ...common,
        })
        .do((t, f) => {
          for (let seat = 0; seat < 4; seat++) write(t, f.n.get(seat));
        }),
    );
    const t = beginAt(game, 3);
    expect([0, 1, 2].map(seat => t.state[CORE.asked + seat])).toEqual([
      ASKED.answered,
      ASKED.open,
      ASKED.answered,
    ]);
    answerAt(game, t, 1, 4);
    expect(diaryOf(t)).toEqual([2, 4, 2, 0]);
  });

  it('of nobody is passed by', () => {
    const t = beginAt(
      gameOf({ n: eachSeat }, s =>
        s
          .ask('n', { kind: 'yes', seats: () => 0, sealed: false, ...common })
          .do((tt, f) => write(tt, f.n.get(0) + 1)),
      ),
      2,
    );
    expect([t.over, diaryOf(t)]).toEqual([true, [1]]);
  });
});

describe('an answer of several things', () => {
  it('replaces what the local held before, to the last number', () => {
    const ask = {
      kind: 'some',
      seat: () => 0,
      from: fruit,
      where: () => YES,
      min: 0,
      max: 3,
      ...common,
    } as const;
    const game = gameOf({ before: count, some: listOf(3), after: count }, s =>
      s
        .do((_t, f) => {
          f.before = 8;
          f.after = 9;
        })
        .ask('some', ask)
        .ask('some', ask)
        .ask('some', ask),
    );
    const frameOf = (t: { readonly state: Int16Array }): number[] =>
      Array.from(t.state.subarray(CORE.stack + 2, CORE.stack + 8));
    const [long, short] = [beginAt(game, 1), beginAt(game, 1)];
    answerAt(game, long, 0, 1, 2, 3);
    answerAt(game, short, 0);
    expect(frameOf(long)).toEqual([8, 3, 1, 2, 3, 9]);
    expect(frameOf(short)).toEqual([8, 0, 0, 0, 0, 9]);
    for (const t of [long, short]) answerAt(game, t, 0, 2);
    expect(frameOf(long)).toEqual([8, 1, 2, 0, 0, 9]);
    expect(long.state).toEqual(short.state);
    answerAt(game, long, 0, 0);
    expect(long.over).toBe(true);
  });
});

describe('the number of an ask', () => {
  it('goes on past what one cell can hold', () => {
    const game = gameOf({ n: count }, s =>
      s.repeatWhile(
        () => true,
        loop => loop.ask('n', { kind: 'yes', seat: () => 0, ...common }),
      ),
    );
    const t = beginAt(game, 1);
    expect(t.serial).toBe(1);
    t.state[CORE.serialLow] = 32766;
    answerAt(game, t, 0, 0);
    expect(t.serial).toBe(32767);
    answerAt(game, t, 0, 0);
    expect(t.serial).toBe(32768);
    answerAt(game, t, 0, 0);
    expect(t.serial).toBe(32769);
  });
});
