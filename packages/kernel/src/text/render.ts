import type { Bilingual } from './bilingual.ts';
import type { Language, Noun } from './catalogue.ts';
import { grammar } from './catalogue.ts';
import type { Message, MessageSpecs } from './message.ts';
import { kindOf } from './message.ts';
import { bound } from './pl/bind.ts';
import type { Piece } from './template.ts';
import { parseTemplate } from './template.ts';

/** The words for everything a table can say, in one language. */
export type Words = {
  readonly language: Language;
  readonly messages: ReadonlyMap<string, readonly Piece[]>;
  readonly specs: MessageSpecs;
  readonly nouns: Readonly<Record<string, Readonly<Record<string, Noun>>>>;
  /** The ids of each noun table in the order the engine numbers them. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
};

/** All words in one language, ready to be said. */
export const wordsIn = (language: Language, words: Bilingual, ids: Words['ids'] = {}): Words => {
  const { messages, nouns } = words[language];
  return {
    language,
    messages: new Map(Object.entries(messages).map(([key, source]) => [key, parseTemplate(source)])),
    specs: words.specs,
    nouns,
    ids,
  };
};

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
};

/** Those whom a sentence may name, and who reads it. */
export type Company = {
  /** What each seat is called. */
  readonly names?: readonly string[];
  /** What each is called in short, and where something is theirs: “Latari’s hand”. */
  readonly short?: readonly string[];
  /** The seat that reads the sentence: it is spoken to, not of. */
  readonly reader?: number | undefined;
  /** Texts that are put in as they are, by their place here. */
  readonly texts?: readonly string[];
};

/** Whether what comes next begins a sentence. */
const begins = (said: string): boolean => /(^|[.!?…]\s+)[“„"(]?$/.test(said);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A number as it is printed, with a true minus. */
const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** One sentence being made. */
class Sentence {
  readonly #words: Words;
  readonly #message: Message;
  readonly #company: Company;
  #said = '';

  constructor(words: Words, message: Message, company: Company) {
    this.#words = words;
    this.#message = message;
    this.#company = company;
  }

  say(pieces: readonly Piece[]): string {
    this.#add(pieces);
    return this.#words.language === 'pl' ? bound(this.#said) : this.#said;
  }

  #add(pieces: readonly Piece[]): void {
    for (const piece of pieces) this.#piece(piece);
  }

  #piece(piece: Piece): void {
    switch (piece.piece) {
      case 'text':
        this.#said += piece.text;
        break;
      case 'number':
        this.#said += written(this.#number(piece.arg));
        break;
      case 'value':
        this.#said += this.#value(piece.arg, piece.form);
        break;
      case 'count':
        this.#said += this.#count(piece.arg, piece.noun, piece.form);
        break;
      case 'person':
        this.#add(this.#isReader(piece.arg) ? piece.cases.you : piece.cases.other);
        break;
      default:
        this.#add(piece.cases[this.#case(piece.piece, piece.arg)] ?? piece.cases['other'] ?? []);
    }
  }

  #number(arg: string): number {
    return this.#message.args[arg] ?? 0;
  }

  #case(by: 'plural' | 'gender' | 'select', arg: string): string {
    if (by === 'plural') return this.#category(arg);
    return by === 'gender' ? this.#nounOf(arg).gender : String(this.#number(arg));
  }

  #isReader(arg: string): boolean {
    return this.#number(arg) === this.#company.reader;
  }

  #category(arg: string): string {
    return plurals[this.#words.language].select(this.#number(arg));
  }

  #value(arg: string, form: string | undefined): string {
    const kind = this.#kind(arg);
    if (kind === 'number') return written(this.#number(arg));
    if (kind === 'text') return this.#company.texts?.[this.#number(arg)] ?? '';
    if (kind === 'seat') return this.#seat(arg, form);
    const { forms } = this.#nounOf(arg);
    return forms[form ?? grammar[this.#words.language].forms[0]] ?? `?${form}`;
  }

  #seat(arg: string, form: string | undefined): string {
    const { names = [], short = names } = this.#company;
    const seat = this.#number(arg);
    if (this.#isReader(arg)) {
      const { you } = grammar[this.#words.language];
      const word = you[form ?? 'obj'] ?? you['name'];
      return begins(this.#said) ? capital(word) : word;
    }
    const name = (form === 's' || form === 'short' ? short : names)[seat] ?? `#${seat + 1}`;
    return form === 's' ? `${name}’s` : name;
  }

  #kind(arg: string): string {
    return kindOf(this.#words.specs[this.#message.key]?.[arg] ?? 'number');
  }

  #nounOf(arg: string): Noun {
    const kind = this.#kind(arg);
    const id = this.#words.ids[kind]?.[this.#number(arg)];
    const found = id === undefined ? undefined : this.#words.nouns[kind]?.[id];
    return found ?? { gender: 'n', forms: { one: `?${arg}`, nom: `?${arg}` } };
  }

  /** "3 coins": the number and the noun in the form it asks for. */
  #count(arg: string, named: string, single: string | undefined): string {
    const [table, id] = named.split('.');
    const noun = id === undefined ? this.#nounOf(table) : this.#words.nouns[table]?.[id];
    const category = this.#category(arg);
    const { forms, counted } = grammar[this.#words.language];
    const plain = single ?? forms[0];
    const form = category === 'one' ? plain : (counted[plain]?.[category] ?? category);
    return `${written(this.#number(arg))} ${noun?.forms[form] ?? `?${named}`}`;
  }
}

/** Says a message. An event of which the listener was told less is said with its `.hidden` words. */
export const render = (words: Words, message: Message, company: Company = {}): string => {
  const wanted = Object.keys(words.specs[message.key] ?? {});
  const hidden = `${message.key}.hidden`;
  const key =
    wanted.every(arg => message.args[arg] !== undefined) || !words.messages.has(hidden)
      ? message.key
      : hidden;
  const pieces = words.messages.get(key);
  if (!pieces) return `?${message.key}`;
  return new Sentence(words, message, company).say(pieces);
};
