import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { AskView } from '@runehold/kernel/view/describe';
import type { TableState } from './table-store.ts';

type PassedOn = TableState['passedOn'];

const questionOf = (ask: AskView, doing: string): string => `${doing}.${ask.name}`;

/**
 * Whether a question may be passed until something changes: it only hands on one's turn to play if nothing is chosen, or
 * it is put whatever one holds. Such questions come again and again; what else may be declined may be a whole turn.
 */
export const mayPassOn = ({ isWindow, options }: AskView): boolean =>
  options.some(({ code, label }) => code === PASS && (isWindow === true || label.key === passing().key));

/** Remembers, beside those that are already, a question that is to be passed as long as it offers nothing new. */
export const passOn = (passedOn: PassedOn, ask: AskView, doing: string): PassedOn => ({
  ...passedOn,
  [questionOf(ask, doing)]: ask.options.map(({ name }) => name),
});

/** Whether an ask is one that is passed for the player: the same question, with nothing to choose that was not there before. */
export const isPassedOn = (passedOn: PassedOn, ask: AskView, doing: string): boolean => {
  const offered = passedOn[questionOf(ask, doing)];
  return offered !== undefined && mayPassOn(ask) && ask.options.every(({ name }) => offered.includes(name));
};
