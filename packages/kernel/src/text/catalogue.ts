import type { MessageSpecs } from './message.ts';

export type Language = 'en' | 'pl';

/** A noun with the forms its language needs. */
export type Noun = {
  /** How adjectives and verbs agree with it: in Polish m, f, n, or p for nouns that are only plural. */
  readonly gender: string;
  readonly forms: Readonly<Record<string, string>>;
};

/** The nouns of a table by the id of the thing: `card` → `knight`. */
export type NounTable = Readonly<Record<string, Noun>>;

/** All words of one package in one language. */
export type Catalogue<S extends MessageSpecs = MessageSpecs> = {
  readonly language: Language;
  readonly messages: Readonly<Record<keyof S & string, string>>;
  readonly nouns: Readonly<Record<string, NounTable>>;
};

/** The plural categories a language tells apart, and the forms a noun must have in it. The first form is its plain one. */
export const grammar: Readonly<
  Record<Language, { readonly plurals: readonly string[]; readonly forms: readonly string[] }>
> = {
  en: { plurals: ['one', 'other'], forms: ['one', 'other', 'a'] },
  pl: {
    plurals: ['one', 'few', 'many', 'other'],
    forms: ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'few', 'many'],
  },
};

/** An English noun: its plural and its article are made unless given. */
export const noun = (
  one: string,
  other = `${one}s`,
  a = `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`,
): Noun => ({ gender: 'n', forms: { one, other, a } });

/** A name that has no plural and no article. */
export const properNoun = (name: string): Noun => noun(name, name, name);

/** A Polish noun: singular cases, then "two of them" (`few`) and "five of them" (`many`). */
export const rzeczownik = (
  gender: 'm' | 'f' | 'n' | 'p',
  nom: string,
  gen: string,
  dat: string,
  acc: string,
  ins: string,
  loc: string,
  few: string,
  many: string,
): Noun => ({ gender, forms: { nom, gen, dat, acc, ins, loc, few, many } });
