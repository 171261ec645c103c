import { wordsOf } from '@runehold/kernel/pack/pack';
import { loose } from '@runehold/testkit/loose';
import { runewarsPack } from '../../src/pack.ts';
import { type CardText, textIn } from '../../src/text/clause.ts';

const words = { en: wordsOf(runewarsPack, 'en'), pl: wordsOf(runewarsPack, 'pl') };

/** A text in English, then in Polish. */
export const both = (text: CardText): string[] => [textIn(words.en, text), loose(textIn(words.pl, text))];

/** A thing of the content by its id. */
export const part = <Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing => {
  const found = things.find(thing => thing.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
