import { describe, expect, it } from 'vitest';
import { count, listOf } from '../../src/layout/locals.ts';
import { GameFault } from '../../src/procedure/fault.ts';
import type { Game } from '../../src/procedure/game.ts';
import type { Procedure } from '../../src/procedure/procedure.ts';
import {
  answerAt,
  beginAt,
  fruit,
  gameFrom,
  gameOf,
  procedure,
  prompt,
  write,
} from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-06', seat: () => 0 };

const faultOf = (game: Game): GameFault => {
  try {
    beginAt(game, 2);
  } catch (error) {
    if (error instanceof GameFault) return error;
    throw error;
  }
  throw new Error('nothing broke');
};

describe('rules that are broken stop loudly', () => {
  it('when they take more steps than the budget, and not one step before', () => {
    // Twice round: a test and an effect each time; then the last test, the end of the game.
    const looping = (stepBudget: number): Game =>
      gameOf(
        { n: count },
        s =>
          s.repeatWhile(
            (_t, f) => f.n < 2,
            loop =>
              loop.do((_t, f) => {
                f.n++;
              }),
          ),
        { stepBudget },
      );
    expect(beginAt(looping(6), 1).over).toBe(true);
    const fault = faultOf(looping(5));
    expect([fault.kind, fault.where, fault.name]).toEqual(['step-budget', 'story[2]', 'GameFault']);
    expect(fault.message).toBe('step-budget in story[2]: more than 5 steps');
  });

  it('when they loop for ever', () => {
    const game = gameOf({}, s =>
      s.repeatWhile(
        () => true,
        loop => loop.do(() => undefined),
      ),
    );
    expect(faultOf(game).kind).toBe('step-budget');
  });

  it('but each answer brings a new budget', () => {
    const game = gameOf(
      { n: count },
      s =>
        s.repeatWhile(
          () => true,
          loop => loop.ask('n', { kind: 'yes', ...common }),
        ),
      { stepBudget: 4 },
    );
    const t = beginAt(game, 1);
    for (let n = 0; n < 20; n++) expect(answerAt(game, t, 0, 1)).toBeUndefined();
  });

  it('when a seat is asked and has no answer', () => {
    const fault = faultOf(gameOf({ n: count }, s => s.ask('n', { kind: 'one', from: fruit, ...common })));
    expect([fault.kind, fault.message]).toEqual([
      'dead-end',
      'dead-end in story[0]: seat 0 has no legal answer',
    ]);
  });

  it('when a hidden ask turns out to have no answer', () => {
    const game = gameOf({ n: count }, s =>
      s.ask('n', { kind: 'number', min: 3, max: 2, hidden: true, ...common }),
    );
    const t = beginAt(game, 1);
    expect(() => answerAt(game, t, 0, 3)).toThrow('dead-end in story[0]');
  });

  it('when things are to be placed that fit nowhere', () => {
    const fault = faultOf(
      gameOf({ put: listOf(2) }, s =>
        s.ask('put', {
          kind: 'arrange',
          items: fruit,
          take: (_t, _f, items) => items.push(0, 1),
          from: fruit,
          options: (_t, _f, offer) => offer.add(3, 1),
          ...common,
        }),
      ),
    );
    expect(fault.kind).toBe('dead-end');
  });

  it('when the stack is full, and not one number before', () => {
    const nested = (last: number): Game => {
      const deep: Procedure<{ n: typeof count }> = procedure('deep', { n: count }, s =>
        s.when(
          (_t, f) => f.n < last,
          more =>
            more.call(
              () => deep,
              (_t, f, callee) => {
                callee.n = f.n + 1;
              },
            ),
        ),
      );
      return gameOf({ a: count }, s => s.call(() => deep));
    };
    // Every frame takes three of the sixty numbers; the first is the story's own.
    expect(beginAt(nested(18), 1).over).toBe(true);
    const fault = faultOf(nested(19));
    expect([fault.kind, fault.where]).toEqual(['stack-full', 'deep']);
    expect(fault.message).toContain('60 numbers are not enough');
  });

  it('when they end and the game does not', () => {
    const fault = faultOf(gameFrom(procedure('short', {}, s => s.do(t => write(t, 1)))));
    expect([fault.kind, fault.where]).toEqual(['no-end', 'short[1]']);
    expect(fault.message).toContain('the rules ended, the game did not');
  });

  it('when they call what is not there', () => {
    const only = procedure('only', {}, s => s.do(() => undefined));
    const fault = faultOf(
      gameOf({}, s =>
        s.dispatch(
          () => [only],
          () => 1,
        ),
      ),
    );
    expect([fault.kind, fault.message]).toEqual([
      'broken-rule',
      'broken-rule in story[0]: no procedure 1 to call',
    ]);
  });

  it('and keep what caused it', () => {
    const cause = new Error('a card is missing');
    const fault = new GameFault('broken-rule', 'here', 'detail', cause);
    expect([fault.cause, fault.message]).toEqual([cause, 'broken-rule in here: detail']);
  });
});
