import { describe, expect, it } from 'vitest';
import { everyOption, fuzz } from '../src/fuzz.ts';
import { bazaar, WARES } from './fixtures/bazaar.ts';
import { treasury } from './fixtures/treasury.ts';

describe('fuzzing', () => {
  it('goes through every seat count and option that makes a table', () => {
    expect(everyOption(bazaar)).toEqual([{ weather: 'fair' }, { weather: 'foul' }]);
    expect(everyOption(treasury())).toEqual([{ shows: 'no' }, { shows: 'yes' }]);
    expect(everyOption(treasury(), 8, { shows: 'yes' })).toEqual([{ shows: 'yes' }]);
    const seen: number[] = [];
    const report = fuzz(bazaar, { games: 10, onGame: done => seen.push(done) });
    expect(report.failures).toEqual([]);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Two, three and four seats in fair weather, two and three in foul: one stake each and four more answers.
    expect(report.answers).toBe(2 * (2 + 3 + 4 + 2 + 3) + 10 * 4);
  });

  it('keeps to the seats and options it is given', () => {
    const report = fuzz(bazaar, { games: 5, seats: [3], options: [{ weather: 'foul' }] });
    expect(report.answers).toBe(5 * 7);
    expect(() => fuzz(bazaar, { games: 1, seats: [4], options: [{ weather: 'foul' }] })).toThrow(
      'no table can be set with these seats and options',
    );
  });

  it('is the same again with the same seed', () => {
    const digest = (seed: number): string => fuzz(treasury(), { games: 30, seed }).digest;
    expect(digest(1)).toBe(digest(1));
    expect(digest(1)).not.toBe(digest(2));
  });

  it('stops after ten failures and names the table of each', () => {
    const { failures } = fuzz(treasury('the opening breaks'), { games: 5000 });
    expect(failures.length).toBe(10);
    for (const { game, rules, seats, options, entries, opening } of failures) {
      expect([game, rules, entries]).toEqual(['treasury', '1', []]);
      expect(opening.length).toBe(2 * seats);
      expect(Object.keys(options)).toEqual(['shows']);
    }
  });
});

describe('steering', () => {
  const chosen = (steering: number, games: number, seed: number): number =>
    fuzz(bazaar, { games, steering, seed, looks: 0 }).coverage.chosenAt('bazaar.ware').size;

  it('reaches every option in as many answers as there are options', () => {
    for (const seed of [1, 2, 3]) {
      expect(chosen(1, WARES, seed)).toBe(WARES);
      expect(chosen(0, WARES, seed)).toBeLessThan(0.8 * WARES);
    }
  });

  it('has been everywhere long before chance has', () => {
    const gamesToAll = (steering: number, seed: number): number => {
      for (let games = WARES; ; games += 20) if (chosen(steering, games, seed) === WARES) return games;
    };
    for (const seed of [1, 2, 3]) {
      expect(gamesToAll(0.9, seed)).toBeLessThanOrEqual(WARES + 20);
      expect(gamesToAll(0, seed)).toBeGreaterThan(2 * WARES);
    }
  });

  it('reaches the step behind a rare option', () => {
    const { coverage } = fuzz(bazaar, { games: WARES, steering: 1, looks: 0 });
    expect([coverage.stepsMissed, coverage.eventsMissed]).toEqual([[], []]);
  });

  it('tells what was never reached', () => {
    const { coverage } = fuzz(bazaar, { games: 1, steering: 0, looks: 0, seed: 1 });
    expect(coverage.eventsMissed).toEqual(['marvel']);
    expect(coverage.stepsMissed).toEqual(['bazaar[3]']);
    expect(coverage.chosenAt('bazaar.nothing').size).toBe(0);
  });
});
