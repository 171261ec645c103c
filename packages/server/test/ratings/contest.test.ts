import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { anchorOf } from '../../src/ratings/anchors.ts';
import { type Contender, ratedBy } from '../../src/ratings/contest.ts';
import { mayBeRated } from '../../src/ratings/may-be-rated.ts';
import { ratedAfter, unknown, winShare } from '../../src/ratings/model.ts';

const anybody = () => unknown;
const person = (name: string, place: number, more: Partial<Contender> = {}): Contender => ({
  seat: 0,
  person: name,
  place,
  since: 0,
  ...more,
});
const rate = (contenders: readonly Contender[], answers = 100) =>
  ratedBy({ game: 'runewars', answers, contenders }, anybody);
const plain = (places: readonly number[]) =>
  ratedAfter(places.map(place => ({ rating: unknown, place }))).map(({ mu }) => mu);

describe('a game', () => {
  test('moves everybody by the places they came to', () => {
    const changed = rate([person('anna', 1), person('bela', 2), person('cezar', 2)]);
    expect([...changed.values()].map(({ mu }) => mu)).toEqual(plain([1, 2, 2]));
  });

  test('is measured by the bots in it, which stay as they are', () => {
    const bot = { seat: 1, level: 'warlord', place: 2, since: 0 };
    const strong = rate([person('anna', 1), person('bela', 3), bot]);
    const weak = rate([person('anna', 1), person('bela', 3), { ...bot, level: 'page' }]);
    expect(strong.size).toBe(2);
    expect(strong.get('anna')?.mu).toBeGreaterThan(weak.get('anna')?.mu ?? 0);
    // A bot of which nobody knows how strong it is says nothing.
    const strange = rate([person('anna', 1), person('bela', 3), { ...bot, level: 'of-old' }]);
    expect([...strange.values()].map(({ mu }) => mu)).toEqual(plain([1, 2]));
  });

  test('puts who left last, and gives nobody anything for being left', () => {
    const left = person('dora', 1, { gone: 10 });
    const changed = rate([person('anna', 2), person('bela', 3), left]);
    expect([changed.get('anna')?.mu, changed.get('bela')?.mu]).toEqual(plain([1, 2]));
    expect(changed.get('dora')?.mu).toBe(plain([1, 2, 3])[2]);
    const two = rate([person('anna', 2), left, person('emil', 1, { gone: 90 })]);
    // Nobody is left to be compared with, and nothing is gained.
    expect(two.get('anna')).toBeUndefined();
    expect(two.get('dora')).toEqual(two.get('emil'));
    expect(two.get('dora')?.mu).toBe(plain([1, 2, 2])[1]);
  });

  test('is nothing to somebody who left before it had begun, and to who came when it was half over', () => {
    const early = rate([person('anna', 1), person('bela', 2), person('dora', 3, { gone: 9 })]);
    expect([...early.keys()]).toEqual(['anna', 'bela']);
    const contenders = [person('anna', 1), person('bela', 2)];
    expect(rate([...contenders, person('fay', 3, { since: 24 })]).has('fay')).toBe(true);
    expect(rate([...contenders, person('fay', 3, { since: 25 })]).has('fay')).toBe(false);
    expect([...rate([...contenders, person('fay', 3, { since: 25 })]).values()].map(({ mu }) => mu)).toEqual(
      plain([1, 2]),
    );
  });

  test('says nothing when all came in together', () => {
    expect(rate([person('anna', 1), person('bela', 1)]).size).toBe(0);
  });
});

describe('bots', () => {
  type Row = {
    readonly game: string;
    readonly setting: string;
    readonly seats: number;
    readonly a: string;
    readonly b: string;
    readonly wins: number;
    readonly games: number;
    readonly noWinner: number;
  };
  const { rows } = JSON.parse(
    readFileSync(new URL('../../../../docs/strength/ladder.json', import.meta.url), 'utf8'),
  ) as { readonly rows: readonly Row[] };

  /** How far apart two levels are by what was measured: games of two that somebody won. */
  const measured = (game: string, a: string, b: string): number => {
    const found = rows.filter(
      row =>
        row.game === game && row.seats === 2 && row.a === a && row.b === b && row.setting !== 'cataclysm',
    );
    const wins = found.reduce((sum, row) => sum + row.wins, 0);
    const games = found.reduce((sum, row) => sum + row.games - row.noWinner, 0);
    expect(games).toBeGreaterThan(60);
    return wins / games;
  };

  test.each(['runewars', 'rune-age'])('stand as far apart in %s as was measured', game => {
    for (const [a, b] of [
      ['squire', 'page'],
      ['sergeant', 'squire'],
    ]) {
      const [strong, weak] = [anchorOf(game, a), anchorOf(game, b)];
      expect(strong?.sigma).toBe(1);
      expect(winShare(strong?.mu ?? 0, [weak?.mu ?? 0], 1)).toBeCloseTo(measured(game, a, b), 2);
    }
  });

  test('are as strong whatever their nature', () => {
    expect(anchorOf('runewars', 'knight/bold')).toEqual(anchorOf('runewars', 'knight'));
    expect(anchorOf('runewars', 'nobody/bold')).toBeUndefined();
  });

  test('have no strength where nobody has said one', () => {
    expect(anchorOf('masquerade', 'random')).toBeUndefined();
    expect(anchorOf('constructor', 'name')).toBeUndefined();
    expect(anchorOf('runewars', 'toString')).toBeUndefined();
  });
});

test('who has an account may be rated', () => {
  expect(mayBeRated({ id: 'x', skeleton: 'anna', isBot: false })).toBe(true);
  expect(mayBeRated({ id: 'x', skeleton: null, isBot: false })).toBe(false);
  expect(mayBeRated({ id: 'x', skeleton: 'anna', isBot: true })).toBe(false);
  expect(mayBeRated(undefined)).toBe(false);
});
