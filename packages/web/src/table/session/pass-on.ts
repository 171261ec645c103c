import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { AskView } from '@runehold/kernel/view/describe';
import type { TableState } from './table-store.ts';

type PassedOn = TableState['passedOn'];

const questionOf = (ask: AskView, doing: string): string => `${doing}.${ask.name}`;

/** Whether an ask only hands on one's turn to play if nothing is chosen: such asks come again and again. */
export const mayPassOn = (ask: AskView): boolean =>
  ask.options.some(({ code, label }) => code === PASS && label.key === passing().key);

/** Remembers a question that is to be passed as long as it offers nothing new. */
export const passOn = (ask: AskView, doing: string): PassedOn => ({
  question: questionOf(ask, doing),
  options: ask.options.map(({ name }) => name),
});

/** Whether an ask is one that is passed for the player: the same question, with nothing to choose that was not there before. */
export const isPassedOn = (passedOn: PassedOn, ask: AskView, doing: string): boolean =>
  passedOn !== undefined &&
  mayPassOn(ask) &&
  passedOn.question === questionOf(ask, doing) &&
  ask.options.every(({ name }) => passedOn.options.includes(name));
