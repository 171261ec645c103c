import { defineReasons } from './ask/verdict.ts';
import { defineEvents } from './event/event.ts';
import { bilingual, type Entry, type Hidden } from './text/bilingual.ts';
import { sayer, under } from './text/message.ts';

/** Declares the words of a room, and makes of them its events, its reasons, and a voice for the rest. */
export const spoken = <const W extends Readonly<Record<string, Entry>>>(entries: W & Hidden<W>) => {
  const words = bilingual<W>(entries);
  return {
    words,
    events: defineEvents(under('event', words.specs)),
    reasons: defineReasons(under('reason', words.specs)),
    say: sayer(words.specs),
  };
};
