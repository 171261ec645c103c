import type { Message } from '@runehold/kernel/text/message';
import type { HostedGame } from './hosted-game.ts';
import { judgeFile, reasonOf } from './seating.ts';
import type { FileAct } from './trust.ts';
import type { Visitor } from './visitor.ts';

/** Somebody who wants the game as a file. */
export type FileAsker = Pick<Visitor, 'guest' | 'name'>;

/** Why somebody may not have the file; or what is to be written down first: that a running game leaves, once for each. */
export const openBook = (
  game: HostedGame,
  act: FileAct,
  person: FileAsker,
): Message | undefined | ((game: HostedGame) => undefined) => {
  const verdict = judgeFile(game, act, person.guest);
  if ('refused' in verdict) return reasonOf(verdict);
  const isKnown = game.knowers.some(({ guest }) => guest === person.guest);
  if (game.isOver || isKnown) return undefined;
  return changed => {
    changed.disclose(person, 'file');
    return undefined;
  };
};
