import type { EventDef } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';
import type { Bilingual, Entry, Hidden, SpecsOf } from '@runehold/kernel/text/bilingual';
import type { Message, Under } from '@runehold/kernel/text/message';
import { said } from './clause.ts';

type RulesOf<W extends Readonly<Record<string, Entry>>> = Readonly<
  Record<keyof Under<'event', SpecsOf<W>>, string>
>;

/** Words with the events among them, and the statement that each event follows from. */
export type RoomWords = Bilingual & {
  readonly events: Readonly<Record<string, EventDef>>;
  readonly rules: Readonly<Record<string, string>>;
};

/** The words of a room, and clauses of cards among them. An event of its own is not told without its statement. */
export const speech = <const W extends Readonly<Record<string, Entry>>>(
  entries: W & Hidden<W>,
  ...[rules]: keyof RulesOf<W> extends never ? [] : [rules: RulesOf<W>]
) => {
  const room = spoken<W>(entries);
  return {
    ...room,
    words: { ...room.words, events: room.events, rules: rules ?? {} },
    /** A clause of a card, about a piece of content. */
    clause: (key: keyof W & string, content: object = {}): Message =>
      said(key, room.words.specs[key], content),
  };
};
