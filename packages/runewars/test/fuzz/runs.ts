import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { everyOption, type FuzzReport } from '@runehold/testkit/fuzz';
import { planned } from '@runehold/testkit/planned';
import { fuzzTrials } from '@runehold/testkit/trials';
import { guide } from '../../src/bots/greedy.ts';
import { game } from '../../src/game.ts';
import { trials } from '../../src/trials/trials.ts';

/**
 * Fuzzes both editions, single differences, variants, seat counts and worlds, with the greedy bot where there is a plan;
 * where options are named, with these and all others by chance.
 */
export const fuzzRunewars = (games: number, seed: number, named?: ChosenOptions): FuzzReport =>
  fuzzTrials(trials.list, {
    games,
    seed,
    looks: 1,
    longest: 30_000,
    agent: planned(guide),
    ...(named && { options: everyOption(game as Game, 512, named) }),
  });
