import type { GameInPlay } from '@runehold/kernel/match/engine';
import { Match } from '@runehold/kernel/match/match';

/** The match that a host plays with the code at hand: tests look where hosts may not. */
export const matchOf = ({ match }: { readonly match: GameInPlay }): Match => {
  if (!(match instanceof Match)) throw new Error('the game is played by other code');
  return match;
};
