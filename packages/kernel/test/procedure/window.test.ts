import { describe, expect, it } from 'vitest';
import { PASS } from '../../src/ask/offer.ts';
import { YES } from '../../src/ask/verdict.ts';
import { count } from '../../src/layout/locals.ts';
import { NONE } from '../../src/layout/zones.ts';
import type { Game } from '../../src/procedure/game.ts';
import { nextAsked, offerTo } from '../../src/procedure/machine.ts';
import { clockwiseAfter, clockwiseFrom } from '../../src/procedure/rules.ts';
import type { WindowSpec } from '../../src/procedure/steps.ts';
import type { TableCore } from '../../src/table/table.ts';
import type { DiaryTable } from '../fixtures/rules-kit.ts';
import { answerAt, beginAt, diaryOf, fruit, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const locals = { word: count, who: count, round: count } as const;
type Spec = WindowSpec<DiaryTable, typeof locals>;

/** A window in which seats may throw fruit; the diary notes who threw what, and 90 when it closed with what the local holds. */
const windowOf = (spec: Partial<Spec>): Game =>
  gameOf(locals, s =>
    s
      .window(
        'word',
        'who',
        {
          order: clockwiseFrom(() => 1),
          from: fruit,
          where: () => YES,
          prompt,
          rule: 'TEST-02',
          ...spec,
        },
        thrown => thrown.do((t, f) => write(t, f.who * 10 + f.word)),
      )
      .do((t, f) => {
        write(t, 90);
        write(t, f.word);
      }),
  );

/** Whoever is asked answers the next of these; gives who was asked. */
const answerInTurn = (game: Game, t: TableCore, ...answers: number[]): number[] =>
  answers.map(answer => {
    const seat = nextAsked(t);
    expect(answerAt(game, t, seat, answer)).toBeUndefined();
    return seat;
  });

describe('a window', () => {
  it('asks every seat of the order once, and does what the seat picked', () => {
    const game = windowOf({});
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, PASS, 2, 3)).toEqual([1, 2, 0]);
    expect(diaryOf(t)).toEqual([22, 3, 90, 3]);
  });

  it('asks also a seat that has nothing to play, so that being asked betrays nothing', () => {
    const game = windowOf({ where: () => 1, hidden: false });
    const t = beginAt(game, 3);
    expect(Array.from(offerTo(game, t, 1).codes.subarray(0, offerTo(game, t, 1).length))).toEqual([PASS]);
    expect(answerInTurn(game, t, PASS, PASS, PASS)).toEqual([1, 2, 0]);
    expect(diaryOf(t)).toEqual([90, PASS]);
  });

  it('passes over a seat to which it is not open', () => {
    const game = windowOf({ open: (_t, _f, seat) => seat !== 2 });
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, PASS, 1)).toEqual([1, 0]);
    expect(diaryOf(t)).toEqual([1, 90, 1]);
  });

  it('is over at once if it is open to nobody', () => {
    const t = beginAt(windowOf({ open: () => false }), 3);
    expect(diaryOf(t)).toEqual([90, PASS]);
  });

  it('closes early when its end has come', () => {
    const game = windowOf({ until: (_t, f) => f.word === 0 });
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, 3, 0)).toEqual([1, 2]);
    expect(diaryOf(t)).toEqual([13, 20, 90, 0]);
  });

  it('goes round again until all have passed in a row', () => {
    const game = windowOf({ again: true });
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, PASS, 1, PASS, PASS, PASS)).toEqual([1, 2, 0, 1, 2]);
    expect(diaryOf(t)).toEqual([21, 90, PASS]);
  });

  it('that goes round again counts the passes from the last act, not in all', () => {
    const game = windowOf({ again: true });
    const t = beginAt(game, 2);
    expect(answerInTurn(game, t, PASS, 1, PASS, 2, 3, PASS, PASS)).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(diaryOf(t)).toEqual([1, 2, 13, 90, PASS]);
  });

  it('that goes round again takes a closed seat for one that passed', () => {
    const game = windowOf({ again: true, open: (_t, _f, seat) => seat === 0 });
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, 1, PASS)).toEqual([0, 0]);
    expect(diaryOf(t)).toEqual([1, 90, PASS]);
  });

  it('that goes round again can be closed early', () => {
    const game = windowOf({ again: true, until: t => t.written >= 2 });
    const t = beginAt(game, 2);
    expect(answerInTurn(game, t, 1, 2)).toEqual([1, 0]);
    expect(diaryOf(t)).toEqual([11, 2, 90, 2]);
  });

  it('in a loop sees nothing of the window before, neither its passes nor its last word', () => {
    const game = gameOf(locals, s =>
      s.repeatWhile(
        (_t, f) => f.round < 2,
        loop =>
          loop
            .do((_t, f) => {
              f.round++;
            })
            .window(
              'word',
              'who',
              {
                order: clockwiseAfter(() => 0),
                from: fruit,
                where: () => YES,
                again: true,
                until: (_t, f) => f.word === 3,
                prompt,
                rule: 'TEST-02',
              },
              thrown => thrown.do((t, f) => write(t, f.round * 100 + f.who * 10 + f.word)),
            ),
      ),
    );
    const t = beginAt(game, 3);
    expect(answerInTurn(game, t, PASS, 3)).toEqual([1, 2]);
    expect(answerInTurn(game, t, PASS, 0, PASS, PASS)).toEqual([1, 2, 1, 2]);
    expect(diaryOf(t)).toEqual([123, 220]);
    expect(nextAsked(t)).toBe(NONE);
  });

  it('keeps its own numbers under names of their own', () => {
    const names = windowOf({}).procedures[0].locals.map(local => local.name);
    expect(names).toEqual(['word', 'who', 'round', '@start3', '@step4', '@passes5']);
  });

  it('can open another window for what was played', () => {
    const inner = { word: count, who: count, counter: count, other: count } as const;
    const game = gameOf(inner, s =>
      s.window(
        'word',
        'who',
        { order: clockwiseFrom(() => 0), from: fruit, where: () => YES, prompt, rule: 'TEST-02' },
        thrown =>
          thrown.window(
            'counter',
            'other',
            {
              order: clockwiseAfter((_t, f) => f.who),
              from: fruit,
              where: () => YES,
              prompt,
              rule: 'TEST-02',
            },
            countered =>
              countered.do((t, f) => write(t, f.who * 1000 + f.word * 100 + f.other * 10 + f.counter)),
          ),
      ),
    );
    const t = beginAt(game, 2);
    expect(answerInTurn(game, t, 2, 3, 1, PASS)).toEqual([0, 1, 1, 0]);
    expect(diaryOf(t)).toEqual([213]);
    expect(t.over).toBe(true);
  });
});
