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

type Grammar = {
  readonly plurals: readonly string[];
  /** The forms a noun must have. The first is its plain one. */
  readonly forms: readonly string[];
  /** The forms in which a noun may be counted, with what stands for a plural there instead of its own form. */
  readonly counted: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the reader is called where somebody else would be named, by the form the sentence asks for. */
  readonly you: Readonly<Record<string, string>>;
};

/**
 * What a language tells apart. Of seats: `name` stands alone, as on a label, `short` is the same where there is little
 * room; in English `obj` is anything but the subject and `s` the owner. A Polish name is not inflected, so whatever is not a label says both persons whole.
 */
export const grammar: Readonly<Record<Language, Grammar>> = {
  en: {
    plurals: ['one', 'other'],
    forms: ['one', 'other', 'a'],
    counted: { one: {}, a: {} },
    you: { name: 'You', short: 'you', obj: 'you', s: 'your' },
  },
  pl: {
    plurals: ['one', 'few', 'many', 'other'],
    forms: ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'few', 'many'],
    // „2 monety”, but „brakuje 2 monet”.
    counted: { nom: {}, acc: {}, gen: { few: 'many' } },
    you: { name: 'Ty', short: 'ty' },
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
