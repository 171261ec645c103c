import type { Catalogue, Language, Noun, NounTable } from './catalogue.ts';
import type { MessageArgs, MessageSpecs, SecretArg } from './message.ts';
import { isMarked } from './message.ts';

/** What a person reads, in English and in Polish, with its arguments first where it has any. */
export type Entry = readonly [en: string, pl: string] | readonly [args: MessageArgs, en: string, pl: string];

/** The arguments of each key, as the words themselves declare them. */
export type SpecsOf<W extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof W]: W[K] extends readonly [infer A extends MessageArgs, string, string]
    ? A
    : Readonly<Record<never, never>>;
};

/** An event with secrets has words also for those who are not told them, under `<key>.hidden`. */
export type Hidden<W> = {
  readonly [K in keyof W & string as HasSecret<W[K]> extends true ? `${K}.hidden` : never]: readonly [
    en: string,
    pl: string,
  ];
};
type HasSecret<E> = E extends readonly [infer A, string, string]
  ? [Extract<A[keyof A], SecretArg>] extends [never]
    ? false
    : true
  : false;

/** What is known of an event without its secrets, if it has any. */
const hiddenSpecs = ([key, [args]]: readonly [string, Entry]): [string, MessageArgs][] => {
  if (typeof args === 'string') return [];
  const open = Object.entries(args).filter(([, arg]) => !isMarked(arg, 'secret'));
  return open.length === Object.keys(args).length ? [] : [[`${key}.hidden`, Object.fromEntries(open)]];
};

/** The words of one room, of a card or of a whole game, in both languages. */
export type Bilingual<S extends MessageSpecs = MessageSpecs> = {
  readonly specs: S;
  readonly en: Catalogue<S>;
  readonly pl: Catalogue<S>;
};

/** The nouns of tables, by the id of the thing, in both languages. */
export type Nouns = Readonly<Record<string, Readonly<Record<string, readonly [en: Noun, pl: Noun]>>>>;

/** A text that is put into a sentence as it is: a name, a number already written. */
export const text = 'text';

const oneOf = (nouns: Nouns, language: 0 | 1): Readonly<Record<string, NounTable>> =>
  Object.fromEntries(
    Object.entries(nouns).map(([table, things]) => [
      table,
      Object.fromEntries(Object.entries(things).map(([id, forms]) => [id, forms[language]])),
    ]),
  );

/** Declares words side by side in both languages, so that neither can be forgotten. */
export const bilingual = <const W extends Readonly<Record<string, Entry>>>(
  words: W & Hidden<W>,
  nouns: Nouns = {},
): Bilingual<SpecsOf<W>> => {
  const entries = Object.entries<Entry>(words);
  const catalogue = (language: Language, at: -2 | -1) =>
    ({
      language,
      messages: Object.fromEntries(entries.map(([key, entry]) => [key, entry.at(at)])),
      nouns: oneOf(nouns, at === -2 ? 0 : 1),
    }) as Catalogue<SpecsOf<W>>;
  return {
    specs: Object.fromEntries([
      ...entries.map(([key, entry]) => [key, entry.length === 3 ? entry[0] : {}] as const),
      ...entries.flatMap(hiddenSpecs),
    ]) as SpecsOf<W>,
    en: catalogue('en', -2),
    pl: catalogue('pl', -1),
  };
};

type Joined<Parts extends readonly Bilingual[]> = Parts extends readonly [
  Bilingual<infer First>,
  ...infer Rest extends readonly Bilingual[],
]
  ? First & Joined<Rest>
  : unknown;
type Specs<S> = S extends MessageSpecs ? S : never;

const joinNouns = (tables: readonly Readonly<Record<string, NounTable>>[]): Record<string, NounTable> => {
  const joined: Record<string, NounTable> = {};
  for (const table of tables)
    for (const [name, nouns] of Object.entries(table)) joined[name] = { ...joined[name], ...nouns };
  return joined;
};

const joinMessages = (catalogues: readonly Catalogue[]): Record<string, string> => {
  const joined: Record<string, string> = {};
  for (const { messages } of catalogues)
    for (const [key, source] of Object.entries(messages)) {
      if ((joined[key] ?? source) !== source) throw new Error(`${key} is said in two ways`);
      joined[key] = source;
    }
  return joined;
};

/** Puts the words of several rooms together. No two may say the same key in different ways. */
export const joinBilingual = <const Parts extends readonly Bilingual[]>(
  ...parts: Parts
): Bilingual<Specs<Joined<Parts>>> => {
  const joined = (language: Language) =>
    ({
      language,
      messages: joinMessages(parts.map(part => part[language])),
      nouns: joinNouns(parts.map(part => part[language].nouns)),
    }) as Catalogue<Specs<Joined<Parts>>>;
  return {
    specs: Object.assign({}, ...parts.map(({ specs }) => specs)),
    en: joined('en'),
    pl: joined('pl'),
  };
};
