import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { randomMatch } from './corpus.ts';
import { everyOption } from './fuzz.ts';

/** The fingerprints of many random games: equal on every machine, in every process and browser. */
export const fingerprints = (game: Game, games: number, seed: number): string[] => {
  const tables = everyOption(game).flatMap(options =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
      options,
      seats: game.seats.min + i,
    })).filter(({ seats }) => refuseSetup(game, seats, options) === undefined),
  );
  return Array.from({ length: games }, (_, n) => {
    const { options, seats } = tables[n % tables.length];
    return randomMatch(game, seats, options, seed + n).hash;
  });
};
