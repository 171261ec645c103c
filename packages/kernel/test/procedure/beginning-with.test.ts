import { describe, expect, it } from 'vitest';
import { beginningWith } from '../../src/procedure/game.ts';
import { beginAt, diaryOf, gameFrom, procedure, write } from '../fixtures/rules-kit.ts';

const greet = procedure('greet', {}, s => s.do(t => write(t, 1)));
const stay = procedure('stay', {}, s => s.do(t => write(t, 2)));
const evening = procedure('evening', {}, s =>
  s
    .call(() => greet)
    .call(() => stay)
    .do(t => t.finish()),
);
const game = gameFrom(evening);

describe('a game begun with another rule', () => {
  it('plays one rule of the game alone', () => {
    const alone = procedure('stay-alone', {}, s => s.call(() => stay).do(t => t.finish()));
    const trial = beginningWith(game, alone);
    expect(diaryOf(beginAt(trial, 1))).toEqual([2]);
  });

  it('leaves the game and the numbers of its steps as they are', () => {
    const steps = game.ops.map(({ number }) => number);
    const alone = procedure('greet-alone', {}, s => s.call(() => greet).do(t => t.finish()));
    const trial = beginningWith(game, alone);
    expect(game.ops.map(({ number }) => number)).toEqual(steps);
    expect(trial.ops.slice(0, steps.length)).toEqual(game.ops);
    expect(trial.procedures).toEqual([...game.procedures, alone]);
    expect(diaryOf(beginAt(game, 1))).toEqual([1, 2]);
  });

  it('refuses a beginning that calls rules of another game', () => {
    const strange = procedure('strange', {}, s => s.do(t => write(t, 9)));
    const alone = procedure('strange-alone', {}, s => s.call(() => strange));
    expect(() => beginningWith(game, alone)).toThrow(
      'strange-alone calls strange, which is no rule of diary',
    );
  });
});
