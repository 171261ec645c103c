import type { Language } from '@runehold/kernel/text/catalogue';
import { render, type Words, wordsIn } from '@runehold/kernel/text/render';
import { noticeWords } from './words.ts';

type Specs = typeof noticeWords.specs;
type Key = keyof Specs & string;
type ArgsOf<K extends Key> = {
  readonly [A in keyof Specs[K]]: Specs[K][A] extends 'text' ? string : number;
};

const words: Readonly<Record<Language, Words>> = {
  en: wordsIn('en', noticeWords),
  pl: wordsIn('pl', noticeWords),
};

/** Says something of a notice in a language. */
export const sayNotice = <K extends Key>(
  language: Language,
  key: K,
  ...args: keyof ArgsOf<K> extends never ? [] : [ArgsOf<K>]
): string => {
  const texts: string[] = [];
  const numbers = Object.entries<string | number>(args[0] ?? {}).map(
    ([name, value]) => [name, typeof value === 'number' ? value : texts.push(value) - 1] as const,
  );
  return render(words[language], { key, args: Object.fromEntries(numbers) }, { texts });
};
