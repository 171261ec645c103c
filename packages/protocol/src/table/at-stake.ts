import type { HostedGame } from './hosted-game.ts';

/**
 * Whether a game may come to count for ratings, as far as its table can tell: people have gathered for it with a clock,
 * each for themselves, and nobody may know the cards. Who has an account, and how it ends, is found out later.
 */
export const isAtStake = ({
  pace,
  seats: { holds, groups },
  knowers,
  setup: { content },
}: Pick<HostedGame, 'pace' | 'seats' | 'knowers' | 'setup'>): boolean =>
  pace !== 'none' &&
  content === undefined &&
  knowers.length === 0 &&
  groups.every(group => group === 0) &&
  new Set(holds.flatMap(({ eyes }) => eyes)).size > 1;
