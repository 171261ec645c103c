import type { EventDef } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';
import type { Bilingual, Entry, Hidden, SpecsOf } from '@runehold/kernel/text/bilingual';
import type { Message, Under } from '@runehold/kernel/text/message';
import { parseTemplate, visitPieces } from '@runehold/kernel/text/template';
import { argKindOf, said } from './clause.ts';

type RulesOf<W extends Readonly<Record<string, Entry>>> = Readonly<
  Record<keyof Under<'event', SpecsOf<W>>, string>
>;

/** Words with the events among them, and the statement that each event follows from. */
export type RoomWords = Bilingual & {
  readonly events: Readonly<Record<string, EventDef>>;
  readonly rules: Readonly<Record<string, string>>;
};

/** A clause with what it tells: things by the name of their kind, else numbers, unless it says otherwise. */
export const told = (clause: Entry): Entry => {
  const args: Record<string, string> = {};
  visitPieces(parseTemplate(clause.length === 3 ? clause[1] : clause[0]), piece => {
    if ('arg' in piece) args[piece.arg] = argKindOf(piece.arg);
    if (piece.piece === 'count' && !piece.noun.includes('.')) args[piece.noun] = argKindOf(piece.noun);
  });
  return clause.length === 3
    ? [{ ...args, ...clause[0] }, clause[1], clause[2]]
    : [args, clause[0], clause[1]];
};

/** The words of a room, and clauses of cards among them. An event of its own is not told without its statement. */
export const speech = <const W extends Readonly<Record<string, Entry>>>(
  entries: W & Hidden<W>,
  ...[rules]: keyof RulesOf<W> extends never ? [] : [rules: RulesOf<W>]
) => {
  const room = spoken<W>(
    Object.fromEntries(
      Object.entries<Entry>(entries).map(([key, entry]) => [
        key,
        key.startsWith('clause.') ? told(entry) : entry,
      ]),
    ) as W & Hidden<W>,
  );
  return {
    ...room,
    words: { ...room.words, events: room.events, rules: rules ?? {} },
    /** A clause of a card, about a piece of content. */
    clause: (key: keyof W & string, content: object = {}): Message =>
      said(key, room.words.specs[key], content),
  };
};
