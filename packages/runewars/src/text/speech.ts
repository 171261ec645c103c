import { defineReasons } from '@runehold/kernel/ask/verdict';
import { bilingual, type Entry } from '@runehold/kernel/text/bilingual';
import { type Message, sayer, under } from '@runehold/kernel/text/message';
import { said } from './clause.ts';

/** What one rule says, in both languages: its words, how it says them, and the reasons among them. */
export const speech = <const W extends Readonly<Record<string, Entry>>>(
  entries: Parameters<typeof bilingual<W>>[0],
) => {
  const words = bilingual<W>(entries);
  return {
    words,
    say: sayer(words.specs),
    /** A clause of a card, about a piece of content. */
    clause: (key: keyof W & string, content: object = {}): Message => said(key, words.specs[key], content),
    reasons: defineReasons(under('reason', words.specs)),
  };
};
