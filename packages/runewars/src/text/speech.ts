import { spoken } from '@runehold/kernel/spoken';
import type { Entry, Hidden } from '@runehold/kernel/text/bilingual';
import type { Message } from '@runehold/kernel/text/message';
import { said } from './clause.ts';

/** The words of a room, and clauses of cards among them. */
export const speech = <const W extends Readonly<Record<string, Entry>>>(entries: W & Hidden<W>) => {
  const room = spoken<W>(entries);
  return {
    ...room,
    /** A clause of a card, about a piece of content. */
    clause: (key: keyof W & string, content: object = {}): Message =>
      said(key, room.words.specs[key], content),
  };
};
