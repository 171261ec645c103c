import type { Bilingual } from './bilingual.ts';
import type { Language, Noun } from './catalogue.ts';
import { grammar } from './catalogue.ts';
import type { Message, MessageSpecs } from './message.ts';
import { kindOf } from './message.ts';
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

/** One sentence being made. */
class Sentence {
  readonly #words: Words;
  readonly #message: Message;
  readonly #seatNames: readonly string[];

  constructor(words: Words, message: Message, seatNames: readonly string[]) {
    this.#words = words;
    this.#message = message;
    this.#seatNames = seatNames;
  }

  say(pieces: readonly Piece[]): string {
    return pieces.map(piece => this.#piece(piece)).join('');
  }

  #piece(piece: Piece): string {
    switch (piece.piece) {
      case 'text':
        return piece.text;
      case 'number':
        return String(this.#number(piece.arg));
      case 'value':
        return this.#value(piece.arg, piece.form);
      case 'count':
        return this.#count(piece.arg, piece.noun, piece.form);
      default:
        return this.say(piece.cases[this.#case(piece)] ?? piece.cases['other'] ?? []);
    }
  }

  #number(arg: string): number {
    return this.#message.args[arg] ?? 0;
  }

  #case(piece: Extract<Piece, { cases: unknown }>): string {
    if (piece.piece === 'plural') return this.#category(piece.arg);
    return piece.piece === 'gender' ? this.#nounOf(piece.arg).gender : String(this.#number(piece.arg));
  }

  #category(arg: string): string {
    return plurals[this.#words.language].select(this.#number(arg));
  }

  #value(arg: string, form: string | undefined): string {
    const kind = this.#kind(arg);
    if (kind === 'number') return String(this.#number(arg));
    if (kind === 'seat') return this.#seatNames[this.#number(arg)] ?? `#${this.#number(arg) + 1}`;
    const { forms } = this.#nounOf(arg);
    return forms[form ?? grammar[this.#words.language].forms[0]] ?? `?${form}`;
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
    const plain = single ?? grammar[this.#words.language].forms[0];
    const form = category === 'one' ? plain : category;
    return `${this.#number(arg)} ${noun?.forms[form] ?? `?${named}`}`;
  }
}

/** Says a message. An event of which the listener was told less is said with its `.hidden` words. */
export const render = (words: Words, message: Message, seatNames: readonly string[]): string => {
  const wanted = Object.keys(words.specs[message.key] ?? {});
  const hidden = `${message.key}.hidden`;
  const key =
    wanted.every(arg => message.args[arg] !== undefined) || !words.messages.has(hidden)
      ? message.key
      : hidden;
  const pieces = words.messages.get(key);
  if (!pieces) return `?${message.key}`;
  return new Sentence(words, message, seatNames).say(pieces);
};
