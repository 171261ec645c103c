import type { Message } from '@runehold/kernel/text/message';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { clausesOf, type Printed, type TextKind } from '@runehold/runewars/rules/view/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { DeckLine } from '../../../kit/deck-card.tsx';
import type { Speaker } from '../../../text/speaker.ts';

/** What a card is drawn from: the numbers printed on it, the edition in play, and the words for it. */
export type CardDrawing = {
  readonly sight: Printed & { readonly content: PreparedContent };
  readonly speaker: Speaker;
};

const STOP = 'clause.join.stop';
const DESTINY = 'clause.destiny.';

/** Said already by the number on an Order's pennant, and by the figures and the footer of a unit or a hero. */
const isFigure = ([first]: readonly Message[]): boolean =>
  /^clause\.(?:order\.number|unit\.class|hero\.\w+|trait\.(?:fast|flying))$/.test(first?.key ?? '');

/** A text sentence by sentence. */
const sentencesOf = (clauses: readonly Message[]): (readonly Message[])[] => {
  const all: Message[][] = [[]];
  for (const clause of clauses) {
    all.at(-1)?.push(clause);
    if (clause.key === STOP) all.push([]);
  }
  return all.filter(sentence => sentence.length > 0 && !isFigure(sentence));
};

const markOf = ([first]: readonly Message[]): DeckLine['mark'] =>
  first?.key.startsWith(DESTINY) ? (first.key.slice(DESTINY.length) as DeckLine['mark']) : undefined;

/** What a card says, line by line. */
export const linesOf = ({ sight, speaker }: CardDrawing, kind: TextKind, it: number): DeckLine[] =>
  sentencesOf(clausesOf(sight, kind, it)).map(sentence => {
    const mark = markOf(sentence);
    return {
      text: sentences(sentence.map(clause => speaker.message(clause))),
      ...(mark !== undefined && { mark }),
      quiet: /^clause\.order\.(?:no-)?bonus$/.test(sentence[0].key),
    };
  });
