import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { type Answer, botAnswer, everybody, playGame, tableOf, variants } from './table.ts';

describe('the Greedy bot of Runewars, game after game', () => {
  it('answers the same whatever the hidden truth', () => {
    const rng = new FastChance(5);
    const other = tableOf({}, 0);
    let looked = 0;
    for (const [seed, options] of variants.entries()) {
      let asks = 0;
      playGame(options, 2 + (seed % 3), everybody, seed, (truth, seat) => {
        // A third of the asks is enough, of all kinds.
        if (asks++ % 3 !== 0) return;
        const told = ({ reply, reason }: Answer): string => JSON.stringify([reply, reason]);
        const answer = told(botAnswer(truth, seat));
        resample(game, other, truth, seat, rng);
        if (told(botAnswer(other, seat)) !== answer)
          throw new Error(`a secret moved seat ${seat} from ${answer}`);
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(500);
  }, 60_000);

  it('ends games among its like by runes, or in year seven', () => {
    const ends = [1, 2, 3, 4].map(seed => {
      const t = playGame({ factions: 'random' }, 2 + (seed % 3), everybody, seed);
      expect(t.over).toBe(true);
      return t.year;
    });
    expect(Math.max(...ends)).toBeLessThanOrEqual(7);
  }, 60_000);

  it('beats chance: one of four, twelve games from every seat', () => {
    let wins = 0;
    for (let n = 0; n < 12; n++) {
      const seat = n % 4;
      const t = playGame({ factions: 'random' }, 4, other => other === seat, n);
      if (t.placeOf(seat) === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  }, 60_000);
});
