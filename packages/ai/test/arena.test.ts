import type { Agent } from '@runehold/ai/agent';
import { arena, type Contest, seatOfGame } from '@runehold/ai/arena';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import { describe, expect, it } from 'vitest';
import { type Tricks, tricks, tricksGuide } from './fixtures/tricks.ts';

const contest = (more: Partial<Contest>): Contest => ({
  game: tricks,
  seats: 2,
  a: randomAgent(),
  b: randomAgent(),
  mode: 'versus',
  games: 40,
  ...more,
});

/** Answers at random and notes what it saw first in each game: its seat and its hand. */
const watching = (id: string, seen: string[]): Agent => {
  const random = randomAgent();
  return {
    id,
    decide: (view, ask, budget, seed) => {
      const t = view.table as Tricks;
      if (t.hand.at(view.seat).total === 4) {
        const hand = Array.from({ length: 20 }, (_, rank) => t.hand.at(view.seat).count(rank)).join('');
        seen.push(`${view.seat} ${hand}`);
      }
      return random.decide(view, ask, budget, seed);
    },
  };
};

describe('the arena is fair', () => {
  it('gives A every seat of every deal', () => {
    expect([0, 1, 2, 3, 4, 5].map(n => seatOfGame(n, 3))).toEqual([
      { deal: 0, seat: 0 },
      { deal: 0, seat: 1 },
      { deal: 0, seat: 2 },
      { deal: 1, seat: 0 },
      { deal: 1, seat: 1 },
      { deal: 1, seat: 2 },
    ]);
  });

  it('mirrors deals: what A held at a seat, B held there when they changed places', () => {
    const [seenByA, seenByB]: [string[], string[]] = [[], []];
    arena(contest({ games: 12, a: watching('a', seenByA), b: watching('b', seenByB) }));
    expect(seenByA).toHaveLength(12);
    expect(new Set(seenByA).size).toBe(12);
    expect([...seenByA].sort()).toEqual([...seenByB].sort());
  });

  it('rounds the number of games up to whole deals', () => {
    const result = arena(contest({ seats: 3, games: 40 }));
    expect(result.a.games).toBe(42);
    expect(Object.values(result.a.by['seat']).map(({ games }) => games)).toEqual([14, 14, 14]);
  });

  it('stops after a whole deal, once it is told who is stronger', () => {
    const greedy = greedyAgent(tricksGuide, { deals: 2 });
    const { a, told } = arena(contest({ seats: 3, a: greedy, games: 3000, sprt: 0.15 }));
    expect(told).toBe('stronger');
    expect(a.games).toBeLessThan(3000);
    expect(a.games % 3).toBe(0);
    expect(arena(contest({ games: 4, sprt: 0.05 })).told).toBe('open');
    expect(arena(contest({ games: 4 }))).not.toHaveProperty('told');
  });

  it('gives par in a mirror match', () => {
    const greedy = greedyAgent(tricksGuide, { deals: 2 });
    for (const seats of [2, 3]) {
      const { a, par } = arena(contest({ seats, a: greedy, b: greedy, games: 400 }));
      // Shared wins lift a mirror match above par; those without them lie around it.
      expect(par).toBe(1 / seats);
      expect(a.low).toBeLessThan((1 / seats) * (1 + a.shared / a.games));
      expect(a.high).toBeGreaterThan(1 / seats);
    }
  });

  it('plays the same games from the same seed, and others from another', () => {
    const play = (seed: number) => arena(contest({ seed, games: 60 }));
    expect(play(5)).toEqual(play(5));
    expect(play(6).a.by).not.toEqual(play(5).a.by);
  });
});

describe('the arena counts', () => {
  it('that trying answers out beats answering at random', () => {
    const { a } = arena(contest({ a: greedyAgent(tricksGuide), games: 300 }));
    expect(a.agent).toBe('greedy');
    expect(a.low).toBeGreaterThan(arena(contest({ games: 300 })).a.rate);
  });

  it('by what it is told to, tells how far it is, and makes plain data', () => {
    const done: string[] = [];
    const result = arena(
      contest({
        games: 10,
        tags: (t, seat) => ({ points: String((t as Tricks).points.get(seat)) }),
        onGame: (n, of) => done.push(`${n}/${of}`),
      }),
    );
    const byPoints = Object.values(result.a.by['points']);
    expect(byPoints.reduce((sum, { games }) => sum + games, 0)).toBe(10);
    expect(done.at(-1)).toBe('10/10');
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('tables of one bot alone where players win together', () => {
    const result = arena(contest({ mode: 'together', games: 10 }));
    expect(result.a.games).toBe(10);
    expect(result.b?.games).toBe(10);
    expect(JSON.parse(JSON.stringify(result))).not.toHaveProperty('par');
  });

  it('games that take too long as games without a winner', () => {
    const { a } = arena(contest({ games: 4, mostAnswers: 3 }));
    expect(a).toMatchObject({ wins: 0, unfinished: 4, noWinner: 0 });
  });
});
