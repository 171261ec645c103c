import { describe, expect, it } from 'vitest';
import { noChance } from '../../src/chance/chance.ts';
import { FastChance } from '../../src/chance/fast.ts';
import { ASKED, CORE, STATUS } from '../../src/layout/layout.ts';
import { eachSeat } from '../../src/layout/locals.ts';
import { resample } from '../../src/match/resample.ts';
import { newTable } from '../../src/match/table-setup.ts';
import { askSealedAgain } from '../../src/procedure/keeping.ts';
import { answerAt, beginAt, diaryLayout, diaryOf, gameOf, prompt, write } from '../fixtures/rules-kit.ts';

const common = { prompt, rule: 'TEST-04' };

describe('asks of several seats at once', () => {
  const ballot = (sealed: boolean) =>
    gameOf({ n: eachSeat }, s =>
      s.ask('n', { kind: 'number', seats: () => 0b110, sealed, min: 1, max: 9, ...common }).do((t, f) => {
        for (let seat = 0; seat < 4; seat++) write(t, f.n.get(seat));
      }),
    );
  const pendingOf = (t: { readonly state: Int16Array }, seat: number): number =>
    t.state[diaryLayout.pending + seat];
  const localOf = (t: { readonly state: Int16Array }, seat: number): number => t.state[CORE.stack + 2 + seat];

  it('keep answers out of the locals until the last one is in', () => {
    const game = ballot(true);
    const t = beginAt(game, 3);
    expect(answerAt(game, t, 2, 7)).toBeUndefined();
    expect([1, 2].map(seat => localOf(t, seat))).toEqual([0, 0]);
    expect(pendingOf(t, 2)).toBe(7);
    expect(t.state[CORE.status]).toBe(STATUS.asking);
    expect(answerAt(game, t, 1, 3)).toBeUndefined();
    expect(diaryOf(t)).toEqual([0, 3, 7, 0]);
    for (const seat of [0, 1, 2, 3]) expect(pendingOf(t, seat)).toBe(0);
  });

  it('are put to seats that take part, whatever else the rule says, and leave the others as they were', () => {
    const game = gameOf({ n: eachSeat }, s =>
      s
        .do((_t, f) => {
          for (let seat = 0; seat < 4; seat++) f.n.set(seat, 6);
        })
        .ask('n', { kind: 'yes', seats: () => 0b1110, sealed: false, ...common })
        .do((t, f) => {
          for (let seat = 0; seat < 4; seat++) write(t, f.n.get(seat));
        }),
    );
    const t = beginAt(game, 2);
    expect([0, 1, 2, 3].map(seat => t.state[CORE.asked + seat])).toEqual([0, ASKED.open, 0, 0]);
    answerAt(game, t, 1, 1);
    expect(diaryOf(t)).toEqual([6, 1, 6, 6]);
  });

  it('are not answered by a seat there is not', () => {
    const game = ballot(true);
    const t = beginAt(game, 3);
    t.setPlace(0, 1);
    for (const seat of [-2, -1, 3, 4, 8]) expect(answerAt(game, t, seat, 5)).toBe('wrong-seat');
  });

  it('let a sealed answer be changed while another is missing', () => {
    const game = ballot(true);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    expect(answerAt(game, t, 2, 10)).toBe('too-many');
    expect(answerAt(game, t, 2, 8)).toBeUndefined();
    answerAt(game, t, 1, 3);
    expect(diaryOf(t)).toEqual([0, 3, 8, 0]);
  });

  it('do not let an open answer be changed', () => {
    const game = ballot(false);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    const before = t.state.slice();
    expect(answerAt(game, t, 2, 8)).toBe('stale');
    expect(answerAt(game, t, 0, 8)).toBe('wrong-seat');
    expect(answerAt(game, t, -1, 8)).toBe('wrong-seat');
    expect(answerAt(game, t, 3, 8)).toBe('wrong-seat');
    expect(t.state).toEqual(before);
    answerAt(game, t, 1, 3);
    expect(diaryOf(t)).toEqual([0, 3, 7, 0]);
    expect(answerAt(game, t, 1, 3)).toBe('game-over');
  });

  it('are guessed where a sampled table does not know them: legal, and each in time', () => {
    const game = ballot(true);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    const rng = new FastChance(5);
    const guesses = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const copy = newTable(game, {}, rng);
      resample(game, copy, t, 1, rng);
      expect(copy.state[CORE.asked + 2]).toBe(ASKED.sealedUnknown);
      answerAt(game, copy, 1, 3);
      const [, own, guessed] = diaryOf(copy);
      expect(own).toBe(3);
      guesses.add(guessed);
    }
    expect([...guesses].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('can be asked again on a sampled table, of those alone whose answers it does not know', () => {
    const game = ballot(true);
    const t = beginAt(game, 3);
    answerAt(game, t, 2, 7);
    const rng = new FastChance(5);
    const copy = newTable(game, {}, rng);
    resample(game, copy, t, 1, rng);
    askSealedAgain(copy);
    expect([0, 1, 2, 3].map(seat => copy.state[CORE.asked + seat])).toEqual([0, ASKED.open, ASKED.open, 0]);
    answerAt(game, copy, 1, 3);
    expect(copy.state[CORE.status]).toBe(STATUS.asking);
    answerAt(game, copy, 2, 4);
    expect(diaryOf(copy)).toEqual([0, 3, 4, 0]);
    // The table itself goes on waiting for the one, and knows what the other said.
    askSealedAgain(t);
    expect([1, 2].map(seat => t.state[CORE.asked + seat])).toEqual([ASKED.open, ASKED.answered]);
  });

  it('are never guessed at a real table', () => {
    const game = ballot(true);
    const t = beginAt(game, 3, noChance);
    answerAt(game, t, 2, 7);
    t.state[CORE.asked + 2] = ASKED.sealedUnknown;
    expect(() => answerAt(game, t, 1, 3)).toThrow('only a sampled table can guess a sealed answer');
  });
});
