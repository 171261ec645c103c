import { FastChance } from '@runehold/kernel/chance/fast';
import { describe, expect, it } from 'vitest';
import { sprt } from '../src/sprt.ts';

const question = { par: 0.25, more: 0.1 };

/** How a measurement of somebody who truly wins so often ends, looked at after each game, and after how many. */
const measured = (share: number, rng: FastChance): readonly [string, number] => {
  for (let games = 1, wins = 0; ; games++) {
    if (rng.pick(1000) < 1000 * share) wins++;
    const told = sprt(wins, games, question);
    if (told !== 'open') return [told, games];
  }
};

describe('a measurement that stops when it is told', () => {
  it('is open at first, and tells both ways', () => {
    expect(sprt(0, 0, question)).toBe('open');
    expect(sprt(20, 40, question)).toBe('stronger');
    expect(sprt(5, 60, question)).toBe('no stronger');
  });

  it('is wrong in one of twenty at most, and stops sooner than a fixed number of games would', () => {
    const rng = new FastChance(99);
    const runs = Array.from({ length: 1000 }, (_, n) => measured(n % 2 === 0 ? 0.25 : 0.35, rng));
    const wrong = runs.filter(([told], n) => told !== (n % 2 === 0 ? 'no stronger' : 'stronger'));
    expect(wrong.length / runs.length).toBeLessThan(0.06);
    expect(runs.reduce((sum, [, games]) => sum + games, 0) / runs.length).toBeLessThan(200);
  });
});
