import type { Catalogue, Noun, NounTable } from './catalogue.ts';
import type { MessageArgs, MessageSpecs } from './message.ts';

/** What a person reads, in English and in Polish, with its arguments first where it has any. */
export type Entry = readonly [en: string, pl: string] | readonly [args: MessageArgs, en: string, pl: string];

/** The arguments of each key, as the words themselves declare them. */
export type SpecsOf<W extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof W]: W[K] extends readonly [infer A extends MessageArgs, string, string]
    ? A
    : Readonly<Record<never, never>>;
};

/** The words of one room, of a card or of a whole game, in both languages. */
export type Bilingual<S extends MessageSpecs = MessageSpecs> = {
  readonly specs: S;
  readonly en: Catalogue<S>;
  readonly pl: Catalogue<S>;
};

/** The nouns of tables, by the id of the thing, in both languages. */
export type Nouns = Readonly<Record<string, Readonly<Record<string, readonly [en: Noun, pl: Noun]>>>>;

/** A text that is put into a sentence as it is: a name, a number already written. The kernel calls such a thing a seat. */
export const text = 'seat';

const oneOf = (nouns: Nouns, language: 0 | 1): Readonly<Record<string, NounTable>> =>
  Object.fromEntries(
    Object.entries(nouns).map(([table, things]) => [
      table,
      Object.fromEntries(Object.entries(things).map(([id, forms]) => [id, forms[language]])),
    ]),
  );

/** Declares words side by side in both languages, so that neither can be forgotten. */
export const bilingual = <const W extends Readonly<Record<string, Entry>>>(
  words: W,
  nouns: Nouns = {},
): Bilingual<SpecsOf<W>> => {
  const entries = Object.entries<Entry>(words);
  const pick = (from: (entry: Entry) => string): Record<string, string> =>
    Object.fromEntries(entries.map(([key, entry]) => [key, from(entry)]));
  return {
    specs: Object.fromEntries(
      entries.map(([key, entry]) => [key, entry.length === 3 ? entry[0] : {}]),
    ) as SpecsOf<W>,
    en: {
      language: 'en',
      messages: pick(entry => String(entry.at(-2))),
      nouns: oneOf(nouns, 0),
    } as Catalogue<SpecsOf<W>>,
    pl: {
      language: 'pl',
      messages: pick(entry => String(entry.at(-1))),
      nouns: oneOf(nouns, 1),
    } as Catalogue<SpecsOf<W>>,
  };
};

type Joined<Parts extends readonly Bilingual[]> = Parts extends readonly [
  Bilingual<infer First>,
  ...infer Rest extends readonly Bilingual[],
]
  ? First & Joined<Rest>
  : Readonly<Record<never, never>>;

const joinNouns = (tables: readonly Readonly<Record<string, NounTable>>[]): Record<string, NounTable> => {
  const joined: Record<string, NounTable> = {};
  for (const table of tables)
    for (const [name, nouns] of Object.entries(table)) joined[name] = { ...joined[name], ...nouns };
  return joined;
};

/** Puts the words of several rooms together. */
export const joinBilingual = <const Parts extends readonly Bilingual[]>(
  ...parts: Parts
): Bilingual<Joined<Parts>> => {
  const joined = (language: 'en' | 'pl') => ({
    language,
    messages: Object.assign({}, ...parts.map(part => part[language].messages)),
    nouns: joinNouns(parts.map(part => part[language].nouns)),
  });
  return {
    specs: Object.assign({}, ...parts.map(({ specs }) => specs)),
    en: joined('en'),
    pl: joined('pl'),
  };
};
