import type { Part } from '@runehold/kernel/content/overlay';
import type { ContentReading } from '@runehold/kernel/pack/pack';
import { universe } from './boxes/universe.ts';
import { readPack } from './content/overlay.ts';
import { parts } from './content/parts.ts';
import { withContent } from './game.ts';

/** Rune Age with the numbers of a content pack, or what is wrong with the pack. */
export const readContent = (text: string): ContentReading => {
  const reading = readPack(text);
  if (!reading.ok) return reading;
  const { name, content } = reading;
  return { ok: true, game: { ...withContent(content), corrections: { name, text } } };
};

/** What a pack can name, as it is shipped. */
export const shippedParts = (): readonly Part[] => parts(universe);
