import { describe, expect, it } from 'vitest';
import { only, union } from '../../src/ask/domain.ts';
import { PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import { count } from '../../src/layout/locals.ts';
import { answerAt, beginAt, diaryOf, fruit, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const deed = union('deed', { rest: only, eat: fruit, sell: fruit, leave: only });

const common = {
  kind: 'one',
  seat: () => 0,
  from: deed,
  optional: true,
  pass: skipping,
  prompt,
  rule: 'TEST-08',
} as const;

const everyDeed = {
  options: (_t: unknown, _f: unknown, offer: { add(code: number): void }) => {
    for (let code = 0; code < deed.size; code++) offer.add(code);
  },
};

describe('a choice of ways', () => {
  const deeds = gameOf({ deed: count }, s =>
    s
      .ask('deed', { ...common, ...everyDeed })
      .choose('deed', deed, {
        eat: eats => eats.do(t => write(t, 1)).do((t, f) => write(t, deed.valueOf(f.deed))),
        leave: leaves => leaves.do(t => write(t, 2)),
        sell: sells => sells.do(t => write(t, 3)),
      })
      .do(t => write(t, 9)),
  );

  const diaryAfter = (answer: number): number[] => {
    const t = beginAt(deeds, 1);
    answerAt(deeds, t, 0, answer);
    return diaryOf(t);
  };

  it('takes the steps of the part that was meant, and all ways lead on', () => {
    expect(diaryAfter(deed.code('eat', 0))).toEqual([1, 0, 9]);
    expect(diaryAfter(deed.code('eat', 3))).toEqual([1, 3, 9]);
    expect(diaryAfter(deed.code('sell', 0))).toEqual([3, 9]);
    expect(diaryAfter(deed.code('leave'))).toEqual([2, 9]);
  });

  it('takes none for a part that has no steps, and none for passing', () => {
    expect(diaryAfter(deed.code('rest'))).toEqual([9]);
    expect(diaryAfter(PASS)).toEqual([9]);
  });

  it('can lie in a loop, and hold loops, branches, asks and other choices', () => {
    const game = gameOf({ deed: count, bites: count }, s =>
      s
        .repeatWhile(
          (_t, f) => f.deed !== deed.code('leave'),
          round =>
            round.ask('deed', { ...common, ...everyDeed }).choose('deed', deed, {
              eat: eats =>
                eats
                  .do((_t, f) => {
                    f.bites = deed.valueOf(f.deed);
                  })
                  .repeatWhile(
                    (_t, f) => f.bites > 0,
                    bite =>
                      bite.do((t, f) => {
                        write(t, 10 + f.bites--);
                      }),
                  ),
              sell: sells =>
                sells
                  .ask('deed', { ...common, ...everyDeed })
                  .choose('deed', deed, {
                    rest: rests => rests.do(t => write(t, 4)),
                    sell: again =>
                      again.when(
                        (_t, f) => deed.valueOf(f.deed) === 0,
                        apple => apple.do(t => write(t, 5)),
                      ),
                  })
                  .do(t => write(t, 6)),
            }),
        )
        .do(t => write(t, 9)),
    );
    const t = beginAt(game, 1);
    const answers = [
      deed.code('eat', 2),
      deed.code('sell', 1),
      deed.code('rest'),
      deed.code('rest'),
      deed.code('sell', 1),
      deed.code('sell', 0),
      deed.code('sell', 1),
      deed.code('sell', 3),
      PASS,
      deed.code('leave'),
    ];
    for (const answer of answers) expect(answerAt(game, t, 0, answer)).toBeUndefined();
    expect(diaryOf(t)).toEqual([12, 11, 4, 6, 5, 6, 6, 9]);
    expect(t.over).toBe(true);
  });
});
