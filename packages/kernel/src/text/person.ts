import type { Language } from './catalogue.ts';
import type { Piece } from './template.ts';

/** Where a sentence names a seat plainly, outside of what it says of others alone; and the seats it has two persons for. */
type Seats = { readonly plain: Set<string>; readonly inBoth: Set<string> };

const seatsIn = (
  pieces: readonly Piece[],
  isSeat: (arg: string) => boolean,
  others: readonly string[],
  { plain, inBoth }: Seats,
): void => {
  for (const piece of pieces) {
    if (piece.piece === 'person') {
      inBoth.add(piece.arg);
      seatsIn(piece.cases.you, isSeat, [...others, piece.arg], { plain, inBoth });
      seatsIn(piece.cases.other, isSeat, [...others, piece.arg], { plain, inBoth });
    } else if ('cases' in piece) {
      for (const inner of Object.values(piece.cases)) seatsIn(inner, isSeat, others, { plain, inBoth });
    } else if (piece.piece === 'value' && piece.form === undefined && isSeat(piece.arg)) {
      if (!others.includes(piece.arg)) plain.add(piece.arg);
    }
  }
};

/**
 * What is wrong with how a sentence speaks of seats. Whoever reads it may be one of them and is then spoken to: "you
 * draw", not "You draws". In English the subject stays and its verb has two forms, `{who} {who|draw|draws}`; in Polish
 * the verb says it all, `{who|dobierasz|{who} dobiera}`. Forms such as `{who:name}` have both persons in themselves.
 */
export const personProblems = (
  language: Language,
  pieces: readonly Piece[],
  isSeat: (arg: string) => boolean,
): string[] => {
  const seats: Seats = { plain: new Set(), inBoth: new Set() };
  seatsIn(pieces, isSeat, [], seats);
  const problems = [...seats.inBoth]
    .filter(arg => !isSeat(arg))
    .map(arg => `{${arg}|…|…} is not about a seat`);
  for (const arg of seats.plain) {
    if (language === 'en' && seats.inBoth.has(arg)) continue;
    problems.push(`{${arg}} may be the reader, and is not spoken to`);
  }
  return problems;
};
