import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Bilingual } from '@runehold/kernel/text/bilingual';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Language } from '@runehold/kernel/text/catalogue';
import type { Message } from '@runehold/kernel/text/message';
import { outline } from '@runehold/kernel/text/outline';
import type { Company, Words } from '@runehold/kernel/text/render';
import { render, wordsIn } from '@runehold/kernel/text/render';
import type { PageKey, PageSpecs } from './page-words.ts';
import { vocabulary } from './vocabulary.ts';

type ArgsOf<K extends PageKey> = {
  readonly [A in keyof PageSpecs[K]]: PageSpecs[K][A] extends 'text' ? string : number;
};

/** A sentence that begins with a thing's name begins with a capital. */
export const begun = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** Those at one table, as one of them or a guest reads of them. */
export type Listeners = {
  /** The names of the players. */
  readonly names: readonly string[];
  /** What a seat is called in what is told of it, its faction first. */
  readonly titled?: readonly string[];
  /** The same where something is theirs: the faction alone. */
  readonly short?: readonly string[];
  /** The seat of whoever reads, who is spoken to. */
  readonly reader?: number | undefined;
};

/** Says things in one language, to those who sit at one table. */
export class Speaker {
  readonly language: Language;
  readonly #pack: GamePack | undefined;
  /** The words of a game and the page, as many as there were when it last spoke. */
  #said: { readonly of: Bilingual; readonly words: Words } | undefined;
  readonly #names: readonly string[];
  readonly #company: Company & { readonly names: readonly string[] };

  constructor(
    language: Language,
    pack?: GamePack,
    { names, titled = names, short = names, reader }: Listeners = { names: [] },
  ) {
    this.language = language;
    this.#pack = pack;
    this.#names = names;
    this.#company = { names: titled, short, reader };
  }

  get #words(): Words {
    const own = vocabulary();
    if (this.#said?.of !== own) {
      const all = this.#pack === undefined ? own : joinBilingual(own, this.#pack.words);
      this.#said = { of: own, words: wordsIn(this.language, all, this.#pack?.ids) };
    }
    return this.#said.words;
  }

  /** Says a message of the kernel, of a game or of a host. */
  message(message: Message): string {
    return render(this.#words, message, this.#company);
  }

  /** Says something of the page's own. */
  say<K extends PageKey>(key: K, ...args: keyof ArgsOf<K> extends never ? [] : [ArgsOf<K>]): string {
    const texts: string[] = [];
    const numbers = Object.entries<string | number>(args[0] ?? {}).map(
      ([name, value]) => [name, typeof value === 'number' ? value : texts.push(value) - 1] as const,
    );
    return render(this.#words, { key, args: Object.fromEntries(numbers) }, { ...this.#company, texts });
  }

  /** So many of something; of one only its name. */
  times(name: string, n: number): string {
    return n === 1 ? name : this.say('table.zone.times', { name, n });
  }

  /** What the words of a game say under a key that needs no arguments. */
  word(key: string): string {
    return this.message({ key, args: {} });
  }

  /** What the words of a game say under a key whatever it is about. */
  outline(key: string): string {
    return outline(this.#words, key);
  }

  /** Whether there are words under a key. */
  knows(key: string): boolean {
    return this.#words.messages.has(key);
  }

  /** The plain name of a thing in one of the game's noun tables. */
  noun(table: string, id: string): string {
    const forms = this.#words.nouns[table]?.[id]?.forms;
    return forms?.['one'] ?? forms?.['nom'] ?? id;
  }

  /** The seat of whoever reads, if it is one of those at the table. */
  get reader(): number | undefined {
    return this.#company.reader;
  }

  /** Who sits on a seat. */
  seat(seat: number): string {
    return this.#names[seat] ?? `#${seat + 1}`;
  }

  /** What a seat is called in what is told of it: its faction first, its player second. */
  who(seat: number): string {
    return this.#company.names[seat] ?? this.seat(seat);
  }
}
