import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandOf, companiesOf, type Seeker } from '../../src/matching/pairing.ts';
import { seeker } from './seeker.ts';

const MINUTE = 60_000;

const names = (companies: readonly (readonly Seeker[])[]): readonly string[] =>
  companies.map(company => company.map(({ person }) => person).join(' '));

describe('people who look for a table', () => {
  test('meet those who look for the same, the nearest first, and only so many as are to play', () => {
    const all = [
      seeker('ola'),
      seeker('far', { rating: 1590, since: 1 }),
      seeker('near', { rating: 1510, since: 2 }),
      seeker('other', { game: 'runewars' }),
      seeker('three', { seats: 3 }),
      seeker('slow', { pace: 'days' }),
    ];
    expect(names(companiesOf(all, 10))).toEqual(['ola near']);
    const trio = ['a', 'b', 'c', 'd'].map((person, n) => seeker(person, { seats: 3, since: n }));
    expect(names(companiesOf(trio, 10))).toEqual(['a b c']);
  });

  test('are nearer at first and ever less so, until it does not matter', () => {
    const two = [seeker('weak', { rating: 1200 }), seeker('strong', { rating: 1800, since: MINUTE })];
    expect(names(companiesOf(two, MINUTE))).toEqual([]);
    expect(names(companiesOf(two, 2.5 * MINUTE))).toEqual(['weak strong']);
    expect([0, 0.5, 1, 4.9, 5].map(n => bandOf({ since: 0, pace: 'live' }, n * MINUTE))).toEqual([
      100,
      200,
      300,
      1000,
      Number.POSITIVE_INFINITY,
    ]);
    expect(bandOf({ since: 0, pace: 'days' }, 60 * MINUTE)).toBe(100);
    expect(bandOf({ since: 0, pace: 'week' }, 24 * 60 * MINUTE)).toBe(Number.POSITIVE_INFINITY);
  });

  test('do not meet who leaves games if they do not want that, nor whom they do not want to hear', () => {
    const leaver = seeker('leaver', { reliability: 60 });
    expect(companiesOf([seeker('ola', { reliable: true }), leaver], 99 * MINUTE)).toEqual([]);
    expect(names(companiesOf([seeker('ola'), leaver], 0))).toEqual(['leaver ola']);
    const areApart = (a: string, b: string): boolean =>
      a !== b && [a, b].includes('ola') && [a, b].includes('bo');
    expect(companiesOf([seeker('ola'), seeker('bo')], 99 * MINUTE, areApart)).toEqual([]);
  });

  test('are each at one table at most, with the like, within what the eldest of them takes', () => {
    const arbitrary = fc.array(
      fc.record({
        game: fc.constantFrom('rune-age', 'runewars'),
        seats: fc.integer({ min: 2, max: 4 }),
        pace: fc.constantFrom('live' as const, 'days' as const),
        rating: fc.integer({ min: 900, max: 2100 }),
        reliability: fc.integer({ min: 0, max: 100 }),
        reliable: fc.boolean(),
        since: fc.integer({ min: 0, max: 6 * MINUTE }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(arbitrary, plans => {
        const all = plans.map((plan, n) => ({ ...plan, person: `p${n}` }));
        const now = 6 * MINUTE;
        const companies = companiesOf(all, now);
        const seated = companies.flat();
        expect(new Set(seated).size).toBe(seated.length);
        for (const company of companies) {
          const [eldest] = company;
          expect(company).toHaveLength(eldest.seats);
          for (const one of company) {
            expect([one.game, one.seats, one.pace]).toEqual([eldest.game, eldest.seats, eldest.pace]);
            expect(one.since).toBeGreaterThanOrEqual(eldest.since);
            expect(Math.abs(one.rating - eldest.rating)).toBeLessThanOrEqual(bandOf(eldest, now));
            for (const other of company)
              if (one !== other && one.reliable) expect(other.reliability).toBeGreaterThanOrEqual(80);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('do not wait for ever: of many who come all the time, everybody plays soon, the strongest and the weakest too', () => {
    let looking: Seeker[] = [];
    const waits: number[] = [];
    let number = 0;
    let state = 7;
    const next = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    for (let now = 0; now < 240 * MINUTE; now += 2000) {
      // One comes in ten seconds; one in twenty of them is far from everybody else.
      if (now % 10_000 === 0 && now < 230 * MINUTE) {
        const rating = number % 20 === 0 ? (number % 40 === 0 ? 700 : 2600) : 1300 + next(400);
        looking.push(seeker(`p${number++}`, { rating, seats: 4, since: now }));
      }
      for (const company of companiesOf(looking, now)) {
        waits.push(...company.map(({ since }) => now - since));
        looking = looking.filter(one => !company.includes(one));
      }
    }
    expect(number).toBeGreaterThan(1000);
    expect(looking.length).toBeLessThan(4);
    expect(Math.max(...waits)).toBeLessThan(7 * MINUTE);
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(MINUTE);
  });
});
