import { partsOfLevel } from '@runehold/ai/level-names';
import type { Speaker } from './speaker.ts';
import '../table/words.ts';

const wordOr = (speaker: Speaker, key: string, other: string): string =>
  speaker.knows(key) ? speaker.word(key) : other;

/** What the level of a bot is called, with its nature beside it. One that the page has never heard of goes by its id. */
export const levelName = (speaker: Speaker, name: string): string => {
  const { level, nature } = partsOfLevel(name);
  const called = wordOr(speaker, `table.level.${level}`, level);
  return nature === undefined
    ? called
    : speaker.say('table.level-natured', {
        level: called,
        nature: wordOr(speaker, `table.nature.${nature}`, nature),
      });
};

/** That somebody is a bot, and of what level and nature. */
export const botLine = (speaker: Speaker, name: string): string =>
  speaker.say('table.bot', { level: levelName(speaker, name) });
