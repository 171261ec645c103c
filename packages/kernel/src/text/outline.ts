import { bound } from './pl/bind.ts';
import type { Words } from './render.ts';
import type { Piece } from './template.ts';

/** What stands for something that is not named. */
const OPEN = '…';

const outlinedPiece = (words: Words, piece: Piece): string => {
  if (piece.piece === 'text') return piece.text;
  if (piece.piece === 'person') return outlined(words, piece.cases.other);
  if ('cases' in piece) return outlined(words, piece.cases['many'] ?? piece.cases['other'] ?? []);
  if (piece.piece !== 'count') return OPEN;
  const [table, id] = piece.noun.split('.');
  const forms = id === undefined ? undefined : words.nouns[table]?.[id]?.forms;
  const noun = forms?.['many'] ?? forms?.['other'];
  return noun === undefined ? OPEN : `${OPEN} ${noun}`;
};

const outlined = (words: Words, pieces: readonly Piece[]): string =>
  pieces.map(piece => outlinedPiece(words, piece)).join('');

/** What is said under a key whatever it is about: “Which card do you play? Your strength: …” */
export const outline = (words: Words, key: string): string => {
  const pieces = words.messages.get(key);
  if (pieces === undefined) return `?${key}`;
  // An ellipsis is the full stop of its sentence.
  const said = outlined(words, pieces).replaceAll(`${OPEN}.`, OPEN);
  return words.language === 'pl' ? bound(said) : said;
};
