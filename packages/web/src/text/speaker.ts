import { aiWords } from '@runehold/ai/words';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Language } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import type { Message } from '@runehold/kernel/text/message';
import type { Words } from '@runehold/kernel/text/render';
import { render, wordsIn } from '@runehold/kernel/text/render';
import { hostWords } from '@runehold/protocol/words';
import type { PageKey, PageSpecs } from './page-words.ts';
import { pageWords } from './page-words.ts';

type ArgsOf<K extends PageKey> = {
  readonly [A in keyof PageSpecs[K]]: PageSpecs[K][A] extends 'seat' ? string : number;
};

/** A sentence that begins with a thing's name begins with a capital. */
export const begun = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

const ownWords = joinBilingual(kernelWords, hostWords, aiWords, pageWords);

/** Says things in one language, to those who sit at one table. */
export class Speaker {
  readonly language: Language;
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(language: Language, pack?: GamePack, names: readonly string[] = []) {
    this.language = language;
    this.#words = wordsIn(language, pack ? joinBilingual(ownWords, pack.words) : ownWords, pack?.ids);
    this.#names = names;
  }

  /** Says a message of the kernel, of a game or of a host. */
  message(message: Message): string {
    return render(this.#words, message, this.#names);
  }

  /** Says something of the page's own. */
  say<K extends PageKey>(key: K, ...args: keyof ArgsOf<K> extends never ? [] : [ArgsOf<K>]): string {
    const texts: string[] = [];
    const numbers = Object.entries<string | number>(args[0] ?? {}).map(
      ([name, value]) => [name, typeof value === 'number' ? value : texts.push(value) - 1] as const,
    );
    return render(this.#words, { key, args: Object.fromEntries(numbers) }, texts);
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

  /** Who sits on a seat. */
  seat(seat: number): string {
    return this.#names[seat] ?? `#${seat + 1}`;
  }
}
