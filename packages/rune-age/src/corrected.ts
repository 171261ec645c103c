import type { ContentReading } from '@runehold/kernel/pack/pack';
import { readPack } from './content/overlay.ts';
import { withContent } from './game.ts';

/** Rune Age with the numbers of a content pack, or what is wrong with the pack. */
export const readContent = (text: string): ContentReading => {
  const reading = readPack(text);
  if (!reading.ok) return reading;
  const { name, content } = reading;
  return { ok: true, game: { ...withContent(content), corrections: { name, text } } };
};
