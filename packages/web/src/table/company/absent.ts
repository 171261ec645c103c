import type { TablePlayer } from '@runehold/protocol/parts/people';

/** What a card was about that somebody put away: they are asked again when it is about something else. */
export const caseOf = ({ seat, deputy }: TablePlayer): string => `${seat} ${deputy}`;

const isGone = ({ presence }: TablePlayer): boolean => presence?.state === 'away';

/** Of those who hold the others up the one to show: who is gone before who only dozes, and nobody who was put away. */
export const absentToShow = (
  players: readonly TablePlayer[],
  folded: readonly string[],
): TablePlayer | undefined => {
  const left = players.filter(
    player =>
      (player.may.includes('deputy') || player.may.includes('substitute')) &&
      !folded.includes(caseOf(player)),
  );
  return left.find(isGone) ?? left[0];
};
