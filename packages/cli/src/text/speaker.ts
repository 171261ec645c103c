import { aiWords } from '@runehold/ai/words';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { type Bilingual, bilingual, type Entry, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Language } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import type { Message } from '@runehold/kernel/text/message';
import type { Company, Words } from '@runehold/kernel/text/render';
import { render, wordsIn } from '@runehold/kernel/text/render';
import type { AnyCliArgs, CliArgs, CliKey } from './words.ts';
import { cliWords } from './words.ts';

export const languages: readonly Language[] = ['en', 'pl'];

const ownWords = joinBilingual(kernelWords, aiWords, cliWords);

/** Everything that is counted: the pools of a game, and what else it has nouns for. */
const pilesOf = ({ game, ids }: GamePack): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...Object.entries(ids),
    ...game.layout.plan.flatMap(({ shape }) =>
      'pool' in shape ? [[shape.pool.name, shape.pool.cards] as const] : [],
    ),
  ]);

/** "3 knights" for all of it, so that any pile can be said in any language. */
const pileWords = (piles: Iterable<string>): Bilingual =>
  bilingual(
    Object.fromEntries(
      [...piles].map((pool): [string, Entry] => [
        `cli.pile.${pool}`,
        [{ n: 'number', it: pool }, '{n, count, it}', '{n, count, it}'],
      ]),
    ),
  );

/** All that can be said at a table of a game, or about none in particular. */
const allWords = (language: Language, pack: GamePack | undefined): Words => {
  if (pack === undefined) return wordsIn(language, ownWords);
  const piles = pilesOf(pack);
  const words = joinBilingual(pileWords(piles.keys()), ownWords, pack.words);
  return wordsIn(language, words, { ...Object.fromEntries(piles), ...pack.ids });
};

/** A text from outside without what would steer the terminal: files come from anywhere. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '');

/** A terminal breaks lines where it likes, and whoever searches what it printed types plain spaces. */
const typed = (said: string): string => said.replaceAll('\u00a0', ' ');

/** Says things in a language that can be changed while a game goes on. */
export class Speaker {
  readonly pack: GamePack | undefined;
  #words: Words;

  constructor(language: Language, pack?: GamePack) {
    this.pack = pack;
    this.#words = allWords(language, pack);
  }

  get language(): Language {
    return this.#words.language;
  }

  /** Speaks the other language from now on. */
  switchLanguage(): void {
    const next = (languages.indexOf(this.language) + 1) % languages.length;
    this.#words = allWords(languages[next], this.pack);
  }

  /** Whether there are words under a key. */
  knows(key: string): boolean {
    return this.#words.messages.has(key);
  }

  /** Says a message of the kernel or of a game, to whoever reads it among those at the table. */
  message(message: Message, company: Company = {}): string {
    return typed(render(this.#words, message, company));
  }

  /** Says something of the command's own; where it is about seats, to those at the table. */
  say<K extends CliKey>(
    key: K,
    ...args: keyof CliArgs<K> extends never ? [] : [CliArgs<K>, Company?]
  ): string {
    const [numbers = {}, company] = args;
    return this.sayAny(key, numbers as AnyCliArgs, company);
  }

  /** The same, where the key is only known when it is said. */
  sayAny(key: CliKey, args: AnyCliArgs, company: Company = {}): string {
    const texts: string[] = [];
    const numbers = Object.entries(args).map(
      ([name, value]) =>
        [name, typeof value === 'number' ? value : texts.push(printable(value)) - 1] as const,
    );
    return typed(render(this.#words, { key, args: Object.fromEntries(numbers) }, { ...company, texts }));
  }

  /** "2 knights", or the plain id where the game has no word for the card. */
  cards(pool: string, card: string, n: number): string {
    const it = this.#words.ids[pool]?.indexOf(card) ?? -1;
    const known = this.#words.nouns[pool]?.[card] !== undefined;
    return it >= 0 && known ? this.message({ key: `cli.pile.${pool}`, args: { n, it } }) : `${n} × ${card}`;
  }

  /** The plain name of a card. */
  card(pool: string, card: string): string {
    const forms = this.#words.nouns[pool]?.[card]?.forms;
    return forms?.['one'] ?? forms?.['nom'] ?? card;
  }
}

/** The language somebody asked for, or that of their system. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    value => value !== undefined && value !== '',
  );
  return locale?.startsWith('pl') === true ? 'pl' : 'en';
};
