import { wordsOf } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import { render } from '@runehold/kernel/text/render';
import { loose } from '@runehold/testkit/loose';
import { runewarsPack } from '../../src/pack.ts';

const names = ['Anna', 'Bert', 'Cyd', 'Dora'];
const words = { en: wordsOf(runewarsPack, 'en'), pl: wordsOf(runewarsPack, 'pl') };
/** A renderer that lacks a word says `?` and the key at once; a question mark of ours ends a sentence. */
const lacking = /\?\S|undefined|[{}]/;

/** A message in English, then in Polish. */
export const told = (key: string, args: Readonly<Record<string, number>> = {}): string[] => [
  render(words.en, { key, args }, { names }),
  loose(render(words.pl, { key, args }, { names })),
];

/** What is wrong with the words for some messages, in either language. */
export const badlySaid = (messages: Iterable<Message>): string[] => {
  const problems: string[] = [];
  for (const { key, args } of messages) {
    if (!Object.hasOwn(words.en.specs, key)) problems.push(`${key}: nobody knows this`);
    for (const sentence of told(key, args)) {
      if (sentence === '' || lacking.test(sentence)) problems.push(`${key}: ${sentence}`);
    }
  }
  return problems;
};

/** The number of a thing in its table of nouns. */
export const the = (kind: string, id: string): number => {
  const at = (runewarsPack.ids[kind] ?? []).indexOf(id);
  if (at < 0) throw new Error(`there is no ${kind} ${id}`);
  return at;
};
