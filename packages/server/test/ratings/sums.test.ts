import { describe, expect, test } from 'vitest';
import { type CountedResult, GameCount, personSums } from '../../src/ratings/sums.ts';

const result = (more: Partial<CountedResult> = {}): CountedResult => ({
  game: 'runewars',
  seats: 4,
  winners: 1,
  persons: 3,
  unrated: null,
  at: 100,
  seat: 0,
  faction: 'latari',
  place: 1,
  gone: null,
  given: 10,
  think_ms: 5000,
  ...more,
});

describe('what somebody’s games come to', () => {
  test('is counted by game, players and colours, against what would be fair', () => {
    const { games, won, since, fares, paces } = personSums([
      result(),
      result({ place: 2, at: 50 }),
      result({ faction: 'uthuk', winners: 2 }),
      result({ seats: 2, faction: null, think_ms: null }),
    ]);
    expect([games, won, since]).toEqual([4, 3, 50]);
    expect(fares).toEqual([
      { game: 'runewars', seats: 4, faction: 'latari', games: 2, won: 1, par: 0.25 },
      { game: 'runewars', seats: 4, faction: 'uthuk', games: 1, won: 1, par: 0.5 },
      { game: 'runewars', seats: 2, games: 1, won: 1, par: 0.5 },
    ]);
    expect(paces).toEqual([{ game: 'runewars', given: 30, ms: 15_000 }]);
  });

  test('leaves out what was not fair, and does not call it a win when somebody else finished it', () => {
    for (const unrated of ['open-book', 'shared-screen', 'pack'])
      expect(personSums([result({ unrated })]).games).toBe(0);
    expect(personSums([result({ gone: 30 })])).toMatchObject({ games: 1, won: 0 });
  });

  test('is reliable as far as the last fifty games with others were finished', () => {
    const latest = Array.from({ length: 60 }, (_, n) => result({ gone: n < 5 || n > 55 ? 1 : null }));
    expect(personSums(latest).reliability).toEqual({ finished: 45, of: 50 });
    expect(personSums([result({ persons: 1, gone: 1 })]).reliability).toEqual({ finished: 0, of: 0 });
    // A game that all agreed to end counts for nobody but who had left it.
    const ended = result({ unrated: 'called-off', place: null });
    expect(personSums([ended, { ...ended, gone: 3 }]).reliability).toEqual({ finished: 0, of: 1 });
  });

  test('has a ladder of the bots that were met alone', () => {
    const alone = result({ persons: 1, weakest: 'squire', unrated: 'alone' });
    const { ladder } = personSums([alone, { ...alone, place: 2 }, result({ weakest: 'squire' })]);
    expect(ladder).toEqual([{ game: 'runewars', seats: 4, level: 'squire', games: 2, won: 1, par: 0.25 }]);
    expect(personSums([{ ...alone, winners: 4 }]).ladder).toEqual([]);
  });
});

test('the games of a game are counted by colours, by seat and by length', () => {
  const count = new GameCount();
  for (const [n, answers] of [100, 200, 300, 400, 500].entries())
    count.add({
      seats: 2,
      answers,
      ms: answers * 10,
      pace: n === 0 ? 'none' : 'live',
      winners: 1,
      results: [
        { seat: 0, faction: 'daqan', place: n === 0 ? 1 : 2 },
        { seat: 1, faction: 'uthuk', place: n === 0 ? 2 : 1 },
      ],
    });
  expect(count.sums).toEqual([
    {
      seats: 2,
      games: 5,
      factions: [
        { faction: 'daqan', games: 5, won: 1, par: 0.5 },
        { faction: 'uthuk', games: 5, won: 4, par: 0.5 },
      ],
      places: [
        { seat: 0, games: 5, won: 1, par: 0.5 },
        { seat: 1, games: 5, won: 4, par: 0.5 },
      ],
      answers: [200, 300, 400],
      ms: [3000, 4000, 4000],
    },
  ]);
});
