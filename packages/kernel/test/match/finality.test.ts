import { describe, expect, it } from 'vitest';
import { finalityOf } from '../../src/match/finality.ts';
import type { Deed } from '../fixtures/rules-deeds.ts';
import { deed } from '../fixtures/rules-deeds.ts';
import { answer, deeds, does, newMatch, playOn, tableOf } from '../fixtures/rules-play.ts';

const finality = (match: ReturnType<typeof newMatch>, name: Deed) =>
  finalityOf(deeds, match.table, tableOf(match).turn, [deed(name)]);

describe('before an answer is given it is known whether it could be taken back', () => {
  it('chance, sight and the end are told apart, and a plain step is not final', () => {
    const match = newMatch();
    expect(finality(match, 'walk')).toBeUndefined();
    expect(finality(match, 'roll')).toBe('chance');
    expect(finality(match, 'draw')).toBe('sight');
    expect(finality(match, 'look')).toBe('sight');
    expect(finality(match, 'end')).toBe('end');
  });

  it('nothing changes by it, and what is not an answer is not final', () => {
    const match = newMatch();
    const { hash } = match;
    for (const name of ['roll', 'draw', 'look', 'end'] as const) finality(match, name);
    expect([match.hash, match.entries]).toEqual([hash, []]);
    expect(finalityOf(deeds, match.table, 0, [99])).toBeUndefined();
    expect(finalityOf(deeds, match.table, 1, [deed('walk')])).toBeUndefined();
  });

  it('a rule that breaks is left to the true table', () => {
    expect(finality(newMatch(), 'break')).toBeUndefined();
  });

  it('under seal only the last answer is final', () => {
    const match = newMatch(3);
    does(match, 'vote');
    expect(finalityOf(deeds, match.table, 0, [4])).toBeUndefined();
    answer(match, 0, 4);
    answer(match, 1, 4);
    expect(match.refuseUndo(1)).toBeUndefined();
  });

  it('in whatever position, an answer that is not final can be taken back', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = newMatch(2);
      playOn(match, seed, seed);
      const seat = tableOf(match).turn;
      if (match.refuseAsk(seat, match.askIdOf(seat)) !== undefined) continue;
      for (const name of ['walk', 'roll', 'draw', 'dark', 'show', 'look', 'shout'] as const) {
        const fork = match.fork();
        const told = finalityOf(deeds, fork.table, seat, [deed(name)]);
        if (answer(fork, seat, deed(name)) !== undefined) continue;
        expect([seed, name, told === undefined]).toEqual([seed, name, fork.refuseUndo(seat) === undefined]);
      }
    }
  });
});
