import { plainReply } from '@runehold/kernel/ask/answers';
import type { Trials } from '@runehold/kernel/pack/trial';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import type { Closer } from '../src/fuzz.ts';
import { fuzzTrials, gameIn, missedIn, whyBeyond } from '../src/trials.ts';
import { treasury } from './fixtures/treasury.ts';

const sound = treasury();
const faulty = treasury('a rule makes a card');

const trials: Trials = {
  list: [
    { game: sound, share: 0.7 },
    { game: faulty, world: 'faulty', share: 0.3 },
  ],
  beyond: {},
};

describe('the trials of a game', () => {
  it('share out the games, and a failure says in which world it happened', () => {
    const seen: number[] = [];
    const found = fuzzTrials(trials.list, { games: 30, looks: 0, onGame: done => seen.push(done) });
    expect(found.failures.length).toBeGreaterThan(0);
    expect(new Set(found.failures.map(({ world }) => world))).toEqual(new Set(['faulty']));
    expect(seen.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(found.games).toBe(seen.length);
  });

  it('are the same in every run of one seed, and others with another', () => {
    const [trial] = trials.list;
    const digest = (seed: number): string => fuzzTrials([trial, trial], { games: 8, looks: 0, seed }).digest;
    expect(digest(4)).toBe(digest(4));
    expect(digest(4)).not.toBe(digest(5));
  });

  it('let only the first seats plan where they say so', () => {
    const asked = new Set<number>();
    const agent: Closer = (game, t, seat, reply) => {
      asked.add(seat);
      plainReply(offerTo(game, t, seat), reply);
    };
    const planners = (count: number | undefined): number[] => {
      asked.clear();
      const trial = { game: sound, share: 1, planAfter: 0, ...(count !== undefined && { planners: count }) };
      fuzzTrials([trial], { games: 12, looks: 0, agent });
      return [...asked].sort();
    };
    expect(planners(1)).toEqual([0]);
    expect(planners(undefined).length).toBeGreaterThan(1);
  });

  it('leave some answers of those who plan to chance, all of them or none', () => {
    let [planned, answers] = [0, 0];
    const agent: Closer = (game, t, seat, reply) => {
      planned++;
      plainReply(offerTo(game, t, seat), reply);
    };
    const part = (whims: number | undefined): number => {
      planned = 0;
      const trial = { game: sound, share: 1, planAfter: 0, ...(whims !== undefined && { whims }) };
      answers = fuzzTrials([trial], { games: 60, looks: 0, agent }).answers;
      return planned / answers;
    };
    expect(part(undefined)).toBe(1);
    expect(part(1)).toBe(0);
    expect(part(0.25)).toBeGreaterThan(0.65);
    expect(part(0.25)).toBeLessThan(0.85);
  });

  it('leave a world out where its options are not those that are named', () => {
    const list = [trials.list[0], { ...trials.list[1], options: [{ shows: 'yes' }] }];
    const shownIn = (named: Readonly<Record<string, string>>): string[] => {
      const { games, failures } = fuzzTrials(list, { games: 20, looks: 0, options: [named] });
      expect(games).toBe(20);
      return [...new Set(failures.map(({ options }) => JSON.stringify(options)))];
    };
    expect(shownIn({ shows: 'yes' })).toEqual(['{"shows":"yes"}']);
    expect(shownIn({})).toEqual(['{"shows":"yes"}']);
    expect(shownIn({ shows: 'no' })).toEqual([]);
  });

  it('keep to the seats that a trial has in mind, and leave it out where others are named', () => {
    const list = [trials.list[0], { ...trials.list[1], seats: [3] }];
    const seatsOf = (named?: readonly number[]): number[] => {
      const found = fuzzTrials(list, { games: 40, looks: 0, ...(named && { seats: named }) });
      return [...new Set(found.failures.map(({ seats }) => seats))];
    };
    expect(seatsOf()).toEqual([3]);
    expect(seatsOf([2, 3])).toEqual([3]);
    expect(seatsOf([2])).toEqual([]);
  });

  it('find the game of a world by its name', () => {
    expect(gameIn(trials)).toBe(sound);
    expect(gameIn(trials, 'faulty')).toBe(faulty);
    expect(() => gameIn(trials, 'unheard-of')).toThrow('no trial knows a world unheard-of');
  });

  it('miss what has not happened, but for what is said to be out of reach', () => {
    const { coverage } = fuzzTrials(trials.list.slice(0, 1), { games: 1, looks: 0 });
    const missed = missedIn(coverage, {});
    expect(missed).toEqual(expect.arrayContaining(['turn[4]', 'turn[5]']));
    const others = missed.filter(name => !name.startsWith('turn['));
    expect(missedIn(coverage, { turn: 'one game is short' })).toEqual(others);
    expect(missedIn(coverage, { 'turn[4]': 'as above' })).toEqual(missed.filter(name => name !== 'turn[4]'));
  });

  it('miss what only other tables never come to', () => {
    const { coverage } = fuzzTrials(trials.list.slice(0, 1), { games: 1, looks: 0 });
    const beyond = { 'turn[4]': { at: { shows: 'no' }, why: 'nothing is shown there' } };
    expect(missedIn(coverage, beyond)).toContain('turn[4]');
    expect(missedIn(coverage, beyond, { shows: 'yes' })).toContain('turn[4]');
    expect(missedIn(coverage, beyond, { shows: 'no' })).not.toContain('turn[4]');
    expect(whyBeyond('turn[4]', beyond, { shows: 'no' })).toBe('nothing is shown there');
    expect(whyBeyond('turn[5]', beyond, { shows: 'no' })).toBeUndefined();
  });
});
