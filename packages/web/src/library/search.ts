import type { Statement } from './statement.ts';

/** A text without case and accents. The stroke of ł is none to Unicode, but those who leave out the others leave out that too. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The words that were typed, without case and accents. */
export const wordsIn = (typed: string): readonly string[] =>
  folded(typed)
    .split(/\s+/)
    .filter(word => word !== '');

/** Whether a text holds every one of some words. */
export const holdsAll = (text: string, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const whole = folded(text);
  return words.every(word => whole.includes(word));
};

/** From how many letters on a word may end otherwise, and how many of its letters are its end. */
const [LONG, END] = [6, 2];

/** A word without its end: whoever types „oblężenie” means „oblężeniu” too. */
const stemOf = (word: string): string => (word.length < LONG ? word : word.slice(0, -END));

/**
 * The statements that hold every word that was typed, in their id, their topic or their text; if there are none, those
 * that hold every word with another ending.
 */
export const foundIn = (statements: readonly Statement[], typed: string): readonly Statement[] => {
  const holding = (words: readonly string[]): readonly Statement[] =>
    statements.filter(({ id, topic, text }) => holdsAll(`${id} ${topic} ${text}`, words));
  const words = wordsIn(typed);
  const exact = holding(words);
  return exact.length > 0 ? exact : holding(words.map(stemOf));
};
