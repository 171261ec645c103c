import { skeletonOf } from '../parts/skeleton.ts';
import type { HostedGame } from './hosted-game.ts';

/** What the person of each seat was called when they last sat there, also while a bot plays for them. */
export const namesOfPersons = ({ log, setup }: HostedGame): readonly (string | undefined)[] => {
  const names: (string | undefined)[] = Array.from({ length: setup.seats });
  for (const record of log)
    if (record.kind === 'handed-over' && record.holder.kind === 'person')
      names[record.seat] = record.holder.name;
  return names;
};

/**
 * Whether somebody would be taken for a player under this name. One's own seats do not count, and a bot's name only
 * for somebody who has no seat: whoever sat down before the bot goes on under the name they had.
 */
export const isNameTaken = (game: HostedGame, guest: string, name: string): boolean => {
  const skeleton = skeletonOf(name);
  const persons = namesOfPersons(game);
  const holds = persons.map((_, seat) => game.holdOf(seat));
  const isPlayer = holds.some(({ owner }) => owner === guest);
  return holds.some(({ holder, owner }, seat) => {
    if (owner === guest) return false;
    const borne = [
      ...(owner === undefined ? [] : [persons[seat]]),
      ...(holder.kind === 'bot' && !isPlayer ? [holder.name] : []),
    ];
    return borne.some(other => other !== undefined && skeletonOf(other) === skeleton);
  });
};
