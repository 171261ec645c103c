import { describe, expect, it } from 'vitest';
import { count } from '../../src/layout/locals.ts';
import { beginAt, diaryOf, gameOf, procedure, write } from '../fixtures/rules-kit.ts';

const diary = (game: Parameters<typeof beginAt>[0]): number[] => diaryOf(beginAt(game, 1));

describe('a condition about what one local holds', () => {
  const asked = (word: number): number[] =>
    diary(
      gameOf({ word: count }, s =>
        s
          .do((_t, f) => {
            f.word = word;
          })
          .when(
            { word: 3 },
            three => three.do(t => write(t, 3)),
            other => other.do(t => write(t, 4)),
          )
          .when({ word: -1 }, none => none.do(t => write(t, 5)))
          .unless({ word: -1 }, some => some.do(t => write(t, 6)))
          .do(t => write(t, 9)),
      ),
    );

  it('takes the steps where it holds, and others where it does not', () => {
    expect(asked(3)).toEqual([3, 6, 9]);
    expect(asked(0)).toEqual([4, 6, 9]);
    expect(asked(-1)).toEqual([4, 5, 9]);
  });

  it('repeats steps while it holds, or until it does', () => {
    const game = gameOf({ going: count, n: count }, s =>
      s
        .do((_t, f) => {
          f.going = 1;
        })
        .repeatWhile({ going: 1 }, round =>
          round
            .do((t, f) => write(t, f.n++))
            .when({ n: 2 }, last =>
              last.do((_t, f) => {
                f.going = 0;
              }),
            ),
        )
        .repeatUntil({ n: 5 }, round => round.do((t, f) => write(t, 10 + f.n++)))
        .repeatUntil({ n: 5 }, never => never.do(t => write(t, 8)))
        .do(t => write(t, 9)),
    );
    expect(diary(game)).toEqual([0, 1, 12, 13, 14, 9]);
  });

  it('may be empty, and may stand at the end of a way', () => {
    const game = gameOf({ n: count }, s =>
      s
        .when({ n: 0 }, outer => outer.unless({ n: 0 }, inner => inner.do(t => write(t, 1))))
        .when({ n: 0 }, outer => outer.when({ n: 0 }, inner => inner.do(t => write(t, 2))))
        .unless({ n: 0 }, () => undefined)
        .do(t => write(t, 9)),
    );
    expect(diary(game)).toEqual([2, 9]);
  });

  it('is about one local that there is', () => {
    const written = (holds: Record<string, number>) => () =>
      procedure('muddled', { a: count, b: count }, s => s.when(holds, () => undefined));
    expect(written({ a: 1, b: 1 })).toThrow('muddled: a condition is about what one local holds');
    expect(written({})).toThrow('muddled: a condition is about what one local holds');
    expect(written({ c: 1 })).toThrow('muddled has no local c');
  });
});
