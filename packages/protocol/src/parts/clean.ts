import { limits } from '../limits.ts';

/** Control characters, marks that turn the direction of writing, and what takes no room: in a name they only deceive. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800]/gu;

/** More than two marks over one letter climb out of their line. */
const heaped = /(\p{M}{2})\p{M}+/gu;

const shorten = (text: string, most: number): string => {
  const letters = [...text];
  let kept = '';
  for (const letter of letters) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept.trim();
};

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(unseen, '')
    .replace(heaped, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A name as others may be shown it, or undefined if nothing readable is left. Markup stays: it is text to everybody. */
export const cleanName = (given: string): string | undefined => {
  const name = shorten(plain(given), limits.name);
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
};

/** A line of chat as others may be shown it, or undefined if nothing is left. */
export const cleanLine = (given: string): string | undefined => {
  const line = shorten(plain(given), limits.chat);
  return line === '' ? undefined : line;
};
