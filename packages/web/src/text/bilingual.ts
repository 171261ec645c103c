import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { MessageArgs, MessageSpecs } from '@runehold/kernel/text/message';

/** What a person reads, in English and in Polish, with its arguments first where it has any. */
type Entry = readonly [en: string, pl: string] | readonly [args: MessageArgs, en: string, pl: string];

type SpecsOf<W extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof W]: W[K] extends readonly [infer A extends MessageArgs, string, string]
    ? A
    : Readonly<Record<never, never>>;
};

/** The words of one room of the page. */
export type Bilingual<S extends MessageSpecs> = {
  readonly specs: S;
  readonly en: Catalogue<S>;
  readonly pl: Catalogue<S>;
};

/** A text that is put into a sentence as it is: a name, a number already written. The kernel calls such a thing a seat. */
export const text = 'seat';

/** Declares words side by side in both languages, so that neither can be forgotten. */
export const bilingual = <const W extends Readonly<Record<string, Entry>>>(
  words: W,
): Bilingual<SpecsOf<W>> => {
  const entries = Object.entries<Entry>(words);
  const pick = (from: (entry: Entry) => string): Record<string, string> =>
    Object.fromEntries(entries.map(([key, entry]) => [key, from(entry)]));
  return {
    specs: Object.fromEntries(
      entries.map(([key, entry]) => [key, entry.length === 3 ? entry[0] : {}]),
    ) as SpecsOf<W>,
    en: { language: 'en', messages: pick(entry => String(entry.at(-2))), nouns: {} } as Catalogue<SpecsOf<W>>,
    pl: { language: 'pl', messages: pick(entry => String(entry.at(-1))), nouns: {} } as Catalogue<SpecsOf<W>>,
  };
};
