import { FORGOTTEN, NAMELESS } from '@runehold/protocol/parts/nameless';
import type { Holder } from '@runehold/protocol/parts/people';
import type { Speaker } from './speaker.ts';

/**
 * What a person without a name was recorded as before that was a word of the reader's language.
 * Games of that time are still on the shelves of browsers.
 */
const formerly = new Set(['You', 'Ty']);

/** Whether somebody goes by a name of their own. */
const isOwnName = (name: string): boolean => name !== NAMELESS && !formerly.has(name);

/** What to call whoever holds a seat: by name where there is one, else in the words of the page. */
export const nameOf = (speaker: Speaker, holder: Holder, seat: number, isReader = false): string => {
  if (holder.kind === 'person' && holder.name === FORGOTTEN) return speaker.say('account.someone');
  // Nobody takes a program for a person, wherever it is named.
  if (holder.kind === 'person' && holder.outside)
    return speaker.say('programs.marked', { name: holder.name });
  if (holder.kind !== 'open' && isOwnName(holder.name)) return holder.name;
  return isReader ? speaker.say('settings.name.usual') : speaker.say('table.player', { n: seat + 1 });
};
