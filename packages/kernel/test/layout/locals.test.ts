import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LocalList, LocalRow } from '../../src/layout/locals.ts';
import {
  count,
  eachSeat,
  FrameCursor,
  FrameWindow,
  listOf,
  localSize,
  makeCursor,
} from '../../src/layout/locals.ts';
import { Procedure } from '../../src/procedure/procedure.ts';
import type { Steps } from '../../src/procedure/steps.ts';
import type { DiaryTable } from '../fixtures/rules-kit.ts';
import { beginAt, diaryOf, fruit, gameOf, procedure, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-05', seat: () => 0 };

describe('locals', () => {
  it('lie one after another behind the head of the frame', () => {
    const rule = new Procedure('rule', { a: count, row: eachSeat, list: listOf(3), b: count });
    expect(rule.locals.map(({ name, offset }) => [name, offset])).toEqual([
      ['a', 2],
      ['row', 3],
      ['list', 7],
      ['b', 11],
    ]);
    expect(rule.size).toBe(12);
    expect([count, eachSeat, listOf(3)].map(localSize)).toEqual([1, 4, 4]);
    expect(rule.local('list').offset).toBe(7);
    expect(() => rule.local('lisst')).toThrow('rule has no local lisst');
  });

  it('of a loop have names of their own', () => {
    const rule = new Procedure('rule', { a: count });
    expect([rule.addHidden('step'), rule.addHidden('step')]).toEqual([
      { name: '@step1', decl: { local: 'number' }, offset: 3 },
      { name: '@step2', decl: { local: 'number' }, offset: 4 },
    ]);
    expect(rule.size).toBe(5);
  });

  it('are windows on the frame that runs', () => {
    const rule = new Procedure('rule', { a: count, row: eachSeat, list: listOf(2) });
    const window = new FrameWindow();
    const cursor = makeCursor(rule.locals, window) as FrameCursor & {
      a: number;
      row: LocalRow;
      list: LocalList;
    };
    expect(cursor).toBeInstanceOf(FrameCursor);
    const stack = new Int16Array(24);
    window.bind(stack, 10);
    cursor.a = 4;
    cursor.row.set(3, 5);
    cursor.list.push(6);
    expect(Array.from(stack.subarray(10, 20))).toEqual([0, 0, 4, 0, 0, 0, 5, 1, 6, 0]);
    window.bind(stack, 11);
    expect([cursor.a, cursor.row.get(2)]).toEqual([0, 5]);
    expect(rule.cursor).toBe(rule.cursor);
    expect(rule.calleeCursor).toBe(rule.calleeCursor);
    expect(rule.calleeCursor).not.toBe(rule.cursor);
  });

  it('declared once for several procedures stay those of their own frames', () => {
    const shared = { a: count, b: count } as const;
    const inner = procedure('inner', shared, s =>
      s.do((t, f) => {
        write(t, f.a);
        f.a = 30;
        f.b = f.a + 1;
      }),
    );
    const outer = procedure('outer', shared, s =>
      s
        .do((_t, f) => {
          f.a = 1;
          f.b = 2;
        })
        .call(
          () => inner,
          (_t, f, callee) => {
            callee.a = f.b + 10;
          },
          (_t, f, callee) => {
            f.b += callee.b;
          },
        )
        .do((t, f) => {
          write(t, f.a);
          write(t, f.b);
        }),
    );
    expect(outer.cursor).toBe(inner.cursor);
    expect(outer.calleeCursor).not.toBe(inner.cursor);
    expect(
      diaryOf(
        beginAt(
          gameOf({}, s => s.call(() => outer)),
          2,
        ),
      ),
    ).toEqual([12, 1, 33]);
  });

  it('can be numbers, a number for each seat, and lists', () => {
    const game = gameOf({ a: count, row: eachSeat, list: listOf(3) }, s =>
      s
        .do((_t, f) => {
          f.a = -7;
          for (let seat = 0; seat < 4; seat++) f.row.set(seat, seat * 2);
          f.list.push(8);
          f.list.push(9);
        })
        .do((t, f) => {
          for (const n of [f.a, f.row.get(0), f.row.get(3), f.list.length, f.list.at(0), f.list.at(1)])
            write(t, n);
          for (const has of [f.list.has(9), f.list.has(8), f.list.has(0)]) write(t, has ? 1 : 0);
          f.list.clear();
          for (const n of [f.list.length, f.list.at(0), f.list.at(1), f.list.capacity, f.row.get(3)])
            write(t, n);
        }),
    );
    expect(diaryOf(beginAt(game, 2))).toEqual([-7, 0, 6, 2, 8, 9, 1, 1, 0, 0, 0, 0, 3, 6]);
  });

  it('that are lists take no more than they hold, and clear to the last place', () => {
    const full = gameOf({ list: listOf(2), after: count }, s =>
      s
        .do((t, f) => {
          f.after = 5;
          f.list.push(1);
          f.list.push(2);
          f.list.clear();
          write(t, f.list.at(1));
          write(t, f.after);
          f.list.push(1);
          f.list.push(2);
        })
        .do((_t, f) => f.list.push(3)),
    );
    expect(() => beginAt(full, 2)).toThrow('a local list is full at 2');
    const t = gameOf({ list: listOf(2), after: count }, s =>
      s.do((tt, f) => {
        f.after = 5;
        f.list.push(1);
        f.list.push(2);
        f.list.clear();
        for (const n of [f.list.length, f.list.at(0), f.list.at(1), f.after]) write(tt, n);
      }),
    );
    expect(diaryOf(beginAt(t, 1))).toEqual([0, 0, 0, 5]);
  });
});

describe('an ask that is written wrong is refused when the rules are read', () => {
  const locals = { n: count, row: eachSeat, list: listOf(4) } as const;
  const rule = (write: (s: Steps<DiaryTable, typeof locals>) => unknown) => procedure('rule', locals, write);
  const several = { prompt, rule: 'TEST-05', seats: () => 3, sealed: true } as const;

  it('keeps a single answer in a number', () => {
    expect(() => rule(s => s.ask('row', { kind: 'yes', ...common }))).toThrow(
      'rule: the answer row must be kept in a number local',
    );
    expect(() => rule(s => s.ask('list', { kind: 'number', min: 0, max: 1, ...common }))).toThrow(
      'rule: the answer list must be kept in a number local',
    );
    expect(() => rule(s => s.ask('n', { kind: 'one', from: fruit, ...common }))).not.toThrow();
  });

  it('keeps several things, and an arrangement, in a list', () => {
    const some = { kind: 'some', from: fruit, min: 0, max: 1 } as const;
    expect(() => rule(s => s.ask('n', { ...some, ...common }))).toThrow(
      'rule: the answer n must be kept in a list local',
    );
    expect(() => rule(s => s.ask('list', { ...some, ...common }))).not.toThrow();
    const arrange = {
      kind: 'arrange',
      items: fruit,
      from: fruit,
      take: () => undefined,
      options: () => undefined,
    } as const;
    expect(() => rule(s => s.ask('n', { ...arrange, ...common }))).toThrow('must be kept in a list local');
    expect(() => rule(s => s.ask('list', { ...arrange, ...common }))).not.toThrow();
  });

  it('keeps the answers of several seats in a row, one number each', () => {
    expect(() => rule(s => s.ask('n', { kind: 'yes', ...several }))).toThrow(
      'rule: the answer n must be kept in a per-seat local',
    );
    expect(() => rule(s => s.ask('row', { kind: 'yes', ...several }))).not.toThrow();
    expect(() => rule(s => s.ask('row', { kind: 'some', from: fruit, min: 0, max: 1, ...several }))).toThrow(
      'row: several seats can be asked for one thing each',
    );
  });
});

describe('the types of locals', () => {
  const locals = { n: count, row: eachSeat, list: listOf(4) } as const;
  type Written = Steps<DiaryTable, typeof locals>;
  type FrameHere = Parameters<Parameters<Written['do']>[0]>[1];

  it('know every local by its name and kind, and no other', () => {
    expectTypeOf<keyof FrameHere>().toEqualTypeOf<'n' | 'row' | 'list'>();
    expectTypeOf<FrameHere['n']>().toEqualTypeOf<number>();
    expectTypeOf<FrameHere['row']>().toEqualTypeOf<LocalRow>();
    expectTypeOf<FrameHere['list']>().toEqualTypeOf<LocalList>();
  });

  it('let an ask, a loop and a window name only what is there and fits', () => {
    expectTypeOf<Parameters<Written['ask']>[0]>().toEqualTypeOf<'n' | 'row' | 'list'>();
    expectTypeOf<Parameters<Written['eachSeat']>[0]>().toEqualTypeOf<'n'>();
    expectTypeOf<Parameters<Written['window']>[0]>().toEqualTypeOf<'n'>();
    expectTypeOf<'nn'>().not.toExtend<Parameters<Written['ask']>[0]>();
  });
});
