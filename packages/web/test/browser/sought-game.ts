import type { Match } from '@runehold/kernel/match/match';
import type { PositionPlan } from './positions.ts';
import { playedGame } from './positions.ts';

type Sought = Omit<PositionPlan, 'seed' | 'until'> & { readonly until: (match: Match) => boolean };

/** How many games are looked through before it is plain that none comes to it. */
const GAMES = 40;

/** The first of many games of bots that comes to a position, stopped there. Rules and bots may change; it is sought anew. */
export const soughtGame = ({ until, ...plan }: Sought): string => {
  for (let seed = 1; seed <= GAMES; seed++) {
    let isThere = false;
    const game = playedGame({
      ...plan,
      seed,
      until: match => {
        isThere = until(match);
        return isThere;
      },
    });
    if (isThere) return game;
  }
  throw new Error(`none of ${GAMES} games comes to it`);
};

/** Whether seat 0 is asked with this prompt. */
export const isAskedFor =
  (prompt: string) =>
  (match: Match): boolean =>
    match.view(0).asks[0]?.prompt.key === prompt;

/** Whether this answer is offered to seat 0. */
export const isOffered =
  (option: string) =>
  (match: Match): boolean =>
    match.view(0).asks[0]?.options.some(({ name }) => name === option) ?? false;
