import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';
import type { AskView } from '../view/describe.ts';

/**
 * Something that takes several answers, to be had with one touch: a purchase with its payment, a walk over several
 * areas. It is no option and the rules know nothing of it: each of its answers is given like any other, and can be taken
 * back like any other. (decision 61)
 */
export type Errand = {
  /** A name of its own among those of an ask. */
  readonly name: string;
  /** What it is called, in the words of the option that it leads to: so is found the thing that it is about. */
  readonly label: Message;
  /** The answers in turn, by the names of their options. */
  readonly steps: readonly string[];
  /** What it would spend. Where there is something to say, it is shown before it is done. */
  readonly proposal?: Message;
};

/** The open ask of a seat as somebody plans from it. */
export type AskToPlan = Pick<AskView, 'name' | 'seat' | 'options' | 'prompt' | 'about'>;

/** Finds what could be done from an ask in several answers, on a table as its seat knows it. `doing` is its procedure. */
export type ErrandsOf = (seen: TableCore, ask: AskToPlan, doing: string) => readonly Errand[];
