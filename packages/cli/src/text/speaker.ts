import { aiEn, aiPl, aiSpecs } from '@runehold/ai/text';
import type { GamePack } from '@runehold/kernel/pack';
import { wordsOf } from '@runehold/kernel/pack';
import type { Catalogue, Language } from '@runehold/kernel/text/catalogue';
import { kernelEn } from '@runehold/kernel/text/en/kernel';
import { kernelSpecs } from '@runehold/kernel/text/kernel';
import type { Message, MessageSpecs } from '@runehold/kernel/text/message';
import { kernelPl } from '@runehold/kernel/text/pl/kernel';
import type { Words } from '@runehold/kernel/text/render';
import { joinWords, render } from '@runehold/kernel/text/render';
import { cliEn } from './en.ts';
import { cliPl } from './pl.ts';
import type { AnyCliArgs, CliArgs, CliKey } from './specs.ts';
import { cliSpecs } from './specs.ts';

export const languages: readonly Language[] = ['en', 'pl'];

const ownCatalogues: Readonly<Record<Language, Catalogue>> = { en: cliEn, pl: cliPl };
const aiCatalogues: Readonly<Record<Language, Catalogue>> = { en: aiEn, pl: aiPl };
const kernelCatalogues: Readonly<Record<Language, Catalogue>> = { en: kernelEn, pl: kernelPl };

/** Everything that is counted: the pools of a game, and what else it has nouns for. */
const pilesOf = ({ game, ids }: GamePack): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...Object.entries(ids),
    ...game.layout.plan.flatMap(({ shape }) =>
      'pool' in shape ? [[shape.pool.name, shape.pool.cards] as const] : [],
    ),
  ]);

/** "3 knights" for all of it, so that any pile can be said in any language. */
const pileWords = (pack: GamePack, language: Language): Words => {
  const piles = pilesOf(pack);
  const keys = [...piles.keys()].map(pool => [`cli.pile.${pool}`, pool] as const);
  const specs: MessageSpecs = Object.fromEntries(
    keys.map(([key, pool]) => [key, { n: 'number', it: pool }] as const),
  );
  const messages = Object.fromEntries(keys.map(([key]) => [key, '{n, count, it}'] as const));
  return joinWords(language, [
    { catalogue: { language, messages, nouns: {} }, specs, ids: Object.fromEntries(piles) },
  ]);
};

/** All that can be said at a table of a game, or about none in particular. */
const allWords = (language: Language, pack: GamePack | undefined): Words => {
  const own = joinWords(language, [
    { catalogue: kernelCatalogues[language], specs: kernelSpecs, ids: {} },
    { catalogue: aiCatalogues[language], specs: aiSpecs, ids: {} },
    { catalogue: ownCatalogues[language], specs: cliSpecs, ids: {} },
  ]);
  if (pack === undefined) return own;
  const game = wordsOf(pack, language);
  const piles = pileWords(pack, language);
  return {
    language,
    messages: new Map([...piles.messages, ...own.messages, ...game.messages]),
    specs: { ...piles.specs, ...own.specs, ...game.specs },
    nouns: { ...own.nouns, ...game.nouns },
    ids: { ...piles.ids, ...own.ids, ...game.ids },
  };
};

/** A text from outside without what would steer the terminal: files come from anywhere. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '');

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

  /** Says a message of the kernel or of a game. */
  message(message: Message, names: readonly string[] = []): string {
    return render(this.#words, message, names);
  }

  /** Says something of the command's own. */
  say<K extends CliKey>(key: K, ...args: keyof CliArgs<K> extends never ? [] : [CliArgs<K>]): string {
    return this.sayAny(key, (args[0] ?? {}) as AnyCliArgs);
  }

  /** The same, where the key is only known when it is said. */
  sayAny(key: CliKey, args: AnyCliArgs): string {
    const texts: string[] = [];
    const numbers = Object.entries(args).map(
      ([name, value]) =>
        [name, typeof value === 'number' ? value : texts.push(printable(value)) - 1] as const,
    );
    return render(this.#words, { key, args: Object.fromEntries(numbers) }, texts);
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
